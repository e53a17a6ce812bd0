// @ts-check
/** At the end: the rounds against par, who gave away what, and a button that goes back to where it began. */

import { h, setRichText, setText } from "../../kit/dom.js";
import { formatNumber } from "../../kit/numbers.js";
import { verdictText } from "../../words/en/verdict.js";

/** @import { Actions, Model, Panel } from "../types" */

/** Whether the game that is shown is over. A page that leaves the layers out shows another one. @param {Model} model */
export const isJudged = ({ state, overlay }) => state.turn === "over" && overlay?.layers !== false;

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
