// @ts-check
/** What a carpet and its cells show, in words. */

import { counted, formatNumber } from "../../kit/numbers.js";
import { className, layerName } from "../../table/words/names.js";
import { placesOf, positionAt, roundsOf } from "./sight.js";

/** @import { Cell, Shape, Window } from "./types" */

/** Depths from here on share a kind; the one after it is that of positions in no layer. */
const DEEPEST = 7;

/** "Rounds 5 to 8, positions 120 to 143". @param {Window} window @param {number} column @param {number} row @param {{n: number, rounds: number}} game */
export function placeInWords(window, column, row, { n, rounds }) {
  return `${roundsInWords(roundsOf(window, row, rounds))}, ${positionsInWords(window, column, n)}`;
}

/** @param {{first: number, last: number}} rounds */
function roundsInWords({ first, last }) {
  if (last < first) return last === 0 ? "The start" : "Not played yet";
  return first === last ? `Round ${formatNumber(first)}` : `Rounds ${formatNumber(first)} to ${formatNumber(last)}`;
}

/** @param {Window} window @param {number} column @param {number} n */
function positionsInWords(window, column, n) {
  const { from, to } = placesOf(window, column);
  const [first, last] = [positionAt(from, n, window.p), positionAt(to - 1, n, window.p)].map(formatNumber);
  if (to - from === 1) return `position ${first}`;
  if (window.p === 1) return `positions ${first} to ${last}`;
  const inClass = n / window.p;
  const classes = [from, to - 1].map((place) => Math.floor(place / inClass));
  const [one = 0, other = 0] = classes;
  if (one === other) return `positions ${first} to ${last} of ${className({ gamma: one, q: window.p })}`;
  return `positions from ${first} in ${className({ gamma: one, q: window.p })} to ${last} in ${className({ gamma: other, q: window.p })}`;
}

/** What is in a cell. @param {Cell} cell @param {boolean} single whether it is one position @param {boolean} played */
export function cellInWords({ token, fresh, counts }, single, played) {
  const size = counts.reduce((sum, count) => sum + count, 0);
  const held = counts.flatMap((count, kind) => (count > 0 ? [kindInWords(count, size, kind, single)] : []));
  const visit = fresh === 0 ? "" : single ? ", first visited here" : `; ${formatNumber(fresh)} first visited here`;
  const end = played ? ` The token ends on ${formatNumber(token)}.` : "";
  return `${held.join(", ")}${visit}.${end}`;
}

/** @param {number} count @param {number} size @param {number} kind @param {boolean} single */
function kindInWords(count, size, kind, single) {
  const names =
    kind === 0 ? "unvisited" : kind > DEEPEST ? "visited and in no layer" : `visited and new in ${layerName(kind)}`;
  const deeper = kind === DEEPEST ? " or deeper" : "";
  if (single) return `${names}${deeper}`;
  return `${count === size ? "all " : ""}${formatNumber(count)} ${names}${deeper}`;
}

/** What one column and one row stand for. @param {Window} window */
export function scaleInWords({ from, to, columns, block }) {
  const each = (to - from) / columns;
  const across =
    each === 1 ? "A column is one position" : `A column is about ${formatNumber(Math.round(each))} positions`;
  const down =
    block === 1 ? "a row one round" : `a row ${formatNumber(block)} rounds, coloured as after the last of them`;
  const mixed = each === 1 ? "" : ", in the mixture of their colours";
  return `${across}${mixed}; ${down}.`;
}

/** The whole carpet for those who do not see it. @param {Shape[]} shapes @param {{n: number, rounds: number}} game */
export function carpetInWords(shapes, { n, rounds }) {
  if (rounds === 0) return "No round has been played yet: the carpet grows with the game.";
  const parts = shapes.map((shape) => shapeInWords(shape));
  return `${formatNumber(n)} positions across, ${counted(rounds, "round")} downwards. ${parts.join(" ")}`;
}

/** @param {Shape} shape */
function shapeInWords({ round, unvisited, runs, longest, gamma, q }) {
  const after = `After ${counted(round, "round")} `;
  if (unvisited === 0) return `${after}all positions are visited.`;
  if (unvisited === 1) return `${after}one position is unvisited.`;
  const longer = longest === 1 ? "no two of them neighbours" : `the longest of ${formatNumber(longest)}`;
  const where = runs === 1 ? "one interval" : `${formatNumber(runs)} pieces, ${longer}`;
  const inClass = q > 1 ? `, all in the class ${className({ gamma, q })}` : "";
  return `${after}${formatNumber(unvisited)} positions are unvisited, in ${where}${inClass}.`;
}
