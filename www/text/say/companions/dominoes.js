// @ts-check
/** Sentences of the page of the circle of dominoes. */

import dominoes from "../../en/companions/dominoes.js";
import { english } from "../../english.js";
import { nameOf } from "./companions.js";

/** @import { DominoReason } from "../../../core/companion/core-types" */
/** @import { Speaker } from "../../types" */
/** @import { Who } from "./companions.js" */

english.learn(dominoes);

/** The most values added up in a sentence. */
const MOST_VALUES = 12;

/**
 * A sentence about a move.
 * @param {Speaker} words
 * @param {Who} who
 * @param {number} first of the two spaces
 * @param {number} next
 */
export const moveText = (words, who, first, next) =>
  who === "you"
    ? words.say("dominoToldYou", { first, next })
    : words.say("dominoTold", { who: nameOf(words, who), first, next });

/**
 * The segments with room for a domino, and the Nim sum of their values.
 * @param {Speaker} words
 * @param {number[]} values
 * @param {number} xor
 */
export function leftToPlay(words, values, xor) {
  if (values.length <= 1) return words.say("dominoOneSegment", { xor });
  const sum = values.length > MOST_VALUES ? "⊕" : values.join(" ⊕ ");
  return words.say("dominoSegments", { many: values.length, sum, xor });
}

/** @param {Speaker} words @param {DominoReason} reason */
export function reasonText(words, reason) {
  switch (reason.kind) {
    case "opening": {
      const { rest, value } = reason;
      return words.say(value === 0 ? "dominoOpeningLoses" : "dominoOpeningWins", { count: rest, value });
    }
    case "toZero":
      return words.say("dominoToZero", reason);
    case "fewestReplies":
      return words.say("dominoFewestReplies", { count: reason.winning, of: reason.of });
    case "random":
      return words.say("dominoAtRandom", { count: reason.of });
  }
  /** @satisfies {never} */ (reason);
}

/**
 * The circle, for screen readers.
 * @param {Speaker} words
 * @param {number} n
 * @param {number[]} begins the first spaces of the dominoes
 * @param {{first: number, length: number, value: number}[]} segments
 * @param {number} xor
 */
export function circle(words, n, begins, segments, xor) {
  if (begins.length === 0) return words.plain("dominoEmptyCircle", { count: n });
  const free = segments.map(({ first, length, value }) => words.plain("dominoFree", { first, length, value }));
  const values = { count: n, dominoes: begins.join(", "), free: free.join("; ") || words.plain("dominoNoneFree"), xor };
  return words.plain("dominoCircle", values);
}

/** The lines in the middle of an empty circle. @param {Speaker} words */
export const emptyCircleLines = (words) => [
  words.plain("dominoMiddle1"),
  words.plain("dominoMiddle2"),
  words.plain("dominoMiddle3"),
];

/** @param {Speaker} words @param {{length: number, value: number}[]} segments @param {number} xor */
export function leaves(words, segments, xor) {
  const lengths = segments.map(({ length, value }) => words.plain("dominoLength", { length, value }));
  return words.plain("dominoLeaves", { segments: lengths.join(", "), xor });
}

/**
 * The winner on N spaces.
 * @param {Speaker} words
 * @param {{n: number, path: number, reduced: number | null, grundy: number, residue: number, period: number,
 *   wins: boolean}} answer
 */
export function winnerText(words, { n, path, reduced, grundy, residue, period, wins }) {
  const same = reduced === null ? "" : ` = F(${words.number(reduced)})`;
  const values = `F(${words.number(path)})${same} = ${words.number(grundy)}`;
  return words.say(wins ? "circleWins" : "circleLoses", { n, count: path, values, residue, period });
}
