// @ts-check
/**
 * The lens: single positions where the rings are too fine to show them. It lies over the rings at the pointer, else at the token, and is
 * turned as the rings are there, so that arrows in it have their true directions.
 */

import { formatNumber } from "../words/names.js";
import { angleOf, DEEPEST_COLOUR, MOST_SEATS, neat, point } from "./geometry.js";
import { inheritedRadii } from "./rings.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Primitive, View } from "../types" */
/** @typedef {{x: number, y: number}} Point */

/** Where the lens has its middle, between the hole of the rings and their edge, and how large it is. */
const MIDDLE = 298;
const RADIUS = 130;
/** How much larger it may be on a small picture. */
const LARGEST = 1.25;
/** The cells take this part of the diameter of the lens, across and inwards. */
const ACROSS = 0.74;
const INWARDS = 0.42;
/** Cells to each side of the middle, and on a picture with large writing. */
const NEIGHBOURS = 3;
const FEWER = 2;

/** Whether a table is so large that it has one. @param {number} n */
export function hasLens(n) {
  return n > MOST_SEATS;
}

/** @param {View} view @param {Measures} room @returns {Primitive[]} */
export function lens(view, room) {
  const { state, look } = view;
  if (!look.lens || !hasLens(state.n)) return [];
  const centre = look.hovered !== null && look.hovered < state.n ? look.hovered : state.token;
  const frame = frameAt(centre, view, room);
  return [
    { key: "lens", kind: "circle", role: "lens", ...rounded(frame.middle), r: neat(frame.radius) },
    ...cells(view, frame),
    ...arrows(view, frame),
    ...numbers(view, room, frame),
  ];
}

/**
 * Where things are in the lens: `at` turns steps clockwise and a part of the depth of the rings, 0 outermost, into a point.
 * @typedef {object} Frame
 * @property {number} centre the position in the middle
 * @property {Point} middle @property {number} radius
 * @property {number} side cells to each side @property {number} cell the width of a cell
 * @property {(steps: number, depth: number) => Point} at
 */

/** @param {number} centre @param {View} view @param {Measures} room @returns {Frame} */
function frameAt(centre, { state }, room) {
  const angle = angleOf(centre, state.n);
  const radius = RADIUS * Math.min(LARGEST, room.writing);
  const side = room.writing > LARGEST ? FEWER : NEIGHBOURS;
  const cell = (2 * radius * ACROSS) / (2 * side + 1);
  const height = 2 * radius * INWARDS;
  const middle = point(MIDDLE, angle);
  const [outward, clockwise] = [point(1, angle), point(1, angle + Math.PI / 2)];
  const at = (/** @type {number} */ steps, /** @type {number} */ depth) => {
    const [along, out] = [steps * cell, height * (0.42 - depth)];
    return { x: middle.x + along * clockwise.x + out * outward.x, y: middle.y + along * clockwise.y + out * outward.y };
  };
  return { centre, middle, radius, side, cell, at };
}

/** The rings, one position after the other. @param {View} view @param {Frame} frame @returns {Primitive[]} */
function cells({ state, depths, never, look }, { centre, side, at }) {
  const rings = state.layerSizes.length;
  /** @type {Primitive[]} */
  const drawn = [];
  for (let ring = 0; ring < rings; ring++) {
    const [outer, inner] = [(ring + 0.06) / rings, (ring + 0.94) / rings];
    const paths = { track: "", inherited: "", new: "" };
    for (let steps = -side; steps <= side; steps++) {
      const depth = depths[(centre + steps + state.n) % state.n] ?? never;
      paths.track += box(at, steps, outer, inner);
      if (look.layer !== null && ring > look.layer) continue;
      if (depth === ring) paths.new += box(at, steps, outer, inner);
      // As in the rings: lower as well as paler. There radii grow outwards, here depths grow inwards.
      const lower = inheritedRadii({ inner: 1 - inner, outer: 1 - outer });
      if (depth < ring) paths.inherited += box(at, steps, 1 - lower.outer, 1 - lower.inner);
    }
    for (const [role, d] of Object.entries(paths)) {
      const depth = role === "track" ? {} : { depth: Math.min(ring, DEEPEST_COLOUR) };
      if (d) drawn.push({ key: `lens-${role}-${ring}`, kind: "path", role: `${role} in-lens`, d, ...depth });
    }
  }
  return drawn;
}

