// @ts-check
/** The axes of charts: lines across with their numbers beside them, and marks along the bottom with theirs below. */

import { path, text } from "./primitives.js";

/** @import { Primitive } from "./types" */

/** About half the width of a digit, in parts of its size. */
const HALF_DIGIT = 4 / 13;

/**
 * Lines across a chart with their numbers at the left; that of 0 is the axis.
 * @param {number[]} values
 * @param {(value: number) => number} y
 * @param {object} look
 * @param {number} look.left
 * @param {number} look.right
 * @param {number} look.size of the numbers
 * @param {(value: number) => string} look.number
 * @param {string} [look.role] of the numbers
 * @param {number} [look.gap] from the numbers to the lines
 * @returns {Primitive[]}
 */
export function linesAcross(values, y, { left, right, size, number, role = "tick end", gap = 8 }) {
  return values.flatMap((value) => [
    path(`grid-${value}`, value === 0 ? "axis" : "grid", `M${left} ${y(value)}H${right}`),
    text(`label-${value}`, role, left - gap, y(value), size, number(value)),
  ]);
}

/**
 * Marks along the bottom of a chart with their numbers, none of which is cut off at an edge.
 * @param {number[]} values
 * @param {(value: number) => number} x
 * @param {object} look
 * @param {number} look.bottom
 * @param {number} look.width of the whole chart
 * @param {number} look.below from the bottom line to the middle of the numbers
 * @param {number} look.size of the numbers
 * @param {(value: number) => string} look.number
 * @returns {Primitive[]}
 */
export function marksBelow(values, x, { bottom, width, below, size, number }) {
  return values.flatMap((value) => {
    const name = number(value);
    const half = HALF_DIGIT * size * name.length;
    const at = Math.min(Math.max(x(value), half), width - half);
    return [
      path(`tick-${value}`, "axis", `M${x(value)} ${bottom}v5`),
      text(`at-${value}`, "tick", at, bottom + below, size, name),
    ];
  });
}
