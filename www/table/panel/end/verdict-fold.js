// @ts-check
/** The rest of the verdict, folded: the losses of both players, with buttons back to where they were made. Loaded at the end. */

import { html, nothing, renderMarks } from "../../../kit/lit.js";
import { factsForReader, roundsToTry } from "../../../text/say/table/facts.js";
import "../../../text/say/table/trophy.js";
import { verdictText } from "../../../text/say/table/verdict.js";
import { legendLine } from "./trophy-legend.js";
import { isJudged, isWhole } from "./verdict.js";

/** @import { Actions, Model, Part, Speaker } from "../../types" */

/** The most rounds with a button. */
const MOST_BUTTONS = 3;

/** Builds the fold below the ways on. @param {Speaker} words @param {Actions} actions @returns {Part} */
export const verdictFold = (words, actions) => (/** @type {Model} */ model) => {
  // A page that has ended the game says the verdict itself.
  if (!isJudged(model)) return isWhole(model) ? html`<div class="trophy">${legendLine(words, model)}</div>` : nothing;
  const { state, visited, verdict, settings } = model;
  const facts = factsForReader(model.facts, model.overlay);
  const rounds = settings.readonly ? [] : roundsToTry(facts, verdict).slice(0, MOST_BUTTONS);
  const byPerson = facts.magnus.human || facts.derek.human;
  const button = (/** @type {number} */ round) => {
    const name = words.plain(byPerson ? "tryFrom" : "lookFrom", { round });
    return html`<button type="button" class="plain" @click=${() => actions.lookAgain(round - 1)}>${name}</button>`;
  };
  return html`
    <details class="told">
      <summary>${words.plain("verdictMore")}</summary>
      <p class="sentence">${renderMarks(verdictText(words, state, facts, visited, verdict))}</p>
      <div class="again" ?hidden=${rounds.length === 0}>${rounds.map(button)}</div>
    </details>`;
};
