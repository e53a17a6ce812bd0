// @ts-check
/** Arrows, arcs and chords in TikZ, from the outlines that the picture gives them. */

import { short } from "./tex.js";
import { degrees, length, polar } from "./tikz-text.js";

/** @import { Place } from "./tikz-text.js" */

/** The numbers of an outline of one piece. @param {string} d */
function numbersOf(d) {
  return (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** A straight line. @param {string} d @param {Place} place */
export function straight(d, place) {
  const [x = 0, y = 0, endX = 0, endY = 0] = numbersOf(d);
  return `${place(x, y)} -- ${place(endX, endY)}`;
}

/**
 * The one control point of a curve "M x y Q x y x y" for TikZ, which draws a cubic curve: with it through the same middle.
 * @param {string} d
 */
export function controlOf(d) {
  const [x = 0, y = 0, bendX = 0, bendY = 0, endX = 0, endY = 0] = numbersOf(d);
  const control = (/** @type {number} */ a, /** @type {number} */ bend, /** @type {number} */ b) =>
    (a + b) / 6 + (bend * 2) / 3;
  return polar(control(x, bendX, endX), control(y, bendY, endY));
}

/** @param {string} d @param {Place} place */
export function curve(d, place) {
  const [x = 0, y = 0, , , endX = 0, endY = 0] = numbersOf(d);
  return `${place(x, y)} .. controls ${controlOf(d)} .. ${place(endX, endY)}`;
}

/** An arc "M x y A r r 0 large sweep x y" of a circle around the centre. @param {string} d */
export function arc(d) {
  const [x = 0, y = 0, radius = 0, , , , clockwise = 1, endX = 0, endY = 0] = numbersOf(d);
  const start = degrees(x, y);
  const turn = (((degrees(endX, endY) - start) % 360) + 360) % 360;
  const delta = clockwise ? turn - 360 : turn;
  return `${polar(x, y)} arc[start angle=${short(start)}, delta angle=${short(delta)}, radius=${length(radius)}]`;
}