/** @param {Frame["at"]} at @param {number} steps @param {number} outer @param {number} inner */
function box(at, steps, outer, inner) {
  const corners = [at(steps - 0.46, outer), at(steps + 0.46, outer), at(steps + 0.46, inner), at(steps - 0.46, inner)];
  return `M${corners.map(({ x, y }) => `${neat(x)} ${neat(y)}`).join("L")}Z`;
}

/** From the position in the middle to the pair that it is the midpoint of: into a cell of the lens, or out of it where the end really is. @param {View} view @param {Frame} frame @returns {Primitive[]} */
function arrows(view, frame) {
  const { n, layerSizes, token } = view.state;
  const pair = frame.centre === token && view.look.hovered === null ? view.table.pair : view.hoveredPair;
  if (!pair || (view.look.layer !== null && pair.depth > view.look.layer)) return [];
  const from = frame.at(0, (pair.depth + 0.5) / layerSizes.length);
  const ends = pair.minus === pair.plus ? [pair.minus] : [pair.minus, pair.plus];
  return ends.flatMap((end, index) => {
    const near = stepsTo(frame.centre, end, n);
    const inside = Math.abs(near) <= frame.side;
    const depth = ((view.depths[end] ?? 0) + 0.5) / layerSizes.length;
    const to = inside ? frame.at(near, depth) : wayOut(frame, from, directionTo(frame.centre, end, n));
    /** @type {Primitive[]} */
    const drawn = [
      {
        key: `lens-arrow-${index}`,
        kind: "path",
        role: "witness in-lens",
        d: `M${neat(from.x)} ${neat(from.y)}L${neat(to.x)} ${neat(to.y)}`,
        arrow: true,
      },
    ];
    return drawn;
  });
}

/** Steps clockwise from one position to another, or less than 0 if the other way is shorter. @param {number} from @param {number} to @param {number} n */
function stepsTo(from, to, n) {
  const clockwise = (to - from + n) % n;
  return clockwise <= n / 2 ? clockwise : clockwise - n;
}

/** The direction in the plane from one place on the rim to another. @param {number} from @param {number} to @param {number} n */
function directionTo(from, to, n) {
  const [a, b] = [point(1e6, angleOf(from, n)), point(1e6, angleOf(to, n))];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** Where a line leaves the lens. @param {Frame} frame @param {Point} from inside @param {Point} direction of length 1 */
function wayOut({ middle, radius }, from, direction) {
  const [x, y] = [from.x - middle.x, from.y - middle.y];
  const along = x * direction.x + y * direction.y;
  const far = -along + Math.sqrt(along * along + radius * radius - x * x - y * y);
  return { x: from.x + far * direction.x, y: from.y + far * direction.y };
}

/** Under each cell its number; of a long one the last three digits, but in the middle. @param {View} view @param {Measures} room @param {Frame} frame @returns {Primitive[]} */
function numbers({ state }, room, { centre, side, at, cell }) {
  /** @type {Primitive[]} */
  const drawn = [];
  const size = neat(Math.min(13 * room.writing, cell * 0.46));
  for (let steps = -side; steps <= side; steps++) {
    const position = (centre + steps + state.n) % state.n;
    const onToken = position === state.token ? " on-lens-token" : "";
    const text = position > 9999 ? `…${String(position % 1000).padStart(3, "0")}` : String(position);
    const key = `lens-number-${steps}`;
    drawn.push({ key, kind: "text", role: `number in-lens${onToken}`, ...rounded(at(steps, -0.13)), size, text });
  }
  const title = { size: neat(16 * room.writing), text: formatNumber(centre) };
  drawn.push({ key: "lens-title", kind: "text", role: "lens-title", ...rounded(at(0, 1.18)), ...title });
  return drawn;
}

/** @param {Point} point */
function rounded({ x, y }) {
  return { x: neat(x), y: neat(y) };
}
