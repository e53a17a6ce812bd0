// @ts-check
/**
 * The arcs of a midpoint: equally long and mirror images of each other, from a position to the pair whose midpoint it
 * is. They run in the gutter outside the position's ring, and leave it outwards into the cells of the pair.
 */

import { point, roundCoordinate } from "../drawing/plane.js";
import { angleOf, nameSize, ringRadii } from "./geometry.js";

/** @import { Measures } from "./geometry.js" */
/** @import { WitnessPair } from "../core/types" */
/** @import { BoardData } from "./types" */
/** @import { Primitive } from "../drawing/types" */
/** @typedef {Pick<WitnessPair, "position" | "depth" | "magnitude" | "minus" | "plus">} MidpointPair */
/**
 * @typedef {object} Layered the data that give the ring of a position
 * @property {{n: number, layerSizes: number[]}} state
 * @property {Uint8Array} depths
 */

/** The distance from the corner of an arc to the start of its bend. */
const BEND = 9;
/** The length of the tick in the middle of an arc. */
const TICK = 14;
/** The shortest arc with a tick. */
const SHORTEST_TICKED = 20;
/** The least distance of two arrow heads; closer ones would merge. */
const HEADS_APART = 30;

/** The middle radius of a ring's cells. @param {Layered} view @param {Measures} room @param {number} depth */
export function ringMiddle({ state }, room, depth) {
  const { inner, outer } = ringRadii(depth, state.layerSizes.length, room);
  return (inner + outer) / 2;
}

/**
 * The midpoints to draw with their pairs: the token, for a person who wants a hint, and the position under the pointer.
 * While a call is considered, only its landings are shown.
 * @param {Pick<BoardData, "facts" | "look" | "hoveredPair">} view @returns {{name: string, pair: WitnessPair}[]}
 */
export function shownMidpoints({ facts, look, hoveredPair }) {
  if (look.preview) return [];
  const hinted = look.hint ? facts.pair : null;
  const pointed = hoveredPair?.position === hinted?.position ? null : hoveredPair;
  return [
    { name: "from-token", pair: hinted },
    { name: "from-hovered", pair: pointed },
  ].flatMap(({ name, pair }) => (pair && (look.layer === null || pair.depth <= look.layer) ? [{ name, pair }] : []));
}

/**
 * The arcs from a position to its pair, clockwise first, ticked "ℓ · ℓ", with a dot where they begin. Their keys and
 * roles begin with `midpoint`, followed by `name`.
 * @param {Layered} view @param {MidpointPair} pair @param {Measures} room @param {string} name
 * @returns {Primitive[]}
 */
export function midpointArcs(view, pair, room, name) {
  const { n, layerSizes } = view.state;
  const { gutter } = ringRadii(pair.depth, layerSizes.length, room);
  const turn = angleOf(pair.magnitude, n);
  // The heads also merge half around, where the two ends meet.
  const apart = gutter * Math.min(2 * turn, 2 * Math.PI - 2 * turn);
  const arrow = pair.minus === pair.plus || apart > HEADS_APART;
  /** @type {Primitive[]} */
  const lines = [];
  /** @type {Primitive[]} */
  const ticks = [];
  [pair.plus, pair.minus].forEach((end, index) => {
    const sign = index === 0 ? 1 : -1;
    const d = midpointArc(view, pair, room, { gutter, end, sign });
    lines.push({ key: `midpoint-${name}-under-${index}`, kind: "path", role: "under-arrow", d });
    lines.push({ key: `midpoint-${name}-${index}`, kind: "path", role: `midpoint ${name}`, d, arrow });
    const middle = angleOf(pair.position, n) + (sign * turn) / 2;
    ticks.push(...tick(`midpoint-${name}-tick-${index}`, name, gutter, middle, gutter * turn, pair.magnitude, room));
  });
  const dot = point(ringMiddle(view, room, pair.depth), angleOf(pair.position, n));
  return [
    ...lines,
    ...ticks,
    { key: `midpoint-${name}-dot`, kind: "circle", role: `midpoint-dot ${name}`, ...dot, r: 6 },
  ];
}

/**
 * An arc from the position's cell along the gutter into the cell of the end.
 * @param {Layered} view @param {MidpointPair} pair @param {Measures} room
 * @param {{gutter: number, end: number, sign: 1 | -1}} side
 */
function midpointArc(view, { position, depth, magnitude }, room, { gutter, end, sign }) {
  const { n } = view.state;
  const from = ringMiddle(view, room, depth);
  const to = ringMiddle(view, room, view.depths[end] ?? 0);
  const start = angleOf(position, n);
  const turn = angleOf(magnitude, n);
  const bend = Math.min(BEND, (gutter * turn) / 3, gutter - from, to - gutter);
  const along = (sign * bend) / gutter;
  const [a, b, c, e, f, g] = [
    point(from, start),
    point(gutter - bend, start),
    point(gutter, start + along),
    point(gutter, start + sign * turn - along),
    point(gutter + bend, start + sign * turn),
    point(to, start + sign * turn),
  ].map(({ x, y }) => `${x} ${y}`);
  const corner = (/** @type {number} */ angle) => Object.values(point(gutter, angle)).join(" ");
  const large = turn - (2 * bend) / gutter > Math.PI ? 1 : 0;
  const radius = roundCoordinate(gutter);
  const curve = `A${radius} ${radius} 0 ${large} ${sign > 0 ? 1 : 0} ${e}`;
  return `M${a}L${b}Q${corner(start)} ${c}${curve}Q${corner(start + sign * turn)} ${f}L${g}`;
}

/**
 * The tick of an arc, or the number of steps if there is room for it.
 * @param {string} key @param {string} name @param {number} radius @param {number} angle
 * @param {number} length of the arc
 * @param {number} steps @param {Measures} room @returns {Primitive[]}
 */
function tick(key, name, radius, angle, length, steps, room) {
  if (length < SHORTEST_TICKED) return [];
  const size = roundCoordinate(1.15 * nameSize(room));
  const text = String(steps);
  if (length > size * (0.6 * text.length + 2)) {
    return [{ key, kind: "text", role: `midpoint-steps ${name}`, ...point(radius, angle), size, text }];
  }
  return [{ key, kind: "path", role: `midpoint-tick ${name}`, d: tickAcross(radius, angle) }];
}

/** A short line across a circle. @param {number} radius @param {number} angle */
export function tickAcross(radius, angle) {
  const [a, b] = [point(radius - TICK / 2, angle), point(radius + TICK / 2, angle)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}
