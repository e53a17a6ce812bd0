// @ts-check
/** Building elements of pictures, and drawing them anew when there is another width for them. */

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

/** Calls `draw` whenever the place has another width, and not for another height, which drawing itself may cause. @param {HTMLElement} place @param {() => void} draw */
export function onWidth(place, draw) {
  let width = 0;
  new ResizeObserver(() => {
    if (place.clientWidth === width) return;
    width = place.clientWidth;
    draw();
  }).observe(place);
}
