// @ts-check
/** The drawn table: the SVG, and what the pointer does on it. */

import { pointerOn } from "../kit/svg.js";
import { EXTENT, positionAt, VIEW_BOX } from "./picture/geometry.js";
import { svgRenderer } from "./picture/svg.js";

/** @import { Primitive } from "./types" */

const SVG = "http://www.w3.org/2000/svg";
/** Nearer to the centre than this the pointer means no position. */
const INNERMOST = 150;

/**
 * @typedef {object} PointerActions
 * @property {(position: number | null) => void} hover
 * @property {(position: number) => void} choose
 */

/**
 * @template {{state: {n: number}, scale: number}} Shown
 * @typedef {object} RoundTable
 * @property {HTMLElement} node
 * @property {SVGSVGElement} svg
 * @property {(view: Omit<Shown, "scale">) => void} draw
 */

/**
 * A round table.
 * @template {{state: {n: number}, scale: number}} Shown
 * @param {(view: Shown) => Primitive[]} scene what is drawn on it @param {PointerActions} pointer @param {string} label
 * @returns {RoundTable<Shown>}
 */
export function createRoundTable(scene, pointer, label) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", VIEW_BOX);
  svg.setAttribute("class", "table");
  // Everything that the picture shows is said in words beside it.
  svg.setAttribute("aria-hidden", "true");
  svg.append(arrowHeads());
  const drawing = document.createElementNS(SVG, "g");
  svg.append(drawing);
  const node = document.createElement("div");
  node.className = "stage";
  // The one tab stop of the picture: keys work from here, and a click on the table brings them back.
  node.tabIndex = 0;
  node.setAttribute("role", "group");
  node.setAttribute("aria-label", label);
  node.append(svg);
  const pointOf = pointerOn(svg);
  const render = svgRenderer(drawing);
  let n = 0;
  /** Pixels; 0 until it is known. Asking for it while something has changed costs a layout. */
  let width = 0;
  /** @type {Omit<Shown, "scale"> | undefined} */
  let drawn;

  /** @param {Omit<Shown, "scale">} view */
  function draw(view) {
    n = view.state.n;
    drawn = view;
    width ||= svg.clientWidth;
    const scale = (width || 2 * EXTENT) / (2 * EXTENT);
    render(scene(/** @type {Shown} */ (/** @type {unknown} */ ({ ...view, scale }))));
  }

  // Writing has another size on a small picture.
  new ResizeObserver(() => {
    width = svg.clientWidth;
    if (drawn) draw(drawn);
  }).observe(svg);

  /** @param {PointerEvent | MouseEvent} event @returns {number | null} */
  function positionUnder(event) {
    const at = pointOf(event);
    if (!at || n === 0) return null;
    const radius = Math.hypot(at.x, at.y);
    return radius < INNERMOST || radius > EXTENT ? null : positionAt(at.x, at.y, n);
  }

  svg.addEventListener("pointermove", (event) => {
    const position = positionUnder(event);
    svg.classList.toggle("clickable", position !== null);
    pointer.hover(position);
  });
  svg.addEventListener("pointerleave", () => pointer.hover(null));
  svg.addEventListener("click", (event) => {
    const position = positionUnder(event);
    if (position !== null) pointer.choose(position);
  });

  return { node, svg, draw };
}

/** The heads of the two kinds of arrow. */
function arrowHeads() {
  const defs = document.createElementNS(SVG, "defs");
  for (const id of ["arrow", "arrow-call"]) {
    const marker = document.createElementNS(SVG, "marker");
    const attributes = {
      id,
      viewBox: "0 0 10 10",
      refX: "8",
      refY: "5",
      orient: "auto",
      markerUnits: "userSpaceOnUse",
    };
    for (const [name, value] of Object.entries({ ...attributes, markerWidth: "20", markerHeight: "20" })) {
      marker.setAttribute(name, value);
    }
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", "M0 0 10 5 0 10 2.5 5Z");
    marker.append(path);
    defs.append(marker);
  }
  return defs;
}
