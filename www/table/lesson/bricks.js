// @ts-check
/**
 * The sum of logarithms as bricks: one column for each number of unvisited positions, as high as the rounds that layer
 * play may need for the next new position, filled with the rounds the game has needed.
 */

import { listOf } from "../../drawing/list-of.js";
import { html } from "../../kit/lit.js";
import { bricksText } from "../../text/say/table/lesson.js";

/** @import { Model, Speaker } from "../types" */

/**
 * The rounds that the game spent on each column it has reached.
 * @param {ArrayLike<number>} firstVisits the rounds of the first visits, in their order @param {number} round
 * @param {number} columns
 */
export function filledColumns(firstVisits, round, columns) {
  const count = Math.min(firstVisits.length, columns);
  return listOf(count, (place) => (firstVisits[place + 1] ?? round) - Number(firstVisits[place]));
}

/**
 * @param {Speaker} words
 * @param {number[]} heights of the columns, from the core: for n − 1 unvisited positions, n − 2, …, 2
 * @param {Pick<Model, "state" | "firstVisits">} model
 */
export function wall(words, heights, { state, firstVisits }) {
  const filled = filledColumns(firstVisits(), state.round, heights.length);
  const columns = heights.map((height, place) => column(height, filled[place] ?? 0, place < filled.length - 1));
  return html`
    <figure class="wall">
      <div class="bricks" aria-hidden="true">${columns}</div>
      <p class="note">${bricksText(words, heights, filled, state.n)}</p>
    </figure>
  `;
}

/**
 * A column of bricks from the ground up.
 * @param {number} height @param {number} filled @param {boolean} isOver whether its new position has been reached
 */
function column(height, filled, isOver) {
  const bricks = listOf(
    Math.max(height, filled),
    (place) => html`<span class=${place < filled ? "brick full" : isOver ? "brick spared" : "brick"}></span>`,
  );
  return html`<span class="column">${bricks}</span>`;
}
