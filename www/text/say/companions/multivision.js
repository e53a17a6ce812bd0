// @ts-check
/** Sentences of the page of multivision. */

import multivision from "../../en/companions/multivision.js";
import { english } from "../../english.js";
import { nameOf } from "./companions.js";

/** @import { MultivisionReason } from "../../../core/companion/core-types" */
/** @import { Speaker } from "../../types" */
/** @import { Who } from "./companions.js" */

/**
 * The change of one pile: "by" and "product" as they are written.
 * @typedef {{pile: number, by: string, product: string}} WrittenPileChange
 */
/** A move in parts, or as it is written if it cannot be split. @typedef {WrittenPileChange[] | string} Doing */

english.learn(multivision);

/** A sentence about a move. @param {Speaker} words @param {Who} who @param {Doing} doing */
export function moveText(words, who, doing) {
  const name = who === "you" ? "" : nameOf(words, who);
  if (typeof doing === "string") {
    return name ? words.say("pilesToldAs", { who: name, move: doing }) : words.say("pilesToldAsYou", { move: doing });
  }
  const parts = doing.map((change) => words.say(change.product ? "pilesDividedTimes" : "pilesDivided", change));
  const changes = parts.join("; ");
  return name ? words.say("pilesTold", { who: name, changes }) : words.say("pilesToldYou", { changes });
}

/** Advice to make a move. @param {Speaker} words @param {Doing} doing */
export function adviceText(words, doing) {
  if (typeof doing === "string") return words.say("pilesAdviceAs", { move: doing });
  const parts = doing.map((change, index) => {
    const { product } = change;
    if (index === 0) return words.say(product ? "pilesDivideTimes" : "pilesDivide", change);
    return words.say(product ? "pilesThenDivideTimes" : "pilesThenDivide", change);
  });
  return words.say("pilesAdvice", { changes: parts.join("; ") });
}

/** The ordinal of a power, such as "4th". @param {Speaker} words @param {number} k */
function ordinal(words, k) {
  const last = Math.floor((k % 100) / 10) === 1 ? 0 : k % 10;
  const key = /** @type {const} */ (["ordinalOther", "ordinalOne", "ordinalTwo", "ordinalFew"])[last] ?? "ordinalOther";
  return words.plain(key, { k: String(k) });
}

/** The kind of a Kth power, as part of a key. @param {number} k */
function kindOf(k) {
  if (k === 2) return "Square";
  if (k === 3) return "Cube";
  return k === 11 || k === 18 || String(k).startsWith("8") ? "PowerAn" : "Power";
}

/** "a square", "a 4th power". @param {Speaker} words @param {number} k */
export const powerName = (words, k) => words.plain(`is${kindOf(k)}`, { nth: ordinal(words, k) });

/** "not a square", with the power in bold. @param {Speaker} words @param {number} k */
const noPower = (words, k) => words.say(`no${kindOf(k)}`, { nth: ordinal(words, k) });

/**
 * @param {Speaker} words
 * @param {number} piles
 * @param {number} k
 * @param {boolean} isPower whether their product is one
 */
export const positionText = (words, piles, k, isPower) =>
  isPower
    ? words.say("pilesPosition", { count: piles, power: powerName(words, k) })
    : words.say("pilesPositionNot", { count: piles, no: noPower(words, k) });

/**
 * @param {Speaker} words
 * @param {MultivisionReason} reason
 * @param {number} k
 * @param {number | undefined} least the smallest prime in play
 */
export function reasonText(words, reason, k, least) {
  const power = powerName(words, k);
  switch (reason.kind) {
    case "toPower": {
      const from = words.plain(`from${kindOf(k)}`, { nth: ordinal(words, k) });
      const makes = words.say("pilesMakes", { power, from });
      return [divisionText(words, reason, k, least), mended(words, reason.mended, k), makes].filter(Boolean).join(" ");
    }
    case "stubborn":
      return words.say("pilesStubborn", { power, count: reason.spoilt });
    case "random":
      return words.say("pilesAtRandom");
  }
  /** @satisfies {never} */ (reason);
}

/**
 * @param {Speaker} words
 * @param {{prime: number, residue: number}} reason
 * @param {number} k
 * @param {number | undefined} least
 */
function divisionText(words, { prime, residue }, k, least) {
  if (k !== 2) return words.say("pilesResidue", { prime, residue, k: String(k) });
  return words.say(prime === least ? "pilesOddLeast" : "pilesOdd", { prime });
}

/** @param {Speaker} words @param {number} count of larger primes @param {number} k */
function mended(words, count, k) {
  if (count === 0) return "";
  return k === 2 ? words.say("pilesMendOdd", { count }) : words.say("pilesMend", { count, k: String(k) });
}

/** A number given in digits. @param {Speaker} words @param {string} digits */
const digitsText = (words, digits) =>
  digits.length > 15 ? words.plain("aboutPower", { exponent: digits.length - 1 }) : words.number(Number(digits));

/**
 * A sentence about exponents too large for digits.
 * @param {Speaker} words
 * @param {number} k
 * @param {string} together
 */
export const atLeastVague = (words, k, together) =>
  k === 2 ? words.say("delayVagueSquare", { together }) : words.say("delayVague", { together, less: String(k - 1) });

/** @param {Speaker} words @param {number} k @param {string} together @param {string} moves */
export function atLeastText(words, k, together, moves) {
  const values = { together: digitsText(words, together), moves: digitsText(words, moves), count: Number(moves) };
  return k === 2 ? words.say("delayLeastSquare", values) : words.say("delayLeast", { ...values, less: String(k - 1) });
}

/**
 * A sentence about a game without an upper bound.
 * @param {Speaker} words
 * @param {number} by a prime that can be taken
 * @param {number | undefined} last the largest prime
 * @param {number} k
 */
export const unbounded = (words, by, last, k) =>
  words.say("delayUnbounded", { by, last: last ?? "", power: powerName(words, k) });

/**
 * The result of a move.
 * @param {Speaker} words
 * @param {{pile: number, size: string}[]} changed
 * @param {number} k
 * @param {boolean} isPower
 */
export function preview(words, changed, k, isPower) {
  const piles = changed.map((change) => words.plain("pilesBecomes", change)).join(", ");
  return words.plain("pilesPreview", { piles, power: isPower ? powerName(words, k) : noPower(words, k) });
}

/**
 * A pile, for screen readers.
 * @param {Speaker} words
 * @param {number} pile the pile's number
 * @param {{prime: number | undefined, exponent: string}[]} powers
 * @param {number[]} residues
 */
export function pileInWords(words, pile, powers, residues) {
  const factors = powers.map(({ prime = "", exponent }) => words.plain("towersPower", { prime, exponent }));
  const product =
    factors.length > 0 ? factors.reduce((first, second) => words.plain("towersTimes", { first, second })) : "1";
  return words.plain("towersPileInWords", { pile, product, residues: residues.join(" ") });
}

/** The entries of M that are not 0 after a move. @param {Speaker} words @param {number} left */
export const afterMove = (words, left) =>
  left === 0 ? words.plain("towersAllZeroAfter") : words.plain("towersNotZeroAfter", { left });

/** The legend where only the first and the last prime are written. @param {Speaker} words @param {number} k */
export const legendText = (words, k) =>
  k === 2 ? words.plain("towersLegendOdd") : words.plain("towersLegend", { k: String(k) });
