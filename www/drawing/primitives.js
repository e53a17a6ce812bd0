// @ts-check
/** The things to draw: each made in a line, and chosen from a picture by name. */

/** @import { Circle, Path, Primitive, Writing } from "./types" */

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

/**
 * Says whether a primitive has one of these names: its name is the first word of its role.
 * @param {Primitive} one @param {...string} names
 */
export function isOf({ role }, ...names) {
  return names.includes(role.split(" ", 1)[0] ?? "");
}
