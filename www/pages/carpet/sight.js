// @ts-check
/** What is looked at on a carpet, as numbers: fitting, zooming, panning, and which cell a point is in. Runs without a browser. */

/** @import { Sight, Window } from "./types" */

/** Nobody needs to see fewer positions or rounds than this. */
const CLOSEST = 8;
/** A carpet is never finer than this. */
const MOST_COLUMNS = 2400;
const MOST_ROWS = 1600;

/** So many rounds have room on the whole carpet: a little more than there are, so that it need not shrink at each round. @param {number} rounds */
export function roomFor(rounds) {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, rounds))) - 4);
  return Math.max(CLOSEST, Math.ceil(rounds / step) * step);
}

/** The whole carpet. @param {number} n @param {number} rounds @param {number} p @returns {Sight} */
export function whole(n, rounds, p) {
  return { p, from: 0, to: n, round: 0, end: roomFor(rounds) };
}

/** Whether nothing is left out. @param {Sight} sight @param {number} n @param {number} rounds */
export function isWhole({ from, to, round, end }, n, rounds) {
  return from === 0 && to === n && round === 0 && end >= roomFor(rounds);
}

/** Whether it cannot be looked at more closely. @param {Sight} sight @param {number} n */
export function isClosest({ from, to, round, end }, n) {
  return to - from <= Math.min(CLOSEST, n) && end - round <= CLOSEST;
}

/**
 * Looks `factor` times as closely, or less than 1 from farther away; the point at this part of the width and of the height stays.
 * @param {Sight} sight @param {number} factor @param {{x: number, y: number}} at from 0 to 1
 * @param {number} n @param {number} rounds @returns {Sight}
 */
export function zoomed(sight, factor, at, n, rounds) {
  const across = scaled(sight.from, sight.to, factor, at.x, Math.min(CLOSEST, n), n);
  const down = scaled(sight.round, sight.end, factor, at.y, CLOSEST, Math.max(sight.end, roomFor(rounds)));
  return { ...sight, from: across.from, to: across.to, round: down.from, end: down.to };
}

/** @param {number} from @param {number} to @param {number} factor @param {number} at @param {number} least @param {number} most */
function scaled(from, to, factor, at, least, most) {
  const length = Math.min(most, Math.max(least, Math.round((to - from) / factor)));
  return shifted(Math.round(from + at * (to - from - length)), length, most);
}

/** @param {number} from @param {number} length @param {number} most */
function shifted(from, length, most) {
  const first = Math.max(0, Math.min(Math.round(from), most - length));
  return { from: first, to: first + length };
}

/** Moves by so many places and rounds, as far as the carpet reaches. @param {Sight} sight @param {number} places @param {number} rounds @param {number} n @param {number} last the number of rounds @returns {Sight} */
export function panned(sight, places, rounds, n, last) {
  const across = shifted(sight.from + places, sight.to - sight.from, n);
  const most = Math.max(sight.end, roomFor(last));
  const down = shifted(sight.round + rounds, sight.end - sight.round, most);
  return { ...sight, from: across.from, to: across.to, round: down.from, end: down.to };
}

/** Moves so that a place and a round are inside. @param {Sight} sight @param {number} place @param {number} round @param {number} n @param {number} last @returns {Sight} */
export function including(sight, place, round, n, last) {
  const beyond = (/** @type {number} */ value, /** @type {number} */ from, /** @type {number} */ to) =>
    value < from ? value - from : value >= to ? value - to + 1 : 0;
  const places = beyond(place, sight.from, sight.to);
  return panned(sight, places, beyond(round, sight.round, sight.end), n, last);
}

/**
 * The cells to be computed for a drawing of so many pixels. A row has 2^k rounds and begins at a multiple of that, so that what is known
 * of a row stays true while the game goes on and while one pans.
 * @param {Sight} sight @param {number} width @param {number} height @param {number} rounds @returns {Window}
 */
export function windowOf({ p, from, to, round, end }, width, height, rounds) {
  const columns = Math.max(1, Math.min(to - from, Math.floor(width), MOST_COLUMNS));
  const most = Math.max(1, Math.min(Math.floor(height), MOST_ROWS));
  const block = 2 ** Math.max(0, Math.ceil(Math.log2((end - round) / most)));
  const first = Math.min(Math.floor(round / block), Math.floor(Math.max(0, rounds - 1) / block)) * block;
  return { p, from, to, columns, round: first, block, rows: Math.max(1, Math.ceil((end - first) / block)) };
}

/** The places of a column: the first, and the one after the last. @param {Window} window @param {number} column */
export function placesOf({ from, to, columns }, column) {
  const first = (/** @type {number} */ c) => from + Math.ceil((c * (to - from)) / columns);
  return { from: first(column), to: first(column + 1) };
}

/** The rounds of a row: the first, and the last one that has been played. @param {Window} window @param {number} row @param {number} rounds */
export function roundsOf({ round, block }, row, rounds) {
  return { first: round + row * block + 1, last: Math.min(rounds, round + (row + 1) * block) };
}

/** The cell in which a place and a number of rounds lie. @param {Window} window @param {number} place @param {number} round */
export function cellOf({ from, to, columns, round: first, block, rows }, place, round) {
  const column = Math.floor(((place - from) * columns) / (to - from));
  const row = Math.floor((round - first) / block);
  return { column: clamped(column, columns), row: clamped(row, rows) };
}

/** @param {number} value @param {number} count */
function clamped(value, count) {
  return Math.max(0, Math.min(count - 1, value));
}

/** The window that is one of its cells. @param {Window} window @param {number} column @param {number} row @returns {Window} */
export function cellWindow(window, column, row) {
  const round = window.round + row * window.block;
  return { ...window, ...placesOf(window, column), columns: 1, round, rows: 1 };
}

/** The position at a place. @param {number} place @param {number} n @param {number} p */
export function positionAt(place, n, p) {
  const inClass = n / p;
  return (place % inClass) * p + Math.floor(place / inClass);
}
