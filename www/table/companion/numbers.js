// @ts-check
/** Exponents of the companions as pictures have them: they may have more digits than a Number. */

import * as english from "../../words/en/companion-figures.js";

/** An exponent short enough for the picture. @param {string} text @param {typeof english} [words] */
export function shortExponent(text, words = english) {
  if (/^\d+$/.test(text) && text.length > 6)
    return text.length > 15 ? words.digits(text.length) : words.formatNumber(Number(text));
  return text.length > 12 ? `${text.slice(0, 10)}…` : text;
}
