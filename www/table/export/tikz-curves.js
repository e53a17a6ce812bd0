// @ts-check
/** Lines, arcs and curves in TikZ, from the outlines that the picture gives them. */

import { short } from "./tex.js";
import { degrees, length, polar } from "./tikz-text.js";

/** @import { PolarPlace } from "./tikz-text.js" */

/**
 * The TikZ path of an SVG outline that has straight lines, arcs around the centre and quadratic curves.
 * @param {string} d @param {PolarPlace} place writes a point
 */
export function outline(d, place) {
  let [x, y] = [0, 0];
  const pieces = (d.match(/[MLAQZ][^MLAQZ]*/g) ?? []).map((piece) => {
    const numbers = (piece.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const [fromX, fromY] = [x, y];
    [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    switch (piece[0]) {
      case "M":
        return ` ${place(x, y)}`;
      case "L":
        return ` -- ${place(x, y)}`;
      case "A":
        return arc(numbers, fromX, fromY);
      case "Q":
        return ` .. controls ${control(numbers, fromX, fromY)} .. ${place(x, y)}`;
      default:
        return " -- cycle";
    }
  });
  return pieces.join("").trim();
}

/** The control point of a curve "M x y Q x y x y", for TikZ. @param {string} d */
export function controlOf(d) {
  const [x = 0, y = 0, ...rest] = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return control(rest, x, y);
}

/** @param {number[]} numbers r, r, 0, large, sweep, x, y @param {number} fromX @param {number} fromY */
function arc([radius = 0, , , , clockwise = 1, x = 0, y = 0], fromX, fromY) {
  const start = degrees(fromX, fromY);
  const turn = (((degrees(x, y) - start) % 360) + 360) % 360;
  const delta = clockwise ? turn - 360 : turn;
  return ` arc[start angle=${short(start)}, delta angle=${short(delta)}, radius=${length(radius)}]`;
}

/**
 * The control point of a quadratic curve for TikZ, which draws cubic ones; the middle of the curve stays where it is.
 * @param {number[]} numbers @param {number} fromX @param {number} fromY
 */
function control([bendX = 0, bendY = 0, x = 0, y = 0], fromX, fromY) {
  const middle = (/** @type {number} */ a, /** @type {number} */ bend, /** @type {number} */ b) =>
    (a + b) / 6 + (bend * 2) / 3;
  return polar(middle(fromX, bendX, x), middle(fromY, bendY, y));
}
