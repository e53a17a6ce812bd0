// @ts-check
/**
 * The sum of logarithms as bricks: one column for each number of unvisited positions, as high as the rounds that layer
 * play may need for the next new position, filled with the rounds the game has needed.
 */

import { h, setText } from "../../kit/dom.js";
import { bricksText } from "../../text/say/lesson.js";

/** @import { Model } from "../types" */

/**
 * The rounds that the game spent on each column it has reached.
 * @param {ArrayLike<number>} firstVisits the rounds of the first visits, in their order @param {number} round
 * @param {number} columns
 */
export function filledColumns(firstVisits, round, columns) {
  const count = Math.min(firstVisits.length, columns);
  return Array.from({ length: count }, (_, place) => (firstVisits[place + 1] ?? round) - Number(firstVisits[place]));
}

/**
 * @param {import("../../text/types").Speaker} words
 * @param {ArrayLike<number>} columns the heights, from the core: for n − 1 unvisited positions, n − 2, …, 2
 */
export function bricksPanel(words, columns) {
  const heights = Array.from(columns);
  const wall = h("div", { class: "bricks", "aria-hidden": "true" });
  const told = h("p", { class: "note" });
  const node = h("figure", { class: "wall" }, wall, told);
  let drawn = "";
  /** @param {Model} model */
  function update({ state, firstVisits }) {
    const filled = filledColumns(firstVisits(), state.round, heights.length);
    setText(told, bricksText(words, heights, filled, state.n));
    const picture = filled.join();
    if (picture === drawn) return;
    drawn = picture;
    wall.replaceChildren(
      ...heights.map((height, place) => column(height, filled[place] ?? 0, place < filled.length - 1)),
    );
  }
  return { node, update };
}

/**
 * A column of bricks from the ground up.
 * @param {number} height @param {number} filled @param {boolean} isOver whether its new position has been reached
 */
function column(height, filled, isOver) {
  const bricks = Array.from({ length: Math.max(height, filled) }, (_, place) =>
    h("span", { class: place < filled ? "brick full" : isOver ? "brick spared" : "brick" }),
  );
  return h("span", { class: "column" }, ...bricks);
}
