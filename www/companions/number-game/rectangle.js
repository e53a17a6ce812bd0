// @ts-check
/** The rectangle A × B, the squares that can be cut off it, and the golden rectangle of the same height. */

import { h, setAttribute } from "../../panel/dom.js";
import { svg, svgText } from "../svg.js";
import { big, parsed } from "./words.js";

/** @import { PairPosition, Panel } from "../types" */

const PHI = (1 + Math.sqrt(5)) / 2;
const [WIDTH, HEIGHT] = [640, 430];
/** Where the rectangle may be, with room for its sides' lengths. */
const BOX = { left: 36, top: 48, width: 590, height: 330 };
/** A longer rectangle is drawn with a gap. */
const LONGEST = 5.5;
/** Squares within squares smaller than this are dust. */
const DUST = 3;

/** @returns {Panel} */
export function rectanglePanel() {
  const root = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "rectangle", role: "img" });
  const node = h("div", { class: "picture" });
  node.append(root);
  return {
    node,
    update({ view, considered, preview }) {
      const position = /** @type {PairPosition} */ (view.position);
      if (view.over) {
        setAttribute(root, "aria-label", "No rectangle is left.");
        root.replaceChildren(svgText(WIDTH / 2, HEIGHT / 2, "No rectangle is left.", { class: "caption" }));
        return;
      }
      const cut = preview && considered !== null ? cutBy(considered, position) : 0;
      setAttribute(root, "aria-label", inWords(position));
      root.replaceChildren(...shapes(position, cut));
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

/** @param {PairPosition} position @param {number} cut @returns {SVGElement[]} */
function shapes({ a, b, squares }, cut) {
  const aLarger = BigInt(a) >= BigInt(b);
  const [large, small] = aLarger ? [a, b] : [b, a];
  const ratio = Number(large) / Number(small);
  const broken = ratio > LONGEST;
  // As many squares as the picture has room for; behind the gap stand the last one and what is left.
  const drawn = broken ? LONGEST : ratio;
  const reach = Math.max(drawn, PHI * 1.04);
  const unit = Math.min(BOX.width / reach, BOX.height);
  const left = BOX.left + (BOX.width - reach * unit) / 2;
  const { top } = BOX;
  const [right, bottom] = [left + drawn * unit, top + unit];
  /** @type {SVGElement[]} */
  const list = [svg("rect", { class: "paper", x: left, y: top, width: drawn * unit, height: unit })];
  const fits = Number(squares);
  const rest = ratio - fits;
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
  list.push(
    svg("path", { class: "golden", d: `M${golden},${top - 14}V${bottom + 14}` }),
    svgText(golden, top - 24, `φ · ${aLarger ? "B" : "A"}`, { class: "golden-name" }),
    svgText((left + right) / 2, bottom + 26, `${aLarger ? "A" : "B"} = ${big(large)}`, { class: "side" }),
    svgText(0, 0, `${aLarger ? "B" : "A"} = ${big(small)}`, {
      class: "side",
      transform: `translate(${left - 16} ${(top + bottom) / 2}) rotate(-90)`,
    }),
  );
  if (broken) list.push(svgText((left + right) / 2, top - 24, `${big(squares)} squares fit`, { class: "caption" }));
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
