// @ts-check
/** Numbers in the companions' pictures, which may have more digits than a Number. */

import figures from "../../en/companions/companion-figures.js";
import { english } from "../../english.js";

/** @import { Speaker } from "../../types" */

english.learn(figures);

/** An exponent short enough for the picture. @param {Speaker} words @param {string} text */
export function shortExponent(words, text) {
  if (/^\d+$/.test(text) && text.length > 6)
    return text.length > 15 ? words.plain("digits", { count: text.length }) : words.number(Number(text));
  return text.length > 12 ? `${text.slice(0, 10)}…` : text;
}

/** The number of squares that can be cut off. @param {Speaker} words @param {string} count in digits */
export const squaresFit = (words, count) => words.plain("squaresFit", { squares: words.number(count) });
