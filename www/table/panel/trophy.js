// @ts-check
/** The legend of the picture at the end of a game. */

import { MOST_SEATS } from "../../board/geometry.js";
import { colourOfDepth } from "../../board/rings.js";
import { h, section, setText } from "../../kit/dom.js";
import { layerName } from "../../text/names.js";
import { trophyText } from "../../text/say/trophy.js";
import { isJudged } from "./verdict.js";

/** @import { Panel, Speaker } from "../types" */

/** The panel that explains the picture of the end. @param {Speaker} words @returns {Panel} */
export function trophyPanel(words) {
  let shown = "";
  const note = h("p", { class: "note" });
  const key = h("p", { class: "note key" });
  const { node } = section(words.plain("headingWhole"), note, key);
  node.classList.add("trophy");
  return {
    node,
    update(model) {
      const { state, facts, look, ending, never } = model;
      node.hidden = !isJudged(model) || look.layer !== null;
      if (node.hidden) return;
      setText(note, trophyText(words, state.n <= MOST_SEATS, facts));
      const left = [...new Set(ending?.departures)].sort((one, other) => one - other);
      const depths = left.filter((depth) => depth !== never);
      const current = depths.join();
      if (current === shown) return;
      shown = current;
      key.replaceChildren(words.plain("leftFrom"), ...depths.map((depth) => swatch(depth, facts.deepestColour)));
    },
  };
}

/** @param {number} depth @param {number} deepest the deepest layer with a colour of its own */
function swatch(depth, deepest) {
  return h("span", {}, h("i", { class: `swatch depth-${colourOfDepth(depth, deepest)}` }), layerName(depth));
}
