// @ts-check
/** The Number Game in words. Numbers may have 18 digits, so they are BigInts. */

import * as say from "../../../text/say/companions/number-game.js";

/** @import { Speaker } from "../../../text/types" */
/** @import { Who } from "../../../text/say/companions/companions.js" */
/** @import { Hint, NumberReason, PairPosition, ShownGame } from "../types" */

/** @param {string} text a legal move */
export function parseMove(text) {
  return { fromA: /^\s*a/i.test(text), times: BigInt(text.trim().slice(1).trim()) };
}

/** The subtraction of a move. @param {string} text @param {[string, string]} before @param {[string, string]} after */
function takenSubtraction(text, before, after) {
  const { fromA, times } = parseMove(text);
  const from = fromA ? 0 : 1;
  return { fromA, times, whole: before[from] ?? "", part: before[1 - from] ?? "", left: after[from] ?? "" };
}

/** @param {Speaker} words @param {{text: string}} made @param {Who} who @param {ShownGame} view @param {number} index */
export function moveText(words, { text }, who, { pairs }, index) {
  const [before, after] = pairs.slice(index, index + 2);
  return before && after ? say.moveText(words, who, takenSubtraction(text, before, after)) : "";
}

/** @param {Speaker} words @param {Hint} hint @param {ShownGame} view */
export function adviceText(words, { text, after }, { position: before }) {
  const [now, then] = [before, after].map((pair) => /** @type {PairPosition} */ (pair));
  return now && then ? say.adviceText(words, takenSubtraction(text, [now.a, now.b], [then.a, then.b])) : "";
}

/** @param {Speaker} words @param {ShownGame} view */
export function positionText(words, view) {
  const { a, b, shape, spent } = /** @type {PairPosition} */ (view.position);
  if (spent) return say.over(words, spent, { A: a, B: b }[spent]);
  return shape ? say.positionText(words, a, b, shape) : "";
}

/** @param {Speaker} words @param {NumberReason} reason @param {{text: string}} made */
export const reasonText = (words, reason, { text }) => say.reasonText(words, reason, parseMove(text).times);
