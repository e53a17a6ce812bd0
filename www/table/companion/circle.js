// @ts-check
/** The circle of spaces with its dominoes, for the page of the game and for a lesson. */

import { shape, shapeText } from "../../kit/shape.js";

/** @import { Shape } from "../../kit/shape.js" */

export const INNER = 80;
export const OUTER = 98;
export const CIRCLE_BOX = "-114 -114 228 228";
const NUMBER = 106;

/**
 * The spaces with their numbers, and the dominoes, of which the last is marked.
 * @param {number} n @param {[number, number][]} dominoes the two spaces of each @returns {Shape[]}
 */
export function circleShapes(n, dominoes) {
  const covered = new Set(dominoes.flat());
  const list = [];
  for (let space = 1; space <= n; space++) {
    const kind = covered.has(space) ? "space covered" : "space";
    list.push(
      shape("path", { class: kind, d: sector(n, space - 0.5, space + 0.5, INNER, OUTER, n > 100 ? 0.12 : 0.35) }),
    );
  }
  const every = n <= 50 ? 1 : n <= 100 ? 5 : 10;
  for (let space = 1; space <= n; space++) {
    if (space !== 1 && (space % every !== 0 || (every > 1 && space === n))) continue;
    const [x, y] = point(n, space, NUMBER);
    list.push(shapeText(x, y, String(space), { class: "number", "font-size": n > 36 ? 6.5 : 8 }));
  }
  dominoes.forEach(([first], index) => {
    const last = index === dominoes.length - 1;
    list.push(...dominoShapes(n, first, last ? "domino last" : "domino"));
  });
  return list;
}

/** @param {number} n @param {number} first @param {string} kind @returns {Shape[]} */
export function dominoShapes(n, first, kind) {
  const [x1, y1] = point(n, first + 0.5, INNER + 4);
  const [x2, y2] = point(n, first + 0.5, OUTER - 4);
  return [
    shape("path", { class: kind, d: sector(n, first - 0.5, first + 1.5, INNER + 1, OUTER - 1, n > 100 ? 0.2 : 0.9) }),
    shape("path", { class: `${kind} middle`, d: `M${x1},${y1}L${x2},${y2}` }),
  ];
}

/**
 * The place of a space on the circle. Whole numbers are the middles of spaces, 0 at the top.
 * @param {number} n @param {number} space @param {number} radius @returns {[number, number]}
 */
export function point(n, space, radius) {
  const angle = ((space - 1) / n) * 2 * Math.PI - Math.PI / 2;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/**
 * The outline of a piece of the ring, smaller by `gap` on all sides.
 * @param {number} n @param {number} from @param {number} to @param {number} inner @param {number} outer
 * @param {number} gap in units of length
 */
export function sector(n, from, to, inner, outer, gap) {
  const margin = (gap / ((inner + outer) / 2) / (2 * Math.PI)) * n;
  const [a, b] = [from + margin, to - margin - 1e-4];
  const large = ((b - a) / n) * 360 > 180 ? 1 : 0;
  const [p1, p2, p3, p4] = [point(n, a, outer), point(n, b, outer), point(n, b, inner), point(n, a, inner)];
  return `M${p1}A${outer} ${outer} 0 ${large} 1 ${p2}L${p3}A${inner} ${inner} 0 ${large} 0 ${p4}Z`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
