// @ts-check
/**
 * The leaders from the names of the rings to the rings. Each ends in a cell of its ring, at a position that belongs to
 * what the name says. Which one depends on n, on the size of the picture and on the members alone, and of layers only
 * members leave during a game, so a leader moves only when its position has left.
 */

import { angleOf, ringRadii } from "../../board/geometry.js";
import { ringMiddle } from "../../board/midpoint.js";
import { gapOf } from "../../board/rings.js";
import { writtenStep } from "../../board/seats.js";
import { neat, point } from "../../drawing/plane.js";
import { circle, path } from "../../drawing/primitives.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @typedef {{x: number, y: number}} Point */

/** The distance between leaders that run side by side: in units, and at least in pixels. */
const APART = 7;
const APART_PIXELS = 3;
/** The farthest that leaders are turned aside to run between two positions, in radians. */
const ASIDE = 0.2;
/** The distance that leaders keep from a seat or number if they do not run midway. */
const BESIDE_SEAT = 36;
/** The distance of a leader's end from the edge of its cell: in units, and at most this part of the cell. */
const INSIDE = 13;
const OF_CELL = 0.25;
/** The way along a ring, in units, that is not worth a bend. */
const STRAIGHT = 1.5;

/**
 * The corner of a leader's name.
 * @typedef {object} Corner
 * @property {number} side −1 for the left one, 1 for the right one
 * @property {number} line that of the name
 * @property {number} lines
 * @property {Point} near a mark in the left corner near which all leaders come to the table, or their mirror images do
 */

/**
 * The leader from a mark to its ring. All of a corner run side by side through the seats, between two if they can. If
 * no member is there, a leader goes on along the outer edge of its ring to the first one.
 * @param {PictureData} view @param {number} ring @param {Point & {free: number}} mark with the distance that is kept
 * from it @param {Corner} corner @param {Measures} room @returns {Primitive[]}
 */
export function leader(view, ring, mark, corner, room) {
  const { n, layerSizes } = view.state;
  const { side, line, lines, near } = corner;
  const apart = Math.max(APART, APART_PIXELS * room.pixel);
  const wanted = Math.atan2(near.x, -near.y) + 2 * Math.PI;
  const turn = side * (2 * Math.PI - betweenSeats(wanted, ((lines - 1) / 2) * apart, n, room));
  const aside = -side * ((lines - 1) / 2 - line) * apart;
  /** The angle of the leader where it crosses a circle. @param {number} radius */
  const turnAt = (radius) => turn + Math.asin(aside / radius);
  const { outer, gutter } = ringRadii(ring, layerSizes.length, room);
  const middle = ringMiddle(view, room, ring);
  const edge = neat((outer + gutter) / 2);
  const [before, target] = [turnAt(edge), targetOf(view, ring, turnAt(middle), side, middle)];
  const isStraight = Math.abs(target - turnAt(middle)) * middle < STRAIGHT;
  const end = isStraight ? point(middle, turnAt(middle)) : point(middle, target);
  const rim = point(room.rim, turnAt(room.rim));
  // It begins beside the mark, on the way to the rim.
  const part = mark.free / Math.hypot(rim.x - mark.x, rim.y - mark.y);
  const start = { x: neat(mark.x + part * (rim.x - mark.x)), y: neat(mark.y + part * (rim.y - mark.y)) };
  const way = isStraight ? "" : along(edge, before, target);
  const d = `M${start.x} ${start.y}L${rim.x} ${rim.y}${way}L${end.x} ${end.y}`;
  return [
    path(`ring-leader-under-${ring}`, "ring-leader-under", d),
    path(`ring-leader-${ring}`, "ring-leader", d),
    circle(`ring-leader-end-${ring}`, "ring-leader-end", end.x, end.y, Math.max(5, 1.8 * room.pixel)),
  ];
}

/** The way to a circle and along it. @param {number} radius @param {number} from @param {number} to */
function along(radius, from, to) {
  const [a, b] = [point(radius, from), point(radius, to)];
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  return `L${a.x} ${a.y}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${b.x} ${b.y}`;
}

/**
 * The angle at which a leader ends: in the first cell with a member, looked for from where the leader comes, and on
 * both sides in turn. The side away from the deeper rings' leaders comes first.
 * @param {PictureData} view @param {number} ring @param {number} from @param {number} side @param {number} radius
 */
function targetOf(view, ring, from, side, radius) {
  const { n } = view.state;
  const step = angleOf(1, n);
  // Between two cells, where the leaders run if there are many seats, the one on that side is nearer.
  const first = Math.round(from / step - 0.01 * side);
  const steps = Array.from({ length: n }, (_, k) => first - side * (k % 2 ? 1 : -1) * Math.ceil(k / 2));
  const found = steps.find((position) => belongs(view, ring, ((position % n) + n) % n)) ?? first;
  const margin = gapOf(n) + Math.min(OF_CELL * step, INSIDE / radius);
  const [least, most] = [(found - 0.5) * step + margin, (found + 0.5) * step - margin];
  return Math.min(most, Math.max(least, from));
}

/** Says whether a position belongs to what a ring shows. @param {PictureData} view @param {number} ring @param {number} position */
function belongs({ depths, never, ranks, rings }, ring, position) {
  const least = rings?.[ring]?.least;
  return least === undefined ? (depths[position] ?? never) <= ring : (ranks?.[position] ?? 0) >= least;
}

/**
 * An angle near the wanted one, in the left corner, at which leaders pass between two seats or numbers: on a small table
 * inside a cell, so that they may end there without a bend, else midway, or if that is far, beside the next seat.
 * @param {number} wanted @param {number} half the half width of all leaders together @param {number} n @param {Measures} room
 */
function betweenSeats(wanted, half, n, room) {
  const step = angleOf(writtenStep(n, room), n);
  const between = (Math.floor(wanted / step) + 0.5) * step;
  const clear = (BESIDE_SEAT * room.writing) / room.seats;
  if (Math.abs(between - wanted) < ASIDE) {
    const inside = (INSIDE + half) / room.hole;
    return step / 2 - inside > clear + half / room.seats ? between + inside : between;
  }
  const next = Math.round(wanted / step) * step;
  return wanted < next ? Math.min(wanted, next - clear) : Math.max(wanted, next + clear);
}
