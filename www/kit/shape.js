// @ts-check
/** Drawings as data: a page turns them into elements, and the build into a file that can be read without scripts. */

import { svg } from "./svg.js";

/** @typedef {{tag: keyof SVGElementTagNameMap, attributes: Record<string, string | number>, text: string}} Shape */

/**
 * @param {keyof SVGElementTagNameMap} tag
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 * @returns {Shape}
 */
export function shape(tag, attributes, text = "") {
  return { tag, attributes, text };
}

/** @param {number} x @param {number} y @param {string} text @param {Record<string, string | number>} attributes */
export function shapeText(x, y, text, attributes) {
  return shape("text", { x, y, ...attributes }, text);
}

/** @param {Shape} shape @returns {SVGElement} */
export function built({ tag, attributes, text }) {
  return svg(tag, attributes, ...(text ? [text] : []));
}
