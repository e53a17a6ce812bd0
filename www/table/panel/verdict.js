// @ts-check
/** At the end: the rounds against par, who gave away what, and a button that goes back to where it began. */

import { h, section, setRichText, setText } from "../../kit/dom.js";
import { formatNumber } from "../../kit/numbers.js";
import { verdictText } from "../words/verdict.js";

/** @import { Actions, Panel } from "../types" */

/** @param {Actions} actions @returns {Panel} */
export function verdictPanel(actions) {
  let from = 0;
  const sentence = h("p", { class: "sentence" });
  const again = h("button", { type: "button", onclick: () => actions.goTo(from - 1) });
  const { node } = section("Verdict", sentence, again);
  node.classList.add("verdict");
  return {
    node,
    update({ state, facts, visited, verdict, overlay }) {
      // A page that leaves the layers out shows another game than the one that is judged here.
      node.hidden = state.turn !== "over" || overlay?.layers === false;
      if (node.hidden) return;
      const text = verdictText(state, facts, visited, verdict);
      setRichText(sentence, text.sentence);
      again.hidden = text.again === null;
      from = text.again ?? 0;
      setText(
        again,
        `${facts.magnus.human || facts.derek.human ? "Try" : "Look at it"} from round ${formatNumber(from)}`,
      );
    },
  };
}
