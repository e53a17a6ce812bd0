// @ts-check
/** What is called the same in every language. **Double stars** in a sentence mark what is set in bold. */

/** @import { Coset } from "../table/types" */

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const LOWERED = "₀₁₂₃₄₅₆₇₈₉";

/** @param {number} value @param {string} digits */
function inDigits(value, digits) {
  return [...String(value)].map((digit) => digits[Number(digit)]).join("");
}

/** The value of small or raised digits. @param {string} text @param {string} digits */
function numberFrom(text, digits) {
  return [...text].reduce((value, digit) => 10 * value + digits.indexOf(digit), 0);
}

/** @param {string} text */
export const raisedNumber = (text) => numberFrom(text, RAISED);

/** @param {string} text */
export const loweredNumber = (text) => numberFrom(text, LOWERED);

/** What somebody typed, as a sentence may show it. @param {string} text */
export function shortened(text) {
  const signs = [...text];
  return signs.length > 40 ? `${signs.slice(0, 40).join("")}…` : text;
}

/** A, M(A), M²(A), … @param {number} index */
export function layerName(index) {
  if (index === 0) return "A";
  return index === 1 ? "M(A)" : `M${inDigits(index, RAISED)}(A)`;
}

/** Z₂₃. @param {number} n */
export function tableName(n) {
  return `Z${inDigits(n, LOWERED)}`;
}

/**
 * What has a number of the language in its name.
 * @param {(value: number) => string} formatNumber
 */
export function namesWith(formatNumber) {
  return {
    /** [2]₃. @param {Coset} coset */
    className: (coset) => `[${formatNumber(coset.gamma)}]${inDigits(coset.q, LOWERED)}`,
    /** The first members of a class: "{2, 5, 8, 11, …}". @param {Coset} coset @param {number} n */
    classMembers: ({ gamma, q }, n) => {
      const size = n / q;
      const first = Array.from({ length: Math.min(size, 4) }, (_, i) => formatNumber(gamma + i * q)).join(", ");
      return size > 4 ? `{${first}, …}` : `{${first}}`;
    },
    /** A position in a sentence that points at the table; see `setRichText`. @param {number} position */
    place: (position) => `⟦${formatNumber(position)}|position:${position}⟧`,
  };
}

/** Takes the marks of bold type, of positions and of terms out. @param {string} text */
export function plainText(text) {
  return withoutLinks(text.replaceAll("**", ""));
}

/** Takes the marks of positions and of terms out: on paper there is nothing to point at. @param {string} text */
export function withoutLinks(text) {
  return text.replaceAll(/⟦([^|]*)\|[^⟧]*⟧/g, "$1");
}
