// @ts-check
/**
 * The leaders from the names of the rings to the rings: each from its name's mark to a cell of its ring, at a position
 * that belongs to what the name says. Through the rings outside of its own it runs in the gap between two cells, so that
 * none of them looks like two. Where it ends depends on n, on the size of the picture, on the number of rings and on the
 * members alone, and of layers only members leave during a game, so that no leader wanders. If one would cross a number,
 * an arrow head, a name, a cell or another leader, or if they are many, all are left out: the marks have the rings' colours.
 */

import { angleOf, ringRadii } from "../../board/geometry.js";
import { callArcs, landingMarks } from "../../board/landings.js";
import { ringMiddle } from "../../board/midpoint.js";
import { gapOf } from "../../board/rings.js";
import { seatShapes } from "../../board/seats.js";
import { listOf } from "../../drawing/list-of.js";
import { point, roundCoordinate } from "../../drawing/plane.js";
import { circle, path } from "../../drawing/primitives.js";
import { optionalParts } from "./optional-parts.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point[]} Line from corner to corner */
/** @typedef {{ring: number, x: number, y: number, r: number}} Mark the mark of a name, with the room that it keeps free */
/** @typedef {{x: number, y: number, r: number}} Disc a place that a leader must not cross */

/** The most rings with leaders: more lines would be a tangle. */
const MOST_LED = 3;
/** The longest way to a ring, in parts of the shortest: a longer leader would run along the table. */
const LONGEST = 1.4;
/** The farthest that a leader turns aside on its way inwards, in radians. */
const ASIDE = 0.6;
/** The distance of a leader's end from the edge of its cell: in units, and at most this part of the cell. */
const INSIDE = 16;
const OF_CELL = 0.3;
/** The narrowest gap in which a leader fits between two cells with their outlines, in units. */
const NARROWEST = 3.2;
/** Distance outside the circle of seats at which a leader turns to run between two seats, in radii of a seat. */
const OF_SEAT = 0.8;
/** The distance from the rings at which it turns there, in units. */
const BEFORE_RINGS = 4;
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
  if (marks.length > MOST_LED) return [];
  const always = [...seatsOf(view, 0, room), ...seatsOf(view, n >> 1, room)];
  const taken = SEATS_APART.map((apart) => [
    ...names.flatMap((one) => discsOf(one)),
    ...always.flatMap((one) => discsOf(one, apart)),
  ]);
  const now = [
    ...seatShapes(view, room),
    ...callArcs(view, room),
    ...landingMarks(view, room),
    ...(optionalParts.evaluationMarks?.(view, room) ?? []),
  ].flatMap((one) => discsOf(one, Math.min(...SEATS_APART)));
  // The narrowest gap that a leader runs through is at the inner edge of the ring outside of the last.
  const last = marks.at(-1)?.ring ?? 0;
  if (last > 0 && 2 * gapOf(n) * ringRadii(last - 1, view.state.layerSizes.length, room).inner < NARROWEST) return [];
  /** @type {Disc[]} the ways of the leaders before */
  const ways = [];
  const lines = marks.map((mark) => {
    const found = taken.map((discs) => () => leader(view, mark, [...discs, ...ways], room));
    const line = found.reduce((/** @type {Line | null} */ line, find) => line ?? find(), null);
    if (line) ways.push(...lineDiscs(line, APART));
    return { ring: mark.ring, line };
  });
  return lines.every(({ line }) => line && !touchesDiscs(line, now))
    ? lines.flatMap(({ ring, line }) => leaderShapes(ring, line ?? [], room))
    : [];
}

/** @param {number} ring @param {Line} line @param {Measures} room @returns {Primitive[]} */
function leaderShapes(ring, line, room) {
  const { x, y } = line.at(-1) ?? { x: 0, y: 0 };
  const d = `M${line.map((corner) => `${corner.x} ${corner.y}`).join("L")}`;
  return [
    path(`ring-leader-${ring}`, "ring-leader", d),
    circle(`ring-leader-end-${ring}`, "ring-leader-end", x, y, Math.max(5, 1.8 * room.pixel)),
  ];
}

/**
 * The leader of a mark: of the lines into a cell with a member that meet nothing, the one that turns aside least.
 * @param {PictureData} view @param {Mark} mark @param {Disc[]} taken @param {Measures} room @returns {Line | null}
 */
