// @ts-check
/** What the page of multivision says. */

import { nameOf } from "./companions.js";
import { formatNumber } from "./numbers.js";

export { formatNumber };

/** @import { MultivisionReason } from "../../pages/companions/types" */
/** @import { Who } from "./companions.js" */

/** What happens to one pile: "by" and "product" as they are written. @typedef {{pile: number, by: string, product: string}} Change */
/** A move in parts, or as it is written if it cannot be taken apart. @typedef {Change[] | string} Doing */

/** "divided pile 1 by 2 and multiplied it by 3". @param {Doing} doing @param {string} divide @param {string} multiply */
function sentence(doing, divide, multiply) {
  if (typeof doing === "string") return `${divide} as in **${doing}**`;
  const parts = doing.map(
    ({ pile, by, product }) => `pile ${pile} by **${by}**${product ? ` and ${multiply} it by **${product}**` : ""}`,
  );
  return parts.map((part) => `${divide} ${part}`).join("; ");
}

/** @param {Who} who @param {Doing} doing */
export const told = (who, doing) => `${nameOf(who)} ${sentence(doing, "divided", "multiplied")}.`;

/** @param {Doing} doing */
export function advice(doing) {
  const text = sentence(doing, "divide", "multiply");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export const task = String(
  "Divide a pile by a prime in it, and multiply it by any powers of larger primes. Who makes the last pile 1 wins.",
);

/** The fields of a new game. */
export const fields = {
  piles: {
    label: String("Piles"),
    note: (/** @type {number} */ most, /** @type {number} */ prime) =>
      `1 to ${most}, as in 12, 18 or 2^3*5^T(7), (2..541)^p; primes up to ${prime}`,
  },
  k: { label: String("K"), note: (/** @type {number} */ most) => `2 to ${most}; 2 is multivision itself` },
};

/** "a square", "a 4th power". @param {number} k */
export function powerName(k) {
  if (k === 2) return "a square";
  if (k === 3) return "a cube";
  const tens = k % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][k % 10] ?? "th");
  const article = k === 11 || k === 18 || String(k).startsWith("8") ? "an" : "a";
  return `${article} ${k}${ending} power`;
}

/** @param {number} piles */
export const over = (piles) =>
  `${piles === 1 ? "The pile is 1" : "All piles are 1"}: no move is left, and who made the last one wins.`;

/** @param {number} piles @param {number} k @param {boolean} isPower */
export function position(piles, k, isPower) {
  const what = piles === 1 ? "One pile; its size M" : `${piles} piles; their product M`;
  return `${what} ${isPower ? "is" : "is not"} **${powerName(k)}**.`;
}

/** @param {MultivisionReason} reason @param {number} k @param {number | undefined} least the smallest prime in play */
export function why(reason, k, least) {
  const power = powerName(k);
  switch (reason.kind) {
    case "toPower": {
      const { prime, residue, mended } = reason;
      const smallest = prime === least && k === 2 ? "" : ", the smallest such prime,";
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

/** @param {number} exponent */
export const aboutPower = (exponent) => `about 10^${formatNumber(exponent)}`;
/** @param {number} exponent */
export const manyDigits = (exponent) => `a number with about 10^${exponent} digits`;
export const tooLarge = String("too large for its digits to be counted");

/** The panel of the delay. */
export const delay = {
  title: String("How long can the loser delay?"),
  moves: String("Moves"),
  find: String("Find such a move"),
};

/** A number in digits. @param {string} digits */
const shown = (digits) => (digits.length > 15 ? aboutPower(digits.length - 1) : formatNumber(Number(digits)));
/** @param {number} k */
const taken = (k) => (k === 2 ? "one exponent" : `at most ${k - 1} exponents`);

/** Of exponents too large to be written in digits. @param {number} k @param {string} together */
export function atLeastVague(k, together) {
  const divided = k === 2 ? "" : `, divided by ${k - 1},`;
  return `A move takes ${taken(k)} away, and all together they are at least ${together}: that${divided} is how many **moves** the game lasts at least, whatever the players do. No calendar reaches so far.`;
}

/** @param {number} k @param {string} together @param {string} moves */
export const atLeast = (k, together, moves) =>
  `A move takes ${taken(k)} away, and all together they are ${shown(together)}: so the game lasts at least **${shown(moves)} ${moves === "1" ? "move" : "moves"}**, whatever the players do.`;

/** @param {number} exponent */
export const years = (exponent) => `At one move a nanosecond that is about 10^${formatNumber(exponent)} years.`;

/** @param {number | undefined} last the largest prime */
export const nearEnd = (last) => `Only ${last} is left, and its exponents can no longer grow: the end is near.`;

/** @param {number} by @param {number | undefined} last the largest prime @param {number} k */
export const unbounded = (by, last, k) =>
  `And no number bounds it (Theorem 1): as long as ${by} is in a pile, dividing by it once may add any number to the exponents of ${last}. The winner can do the same and keep M ${powerName(k)}, at the latest when the loser has taken a smaller prime than ${last} (Corollary). Yet every play ends.`;

/** The form of a move. */
export const form = {
  pile: String("Divide pile"),
  prime: String("by"),
  times: String("times"),
  timesTo: (/** @type {number} */ most) => `times, 1 to ${most}`,
  writing: String("The move in writing"),
  move: String("Move"),
  addTo: (/** @type {number} */ prime) => `add to ${prime}`,
  multiply: String("and multiply it by"),
  asIn: (/** @type {string} */ one, /** @type {string} */ other) => `as in ${one} or ${other}`,
  choose: String("Choose above or on the towers, or write it: pile / prime * added powers."),
};

/** What a move leads to. @param {{pile: number, size: string}[]} changed @param {number} k @param {boolean} isPower */
export function preview(changed, k, isPower) {
  const piles = changed.map(({ pile, size }) => `Pile ${pile} becomes ${size}`).join(", ");
  return `${piles}. M ${isPower ? "is" : "is not"} ${powerName(k)} then.`;
}

/** @param {number} number */
export const pile = (number) => `Pile ${number}`;

/** A pile for those who do not see it. @param {number} number @param {{prime: number | undefined, exponent: string}[]} powers @param {number[]} residues */
export function pileInWords(number, powers, residues) {
  const product = powers.map(({ prime, exponent }) => `${prime} to the ${exponent}`).join(" times ") || "1";
  return `Pile ${number}: ${product}; modulo K ${residues.join(" ")}.`;
}

/** The picture of the product, after its name M. @param {number} k */
export const product = (k) => `, the product: exponents modulo ${k}`;
/** @param {string} residues */
export const productInWords = (residues) => `V M, by primes: ${residues}.`;
export const allZero = String("All are 0: a P-position.");
/** @param {number | undefined} prime */
export const leftmost = (prime) => `The leftmost that is not 0 belongs to ${prime}: a winning move divides by it.`;
/** @param {number} left */
export const afterMove = (left) => (left === 0 ? "→ all 0 after the move" : `→ ${left} not 0 after the move`);

/** What is seen where nothing but the first and the last prime is written. @param {number} k */
export function legend(k) {
  const filled = k === 2 ? "is odd" : `is no multiple of ${k}`;
  return `One bar for each prime, its height the length of the exponent; dark bars stand for exponents too large to be written out. The boxes below are the vectors V of the piles and of M: filled where the exponent ${filled}.`;
}
