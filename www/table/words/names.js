// @ts-check
/** How things are called in every sentence and label of the page. **Double stars** mark what is set in bold. */

import { formatNumber } from "../../kit/numbers.js";

/** @import { Coset } from "../types" */

/** @param {number} value @param {string} digits */
function inDigits(value, digits) {
  return [...String(value)].map((digit) => digits[Number(digit)]).join("");
}

/** A, M(A), M²(A), … @param {number} index */
export function layerName(index) {
  if (index === 0) return "A";
  return index === 1 ? "M(A)" : `M${inDigits(index, "⁰¹²³⁴⁵⁶⁷⁸⁹")}(A)`;
}

/** Z₂₃. @param {number} n */
export function tableName(n) {
  return `Z${inDigits(n, "₀₁₂₃₄₅₆₇₈₉")}`;
}

/** [2]₃. @param {Coset} coset */
export function className(coset) {
  return `[${formatNumber(coset.gamma)}]${inDigits(coset.q, "₀₁₂₃₄₅₆₇₈₉")}`;
}

/** The first members of a class: "{2, 5, 8, 11, …}". @param {Coset} coset @param {number} n */
export function classMembers({ gamma, q }, n) {
  const size = n / q;
  const first = Array.from({ length: Math.min(size, 4) }, (_, i) => formatNumber(gamma + i * q)).join(", ");
  return size > 4 ? `{${first}, …}` : `{${first}}`;
}

/** A direction as a word. @param {import("../types").Direction} direction */
export function directionName(direction) {
  return direction === "+" ? "clockwise" : "counter-clockwise";
}

/** Takes the marks of bold type out. @param {string} text */
export function plainText(text) {
  return text.replaceAll("**", "");
}
