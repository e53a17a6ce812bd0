// @ts-check
/** What the page of the circle of dominoes says. */

import { nameOf } from "./companions.js";
import { counted, formatNumber } from "./numbers.js";

/** @import { DominoReason } from "../../pages/companions/types" */
/** @import { Who } from "./companions.js" */

/** The two spaces of a domino. @param {number} first @param {number} next */
const both = (first, next) => `**${formatNumber(first)}** and **${formatNumber(next)}**`;

/** @param {Who} who @param {number} first @param {number} next */
export const told = (who, first, next) => `${nameOf(who)} put a domino on ${both(first, next)}.`;

/** @param {number} first @param {number} next */
export const advice = (first, next) => `Put a domino on ${both(first, next)}.`;

export const task = String("Put a domino on two adjacent free spaces.");
export const field = { label: String("Spaces N"), note: (/** @type {number} */ most) => `1 to ${most}` };

/** What the keys of this game do. */
export const keys = { arrows: String("go from move to move"), enter: String("put the domino there") };

/** @param {number} n */
export const emptyCircle = (n) => `The circle of ${counted(n, "space")} is empty.`;
export const over = String("No two adjacent spaces are free: who should move now has lost.");

/** The segments that a domino fits into, and what their values give together. @param {number[]} values @param {number} xor */
export function leftToPlay(values, xor) {
  if (values.length <= 1) return `One segment can still be played in; its value is **${xor}**.`;
  const sum = values.length > 12 ? "⊕" : values.join(" ⊕ ");
  return `${values.length} segments can still be played in; their values give ${sum} = **${xor}**.`;
}

/** @param {DominoReason} reason */
export function why(reason) {
  switch (reason.kind) {
    case "opening": {
      const who = reason.value === 0 ? "whoever moves on it loses" : "whoever moves on it can win";
      return `On an empty circle all moves are alike: a path of ${counted(reason.rest, "space")} remains, of the value ${reason.value}, and ${who}.`;
    }
    case "toZero":
      return `That makes ${reason.left} and ${reason.right} of the segment of ${reason.length}, and all values together give 0 instead of ${reason.xor}. Every answer makes them something else, and then a move can make them 0 again.`;
    case "fewestReplies":
      return `All values together give 0, so every move loses against perfect play. After this one ${reason.winning} of ${reason.of} answers ${reason.winning === 1 ? "wins" : "win"}, and there is no move with fewer.`;
    default:
      return `Drawn at random from ${counted(reason.of, "move")}.`;
  }
}

/** The circle for those who do not see it. @param {number} n @param {number[]} dominoes @param {{first: number, length: number, value: number}[]} segments @param {number} xor */
export function circle(n, dominoes, segments, xor) {
  if (dominoes.length === 0) return `Circle of ${n} spaces. It is empty.`;
  const free = segments.map(({ first, length, value }) => `${length} from ${first}, value ${value}`).join("; ");
  return `Circle of ${n} spaces. Dominoes begin on ${dominoes.join(", ")}. Free segments: ${free || "none"}. All values together give ${xor}.`;
}

/** In the middle of an empty circle, line by line. */
export const inEmptyCircle = [String("no domino yet:"), String("the first one"), String("makes a row")];
/** In the middle, under what the values give. @param {boolean} wins @returns {string} */
export const whoMoves = (wins) => (wins ? "who moves wins" : "who moves loses");

export const spaces = String("Spaces");
export const place = String("Place");
/** @param {number} n */
export const placeholder = (n) => `1 to ${n}`;
/** @param {number | null} next the second space of the domino, if it is known */
export const andNext = (next) => (next === null ? "and the next" : `and ${next}`);
export const choose = String("Type the first of the two spaces, or choose it on the circle.");
export const lastMove = String("After that no move is left: you win.");

/** @param {{length: number, value: number}[]} segments @param {number} xor */
export function leaves(segments, xor) {
  const lengths = segments.map(({ length, value }) => `${length} (value ${value})`).join(", ");
  return `Leaves ${lengths}: ⊕ = ${xor}.`;
}

/** The table of the segments. */
export const segments = {
  title: String("Segments"),
  heads: [String("Spaces"), String("Length"), String("Value F"), String("In binary")],
  label: String("Segments, a table"),
  note: String("⊕ adds binary digits without carry. Who leaves 0 wins."),
  allInCircle: String("all, a circle"),
  ofAll: String("⊕ of all"),
  afterMove: String("⊕ after the move"),
};

/** The plot of the values for those who do not see it. @param {number} last @param {number} preperiod @param {number} period */
export const plot = (last, preperiod, period) =>
  `Plot of F(m) for m from 0 to ${last}. From m = ${preperiod} on it repeats every ${period}. The table has the numbers.`;
/** @param {number} from @param {number} to */
export const periodName = (from, to) => `${from} to ${to}: period`;
/** @param {number} to */
export const beforePeriod = (to) => `0 to ${to}: before it`;
export const valuesTable = String("Values of F, a table");

export const oneSpace = String("With one space no domino can be put: the **first player loses**.");

/**
 * Who wins on N spaces.
 * @param {{n: number, path: number, reduced: number | null, grundy: number, residue: number, period: number, wins: boolean}} answer
 */
export function answer({ n, path, reduced, grundy, residue, period, wins }) {
  const same = reduced === null ? "" : ` = F(${reduced})`;
  const who = wins ? "**first player wins**" : "**first player loses**";
  const spaces = formatNumber(path);
  return `N = ${formatNumber(n)}: the ${who}. Every first move leaves a path of ${spaces} spaces, and F(${spaces})${same} = ${grundy}. N ≡ ${residue} (mod ${period}).`;
}
