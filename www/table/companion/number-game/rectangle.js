// @ts-check
/** The rectangle A × B, its squares and the mark of the golden ratio, for the page of the game and for a lesson. */

import { listOf } from "../../../drawing/list-of.js";
import { box } from "../../../drawing/plane.js";
import { path, text } from "../../../drawing/primitives.js";
import { english } from "../../../text/english.js";
import { squaresFit } from "../../../text/say/companions/companion-figures.js";

/** @import { Primitive } from "../../../drawing/types" */
/** @import { Speaker } from "../../../text/types" */

const PHI = (1 + Math.sqrt(5)) / 2;
/** Room for the names of the sides, in pixels. */
export const MARGIN = { left: 36, right: 14, top: 48, bottom: 64 };
/** The longest rectangle drawn whole, as a ratio of its sides; a longer one has a gap. */
const LONGEST = 5.5;
/** The smallest square that is drawn, in pixels. */
const DUST = 3;
/** The sizes of writing, in pixels. */
export const SIZES = { golden: 17, side: 18, caption: 15, gap: 26 };
/** About the width of a letter in the names of the sides, in pixels. */
const LETTER = 9.5;

/**
 * @param {{a: string, b: string, squares: string}} pair whole numbers, and how many squares can be cut off with
 *   something left
 * @param {number} cut how many are about to be @param {number} width of the picture in pixels @param {number} height
 * @param {Speaker} [words]
 * @returns {Primitive[]}
 */
export function rectangleShapes({ a, b, squares }, cut, width, height, words = english) {
  const room = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const aLarger = BigInt(a) >= BigInt(b);
  const [large, small] = aLarger ? [a, b] : [b, a];
  const ratio = Number(large) / Number(small);
  const broken = ratio > LONGEST;
  // As many squares as there is room for; behind the gap stand the last square and the rest.
  const drawn = broken ? LONGEST : ratio;
  const reach = Math.max(drawn, PHI * 1.04);
  const unit = Math.min(room.width / reach, room.height);
  const left = MARGIN.left + (room.width - reach * unit) / 2;
  const { top } = MARGIN;
  const [right, bottom] = [left + drawn * unit, top + unit];
  /** @type {Primitive[]} */
  const list = [path("paper", "paper", box(left, top, drawn * unit, unit))];
  const fits = Number(squares);
  // In whole numbers, because a quotient of eighteen digits would lose its remainder.
  const rest = Number(BigInt(large) - BigInt(squares) * BigInt(small)) / Number(small);
  // The squares stand at the right, so that the rest is at the left, where the next squares are cut from it.
  const columns = broken ? [0, 1, 2] : listOf(Math.min(fits, 12), (index) => index);
  for (const index of columns) {
    const x = right - (index + 1) * unit;
    const off = index < cut ? "square cut" : "square";
    list.push(path(`square-${index}`, off, box(x, top, unit, unit)));
  }
  if (!broken) list.push(...inner(left, top, rest * unit, unit));
  else
    list.push(...gap(right - 3 * unit - unit * 0.75, top, unit), ...inner(left, top, Math.min(rest, 1.6) * unit, unit));
  list.push(path("outline", "outline", box(left, top, drawn * unit, unit)));
  const golden = left + PHI * unit;
  const [long, short] = aLarger ? ["A", "B"] : ["B", "A"];
  const written = `${short} = ${words.number(small)}`;
  const beside = written.length * LETTER > unit ? short : written;
  list.push(
    path("golden", "golden", `M${golden},${top - 14}V${bottom + 14}`),
    text("golden-name", "golden-name", golden, top - 24, SIZES.golden, `φ · ${short}`),
    text("long", "side", (left + right) / 2, bottom + 28, SIZES.side, `${long} = ${words.number(large)}`),
    text("short", "side", left - 16, (top + bottom) / 2, SIZES.side, beside, { turn: -90 }),
  );
  if (broken) {
    list.push(text("caption", "caption", (left + right) / 2, bottom + 52, SIZES.caption, squaresFit(words, squares)));
  }
  return list;
}

/**
 * The shapes of the rest of the rectangle: its own squares, and so on inwards.
 * @param {number} x @param {number} y @param {number} width @param {number} height @returns {Primitive[]}
 */
function inner(x, y, width, height) {
  /** @type {Primitive[]} */
  const list = [];
  let [w, h0, px, py] = [width, height, x, y];
  for (let step = 0; step < 40 && Math.min(w, h0) > DUST; step++) {
    const side = Math.min(w, h0);
    list.push(path(`inner-${step}`, `square inner tone-${step % 2}`, box(px, py, side, side)));
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

/** The sign for squares that are left out. @param {number} x @param {number} y @param {number} unit */
function gap(x, y, unit) {
  return [text("gap", "gap", x + unit * 0.3, y + unit / 2, SIZES.gap, "· · ·")];
}
