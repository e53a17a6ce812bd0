// @ts-check
/** Sentences of a game with comments, loaded with the first such game. */

import comments from "../../en/table/comments.js";
import { english } from "../../english.js";

/** @import { CommentedRound } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(comments);

/** The names of the signs, in the order of the menu. */
export const SIGNS = /** @type {const} */ ({
  "!!": "signBrilliant",
  "!": "signGood",
  "!?": "signInteresting",
  "?!": "signDubious",
  "?": "signMistake",
  "??": "signBlunder",
});

/** The name of a sign; "" for none. @param {Speaker} words @param {string} sign */
export function signName(words, sign) {
  const key = sign in SIGNS ? SIGNS[/** @type {keyof typeof SIGNS} */ (sign)] : null;
  return key ? words.plain(key) : "";
}

/** The marks of a comment, for those who do not see them; "" for none. @param {Speaker} words @param {CommentedRound} comment */
export function marksText(words, { circles, arrows }) {
  const list = circles.map((position) => words.number(position)).join(", ");
  const parts = [
    ...(circles.length > 0 ? [words.plain("commentCircles", { list })] : []),
    ...arrows.map(([from, to]) => words.plain("commentArrow", { from, to })),
  ];
  return parts.join(" ");
}

/** A comment as a screen reader says it. @param {Speaker} words @param {CommentedRound} comment */
export function commentHeard(words, comment) {
  const parts = [signName(words, comment.sign), comment.sentence, marksText(words, comment)].filter(Boolean);
  const text = parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ");
  return words.plain("commentHeard", { text });
}

/**
 * A round by its number and its move.
 * @param {Speaker} words @param {number} round @param {ArrayLike<number>} route the token's position after each round
 * @param {number} [start] the token's position before the first round
 */
export function roundName(words, round, route, start = 0) {
  if (round === 0) return words.plain("commentAtStart");
  return words.plain("commentAtRound", { round, from: route[round - 2] ?? start, to: route[round - 1] ?? 0 });
}
