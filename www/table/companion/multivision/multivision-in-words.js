// @ts-check
/** Multivision in words. */

import * as say from "../../../text/say/companions/multivision.js";

/** @import { MultivisionReason, PilesPosition, ShownGame } from "../types" */
/** @import { Speaker } from "../../../text/types" */
/** @import { Who } from "../../../text/say/companions/companions.js" */

/**
 * The change of one pile in a move, in the core's notation.
 * @typedef {{pile: number, prime: number, times: number, product: string}} PileChange
 */

/**
 * The changes of a move; null for a notation other than the core's.
 * @param {string} text @returns {PileChange[] | null}
 */
export function changesOf(text) {
  const changes = [];
  for (const one of outermost(text.replaceAll(/\s/g, ""))) {
    const match = /^(\d+)\/(\d+)(?:\^(\d+))?(?:\*(.+))?$/.exec(one);
    if (!match) return null;
    const [, pile, prime, times = "1", product = ""] = match;
    changes.push({ pile: Number(pile), prime: Number(prime), times: Number(times), product });
  }
  return changes;
}

/** Splits at commas outside of parentheses. @param {string} text */
function outermost(text) {
  let depth = 0;
  const parts = [""];
  for (const one of text) {
    if (one === "(") depth++;
    if (one === ")") depth--;
    if (one === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += one;
  }
  return parts;
}

/** A product as written, without the middle of a long one. @param {string} text */
function shortProduct(text) {
  const factors = text.split("*");
  const shown = factors.length > 8 ? [...factors.slice(0, 3), "…", ...factors.slice(-2)] : factors;
  return shown.join(" · ");
}

/** A move's effect, for sentences. @param {string} text @returns {import("../../../text/say/companions/multivision.js").Doing} */
function moveEffect(text) {
  const changes = changesOf(text);
  if (!changes) return text;
  return changes.map(({ pile, prime, times, product }) => ({
    pile,
    by: times === 1 ? `${prime}` : `${prime}^${times}`,
    product: shortProduct(product),
  }));
}

/** @param {Speaker} words @param {string} text @param {Who} who */
export const moveText = (words, text, who) => say.moveText(words, who, moveEffect(text));

/** @param {Speaker} words @param {string} text */
export const adviceText = (words, text) => say.adviceText(words, moveEffect(text));

/** @param {Speaker} words @param {ShownGame} view */
export function positionText(words, view) {
  const { k, piles, leftmost } = /** @type {PilesPosition} */ (view.position);
  return view.over
    ? words.say("pilesOver", { count: piles.length })
    : say.positionText(words, piles.length, k, leftmost === null);
}

/** @param {Speaker} words @param {MultivisionReason} reason @param {ShownGame} view */
export function reasonText(words, reason, view) {
  const { k, primes } = /** @type {PilesPosition} */ (view.position);
  return say.reasonText(words, reason, k, primes[0]);
}

/** log₁₀ of an exponent + 1, Infinity for giants. @param {string} text */
export function magnitude(text) {
  if (!/^\d+$/.test(text)) return Number.POSITIVE_INFINITY;
  return text.length < 300 ? Math.log10(Number(text) + 1) : text.length;
}

/**
 * The size of a pile, for sentences.
 * @param {Speaker} words @param {import("../types").ShownPile} pile @param {number[]} primes
 */
export function sizeText(words, { number, exponents }, primes) {
  if (number !== null) return words.number(number);
  const digits = exponents.reduce(
    (sum, text, column) => sum + Number(/^\d+$/.test(text) ? text : Number.NaN) * Math.log10(primes[column] ?? 1),
    0,
  );
  if (digits < 1e15) return words.plain("aboutPower", { exponent: Math.floor(digits) });
  if (Number.isFinite(digits)) return words.plain("manyDigits", { exponent: Math.floor(Math.log10(digits)) });
  return words.plain("tooLarge");
}
