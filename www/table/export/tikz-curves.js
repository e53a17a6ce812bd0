// @ts-check
/** Lines, arcs and curves in TikZ, from the outlines that the picture gives them. */

import { short } from "./tex.js";
import { degrees, length, polar } from "./tikz-text.js";

/** @import { PolarPlace } from "./tikz-text.js" */

/**
 * The TikZ path of an SVG outline that has straight lines, arcs around the centre and quadratic curves.
 * @param {string} d @param {PolarPlace} place writes a point
 */
export function tikzPath(d, place) {
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
        return ` .. controls ${controls(numbers, fromX, fromY).join(" and ")} .. ${place(x, y)}`;
      default:
        return " -- cycle";
    }
  });
  return pieces.join("").trim();
}

/** The two control points of a curve "M x y Q x y x y", for TikZ. @param {string} d */
export function controlsOf(d) {
  const [x = 0, y = 0, ...rest] = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return controls(rest, x, y);
}

/** @param {number[]} numbers r, r, 0, large, sweep, x, y @param {number} fromX @param {number} fromY */
function arc([radius = 0, , , , clockwise = 1, x = 0, y = 0], fromX, fromY) {
  const start = degrees(fromX, fromY);
  const turn = (((degrees(x, y) - start) % 360) + 360) % 360;
  const delta = clockwise ? turn - 360 : turn;
  return ` arc[start angle=${short(start)}, delta angle=${short(delta)}, radius=${length(radius)}]`;
}

/**
 * The control points of a quadratic curve for TikZ, which draws cubic ones: two thirds of the way from each end to
 * the bend, so that it is the same curve.
 * @param {number[]} numbers @param {number} fromX @param {number} fromY
 */
function controls([bendX = 0, bendY = 0, x = 0, y = 0], fromX, fromY) {
  const towardsBend = (/** @type {number} */ endX, /** @type {number} */ endY) =>
    polar(endX + (2 / 3) * (bendX - endX), endY + (2 / 3) * (bendY - endY));
  return [towardsBend(fromX, fromY), towardsBend(x, y)];
}
