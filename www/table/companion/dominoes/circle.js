// @ts-check
/** The circle of spaces with its dominoes, for the page of the game and for a lesson. */

import * as plane from "../../../drawing/plane.js";
import { path, text } from "../../../drawing/primitives.js";

/** @import { Primitive } from "../../../drawing/types" */

export const INNER = 80;
export const OUTER = 98;
export const CIRCLE_BOX = "-114 -114 228 228";
const NUMBER = 106;

/**
 * The spaces with their numbers, and the dominoes, of which the last is marked.
 * @param {number} n @param {[number, number][]} dominoes the two spaces of each @returns {Primitive[]}
 */
export function circleShapes(n, dominoes) {
  const covered = new Set(dominoes.flat());
  /** @type {Primitive[]} */
  const list = [];
  for (let space = 1; space <= n; space++) {
    const kind = covered.has(space) ? "space covered" : "space";
    // Without a gap neighbours share a line.
    const d = sector(n, space - 0.5, space + 0.5, INNER, OUTER, 0);
    list.push(path(`space-${space}`, kind, d));
  }
  const every = n <= 50 ? 1 : n <= 100 ? 5 : 10;
  for (let space = 1; space <= n; space++) {
    if (space !== 1 && (space % every !== 0 || (every > 1 && space === n))) continue;
    const [x, y] = point(n, space, NUMBER);
    list.push(text(`number-${space}`, "number", x, y, n > 36 ? 6.5 : 8, String(space)));
  }
  dominoes.forEach(([first], index) => {
    const last = index === dominoes.length - 1;
    list.push(...dominoShapes(n, first, last ? "domino last" : "domino"));
  });
  return list;
}

/** @param {number} n @param {number} first @param {string} kind @returns {Primitive[]} */
export function dominoShapes(n, first, kind) {
  const [x1, y1] = point(n, first + 0.5, INNER + 4);
  const [x2, y2] = point(n, first + 0.5, OUTER - 4);
  return [
    path(`domino-${first}`, kind, sector(n, first - 0.5, first + 1.5, INNER + 1, OUTER - 1, n > 100 ? 0.2 : 0.9)),
    path(`domino-${first}-middle`, `${kind} middle`, `M${x1},${y1}L${x2},${y2}`),
  ];
}

/** The angle of a space. Whole numbers are the middles of spaces, 1 at the top. @param {number} n @param {number} space */
export function angleOf(n, space) {
  return ((space - 1) / n) * 2 * Math.PI;
}

/** The place of a space. @param {number} n @param {number} space @param {number} radius */
export function point(n, space, radius) {
  const { x, y } = plane.point(radius, angleOf(n, space));
  return /** @type {const} */ ([x, y]);
}

/**
 * The outline of a piece of the ring, smaller by `gap` on both sides.
 * @param {number} n @param {number} from @param {number} to @param {number} inner @param {number} outer
 * @param {number} gap in units of length
 */
export function sector(n, from, to, inner, outer, gap) {
  const margin = gap / ((inner + outer) / 2);
  return plane.sector(inner, outer, angleOf(n, from) + margin, angleOf(n, to - 1e-4) - margin);
}
