// @ts-check
/** Left and right on the screen, where clockwise and counter-clockwise are in the game. */

import { angleOf } from "./geometry.js";

/** @import { Direction } from "../types" */
/** @typedef {"left" | "right"} Side */

/** As good as straight up or down. */
const UPRIGHT = 1e-9;

/**
 * The direction in which a token moves to a side of the screen. On the upper half of the table clockwise is to the right, on the lower
 * half to the left: there the token sets off to that side, and its landing lies farther to that side than the other one, whatever the
 * magnitude. Where it stands exactly beside the middle, both landings are equally far to each side, and clockwise counts as right.
 * @param {Side} side @param {number} token @param {number} n @returns {Direction}
 */
export function directionTo(side, token, n) {
  const isUpper = Math.cos(angleOf(token, n)) > -UPRIGHT;
  return (side === "right") === isUpper ? "+" : "-";
}
