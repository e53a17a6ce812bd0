// @ts-check
/** The things to draw, made in a line each. */

/** @import { Circle, Path, Writing } from "./types" */

/** @param {string} key @param {string} role @param {string} d @param {Partial<Path>} [more] @returns {Path} */
export function path(key, role, d, more) {
  return { key, kind: "path", role, d, ...more };
}

/**
 * @param {string} key @param {string} role @param {number} x @param {number} y @param {number} r
 * @param {Partial<Circle>} [more]
 * @returns {Circle}
 */
export function circle(key, role, x, y, r, more) {
  return { key, kind: "circle", role, x, y, r, ...more };
}

/**
 * @param {string} key @param {string} role @param {number} x @param {number} y @param {number} size
 * @param {string} text @param {Partial<Writing>} [more]
 * @returns {Writing}
 */
export function text(key, role, x, y, size, text, more) {
  return { key, kind: "text", role, x, y, size, text, ...more };
}
