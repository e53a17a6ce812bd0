// @ts-check
/** The circle of dominoes in words. */

import * as english from "../../../words/en/dominoes.js";
import { said } from "../../../words/spoken.js";

/** @import { Who } from "../../../words/en/companions.js" */
/** @import { CirclePosition, Hint, Segment, ShownGame } from "../types" */

export const words = said("dominoes", english);

/** The segments that a domino fits into. @param {Segment[]} segments */
export function open(segments) {
  return segments.filter((segment) => segment.open);
}

/** What the move with this number, from 0, did. @param {Who} who @param {ShownGame} view @param {number} index */
export function told(who, { position }, index) {
  const laid = /** @type {CirclePosition} */ (position).dominoes[index];
  return laid ? words.told(who, ...laid) : "";
}

/** @param {Hint} hint */
export function advice({ after }) {
  const laid = lastOf(after);
  return laid ? words.advice(...laid) : "";
}

/** The two spaces of the last domino. @param {Hint["after"]} position */
export function lastOf(position) {
  return /** @type {CirclePosition} */ (position).dominoes.at(-1);
}

/** @param {ShownGame} view */
export function position(view) {
  const { n, segments, xor } = /** @type {CirclePosition} */ (view.position);
  if (view.moves.length === 0) return words.emptyCircle(n);
  if (view.over) return words.over;
  const values = open(segments).map(({ value }) => value);
  return words.leftToPlay(values, xor);
}
