// @ts-check
/** The circle of dominoes in words. */

import { nextSpace } from "../../../table/companion/circle.js";
import { counted, formatNumber } from "../../../words/en/numbers.js";

/** @import { CirclePosition, DominoReason, Segment, ShownGame } from "../types" */

/** The segments that a domino fits into. @param {Segment[]} segments */
export function open(segments) {
  return segments.filter(({ length }) => length > 1);
}

/** @param {string} text the first space @param {number} n */
export function spaces(text, n) {
  const first = Number(text);
  return `**${formatNumber(first)}** and **${formatNumber(nextSpace(first, n))}**`;
}

/** @param {ShownGame} view */
export function position(view) {
  const { n, segments, xor } = /** @type {CirclePosition} */ (view.position);
  if (view.moves.length === 0) return `The circle of ${counted(n, "space")} is empty.`;
  if (view.over) return "No two adjacent spaces are free: who should move now has lost.";
  const left = open(segments);
  const values = left.map(({ value }) => value).join(" ⊕ ");
  const sum = left.length > 1 ? `${values} = **${xor}**` : `**${xor}**`;
  const what =
    left.length > 1
      ? `${left.length} segments can still be played in; their values give`
      : "One segment can still be played in; its value is";
  return `${what} ${left.length > 12 ? `⊕ = **${xor}**` : sum}.`;
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
