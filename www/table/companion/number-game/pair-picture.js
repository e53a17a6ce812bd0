// @ts-check
/**
 * The picture of the Number Game: the rectangle A × B, the squares that can be cut off, and the golden rectangle of
 * the same height.
 */

import { observeWidth, svg } from "../../../drawing/drawing-element.js";
import { text } from "../../../drawing/primitives.js";
import { svgRenderer } from "../../../drawing/svg.js";
import { elementOf, html } from "../../../kit/lit.js";
import { picture } from "../../../text/say/companions/number-game.js";
import { parseMove } from "./number-game-in-words.js";
import { MARGIN, rectangleShapes, SIZES } from "./rectangle.js";

/** @import { Speaker } from "../../../text/types" */
/** @import { CompanionModel, CompanionPicture, PairPosition } from "../types" */

/** Limits for the picture's width: it is drawn in pixels, so that text keeps its size. */
const WIDTHS = { least: 280, most: 900 };
/** A rectangle twice and a half as long as high takes the whole width and height of a wide window's column. */
const HIGHEST = 300;

/** @param {Speaker} words @returns {CompanionPicture} */
export function rectanglePanel(words) {
  const root = svg("svg", { class: "rectangle", role: "img" });
  const node = elementOf(html`<div class="companion-picture played">${root}</div>`);
  const render = svgRenderer(root);
  /** @type {CompanionModel | null} */
  let shown = null;
  const draw = () => {
    if (!shown) return;
    const { view, considered, preview } = shown;
    const position = /** @type {PairPosition} */ (view.position);
    const width = Math.min(Math.max(Math.round(node.clientWidth), WIDTHS.least), WIDTHS.most);
    const height = Math.min(Math.round(width * 0.66), HIGHEST + MARGIN.top + MARGIN.bottom);
    root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    root.setAttribute("aria-label", pairText(words, position));
    if (view.over) {
      render([text("none", "caption", width / 2, height / 2, SIZES.caption, words.plain("pictureNone"))]);
      return;
    }
    const cut = preview && considered !== null ? cutBy(considered, position) : 0;
    render(rectangleShapes(position, cut, width, height, words));
  };
  observeWidth(node, draw);
  return {
    node,
    update(model) {
      shown = model;
      draw();
    },
  };
}

/**
 * The number of squares that a move cuts off the longer side; 0 if it reduces the shorter one.
 * @param {string} text
 * @param {PairPosition} position
 */
function cutBy(text, { shape, fromA, squares }) {
  const { fromA: takesA, times } = parseMove(text);
  const fromLarge = shape === "equal" || takesA === fromA;
  return fromLarge ? Number(times <= BigInt(squares) ? times : 0n) : 0;
}

/** @param {Speaker} words @param {PairPosition} position */
function pairText(words, { a, b, squares, shape }) {
  return shape === null ? words.plain("pictureNone") : picture(words, a, b, squares, shape);
}
