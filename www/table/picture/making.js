// @ts-check
/**
 * The making of a layer's new members: from one of them, as an example, two equal arcs to its pair. The figure of a lesson
 * has those of few members at once, side by side in lanes.
 */

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
/** The least distance from lane to lane that a gutter may have; closer ones spread over the cells too. */
const LANE_IN_GUTTER = 5;

/**
 * An arc to one end of a pair: it runs from `end` to `position`, which may be below 0 or above n − 1 so that the arc
 * goes the short way. `radius` is that of the lane, `foot` that of the middle of the end's cell.
 * @typedef {{end: number, position: number, radius: number, foot: number}} Lane
 */

/**
 * The arcs of the pairs that are shown, on lanes in the gutter of the layer looked at, where they cross no cell; lanes that
 * are too many for it lie over the cells too. Arcs that find no lane would be a tangle and are left out.
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
  const isInGutter = used === 1 || width >= LANE_IN_GUTTER * (used + 1);
  const breadth = isInGutter ? width : edge - inner;
  return placed.flatMap(({ position, ends, lane }) => {
    const radius = roundCoordinate(edge - (breadth * (lane + 1)) / (used + 1));
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
 * One pair as an example: the first, until the reader points at a position, whose pair is drawn. A figure with few has all.
 * @template Pair @param {PictureData} view @param {Pair[]} list in their order
 */
function pairsAtOnce({ look, hoveredPair }, list) {
  const isFigure = (look.standing ?? null) !== null;
  if (isFigure && list.length <= MOST_IN_FIGURE) return list;
  return hoveredPair ? [] : list.slice(0, 1);
}

/**
 * The arcs, with dots in the cells that they join. They have no casing, which would cut those cells: on its way an arc
 * crosses only its end's pale ones.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
export function layerMaking(view, room) {
  const { n } = view.state;
  const lanes = lanesOf(view, room);
  if (lanes.length === 0) return [];
  const middle = roundCoordinate(ringMiddle(view, room, view.look.layer ?? 0));
  const lines = lanes.map(({ end, position, radius, foot }) => {
    const [from, to] = [angleOf(end, n), angleOf(position, n)];
    const [a, b, c, d] = [point(foot, from), point(radius, from), point(radius, to), point(middle, to)];
    const curve = `A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${c.x} ${c.y}`;
    return `M${a.x} ${a.y}L${b.x} ${b.y}${curve}L${d.x} ${d.y}`;
  });
  const joined = new Map(
    lanes.flatMap(({ end, position, foot }) => [
      [position, middle],
      [(end + n) % n, foot],
    ]),
  );
  /** @type {Primitive[]} */
  const dots = [...joined].map(([position, radius]) => ({
    key: `making-dot-${position}`,
    kind: "circle",
    role: "making-dot",
    ...point(radius, angleOf(position, n)),
    r: 7,
  }));
  return [{ key: "making", kind: "path", role: "making", d: lines.join("") }, ...dots];
}
