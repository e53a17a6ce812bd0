// @ts-check
/** At the end: the rounds against par, who gave away what, and a button that goes back to where it began. */

import { h, setRichText, setText } from "../../kit/dom.js";

/** @import { Actions, Model, Panel, Language } from "../types" */

/** Whether the game that is shown is over. A page that leaves the layers out shows another one. @param {Model} model */
export const isJudged = ({ state, overlay }) => state.turn === "over" && overlay?.layers !== false;

/** Stands where the turn stood. @param {Language} words @param {Actions} actions @returns {Panel} */
export function verdictRow(words, actions) {
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
      const text = words.verdictText(state, facts, visited, verdict);
      setRichText(sentence, text.sentence);
      again.hidden = text.again === null || model.settings.readonly;
      from = text.again ?? 0;
      setText(again, words.againButton(from, facts.magnus.human || facts.derek.human));
    },
  };
}
