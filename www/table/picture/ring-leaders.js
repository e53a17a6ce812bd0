// @ts-check
/**
 * The leaders from the names of the rings to the rings: each a straight line from its name's mark to a cell of its ring,
 * at a position that belongs to what the name says. Where it ends depends on n, on the size of the picture, on the
 * number of rings and on the members alone, and of layers only members leave during a game, so that no leader wanders.
 * One that would cross a number, an arrow head, a name or another leader is left out: its mark has the ring's colour.
 */

import { angleOf, positionAt } from "../../board/geometry.js";
import { callArcs, landingMarks } from "../../board/landings.js";
import { ringMiddle } from "../../board/midpoint.js";
import { gapOf } from "../../board/rings.js";
import { seats } from "../../board/seats.js";
import { neat, point } from "../../drawing/plane.js";
import { circle, path } from "../../drawing/primitives.js";
import { seldom } from "./seldom.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {[start: Point, end: Point]} Line */
/** @typedef {{ring: number, x: number, y: number, r: number}} Mark the mark of a name, with the room that it keeps free */
/** @typedef {{x: number, y: number, r: number}} Disc a place that a leader must not cross */

/** The longest way to a ring, in parts of the shortest: a longer leader would run along the table. */
const LONGEST = 1.2;
/** The farthest that a leader turns aside on its way inwards, and the steps in which ends are tried, in radians. */
const ASIDE = 0.6;
const STEP = 0.004;
/** The distance of a leader's end from the edge of its cell: in units, and at most this part of the cell. */
const INSIDE = 13;
const OF_CELL = 0.25;
/** The distances kept from a seat: that which is wanted, and the least, with which no leader seems to touch it. */
const SEATS_APART = [10, 3];
/** The distance kept from another circle, from what is written, and from another leader, in units. */
const BESIDE = 1;
const CLEAR = 3;
const APART = 6;
/** The radius around the end of an arc that its head takes with its halo, in units. */
const HEAD = 20;
/** The width of a letter or digit, in parts of the size of writing. */
const LETTER = 0.6;

/**
 * The leaders of all names.
 * @param {PictureData} view @param {Mark[]} marks @param {Primitive[]} names @param {Measures} room
 * @returns {Primitive[]}
 */
export function leaders(view, marks, names, room) {
  const { n } = view.state;
  const always = [...seatsOf(view, 0, room), ...seatsOf(view, n >> 1, room)];
  const taken = SEATS_APART.map((apart) => [
    ...names.flatMap((one) => discsOf(one)),
    ...always.flatMap((one) => discsOf(one, apart)),
  ]);
  const now = [
    ...seats(view, room),
    ...callArcs(view, room),
    ...landingMarks(view, room),
    ...(seldom.evaluationMarks?.(view, room) ?? []),
  ].flatMap((one) => discsOf(one, Math.min(...SEATS_APART)));
  /** @type {Disc[]} the ways of leaders, whether shown or not */
  const ways = [];
  return marks.flatMap((mark) => {
    const lines = taken.map((discs) => () => leader(view, mark, [...discs, ...ways], room));
    const line = lines.reduce((/** @type {Line | null} */ found, find) => found ?? find(), null);
    if (!line) return [];
    ways.push(...along(...line, APART));
    if (meets(line, now)) return [];
    const [start, end] = line;
    const d = `M${start.x} ${start.y}L${end.x} ${end.y}`;
    return [
      path(`ring-leader-under-${mark.ring}`, "ring-leader-under", d),
      path(`ring-leader-${mark.ring}`, "ring-leader", d),
      circle(`ring-leader-end-${mark.ring}`, "ring-leader-end", end.x, end.y, Math.max(5, 1.8 * room.pixel)),
    ];
  });
}

/**
 * The leader of a mark: of the lines into a cell with a member that meet nothing, the one that turns aside least.
 * @param {PictureData} view @param {Mark} mark @param {Disc[]} taken @param {Measures} room @returns {Line | null}
 */
function leader(view, mark, taken, room) {
  const radius = ringMiddle(view, room, mark.ring);
  const inwards = Math.atan2(mark.x, -mark.y);
  for (let k = 0; k <= (2 * ASIDE) / STEP; k++) {
    const angle = inwards + (k % 2 ? 1 : -1) * Math.ceil(k / 2) * STEP;
    const end = point(radius, angle);
    const position = positionAt(end.x, end.y, view.state.n);
    if (!belongs(view, mark.ring, position) || !isWithin(angle, view.state.n, radius)) continue;
    const length = Math.hypot(end.x - mark.x, end.y - mark.y);
    if (length > LONGEST * (Math.hypot(mark.x, mark.y) - radius)) continue;
    const part = mark.r / length;
    const start = { x: neat(mark.x + part * (end.x - mark.x)), y: neat(mark.y + part * (end.y - mark.y)) };
    if (!meets([start, end], taken)) return [start, end];
  }
  return null;
}

/** Says whether a position belongs to what a ring shows. @param {PictureData} view @param {number} ring @param {number} position */
function belongs({ depths, never, ranks, rings }, ring, position) {
  const least = rings?.[ring]?.least;
  return least === undefined ? (depths[position] ?? never) <= ring : (ranks?.[position] ?? 0) >= least;
}

/** Says whether an angle is well inside of a cell. @param {number} angle @param {number} n @param {number} radius */
function isWithin(angle, n, radius) {
  const step = angleOf(1, n);
  // Narrow cells are joined with their neighbours.
  if (step < 2 * STEP) return true;
  const off = Math.abs(angle / step - Math.round(angle / step)) * step;
  return off <= step / 2 - gapOf(n) - Math.min(OF_CELL * step, INSIDE / radius);
}

/** The seats and numbers while the token is elsewhere, which hides the numbers beside it. @param {PictureData} view @param {number} token @param {Measures} room */
function seatsOf(view, token, room) {
  return seats({ ...view, state: { ...view.state, token } }, room);
}

/**
 * What a leader must not cross, as discs: writing as a row of them, and of an arc its head.
 * @param {Primitive} one @param {number} [apart] from a circle @returns {Disc[]}
 */
function discsOf(one, apart = BESIDE) {
  if (one.kind === "circle") return [{ ...one, r: one.r + apart }];
  if (one.kind === "path") {
    const [x = 0, y = 0] = (one.d.match(/-?[\d.]+/g) ?? []).slice(-2).map(Number);
    return one.arrow ? [{ x, y, r: HEAD }] : [];
  }
  const { x, y, size, role } = one;
  const half = Math.max(0, (LETTER * size * one.text.length - size) / 2);
  const middle = x + (/ right/.test(role) ? half + size / 2 : / left/.test(role) ? -half - size / 2 : 0);
  return along({ x: middle - half, y }, { x: middle + half, y }, size / 2 + CLEAR);
}

/** A line as discs that overlap. @param {Point} a @param {Point} b @param {number} r @returns {Disc[]} */
function along(a, b, r) {
  const count = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / r) + 1;
  return Array.from({ length: count + 1 }, (_, k) => {
    return { x: a.x + ((b.x - a.x) * k) / count, y: a.y + ((b.y - a.y) * k) / count, r };
  });
}

/** @param {Line} line @param {Disc[]} discs */
function meets([a, b], discs) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return discs.some(({ x, y, r }) => {
    const part = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx ** 2 + dy ** 2)));
    return Math.hypot(a.x + part * dx - x, a.y + part * dy - y) < r;
  });
}
