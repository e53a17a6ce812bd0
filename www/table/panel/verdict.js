// @ts-check
/** At the end: the rounds against par, who gave away what, and a button that goes back to where it began. */

import { h, section, setRichText, setText } from "../../kit/dom.js";
import { formatNumber } from "../../kit/numbers.js";
import { layerName } from "../words/names.js";
import { trophyText, verdictText } from "../words/verdict.js";

/** @import { Actions, Panel } from "../types" */

/** @param {Actions} actions @returns {Panel} */
export function verdictPanel(actions) {
  let from = 0;
  let shown = "";
  const sentence = h("p", { class: "sentence" });
  const again = h("button", { type: "button", onclick: () => actions.goTo(from - 1) });
  const note = h("p", { class: "note" });
  const key = h("p", { class: "note key" });
  const { node } = section("Verdict", sentence, again, note, key);
  node.classList.add("verdict");
  return {
    node,
    update({ state, facts, visited, verdict, overlay, look, ending }) {
      // A page that leaves the layers out shows another game than the one that is judged here.
      node.hidden = state.turn !== "over" || overlay?.layers === false;
      if (node.hidden) return;
      const text = verdictText(state, facts, visited, verdict);
      setRichText(sentence, text.sentence);
      again.hidden = text.again === null;
      from = text.again ?? 0;
      const anew = facts.magnus.human || facts.derek.human ? "Try" : "Look at it";
      setText(again, `${anew} from round ${formatNumber(from)}`);
      key.hidden = look.layer !== null;
      setText(note, key.hidden ? "" : trophyText(state, facts));
      const left = [...new Set(ending?.departures)].sort((one, other) => one - other);
      const depths = left.filter((depth) => depth <= facts.deepestColour);
      const current = depths.join();
      if (current === shown) return;
      shown = current;
      key.replaceChildren("The token left from", ...depths.map(swatch));
    },
  };
}

/** @param {number} depth */
function swatch(depth) {
  return h("span", {}, h("i", { class: `swatch depth-${depth}` }), layerName(depth));
}
