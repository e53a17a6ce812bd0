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

/** A position in a sentence that points at the table; see `setRichText`. @param {number} position */
export function place(position) {
  return `⟦${formatNumber(position)}|⟧`;
}

/** A direction as a word. @param {import("../types").Direction} direction */
export function directionName(direction) {
  return direction === "+" ? "clockwise" : "counter-clockwise";
}

/**
 * What a name in a sentence stands for on the table: a position by its number, a layer, a class; null for any other word.
 * @param {string} name @returns {import("../types").Lit | null}
 */
export function pointedAt(name) {
  const value = (/** @type {string} */ text, /** @type {string} */ digits) =>
    Number([...text].map((digit) => digits.indexOf(digit)).join(""));
  if (/^\d{1,3}(,?\d{3})*$/.test(name)) return { positions: [Number(name.replaceAll(",", ""))] };
  if (name === "A") return { layer: 0 };
  const layer = /^M([⁰¹²³⁴⁵⁶⁷⁸⁹]*)\(A\)$/.exec(name)?.[1];
  if (layer !== undefined) return { layer: layer === "" ? 1 : value(layer, "⁰¹²³⁴⁵⁶⁷⁸⁹") };
  const [, gamma, q] = /^\[([\d,]+)\]([₀₁₂₃₄₅₆₇₈₉]+)$/.exec(name) ?? [];
  if (gamma === undefined || q === undefined) return null;
  return { class: { gamma: Number(gamma.replaceAll(",", "")), q: value(q, "₀₁₂₃₄₅₆₇₈₉") } };
}

/** Takes the marks of bold type, of positions and of terms out. @param {string} text */
export function plainText(text) {
  return withoutLinks(text.replaceAll("**", ""));
}

/** Takes the marks of positions and of terms out: on paper there is nothing to point at. @param {string} text */
export function withoutLinks(text) {
  return text.replaceAll(/⟦([^|]*)\|[^⟧]*⟧/g, "$1");
}
