// @ts-check
/** Building elements of pictures. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(SVGElement | string)} children
 */
export function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** @param {number} x @param {number} y @param {string} content @param {Record<string, string | number>} attributes */
export function svgText(x, y, content, attributes) {
  return svg("text", { x, y, ...attributes }, content);
}
