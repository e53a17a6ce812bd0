// @ts-check
/** The renderer of a scene into an SVG element, which touches only what has changed since the last time. */

import { arc, neat } from "./geometry.js";

/** @import { Primitive } from "../types" */
/** @typedef {Extract<Primitive, {kind: "curved"}>} Curved */

const SVG = "http://www.w3.org/2000/svg";
/** The element that draws each kind of primitive. */
export const TAGS = /** @type {const} */ ({ path: "path", circle: "circle", text: "text", curved: "g" });
/** The distance from the middle of a line of writing down to its baseline, in parts of its size. */
const FOOT = 0.35;

/**
 * @param {SVGElement} root
 * @returns {(scene: Primitive[]) => void} draws a scene into `root`
 */
export function svgRenderer(root) {
  /** @type {Map<string, {node: SVGElement, drawn: Record<string, string>}>} */
  const known = new Map();
  return (scene) => {
    const wanted = new Set(scene.map(({ key }) => key));
    for (const [key, { node }] of known) {
      if (wanted.has(key)) continue;
      node.remove();
      known.delete(key);
    }
    /** @type {SVGElement | null} */
    let previous = null;
    for (const primitive of scene) {
      const { kind, key } = primitive;
      let entry = known.get(key);
      if (!entry) {
        entry = { node: document.createElementNS(SVG, TAGS[kind]), drawn: {} };
        known.set(key, entry);
      }
      if (primitive.kind === "curved") writeAlong(entry.node, primitive);
      else update(entry, attributesOf(primitive), primitive.kind === "text" ? primitive.text : null);
      const next = /** @type {ChildNode | null} */ (previous ? previous.nextSibling : root.firstChild);
      if (next !== entry.node) root.insertBefore(entry.node, next);
      previous = entry.node;
    }
  };
}

/**
 * @param {{node: SVGElement, drawn: Record<string, string>}} entry @param {Record<string, string>} attributes
 * @param {string | null} text
 */
function update(entry, attributes, text) {
  const { node, drawn } = entry;
  for (const [name, value] of Object.entries(attributes)) {
    if (drawn[name] !== value) node.setAttribute(name, value);
  }
  for (const name of Object.keys(drawn)) {
    if (!(name in attributes)) node.removeAttribute(name);
  }
  if (text !== null && node.textContent !== text) node.textContent = text;
  entry.drawn = attributes;
}

/**
 * The baseline of writing along a circle. On the lower half it runs the other way, so that letters are never upside
 * down. Its id describes its path, so that lines with the same id are the same.
 * @param {Curved} primitive
 */
export function lineUnder({ radius, angle, size }) {
  const below = Math.cos(angle) < 0;
  const r = neat(below ? radius + FOOT * size : radius - FOOT * size);
  const half = below ? -Math.PI / 2 : Math.PI / 2;
  return { id: `along-${r}-${neat(angle)}`, d: arc(r, angle - half, angle + half) };
}

/** @param {SVGElement} group @param {Curved} primitive */
function writeAlong(group, primitive) {
  if (!group.firstChild) {
    const [line, text] = [document.createElementNS(SVG, "path"), document.createElementNS(SVG, "text")];
    text.append(document.createElementNS(SVG, "textPath"));
    group.append(line, text);
  }
  const [line, text] = /** @type {[Element, Element]} */ (/** @type {unknown} */ (group.children));
  const along = /** @type {Element} */ (text.firstElementChild);
  const { id, d } = lineUnder(primitive);
  set(line, { id, d, fill: "none", stroke: "none" });
  set(text, { ...attributesOf(primitive), "font-size": `${primitive.size}` });
  set(along, { href: `#${id}`, startOffset: "50%" });
  if (along.textContent !== primitive.text) along.textContent = primitive.text;
}

/** @param {Element} node @param {Record<string, string>} attributes */
function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}

/**
 * The attributes of a primitive; `class` selects the rules of the style sheet.
 * @param {Primitive} primitive @returns {Record<string, string>}
 */
export function attributesOf(primitive) {
  if (primitive.kind === "circle") {
    const { role, x, y, r } = primitive;
    return { class: role, cx: `${x}`, cy: `${y}`, r: `${r}` };
  }
  if (primitive.kind === "text") {
    const { role, x, y, size } = primitive;
    return { class: role, x: `${x}`, y: `${y}`, "font-size": `${size}` };
  }
  if (primitive.kind === "curved") return { class: primitive.role };
  const { role, d, depth, opacity, arrow } = primitive;
  const colour = depth === undefined ? "" : ` depth-${depth}`;
  /** @type {Record<string, string>} */
  const attributes = { class: role + colour, d };
  if (opacity !== undefined && opacity < 1) attributes.opacity = opacity.toFixed(2);
  if (arrow) attributes["marker-end"] = `url(#${/^(call-arc|class-step)/.test(role) ? "arrow-call" : "arrow"})`;
  return attributes;
}
