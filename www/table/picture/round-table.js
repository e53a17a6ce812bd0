// @ts-check
/** The drawn table: the SVG element and its pointer events. */

import { EXTENT, positionAt, VIEW_BOX } from "../../board/geometry.js";
import { HEAD, HEAD_PLACE, HEADS, headOf } from "../../board/heads.js";
import { pointerOn, svg as svgElement } from "../../drawing/drawing-element.js";
import { svgRenderer } from "../../drawing/svg.js";
import { elementOf, html } from "../../kit/lit.js";
import { loadMotion } from "./motion.js";
import { withRanksIfWanted as asDrawn } from "./optional-parts.js";

/** @import { Picture, PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The radius inside which the pointer means no position. */
const INNERMOST = 150;
/** How many times as far as by one person a presented table is seen from. */
const ROOM = 1.5;
/** The time in which the rings move to a previewed answer, in milliseconds. */
const LOOK_MS = 180;

/**
 * @typedef {object} PointerActions
 * @property {(position: number | null) => void} hover
 * @property {(position: number) => void} choose
 * @property {(named: import("../types").Named | null) => void} light for the word that points at the picture; null for
 *   none
 */

/**
 * @typedef {object} RoundTable
 * @property {HTMLElement} node
 * @property {SVGSVGElement} svg
 * @property {(view: Picture, milliseconds?: number) => void} draw draws the picture, after the move that led to it if
 *   there is time for one
 * @property {() => boolean} walks says whether the picture's token is still on its way to its position in the game
 * @property {() => void} finish ends a move at once and shows its result
 * @property {() => void} redraw draws the same picture with parts loaded since; a move being shown goes on
 */

/**
 * Creates a round table.
 * @param {(view: PictureData) => Primitive[]} scene makes the drawing from a view @param {PointerActions} pointer
 * @param {string} label @param {() => void} landed called when a token that was on its way has landed, or its way is cut
 *   short
 * @returns {RoundTable}
 */
export function createRoundTable(scene, pointer, label, landed) {
  // The words beside the picture say everything that it shows.
  const svg = svgElement(
    "svg",
    { viewBox: VIEW_BOX, class: "table", "aria-hidden": "true", translate: "no" },
    arrowHeads(),
  );
  const sheet = () => {
    const group = svgElement("g", {});
    svg.append(group);
    return { group, render: svgRenderer(group, headOf) };
  };
  const sheets = { under: sheet(), picture: sheet(), next: sheet(), over: sheet(), token: sheet() };
  // The picture's only tab stop. Keys work from here, and a click on the table returns the focus to it.
  const node = elementOf(html`<div class="picture" tabindex="0" role="group" aria-label=${label}>${svg}</div>`);
  const pointOf = pointerOn(svg);
  let n = 0;
  /** The width in pixels; 0 until it is known. Reading it after a change costs a layout. */
  let width = 0;
  /** The view drawn last. @type {Picture | undefined} */
  let drawn;
  /** The view to show after the move that leads to it. @type {Picture | undefined} */
  let awaited;
  let begun = false;
  let walking = false;
  let stop = () => {};
  const motion = loadMotion();

  /** @param {Picture} view */
  const sized = (view) => {
    // Seen from the last row of a room a picture is as small as on a phone, and so its writing is larger.
    const distance = /** @type {ShadowRoot} */ (node.getRootNode()).host?.hasAttribute("data-presenting") ? ROOM : 1;
    return asDrawn({ ...view, scale: (width || 2 * EXTENT) / (2 * EXTENT * distance) });
  };

  function land() {
    if (!walking) return;
    walking = false;
    landed();
  }

  function finish() {
    stop();
    stop = () => {};
    if (awaited) drawn = awaited;
    awaited = undefined;
    if (drawn) sheets.picture.render(scene(sized(drawn)));
    land();
  }

  /** @param {Picture} view @param {number} [milliseconds] */
  function draw(view, milliseconds = 0) {
    n = view.state.n;
    width ||= svg.clientWidth;
    if (awaited?.state === view.state) {
      // The same position with another view, such as a moved pointer: the move goes on.
      awaited = view;
      return;
    }
    stop();
    land();
    // A move counts as seen once its first frame has begun.
    if (awaited && begun) drawn = awaited;
    begun = false;
    awaited = view;
    // A preview appears and disappears smoothly too.
    const looks = drawn !== undefined && view.foreseen !== drawn.foreseen && milliseconds === 0;
    const time = looks ? LOOK_MS : milliseconds;
    const show = time > 0 ? motion() : null;
    if (!show || !drawn) {
      finish();
      return;
    }
    const before = looks ? drawn : (drawn.foreseen?.now ?? drawn);
    walking = !looks && view.state.round === before.state.round + 1;
    // In a frame of its own, so that of many moves made at once none is shown.
    const request = requestAnimationFrame(() => {
      if (!awaited) return;
      begun = true;
      const after = sized(awaited);
      stop = show(sized(before), after, time, scene, sheets, { landed: land, over: finish });
    });
    stop = () => cancelAnimationFrame(request);
  }

  function redraw() {
    if (!awaited) finish();
  }

  // The size of writing depends on the size of the picture.
  new ResizeObserver(() => {
    width = svg.clientWidth;
    redraw();
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

  return { node, svg, draw, walks: () => walking, finish, redraw };
}

/** The heads of the arrows, in their colours by the style sheet. */
function arrowHeads() {
  const heads = Object.keys(HEADS).map((id) =>
    svgElement("marker", { id, ...HEAD_PLACE }, svgElement("path", { d: HEAD })),
  );
  return svgElement("defs", {}, ...heads);
}
