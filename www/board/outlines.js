// @ts-check
/** The outlines on the table of the things that a word points at: positions, a layer, a class. */

import { listOf } from "../drawing/list-of.js";
import { point, sector } from "../drawing/plane.js";
import { angleOf, MOST_SEATS, ringRadii } from "./geometry.js";

/** @import { Measures } from "./geometry.js" */
/** @import { BoardData } from "./types" */
/** @import { Primitive } from "../drawing/types" */

/**
 * The largest n on which the cells of a layer or a class are outlined
 * one by one; on larger tables they are too many and too small.
 */
const MOST_OUTLINED = 1500;
/** The narrowest outline that can be seen, in radians. */
const NARROWEST = 0.012;

/** @param {BoardData} view @param {Measures} room @returns {Primitive[]} */
export function litCells(view, room) {
  const { lit } = view.look;
  if (!lit) return [];
  if ("positions" in lit) return litPositions(lit.positions, view, room);
  if ("layer" in lit) return litLayer(lit.layer, view, room);
  return litClass(lit.class, view, room);
}

/** @param {string} d @returns {Primitive[]} */
function outlineShapes(d) {
  if (!d) return [];
  return [
    { key: "lit-under", kind: "path", role: "lit-under", d },
    { key: "lit", kind: "path", role: "lit", d },
  ];
}

/**
 * Outlines of seats, and of each position's cells from A to the layer in which it first appears.
 * @param {number[]} positions @param {BoardData} view @param {Measures} room
 */
function litPositions(positions, view, room) {
  const { n, layerSizes } = view.state;
  const seated = positions.filter((position) => position < n);
  const d = seated.map((position) => {
    const depth = view.depths[position] ?? view.never;
    return depth < layerSizes.length ? cellsOutline(position, position, 0, depth, view, room) : "";
  });
  return [...outlineShapes(d.join("")), ...seatsOf(seated, n, room)];
}

/**
 * Outlines of a layer's members; neighbours share one.
 * @param {number} layer @param {BoardData} view @param {Measures} room
 */
function litLayer(layer, view, room) {
  const { n, layerSizes } = view.state;
  if (layer >= layerSizes.length) return [];
  if (n > MOST_OUTLINED || layerSizes[layer] === n)
    return outlineShapes(cellsOutline(0, n - 1, layer, layer, view, room));
  let d = "";
  const isIn = (/** @type {number} */ position) => (view.depths[(position + n) % n] ?? view.never) <= layer;
  for (let first = 0; first < n; first++) {
    if (!isIn(first) || isIn(first - 1)) continue;
    let last = first;
    while (isIn(last + 1)) last++;
    d += cellsOutline(first, last, layer, layer, view, room);
  }
  return outlineShapes(d);
}

/**
 * Outlines of a class's members in the outermost ring.
 * @param {{gamma: number, q: number}} coset @param {BoardData} view @param {Measures} room
 */
function litClass({ gamma, q }, view, room) {
  const { n } = view.state;
  if (n / q > MOST_OUTLINED / 2) return [];
  const members = listOf(n / q, (index) => gamma + index * q);
  const d = members.map((position) => cellsOutline(position, position, 0, 0, view, room)).join("");
  return [...outlineShapes(d), ...(n <= MOST_SEATS ? seatsOf(members, n, room) : [])];
}

/** @param {number[]} positions @param {number} n @param {Measures} room @returns {Primitive[]} */
function seatsOf(positions, n, room) {
  const r = Math.max(8, room.seat) + 4;
  return positions.map((position) => {
    const at = point(room.seats, angleOf(position, n));
    return { key: `lit-seat-${position}`, kind: "circle", role: "lit", ...at, r };
  });
}

/**
 * The outline of neighbouring cells, from ring `outer` to ring `inner`.
 * @param {number} first @param {number} last @param {number} outer @param {number} inner @param {BoardData} view
 * @param {Measures} room
 */
function cellsOutline(first, last, outer, inner, { state: { n, layerSizes } }, room) {
  const count = layerSizes.length;
  const more = Math.max(0, NARROWEST - angleOf(last - first + 1, n)) / 2;
  const [from, to] = [angleOf(first - 0.5, n) - more, angleOf(last + 0.5, n) + more];
  const turn = Math.min(to, from + 2 * Math.PI - 0.001);
  return sector(ringRadii(inner, count, room).inner, ringRadii(outer, count, room).outer, from, turn);
}
