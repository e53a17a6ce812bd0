// @ts-check
/** Multivision in words. */

import { formatNumber } from "../../../words/en/numbers.js";

/** @import { MultivisionReason, PilesPosition, ShownGame } from "../types" */

/**
 * What happens to one pile in a move as it is written.
 * @typedef {{pile: number, prime: number, times: number, product: string}} Change
 */

/** The changes of a move; null if it is written in another way than the core does. @param {string} text @returns {Change[] | null} */
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

/** Parts between commas that stand in no parentheses. @param {string} text */
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

/** A product as it is written, without the middle of a long one. @param {string} text */
function shortProduct(text) {
  const factors = text.split("*");
  const shown = factors.length > 8 ? [...factors.slice(0, 3), "…", ...factors.slice(-2)] : factors;
  return shown.join(" · ");
}

/** What a move does: "divided pile 1 by 2 and multiplied it by 3". @param {string} text @param {[string, string]} verbs */
function doing(text, [divide, multiply]) {
  const changes = changesOf(text);
  if (!changes) return `${divide} as in **${text}**`;
  const parts = changes.map(({ pile, prime, times, product }) => {
    const by = times === 1 ? `${prime}` : `${prime}^${times}`;
    return `${divide} pile ${pile} by **${by}**${product ? ` and ${multiply} it by **${shortProduct(product)}**` : ""}`;
  });
  return parts.join("; ");
}

/** @param {string} text @param {string} who */
export function told(text, who) {
  return `${who} ${doing(text, ["divided", "multiplied"])}.`;
}

/** @param {string} text */
export function advice(text) {
  const sentence = doing(text, ["divide", "multiply"]);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** "a square", "a 4th power". @param {number} k */
export function powerName(k) {
  if (k === 2) return "a square";
  if (k === 3) return "a cube";
  const tens = k % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][k % 10] ?? "th");
  const article = k === 11 || k === 18 || String(k).startsWith("8") ? "an" : "a";
  return `${article} ${k}${ending} power`;
}

/** @param {ShownGame} view */
export function position(view) {
  const { k, piles, leftmost } = /** @type {PilesPosition} */ (view.position);
  if (view.over)
    return `${piles.length === 1 ? "The pile is 1" : "All piles are 1"}: no move is left, and who made the last one wins.`;
  const is = leftmost === null ? "is" : "is not";
  const what = piles.length === 1 ? "One pile; its size M" : `${piles.length} piles; their product M`;
  return `${what} ${is} **${powerName(k)}**.`;
}

/** @param {MultivisionReason} reason @param {ShownGame} view */
export function why(reason, view) {
  const { k, primes } = /** @type {PilesPosition} */ (view.position);
  const power = powerName(k);
  switch (reason.kind) {
    case "toPower": {
      const { prime, residue, mended } = reason;
      const smallest = prime === primes[0] && k === 2 ? "" : ", the smallest such prime,";
      const first =
        k === 2
          ? `In M the exponent of ${prime}${smallest} was odd; one less makes it even.`
          : `In M the exponent of ${prime}${smallest} left ${residue} modulo ${k}; ${residue} less leaves 0.`;
      const lacking = k === 2 ? "whose exponent was odd" : `whose exponent was no multiple of ${k}`;
      const rest =
        mended === 0
          ? ""
          : ` ${mended === 1 ? `One larger prime ${lacking} gets` : `Each of ${mended} larger primes ${lacking} gets`} what is lacking.`;
      return `${first}${rest} That makes M ${power}, and no move leads from ${power} to another.`;
    }
    case "stubborn":
      return `M is ${power} already, so every move loses against perfect play. This one divides by the smallest prime that there is and spoils ${reason.spoilt === 1 ? "its column" : `its column and all larger ones, ${formatNumber(reason.spoilt)} in all`}, which the answer has to mend in one move.`;
    default:
      return "Pile, prime and added powers were drawn at random.";
  }
}

/** log₁₀ of an exponent + 1, Infinity for giants. @param {string} text */
export function magnitude(text) {
  if (!/^\d+$/.test(text)) return Number.POSITIVE_INFINITY;
  return text.length < 300 ? Math.log10(Number(text) + 1) : text.length;
}

/** How large a pile is. @param {import("../types").ShownPile} pile @param {number[]} primes */
export function sizeText({ number, exponents }, primes) {
  if (number !== null) return number.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  const digits = exponents.reduce(
    (sum, text, column) => sum + Number(/^\d+$/.test(text) ? text : Number.NaN) * Math.log10(primes[column] ?? 1),
    0,
  );
  if (digits < 1e15) return `about 10^${formatNumber(Math.floor(digits))}`;
  if (Number.isFinite(digits)) return `a number with about 10^${Math.floor(Math.log10(digits))} digits`;
  return "too large for its digits to be counted";
}
