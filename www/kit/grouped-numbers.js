// @ts-check
/** Numbers as a language writes them, 1.009 in German, 1,009 in English and 1 009 or 1’009 in either: read as their digits. */

/** @import { Speaker } from "../text/types" */

/** Groups of three digits between spaces or apostrophes, which mean nothing else in any language. */
const SPACED = /^\d{1,3}([\s'’])\d{3}(?:\1\d{3})*$/;

/**
 * The digits of a number that is written as this language writes it; any other text as it is.
 * @param {Pick<Speaker, "number">} words @param {string} text
 */
export function plainNumber(words, text) {
  const digits = text.replaceAll(/\D/g, "");
  return digits && (words.number(digits) === text.trim() || SPACED.test(text.trim())) ? digits : text;
}

/**
 * Puts the digits into a field for a number once something was typed there.
 * @param {Document | ShadowRoot} root contains the fields @param {Pick<Speaker, "number">} words
 */
export function readGroupedNumbers(root, words) {
  const read = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLInputElement) || target.inputMode !== "numeric") return;
    const plain = plainNumber(words, target.value);
    if (plain === target.value) return;
    target.value = plain;
    target.dispatchEvent(new Event("input", { bubbles: true }));
  };
  // Before the form itself hears of the change.
  root.addEventListener("change", read, true);
}
