// @ts-check
/** The circle of dominoes in words. */

import { nextSpace } from "../../../table/companion/circle.js";
import { leftToPlay } from "../../../text/say/dominoes.js";
import { words } from "../words.js";

/** @import { CirclePosition, Segment, ShownGame } from "../types" */

/** The segments that a domino fits into. @param {Segment[]} segments */
export function open(segments) {
  return segments.filter((segment) => segment.open);
}

/** The two spaces of a move. @param {string} text the first space @param {ShownGame} view @returns {[number, number]} */
export function spaces(text, view) {
  const { n } = /** @type {CirclePosition} */ (view.position);
  return [Number(text), nextSpace(Number(text), n)];
}

/** @param {ShownGame} view */
export function position(view) {
  const { n, segments, xor } = /** @type {CirclePosition} */ (view.position);
  if (view.moves.length === 0) return words.say("dominoEmpty", { count: n });
  if (view.over) return words.say("dominoOver");
  const values = open(segments).map(({ value }) => value);
  return leftToPlay(words, values, xor);
}
