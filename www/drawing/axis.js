// @ts-check
/** Axes: round numbers for labels, and maps from values to coordinates. */

import { listOf } from "./list-of.js";

/**
 * A step of 1, 2 or 5 times a power of ten, at least 1, that divides `span` into about `parts`.
 * @param {number} span
 * @param {number} parts
 */
export function niceStep(span, parts) {
  const rough = Math.max(span / Math.max(parts, 1), 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

/**
 * The multiples of `step` from `low` to `high`.
 * @param {number} low
 * @param {number} high
 * @param {number} step
 */
export function multiples(low, high, step) {
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return listOf(count, (index) => (first + index) * step);
}

/**
 * The linear map that takes `low` to `from` and `high` to `to`; low < high.
 * @param {number} low
 * @param {number} high
 * @param {number} from
 * @param {number} to
 * @returns {(value: number) => number} rounded to tenths of a pixel
 */
export function linear(low, high, from, to) {
  return (value) => Math.round((from + ((value - low) / (high - low)) * (to - from)) * 10) / 10;
}
