// @ts-check
/** Numbers, places and writing of the picture in TikZ notation. */

import { positionAt } from "../../board/geometry.js";
import { listOf } from "../../drawing/list-of.js";
import { short } from "./tex.js";
import { UNIT } from "./tikz-look.js";

const WIDTH = 108;
/** The shortest stretch of positions that is written as one; shorter ones are listed. */
const SHORTEST_STRETCH = 5;
/** The tolerance for equal directions, in degrees: the places of the picture are rounded. */
const SAME_DIRECTION = 0.01;

/** A length in centimetres. @param {number} units */
export function length(units) {
  return short(units / UNIT);
}

/**
 * An angle in degrees, counter-clockwise from the right, as TikZ counts.
 * @param {number} x @param {number} y of the picture, down
 */
export function degrees(x, y) {
  return (Math.atan2(-y, x) * 180) / Math.PI;
}

/** @typedef {(x: number, y: number) => string} PolarPlace a place in polar coordinates */

/** @type {PolarPlace} */
export function polar(x, y) {
  return `(${short(degrees(x, y))}:${length(Math.hypot(x, y))})`;
}

/**
 * Returns a function that writes a place with the name of the position in its direction, if there is one.
 * @param {number} n @param {string} [table] @returns {PolarPlace}
 */
export function placeWriter(n, table) {
  return (x, y) => {
    const position = positionAt(x, y, n);
    const aside = Math.abs(((degrees(x, y) - 90 + (360 / n) * position + 540) % 360) - 180);
    return aside < SAME_DIRECTION ? seatPlace(position, Math.hypot(x, y), table) : polar(x, y);
  };
}

/**
 * The place of a position at a radius.
 * @param {number | string} position @param {number} radius @param {string} [table] the function that gives the angle
 */
export function seatPlace(position, radius, table = "at") {
  return `({${table}(${position})}:${length(radius)})`;
}

/**
 * A loop, its list broken into lines.
 * @param {string} variables @param {string} list @param {string} body
 * @returns {string[]}
 */
export function loop(variables, list, body) {
  /** @type {string[]} */
  const lines = [];
  for (const item of `\\foreach ${variables} in {${list}}`.split(/(?<=,)/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + item.length > WIDTH) lines.push(lines.length === 0 ? item : `  ${item}`);
    else lines[lines.length - 1] = last + item;
  }
  const last = lines.at(-1) ?? "";
  if (last.length + body.length <= WIDTH) return [...lines.slice(0, -1), `${last} ${body}`];
  return [...lines, `  ${body}`];
}

/**
 * Ascending numbers as a list for \foreach. A stretch is written
 * with its second number, which gives \foreach the step.
 * @param {number[]} numbers
 */
export function foreachList(numbers) {
  return stretches(numbers)
    .map(([from, to]) => {
      if (to - from >= SHORTEST_STRETCH) return `${from},${from + 1},...,${to}`;
      return listOf(to - from + 1, (index) => from + index).join(",");
    })
    .join(",");
}

/** Ascending numbers as a list of stretches: 3, 5/8, … @param {number[]} numbers */
export function listStretches(numbers) {
  return stretches(numbers)
    .map(([from, to]) => (from === to ? `${from}` : `${from}/${to}`))
    .join(",");
}

/** @param {number[]} numbers @returns {[from: number, to: number][]} */
function stretches(numbers) {
  /** @type {[number, number][]} */
  const found = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found;
}

/** A label of numbers and letters: "−5 γ". @param {string} text */
export function toMathMode(text) {
  const signs = text
    .replace("−", "-")
    .replace("±", "\\pm ")
    .replace("ℓ", "\\ell")
    .replace("γ", "\\gamma")
    .replace("∞", "\\infty");
  return `$${signs.replace(/ (?=J|\\gamma)/, "\\;")}$`;
}

/** Words with names of layers and tables: "M²(A) = Z₂₃". @param {string} text */
export function toTeX(text) {
  return text
    .replace(/\b(?:M[⁰¹²³⁴-⁹]*\(A\)|Z[₀-₉]+|A(?= [=·]|$))/g, (name) => {
      const above = name.replace(/[⁰¹²³⁴-⁹]+/, (digits) => `^{${toAscii(digits, "⁰¹²³⁴⁵⁶⁷⁸⁹")}}`);
      return `$${above.replace(/[₀-₉]+/, (digits) => `_{${toAscii(digits, "₀₁₂₃₄₅₆₇₈₉")}}`)}$`;
    })
    .replaceAll("·", "$\\cdot$")
    .replaceAll("≤", "$\\le$");
}

/** @param {string} text @param {string} digits */
function toAscii(text, digits) {
  return [...text].map((digit) => digits.indexOf(digit)).join("");
}

/** @param {string[]} lines */
export function indentLines(lines) {
  return lines.map((line) => (line ? `  ${line}` : ""));
}
