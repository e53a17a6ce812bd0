// @ts-check
/**
 * The verdict at the end: the rounds against par, the losses of both players, and buttons back to where they were made.
 */

import { h, setRichText } from "../../kit/dom.js";
import { roundsToTry } from "../../text/say/facts.js";
import { verdictText } from "../../text/say/verdict.js";

/** @import { Actions, Model, Panel, Speaker } from "../types" */

/** The most rounds with a button. */
const MOST_BUTTONS = 3;

/**
 * Says whether the game is over and to be judged. A page that leaves the layers out shows another game.
 * @param {Model} model
 */
export const isJudged = ({ state, overlay }) => state.turn === "over" && overlay?.layers !== false;

/** The row, which takes the place of the turn. @param {Speaker} words @param {Actions} actions @returns {Panel} */
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
      // Unchanged buttons are kept, so that one keeps the focus.
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
