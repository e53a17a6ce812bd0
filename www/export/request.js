// @ts-check
/** What is asked of an export, and the checks of what comes from outside. */

/** @import { View } from "../types" */
/** @typedef {import("../pkg/magnus_derek.js").Handle} Handle */

/**
 * @typedef {object} ExportRequest
 * @property {Handle} game of the export's own: it may be moved, and the caller frees it
 * @property {number} never in depths: the position lies in no layer
 * @property {{layer: number | null}} look layers 0..=layer are shown; null shows all
 * @property {string} link the address of the game, or ""
 * @property {"light" | "dark"} theme
 * @property {number} [from] GIF: the first round, default 0
 * @property {number} [to] GIF: the last round, default the present one
 * @property {number} [size] PNG and GIF: pixels, both ways
 * @property {number} [pace] GIF: milliseconds for each round
 * @property {AbortSignal} [signal]
 * @property {(done: number, total: number) => void} [progress]
 */

/** Pairs drawn when a layer is shown; more would be a grey web. */
const MOST_PAIRS = 240;

/** Throws a sentence unless theme and layer make sense. @param {ExportRequest} request */
export function check({ game, look, theme }) {
  if (theme !== "light" && theme !== "dark") throw new Error(`The theme must be light or dark, but it is “${theme}”.`);
  if (look.layer !== null) wholeNumber("The layer", look.layer, 0, game.state().layerSizes.length - 1);
}

/**
 * @param {string} what @param {number} value @param {number} least @param {number} most
 * @returns {number} the value, if it is a whole number in the range
 */
export function wholeNumber(what, value, least, most) {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${what} must be a whole number from ${least} to ${most}, but it is ${value}.`);
}

/**
 * What the picture of the present position is made from.
 * @param {ExportRequest} request @param {number} scale how many pixels a unit of the picture takes
 * @returns {View}
 */
export function viewOf({ game, never, look: { layer } }, scale) {
  return {
    state: game.state(),
    table: game.table(),
    depths: game.depths(),
    never,
    pairs: layer ? game.layerPairs(layer, MOST_PAIRS) : new Uint32Array(),
    hoveredPair: null,
    look: { layer, hovered: null, considered: null, preview: null },
    scale,
  };
}
