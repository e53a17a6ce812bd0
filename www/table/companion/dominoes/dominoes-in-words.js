// @ts-check
/** The circle of dominoes in words. */

import { leftToPlay, moveText as toldDomino } from "../../../text/say/companions/dominoes.js";

/** @import { Speaker } from "../../../text/types" */
/** @import { Who } from "../../../text/say/companions/companions.js" */
/** @import { CirclePosition, Hint, Segment, ShownGame } from "../types" */

/** The segments with room for a domino. @param {Segment[]} segments */
export function openSegments(segments) {
  return segments.filter((segment) => segment.open);
}

/**
 * A sentence about the move with this number, from 0.
 * @param {Speaker} words
 * @param {Who} who
 * @param {ShownGame} view
 * @param {number} index
 */
export function moveText(words, who, { position }, index) {
  const laid = /** @type {CirclePosition} */ (position).dominoes[index];
  return laid ? toldDomino(words, who, ...laid) : "";
}

/** @param {Speaker} words @param {Hint} hint */
export function adviceText(words, { after }) {
  const laid = lastOf(after);
  return laid ? words.say("dominoAdvice", { first: laid[0], next: laid[1] }) : "";
}

/** The two spaces of the last domino. @param {Hint["after"]} position */
export function lastOf(position) {
  return /** @type {CirclePosition} */ (position).dominoes.at(-1);
}

/** @param {Speaker} words @param {ShownGame} view */
export function positionText(words, view) {
  const { n, segments, xor } = /** @type {CirclePosition} */ (view.position);
  if (view.moves.length === 0) return words.say("dominoEmpty", { count: n });
  if (view.over) return words.say("dominoOver");
  const values = openSegments(segments).map(({ value }) => value);
  return leftToPlay(words, values, xor);
}
