// @ts-check
/** Drawings in SVG: the attributes of each thing, and the renderer into an element, which touches only what changes. */

/** @import { Primitive } from "./types" */
/** The id of the arrow head for a role. @typedef {(role: string) => string} HeadOf */

const SVG = "http://www.w3.org/2000/svg";
/** The element that draws each kind of primitive. */
export const TAGS = /** @type {const} */ ({ path: "path", circle: "circle", text: "text" });

/** @type {HeadOf} */
const oneHead = () => "arrow";

/**
 * @param {SVGElement} root
 * @param {HeadOf} [headOf] for drawings with arrows of several colours
 * @returns {(scene: Primitive[]) => void} draws a scene into `root`
 */
export function svgRenderer(root, headOf) {
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
      update(entry, attributesOf(primitive, headOf), primitive.kind === "text" ? primitive.text : null);
      if (primitive.title !== undefined) explain(entry.node, primitive.title);
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

/** Writes the words that show while the pointer rests on an element. @param {SVGElement} node @param {string} title */
function explain(node, title) {
  const words = node.firstChild ?? node.appendChild(document.createElementNS(SVG, "title"));
  if (words.textContent !== title) words.textContent = title;
}

/**
 * The attributes of a primitive; `class` selects the rules of the style sheet.
 * @param {Primitive} primitive @param {HeadOf} [headOf] @returns {Record<string, string>}
 */
export function attributesOf(primitive, headOf = oneHead) {
  const attributes = ownAttributes(primitive, headOf);
  for (const [name, value] of Object.entries(primitive.data ?? {})) attributes[`data-${name}`] = value;
  return attributes;
}

/** @param {Primitive} primitive @param {HeadOf} headOf @returns {Record<string, string>} */
function ownAttributes(primitive, headOf) {
  const { role } = primitive;
  if (primitive.kind === "path") {
    const { d, depth, opacity, arrow } = primitive;
    /** @type {Record<string, string>} */
    const attributes = { class: depth === undefined ? role : `${role} depth-${depth}`, d };
    if (opacity !== undefined && opacity < 1) attributes.opacity = opacity.toFixed(2);
    if (arrow) attributes["marker-end"] = `url(#${headOf(role)})`;
    return attributes;
  }
  const { x, y } = primitive;
  if (primitive.kind === "circle") return { class: role, cx: `${x}`, cy: `${y}`, r: `${primitive.r}` };
  const { size, turn } = primitive;
  const place = { class: role, x: `${x}`, y: `${y}`, "font-size": `${size}` };
  if (turn === undefined) return place;
  return { ...place, x: "0", y: "0", transform: `translate(${x} ${y}) rotate(${turn})` };
}
