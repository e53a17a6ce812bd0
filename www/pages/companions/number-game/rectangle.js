// @ts-check
/** The rectangle A × B, the squares that can be cut off it, and the golden rectangle of the same height. */

import { h, setAttribute } from "../../../kit/dom.js";
import { onWidth, svg, svgText } from "../../../kit/svg.js";
import { big, parsed } from "./words.js";

/** @import { Model, PairPosition, Panel } from "../types" */

const PHI = (1 + Math.sqrt(5)) / 2;
/** Room for the names of the sides, in pixels. */
const MARGIN = { left: 36, right: 14, top: 48, bottom: 64 };
/** The picture is drawn in pixels, so that what is written keeps its size. */
const WIDTHS = { least: 280, most: 900 };
const HIGHEST = 400;
/** A longer rectangle is drawn with a gap. */
const LONGEST = 5.5;
/** Squares within squares smaller than this are dust. */
const DUST = 3;
/** A letter of the sides' names, about. */
const LETTER = 9.5;

/** @returns {Panel} */
export function rectanglePanel() {
  const root = svg("svg", { class: "rectangle", role: "img" });
  const node = h("div", { class: "picture" });
  node.append(root);
  /** @type {Model | null} */
  let shown = null;
  const draw = () => {
    if (!shown) return;
    const { view, considered, preview } = shown;
    const position = /** @type {PairPosition} */ (view.position);
    const width = Math.min(Math.max(Math.round(node.clientWidth), WIDTHS.least), WIDTHS.most);
    const height = Math.min(Math.round(width * 0.66), HIGHEST + MARGIN.top + MARGIN.bottom);
    setAttribute(root, "viewBox", `0 0 ${width} ${height}`);
    setAttribute(root, "aria-label", view.over ? "No rectangle is left." : inWords(position));
    if (view.over) {
      root.replaceChildren(svgText(width / 2, height / 2, "No rectangle is left.", { class: "caption" }));
      return;
    }
    const cut = preview && considered !== null ? cutBy(considered, position) : 0;
    root.replaceChildren(
      ...shapes(position, cut, width - MARGIN.left - MARGIN.right, height - MARGIN.top - MARGIN.bottom),
    );
  };
  onWidth(node, draw);
  return {
    node,
    update(model) {
      shown = model;
      draw();
    },
  };
}

/** How many squares a move cuts off the longer side, 0 if it takes from the shorter one. @param {string} text @param {PairPosition} position */
function cutBy(text, { a, b, squares }) {
  const { fromA, times } = parsed(text);
  const fromLarge = a === b || fromA === BigInt(a) > BigInt(b);
  return fromLarge ? Number(times <= BigInt(squares) ? times : 0n) : 0;
}

/** @param {PairPosition} position */
function inWords({ a, b, squares, thin }) {
  const shape =
    a === b ? "a square" : thin ? "thin, longer than the golden rectangle" : "fat, shorter than the golden rectangle";
  return `Rectangle ${big(a)} by ${big(b)}: ${shape}. Squares that can be cut off with something left: ${big(squares)}.`;
}

/** @param {PairPosition} position @param {number} cut @param {number} width @param {number} height @returns {SVGElement[]} */
function shapes({ a, b, squares }, cut, width, height) {
  const aLarger = BigInt(a) >= BigInt(b);
  const [large, small] = aLarger ? [a, b] : [b, a];
  const ratio = Number(large) / Number(small);
  const broken = ratio > LONGEST;
  // As many squares as the picture has room for; behind the gap stand the last one and what is left.
  const drawn = broken ? LONGEST : ratio;
  const reach = Math.max(drawn, PHI * 1.04);
  const unit = Math.min(width / reach, height);
  const left = MARGIN.left + (width - reach * unit) / 2;
  const { top } = MARGIN;
  const [right, bottom] = [left + drawn * unit, top + unit];
  /** @type {SVGElement[]} */
  const list = [svg("rect", { class: "paper", x: left, y: top, width: drawn * unit, height: unit })];
  const fits = Number(squares);
  // In whole numbers: of a quotient with eighteen digits nothing would be left.
  const rest = Number(BigInt(large) - BigInt(squares) * BigInt(small)) / Number(small);
  // The squares stand from the right, so that the rest is on the left and the next squares are cut from it.
  const columns = broken ? [0, 1, 2] : Array.from({ length: Math.min(fits, 12) }, (_, index) => index);
  for (const index of columns) {
    const x = right - (index + 1) * unit;
    const off = index < cut ? "square cut" : "square";
    list.push(svg("rect", { class: off, x, y: top, width: unit, height: unit }));
  }
  if (!broken) list.push(...inner(left, top, rest * unit, unit));
  else
    list.push(...gap(right - 3 * unit - unit * 0.75, top, unit), ...inner(left, top, Math.min(rest, 1.6) * unit, unit));
  list.push(svg("rect", { class: "outline", x: left, y: top, width: drawn * unit, height: unit }));
  const golden = left + PHI * unit;
  const [long, short] = aLarger ? ["A", "B"] : ["B", "A"];
  const written = `${short} = ${big(small)}`;
  list.push(
    svg("path", { class: "golden", d: `M${golden},${top - 14}V${bottom + 14}` }),
    svgText(golden, top - 24, `φ · ${short}`, { class: "golden-name" }),
    svgText((left + right) / 2, bottom + 28, `${long} = ${big(large)}`, { class: "side" }),
    svgText(0, 0, written.length * LETTER > unit ? short : written, {
      class: "side",
      transform: `translate(${left - 16} ${(top + bottom) / 2}) rotate(-90)`,
    }),
  );
  if (broken) list.push(svgText((left + right) / 2, bottom + 52, `${big(squares)} squares fit`, { class: "caption" }));
  return list;
}

/** What is left of the rectangle, with its own squares, and so on. @param {number} x @param {number} y @param {number} width @param {number} height @returns {SVGElement[]} */
function inner(x, y, width, height) {
  const list = [];
  let [w, h0, px, py] = [width, height, x, y];
  for (let step = 0; step < 40 && Math.min(w, h0) > DUST; step++) {
    const side = Math.min(w, h0);
    list.push(svg("rect", { class: `square inner tone-${step % 2}`, x: px, y: py, width: side, height: side }));
    if (w >= h0) {
      px += side;
      w -= side;
    } else {
      py += side;
      h0 -= side;
    }
  }
  return list;
}

/** The sign that squares are left out. @param {number} x @param {number} y @param {number} unit */
function gap(x, y, unit) {
  return [svgText(x + unit * 0.3, y + unit / 2, "· · ·", { class: "gap" })];
}
