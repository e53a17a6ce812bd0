// @ts-check
/** The making of a layer's new members: for each of them two equal arcs to its pair, side by side in lanes. */

import { angleOf, ringRadii, seatsApart } from "../../board/geometry.js";
import { ringMiddle } from "../../board/midpoint.js";
import { listOf } from "../../drawing/list-of.js";
import { point, roundCoordinate } from "../../drawing/plane.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The least distance from lane to lane, in units and in pixels. */
const LANE = 8;
const LANE_PIXELS = 4;
/** The least distance between two arcs on one lane, in positions. */
const APART = 0.6;
/** The most midpoints that the figure of a lesson shows with their arcs at once; more would be a bundle of wires. */
const MOST_IN_FIGURE = 3;

/**
 * An arc to one end of a pair: it runs from `end` to `position`, which may be below 0 or above n − 1 so that the arc
 * goes the short way. `radius` is that of the lane, `foot` that of the middle of the end's cell.
 * @typedef {{end: number, position: number, radius: number, foot: number}} Lane
 */

/**
 * The arcs that fit on lanes over the gutter and the cells of the layer looked at: the token's, then the short ones. The
 * lanes in use lie as far apart as there is room. The other arcs would be a tangle and are left out.
 * @param {PictureData} view @param {Measures} room @returns {Lane[]}
 */
export function lanesOf(view, room) {
  const depth = view.look.layer ?? 0;
  if (depth === 0) return [];
  const { n, token, layerSizes } = view.state;
  const { inner, outer, width } = ringRadii(depth, layerSizes.length, room);
  const edge = outer + width;
  const count = Math.max(1, Math.floor((edge - inner) / Math.max(LANE, LANE_PIXELS * room.pixel)) - 1);
  /** For each lane the middles and half lengths of the arcs on it. @type {[middle: number, half: number][][]} */
  const taken = listOf(count, () => []);
  const placed = pairsAtOnce(view, orderPairs(view.pairs, n, token)).flatMap(({ position, half, ends }) => {
    const isFree = (/** @type {[number, number][]} */ lane) =>
      lane.every(([middle, other]) => seatsApart(middle, position, n) > half + other + APART);
    const lane = taken.findIndex(isFree);
    if (lane < 0) return [];
    taken[lane]?.push([position, half]);
    return [{ position, ends, lane }];
  });
  const used = Math.max(1, ...placed.map(({ lane }) => lane + 1));
  return placed.flatMap(({ position, ends, lane }) => {
    const radius = roundCoordinate(edge - ((edge - inner) * (lane + 1)) / (used + 1));
    return ends.map(({ end, at }) => ({
      end: at,
      position,
      radius,
      foot: roundCoordinate(ringMiddle(view, room, view.depths[end] ?? 0)),
    }));
  });
}

/**
 * The pairs in the order in which they get lanes: the token's, which Magnus calls, then the closest.
 * @param {Uint32Array} pairs @param {number} n @param {number} token
 */
function orderPairs(pairs, n, token) {
  const list = listOf(pairs.length / 3, (index) => {
    const [position = 0, minus = 0, plus = 0] = pairs.subarray(3 * index, 3 * index + 3);
    const half = (plus - position + n) % n;
    const ends = [
      { end: plus, at: position + half },
      { end: minus, at: position - half },
    ];
    return { position, half, ends };
  });
  const first = (/** @type {{position: number}} */ { position }) => Number(position === token);
  return list.sort((a, b) => first(b) - first(a) || a.half - b.half);
}

/**
 * All pairs, or one at a time where a figure has many: the first, until the reader points at a position, whose pair is drawn.
 * @template Pair @param {PictureData} view @param {Pair[]} list in their order
 */
function pairsAtOnce({ look, hoveredPair }, list) {
  const isFigure = (look.standing ?? null) !== null;
  if (!isFigure || list.length <= MOST_IN_FIGURE) return list;
  return hoveredPair ? [] : list.slice(0, 1);
}

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function layerMaking(view, room) {
  const { n } = view.state;
  const lanes = lanesOf(view, room);
  if (lanes.length === 0) return [];
  const lines = lanes.map(({ end, position, radius, foot }) => {
    const [from, to] = [angleOf(end, n), angleOf(position, n)];
    const [a, b, c] = [point(foot, from), point(radius, from), point(radius, to)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${c.x} ${c.y}`;
  });
  /** @type {Primitive[]} */
  const dots = lanes
    .filter((_, index) => index % 2 === 0)
    .map(({ position, radius }) => ({
      key: `making-dot-${position}`,
      kind: "circle",
      role: "making-dot",
      ...point(radius, angleOf(position, n)),
      r: 5,
    }));
  const d = lines.join("");
  return [
    { key: "making-under", kind: "path", role: "making-under", d },
    { key: "making", kind: "path", role: "making", d },
    ...dots,
  ];
}
