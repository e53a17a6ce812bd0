// @ts-check
/** At the end: the rounds against par, who gave away what, and buttons that go back to where that was. */

import { h, setRichText } from "../../kit/dom.js";
import { roundsToTry } from "../../text/say/facts.js";
import { verdictText } from "../../text/say/verdict.js";

/** @import { Actions, Model, Panel, Speaker } from "../types" */

/** More rounds than these have no button. */
const MOST_BUTTONS = 3;

/** Whether the game that is shown is over. A page that leaves the layers out shows another one. @param {Model} model */
export const isJudged = ({ state, overlay }) => state.turn === "over" && overlay?.layers !== false;

/** Stands where the turn stood. @param {Speaker} words @param {Actions} actions @returns {Panel} */
export function verdictRow(words, actions) {
  const sentence = h("p", { class: "sentence" });
  const buttons = h("div", { class: "again" });
  const node = h("div", { class: "verdict" }, sentence, buttons);
  let shown = "";
  return {
    node,
    update(model) {
      node.hidden = !isJudged(model);
      if (node.hidden) return;
      const { state, facts, visited, verdict, settings } = model;
      setRichText(sentence, verdictText(words, state, facts, visited, verdict));
      const rounds = settings.readonly ? [] : roundsToTry(facts, verdict).slice(0, MOST_BUTTONS);
      const byPerson = facts.magnus.human || facts.derek.human;
      // So that a button keeps the focus.
      if (shown === `${rounds} ${byPerson}`) return;
      shown = `${rounds} ${byPerson}`;
      buttons.hidden = rounds.length === 0;
      buttons.replaceChildren(
        ...rounds.map((round) =>
          h(
            "button",
            { type: "button", onclick: () => actions.goTo(round - 1) },
            words.plain(byPerson ? "tryFrom" : "lookFrom", { round }),
          ),
        ),
      );
    },
  };
}
