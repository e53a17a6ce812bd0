// @ts-check
/** What the page of the Number Game says. Numbers may have 18 digits, so they are BigInts, or text. */

import { equation as equationOf } from "../number-game.js";
import { nameOf } from "./companions.js";
import { formatNumber } from "./numbers.js";

/** @import { NumberReason } from "../../pages/companions/types" */
/** @import { Who } from "./companions.js" */

/** A subtraction: A or B, how many times the other, and the numbers before and after. @typedef {{fromA: boolean, times: bigint, whole: string, part: string, left: string}} Taken */

/** "A − 3B = 100 − 3 · 15 = 55". @param {Taken} taken */
const equation = (taken) => equationOf(taken, formatNumber);

/** @param {Who} who @param {Taken} taken */
export const told = (who, taken) => `${nameOf(who)} took ${equation(taken)}.`;

/** @param {Taken} taken */
export const advice = (taken) => `${equation(taken)}.`;

export const task = String("Subtract a multiple of one number from the other.");
export const field = { label: String("A, B"), note: String("two numbers from 1 to 10¹⁸") };

/** What the keys of this game do. */
export const keys = { arrows: String("one square fewer or more"), enter: String("cut them off") };

/** @param {"A" | "B"} name @param {string} value */
export const over = (name, value) => `${name} is ${formatNumber(value)}: who made it so has lost.`;

/** @param {string} a @param {string} b */
const pair = (a, b) => `A = **${formatNumber(a)}** and B = **${formatNumber(b)}**`;

/** @param {string} a @param {string} b */
export const equal = (a, b) => `${pair(a, b)}: equal numbers. Every move makes one of them zero or negative.`;
/** @param {string} a @param {string} b @param {boolean} thin */
export const rectangle = (a, b, thin) => `${pair(a, b)}: a ${thin ? "thin" : "fat"} rectangle.`;

/** @param {NumberReason} reason @param {bigint} times how many squares come off */
export function why(reason, times) {
  const all = times === 2n ? "Both squares" : `All ${formatNumber(times)} squares`;
  const squares = times === 1n ? "The one square that fits comes off" : `${all} that fit come off`;
  switch (reason.kind) {
    case "allSquares":
      return `${squares}, and what is left is fat: it can only be cut to a thin rectangle, or the game be lost at once.`;
    case "allButOne":
      return "All squares that fit come off but one. Cutting that one too would leave a thin rectangle; so what is left is fat, and the other player has to cut it.";
    case "forced":
      return "The rectangle is fat: only this cut leaves something, and what it leaves is thin.";
    case "lost":
      return "Both numbers are equal, so every move loses.";
    default:
      return `Drawn at random from ${reason.of === "1" ? "the one cut" : `the ${formatNumber(reason.of)} cuts`} that leave something.`;
  }
}

/** @param {number} winning @param {number} all */
export const count = (winning, all) =>
  `**${formatNumber(winning)}** of ${formatNumber(all)} pairs are winning: ${((100 * winning) / all).toFixed(1)} %.`;

/** The form of a move: "From A take 2 × B, Subtract". */
export const form = {
  from: String("From"),
  take: String("take"),
  subtract: String("Subtract"),
  /** @param {"A" | "B"} name */
  times: (name) => `× ${name}`,
};
/** @param {string} most */
export const placeholder = (most) => `1 to ${formatNumber(most)}`;

/** @param {string} squares how many can be cut off with something left */
export function hint(squares) {
  if (squares === "0") return "Only moves that lose at once are left.";
  const most =
    squares === "1" ? "One leaves something, more would lose." : `Up to ${formatNumber(squares)} leave something.`;
  return `From the larger number: each time is a square cut off the rectangle. ${most}`;
}

/** @param {"A" | "B"} name @param {string} value */
export const loses = (name, value) => `That makes ${name} = ${formatNumber(value)}: whoever does that loses.`;

/** @param {string} a @param {string} b @param {"equal" | "thin" | "fat"} shape */
export function leaves(a, b, shape) {
  const what = {
    equal: "equal numbers: the other player has lost",
    thin: "thin: the other player can win",
    fat: "fat: the other player loses against perfect play",
  };
  return `Leaves ${formatNumber(a)} and ${formatNumber(b)}, ${what[shape]}.`;
}

/** The map of all pairs. */
export const map = {
  upTo: String("Numbers up to"),
  draw: String("Draw"),
  losing: String("losing"),
  winning: String("winning"),
  /** For those who do not see it. @param {number} size */
  label: (size) =>
    `Map of the pairs A, B from 1 to ${size}. Between the two golden lines A = φB and B = φA the pairs are losing, outside they are winning. Arrow keys read single pairs.`,
  /** @param {number} a @param {number} b @param {boolean} loses */
  read: (a, b, loses) => {
    const shape = a === b ? "equal numbers" : loses ? "fat" : "thin";
    return `A = ${a}, B = ${b}: ${loses ? "losing" : "winning"} for who has to move (${shape}).`;
  },
};

export const noRectangle = String("No rectangle is left.");

/** The picture for those who do not see it. @param {string} a @param {string} b @param {string} squares @param {"equal" | "thin" | "fat"} shape */
export function picture(a, b, squares, shape) {
  const what = {
    equal: "a square",
    thin: "thin, longer than the golden rectangle",
    fat: "fat, shorter than the golden rectangle",
  };
  return `Rectangle ${formatNumber(a)} by ${formatNumber(b)}: ${what[shape]}. Squares that can be cut off with something left: ${formatNumber(squares)}.`;
}

/** The rounds of Euclid's algorithm, as a table. */
export const rounds = {
  title: String("Round by round"),
  heads: [String("Round"), String("Pair"), String("Quotient"), String("A/B")],
  label: String("Rounds, a table"),
  note: String(
    "The quotients are those of Euclid’s algorithm; the first that is not 1 decides. In other words: does A/B reach the next quotient of Fibonacci numbers?",
  ),
  /** @param {number} count */
  all: (count) => (count === 1 ? "The round" : `All ${count} rounds`),
  yes: String("Yes"),
  no: String("No"),
};

/** There is a choice at once. @param {string} large @param {string} small */
export const choiceNow = (large, small) =>
  `${formatNumber(large)} is at least twice ${formatNumber(small)}, so there is a choice, and who has it **wins**.`;

/** @param {number} forced moves before @param {boolean} mover whether who has to move now wins @param {{large: string, small: string} | null} pair then; null if a number would be 0 */
export function choiceLater(forced, mover, pair) {
  const who = mover ? "who has to move now" : "the other player";
  const after = forced === 1 ? "After one forced move" : `After ${forced} forced moves`;
  const end = pair
    ? `the pair is ${formatNumber(pair.large)}, ${formatNumber(pair.small)}: the larger number is at least twice the smaller one, so ${who} has a choice and **wins**`
    : `one number would be 0, so ${who} **wins**`;
  return `${after} ${end}.`;
}

/** @param {string[]} shown the quotients, perhaps without the middle @param {boolean} single */
export const fraction = (shown, single) =>
  `The continued fraction of the ratio begins with ${shown.join(", ")}, ${single ? "which" : "the first quotient that"} is not 1.`;
