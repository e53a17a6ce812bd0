// @ts-check
/** The visible part of a carpet, as numbers: fitting, zooming, panning. Runs without a browser. */

/** @import { Viewport } from "./types" */

/** The fewest positions or rounds in view. */
const CLOSEST = 8;

/**
 * The number of rounds with room on the whole carpet: a little more than there are, so that it need not shrink with
 * each round.
 * @param {number} rounds
 */
function roomFor(rounds) {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, rounds))) - 4);
  return Math.max(CLOSEST, Math.ceil(rounds / step) * step);
}

/** The whole carpet. @param {number} n @param {number} rounds @param {number} p @returns {Viewport} */
export function wholeViewport(n, rounds, p) {
  return { p, from: 0, to: n, round: 0, end: roomFor(rounds) };
}

/** Says whether the whole carpet is visible. @param {Viewport} viewport @param {number} n @param {number} rounds */
export function isWhole({ from, to, round, end }, n, rounds) {
  return from === 0 && to === n && round === 0 && end >= roomFor(rounds);
}

/** Says whether the viewport is zoomed in as far as possible. @param {Viewport} viewport @param {number} n */
export function isClosest({ from, to, round, end }, n) {
  return to - from <= Math.min(CLOSEST, n) && end - round <= CLOSEST;
}

/**
 * Zooms in by `factor`, or out if it is less than 1; the given point stays in place.
 * @param {Viewport} viewport
 * @param {number} factor
 * @param {{x: number, y: number}} at from 0 to 1
 * @param {number} n
 * @param {number} rounds
 * @returns {Viewport}
 */
export function zoomViewport(viewport, factor, at, n, rounds) {
  const across = scaleRange(viewport.from, viewport.to, factor, at.x, Math.min(CLOSEST, n), n);
  const down = scaleRange(viewport.round, viewport.end, factor, at.y, CLOSEST, Math.max(viewport.end, roomFor(rounds)));
  return { ...viewport, from: across.from, to: across.to, round: down.from, end: down.to };
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} factor
 * @param {number} at
 * @param {number} least
 * @param {number} most
 */
function scaleRange(from, to, factor, at, least, most) {
  const length = Math.min(most, Math.max(least, Math.round((to - from) / factor)));
  return shiftRange(Math.round(from + at * (to - from - length)), length, most);
}

/** @param {number} from @param {number} length @param {number} most */
function shiftRange(from, length, most) {
  const first = Math.max(0, Math.min(Math.round(from), most - length));
  return { from: first, to: first + length };
}

/**
 * Moves by a number of positions and rounds, within the carpet.
 * @param {Viewport} viewport
 * @param {number} places
 * @param {number} rounds
 * @param {number} n
 * @param {number} last the number of rounds
 * @returns {Viewport}
 */
export function panViewport(viewport, places, rounds, n, last) {
  const across = shiftRange(viewport.from + places, viewport.to - viewport.from, n);
  const most = Math.max(viewport.end, roomFor(last));
  const down = shiftRange(viewport.round + rounds, viewport.end - viewport.round, most);
  return { ...viewport, from: across.from, to: across.to, round: down.from, end: down.to };
}

/**
 * Moves just far enough to make a position and a round visible.
 * @param {Viewport} viewport
 * @param {number} place
 * @param {number} round
 * @param {number} n
 * @param {number} last
 * @returns {Viewport}
 */
export function revealCell(viewport, place, round, n, last) {
  const beyond = (/** @type {number} */ value, /** @type {number} */ from, /** @type {number} */ to) =>
    value < from ? value - from : value >= to ? value - to + 1 : 0;
  const places = beyond(place, viewport.from, viewport.to);
  return panViewport(viewport, places, beyond(round, viewport.round, viewport.end), n, last);
}
