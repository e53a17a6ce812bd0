// @ts-check
/**
 * The verdict at the end: a headline; and folded, the losses of both players with buttons back to where they were made.
 */

import { html, nothing, renderMarks } from "../../../kit/lit.js";
import { factsForReader, gainOf, roundsToTry } from "../../../text/say/table/facts.js";
import { headlineText, verdictText } from "../../../text/say/table/verdict.js";

/** @import { Actions, Model, Speaker } from "../../types" */

/** The most rounds with a button. */
const MOST_BUTTONS = 3;

/**
 * Says whether the game is over and to be judged. A page that leaves the layers out shows another game.
 * @param {Model} model
 */
export const isJudged = ({ state, overlay }) => state.turn === "over" && overlay?.layers !== false;

/** The headline, which takes the place of the turn. @param {Speaker} words */
export const headlineRow = (words) => (/** @type {Model} */ model) => {
  if (!isJudged(model)) return nothing;
  const { state, visited, verdict } = model;
  const facts = factsForReader(model.facts, model.overlay);
  const well = gainOf(state.fStar, facts, visited) >= 0 ? " well" : "";
  return html`<div class=${`verdict${well}`}><p class="sentence">${renderMarks(model.overlay?.sentence ?? headlineText(words, state, facts, visited, verdict))}</p></div>`;
};

/** Builds the folded verdict below the ways on. @param {Speaker} words @param {Actions} actions */
export const verdictRow = (words, actions) => (/** @type {Model} */ model) => {
  if (!isJudged(model)) return nothing;
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
