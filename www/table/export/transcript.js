// @ts-check
/** The rounds played, one object each. */

import { listOf } from "../../drawing/list-of.js";

/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */
/**
 * @typedef {{round: number, from: number, magnitude: number, direction: "+" | "-", to: number,
 *   new: boolean}} PlayedRound
 */

/** The numbers for each round in the core's flat transcript. */
const WIDTH = 5;

/** @param {Handle} game @returns {PlayedRound[]} */
export function transcriptOf(game) {
  const flat = game.transcript();
  return listOf(flat.length / WIDTH, (index) => {
    const [magnitude = 0, turn = 0, from = 0, to = 0, fresh = 0] = flat.subarray(WIDTH * index, WIDTH * (index + 1));
    return { round: index + 1, from, magnitude, direction: turn === 0 ? "+" : "-", to, new: fresh === 1 };
  });
}
