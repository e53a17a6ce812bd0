// @ts-check
/** At the end: the rounds against par, who gave away what, and a button that goes back to where it began; and what the picture shows. */

import { h, section, setRichText, setText } from "../../kit/dom.js";
import { formatNumber } from "../../kit/numbers.js";
import { colourOfDepth } from "../picture/rings.js";
import { layerName } from "../words/names.js";
import { trophyText, verdictText } from "../words/verdict.js";

/** @import { Actions, Model, Panel } from "../types" */

/** Whether the game that is shown is over. A page that leaves the layers out shows another one. @param {Model} model */
const isJudged = ({ state, overlay }) => state.turn === "over" && overlay?.layers !== false;

/** Stands where the turn stood. @param {Actions} actions @returns {Panel} */
export function verdictRow(actions) {
  let from = 0;
  const sentence = h("p", { class: "sentence" });
  const again = h("button", { type: "button", onclick: () => actions.goTo(from - 1) });
  const node = h("div", { class: "verdict" }, sentence, again);
  return {
    node,
    update(model) {
      node.hidden = !isJudged(model);
      if (node.hidden) return;
      const { state, facts, visited, verdict } = model;
      const text = verdictText(state, facts, visited, verdict);
      setRichText(sentence, text.sentence);
      again.hidden = text.again === null || model.settings.readonly;
      from = text.again ?? 0;
      const anew = facts.magnus.human || facts.derek.human ? "Try" : "Look at it";
      setText(again, `${anew} from round ${formatNumber(from)}`);
    },
  };
}

/** How the picture of the end is read. @returns {Panel} */
export function trophyPanel() {
  let shown = "";
  const note = h("p", { class: "note" });
  const key = h("p", { class: "note key" });
  const { node } = section("The whole game", note, key);
  node.classList.add("trophy");
  return {
    node,
    update(model) {
      const { state, facts, look, ending, never } = model;
      node.hidden = !isJudged(model) || look.layer !== null;
      if (node.hidden) return;
      setText(note, trophyText(state, facts));
      const left = [...new Set(ending?.departures)].sort((one, other) => one - other);
      const depths = left.filter((depth) => depth !== never);
      const current = depths.join();
      if (current === shown) return;
      shown = current;
      key.replaceChildren("The token left from", ...depths.map((depth) => swatch(depth, facts.deepestColour)));
    },
  };
}

/** @param {number} depth @param {number} deepest the deepest layer with a colour of its own */
function swatch(depth, deepest) {
  return h("span", {}, h("i", { class: `swatch depth-${colourOfDepth(depth, deepest)}` }), layerName(depth));
}
