// @ts-check
/** Left and right on the screen, for directions that are clockwise and counter-clockwise in the game. */

import { angleOf } from "./geometry.js";

/** @import { Direction } from "../core/types" */
/** @typedef {"left" | "right"} Side */

/** The tolerance for straight up or down. */
const UPRIGHT = 1e-9;

/**
 * The direction in which a token moves to a side of the screen. On the upper half of the table
 * clockwise is to the right, on the lower half to the left: the token sets off to that side, and
 * lands farther to that side than with the other answer, whatever the magnitude. Exactly beside
 * the middle both landings are equally far to each side; there clockwise counts as right.
 * @param {Side} side @param {number} token @param {number} n @returns {Direction}
 */
export function directionTo(side, token, n) {
  const isUpper = Math.cos(angleOf(token, n)) > -UPRIGHT;
  return (side === "right") === isUpper ? "+" : "-";
}