function leader(view, mark, taken, room) {
  const { n } = view.state;
  const radius = ringMiddle(view, room, mark.ring);
  const inwards = Math.atan2(mark.x, -mark.y);
  const off = (/** @type {number} */ angle) => Math.abs(((angle - inwards + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
  const ends = listOf(2 * n, (half) => endAt(half, n, radius)).sort((a, b) => off(a.angle) - off(b.angle));
  for (const { position, gap, angle } of ends) {
    if (off(angle) > ASIDE) return null;
    if (!belongs(view, mark.ring, position)) continue;
    for (const gaps of entryLines(view, mark.ring, gap, room)) {
      const way = [...gaps, point(radius, angle)];
      const line = [lineStart(mark, way[0] ?? mark), ...way];
      if (lengthOf(line) <= LONGEST * (Math.hypot(mark.x, mark.y) - radius) && !touchesDiscs(line, taken)) return line;
    }
  }
  return null;
}

/** One of the two ends in a cell, and the gap beside it. @param {number} half @param {number} n @param {number} radius */
function endAt(half, n, radius) {
  const position = half >> 1;
  const side = half % 2 ? 1 : -1;
  const gap = angleOf(position + side / 2, n);
  return { position, gap, angle: gap - side * (gapOf(n) + Math.min(angleOf(OF_CELL, n), INSIDE / radius)) };
}

/**
 * The ways in to a ring, as their corners: first between two seats, then through the gaps of the rings outside of it.
 * Where seats stand far apart, also past them on a slant.
 * @param {PictureData} view @param {number} ring @param {number} gap @param {Measures} room
 */
function entryLines({ state: { layerSizes } }, ring, gap, room) {
  const { gutter } = ringRadii(ring, layerSizes.length, room);
  const turns = [room.seats + OF_SEAT * room.seat, room.rings + BEFORE_RINGS];
  const ways = turns.map((turn) => [turn, gutter].map((radius) => point(radius, gap)));
  return ring === 0 ? [[], ...ways] : ways;
}

/** Finds the beginning of the line from a mark. @param {Mark} mark @param {Point} next */
function lineStart({ x, y, r }, next) {
  const part = r / Math.hypot(next.x - x, next.y - y);
  return { x: roundCoordinate(x + part * (next.x - x)), y: roundCoordinate(y + part * (next.y - y)) };
}

/** Says whether a position belongs to what a ring shows. @param {PictureData} view @param {number} ring @param {number} position */
function belongs({ depths, never, ranks, rings }, ring, position) {
  const least = rings?.[ring]?.least;
  return least === undefined ? (depths[position] ?? never) <= ring : (ranks?.[position] ?? 0) >= least;
}

/** The seats and numbers while the token is elsewhere, which hides the numbers beside it. @param {PictureData} view @param {number} token @param {Measures} room */
function seatsOf(view, token, room) {
  return seatShapes({ ...view, state: { ...view.state, token } }, room);
}

/**
 * Obstacles of a leader as discs: a text is a row of discs, an arc only its head.
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
  return segmentDiscs({ x: middle - half, y }, { x: middle + half, y }, size / 2 + CLEAR);
}

/** A line as discs that overlap. @param {Point} a @param {Point} b @param {number} r @returns {Disc[]} */
function segmentDiscs(a, b, r) {
  const count = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / r) + 1;
  return listOf(count + 1, (k) => {
    return { x: a.x + ((b.x - a.x) * k) / count, y: a.y + ((b.y - a.y) * k) / count, r };
  });
}

/** The pieces of a line. @param {Line} line @returns {[Point, Point][]} */
const piecesOf = (line) => line.slice(1).map((end, index) => [line[index] ?? end, end]);

/** @param {Line} line */
const lengthOf = (line) => piecesOf(line).reduce((sum, [a, b]) => sum + Math.hypot(b.x - a.x, b.y - a.y), 0);

/** @param {Line} line @param {number} r */
const lineDiscs = (line, r) => piecesOf(line).flatMap(([a, b]) => segmentDiscs(a, b, r));

/** @param {Line} line @param {Disc[]} discs */
function touchesDiscs(line, discs) {
  return piecesOf(line).some(([a, b]) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    return discs.some(({ x, y, r }) => {
      const part = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx ** 2 + dy ** 2)));
      return Math.hypot(a.x + part * dx - x, a.y + part * dy - y) < r;
    });
  });
}
