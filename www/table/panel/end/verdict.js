// @ts-check
/** The verdict at the end in a headline. */

import { html, nothing, renderMarks } from "../../../kit/lit.js";
import { factsForReader, gainOf } from "../../../text/say/table/facts.js";
import { headlineText } from "../../../text/say/table/verdict.js";

/** @import { Model, Speaker } from "../../types" */

/**
 * Says whether the game is over and to be judged. A page that leaves the layers out shows another game.
 * @param {Model} model
 */
export const isJudged = ({ state, overlay }) => state.turn === "over" && overlay?.layers !== false;

/** Says whether the whole game is shown, also where the page has ended it. @param {Model} model */
export const isWhole = (model) => isJudged(model) || model.overlay?.ended === true;

/** The headline, which takes the place of the turn. @param {Speaker} words */
export const headlineRow = (words) => (/** @type {Model} */ model) => {
  if (!isJudged(model)) return nothing;
  const { state, visited, verdict } = model;
  const facts = factsForReader(model.facts, model.overlay);
  const well = !facts.begunPosition && gainOf(state.fStar, facts, visited) >= 0 ? " well" : "";
  return html`<div class=${`verdict${well}`}><p class="sentence">${renderMarks(model.overlay?.sentence ?? headlineText(words, state, facts, visited, verdict))}</p></div>`;
};
