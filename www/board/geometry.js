// @ts-check
/**
 * The round table in the plane: the centre is (0, 0), x to the right, y down, position 0 at the top, clockwise.
 * Lengths are in units of the picture, which spans -EXTENT..EXTENT both ways.
 */

import { roundCoordinate } from "../drawing/plane.js";

/** Half the width of the picture. */
export const EXTENT = 540;
/** The square in which everything lies, as an SVG viewBox. */
export const VIEW_BOX = `${-EXTENT} ${-EXTENT} ${2 * EXTENT} ${2 * EXTENT}`;
/** The radius that the rings leave free for words in the middle. */
const HOLE_RADIUS = 168;
/** The largest thickness of a ring, with its gutter. */
const THICKEST_RING = 88;
/** The gap between rings that are too thin for a gutter. */
const RING_GAP = 4;
/** The height of small writing, as of a ring's name: in units on a large picture, in pixels on a small one. */
const NAME_SIZE = 18;
/** The smallest writing of all is that of names, in pixels. */
export const NAME_PIXELS = 9.9;
/** The width of a ring's gutter, in heights of small writing, which stands there on the arcs of midpoints. */
const GUTTER_OF_NAME = 1.3;
/** The least thickness of a ring's cells beside a gutter: this part of the ring, and this many units. */
const CELLS_KEEP = 0.55;
const THINNEST_CELLS = 22;
const LARGEST_SEAT = 21;
/** The largest height of a seat's number, in parts of the seat's radius, and its size where there is more room. */
const NUMBER_OF_SEAT = 1.45;
const NUMBER_SIZE = 19;
/** The width of a band for numbers of two digits, in parts of their size, and the distance from it to a call's arc. */
const NUMBER_BAND = 1.25;
const UNDER_ARC = 10;
/** The largest n on which every position is a numbered seat; beyond it only some numbers are written. */
export const MOST_SEATS = 96;
/**
 * The scale, in pixels for a unit, from which writing has its usual
 * size; below it writing is up to LARGEST_WRITING times larger.
 */
const LARGE_ENOUGH = 0.62;
const LARGEST_WRITING = 1.85;

/**
 * The measures of the picture: its radii, and the factor by which writing is enlarged.
 * @typedef {object} Measures
 * @property {number} writing 1 on a large picture
 * @property {number} seat the radius of a seat
 * @property {number} seats the circle on which the seats stand
 * @property {number} rim the circle of a call's arcs, outside the seats
 * @property {number} labels the circle of the landings' labels
 * @property {number} rings the outer edge of the outermost ring
 * @property {number} hole the radius that the rings leave free in the middle
 * @property {number} pixel the units in a pixel
 */

/**
 * @param {number} n
 * @param {number} scale pixels for a unit of the picture
 * @param {number} [hole] the radius that the rings leave free in the middle
 * @returns {Measures}
 */
export function measures(n, scale, hole = HOLE_RADIUS) {
  const writing = Math.min(LARGEST_WRITING, Math.max(1, LARGE_ENOUGH / scale));
  const pixel = 1 / scale;
  const room = LARGEST_SEAT * writing;
  const rim = 471 + room - 18 * (writing - 1);
  const labels = rim + 10 + 10 * writing;
  const inside = (/** @type {number} */ taken) => {
    const seats = rim - taken;
    return { writing, seats, rim, labels, hole, pixel, seat: Math.min(room, seats * Math.sin(Math.PI / n) * 0.86) };
  };
  const usual = inside(room + 16);
  if (n > MOST_SEATS || seatNumber(usual).isReadable) return { ...usual, rings: usual.seats - room - 10 };
  // Numbers that do not fit into the seats stand outside of them, but inside of the arcs of a call; the seats are dots.
  const seat = usual.seat / 2;
  const seats = rim - 1.3 * seat - NUMBER_BAND * leastSize(usual) - UNDER_ARC;
  return { ...usual, seat, seats, rings: seats - seat - 10 };
}

/**
 * The size of the seats' numbers, and whether they fit into the seats; if not, only the token has one there.
 * @param {Pick<Measures, "writing" | "seat" | "pixel">} room
 */
export function seatNumber(room) {
  const least = leastSize(room);
  const fits = Math.min(Math.max(NUMBER_SIZE * room.writing, least), room.seat * NUMBER_OF_SEAT);
  return { size: roundCoordinate(Math.max(fits, least)), isReadable: fits >= least };
}

/** The smallest size of writing, in pixels. */
const LEAST_PIXELS = 11;

/** The smallest size of writing, in units. @param {Pick<Measures, "pixel">} room */
export function leastSize({ pixel }) {
  return roundCoordinate(LEAST_PIXELS * pixel);
}

/** The most cells in a ring; on larger tables positions share cells. */
export const MOST_CELLS = 1500;

/**
 * The angle of a position, or of any number of positions, clockwise from the top, in radians.
 * @param {number} position @param {number} n
 */
export function angleOf(position, n) {
  return (2 * Math.PI * position) / n;
}

/**
 * The position whose seat is nearest to the direction of (x, y).
 * @param {number} x @param {number} y @param {number} n
 */
export function positionAt(x, y, n) {
  const turn = Math.atan2(x, -y) / (2 * Math.PI);
  return ((Math.round(turn * n) % n) + n) % n;
}

/**
 * The number of seats from one position to another, the shorter way round.
 * @param {number} a @param {number} b @param {number} n
 */
export function seatsApart(a, b, n) {
  const steps = Math.abs(a - b) % n;
  return Math.min(steps, n - steps);
}

/**
 * The radii of ring `index` of `count`, 0 outermost: its cells, and outside them the gutter with its middle radius and
 * width, where the arcs of its midpoints run. Thin rings have hardly any gutter.
 * @param {number} index @param {number} count @param {Measures} room
 */
export function ringRadii(index, count, room) {
  const { rings, hole } = room;
  const thickness = Math.min(THICKEST_RING, (rings - hole) / count);
  const wanted = GUTTER_OF_NAME * nameSize(room);
  const hasRoom = thickness - wanted >= Math.max(THINNEST_CELLS, CELLS_KEEP * thickness);
  const width = hasRoom ? wanted : Math.min(RING_GAP, thickness / 4);
  const edge = rings - index * thickness;
  const cells = { inner: roundCoordinate(edge - thickness), outer: roundCoordinate(edge - width) };
  return { ...cells, gutter: roundCoordinate(edge - width / 2), width: roundCoordinate(width) };
}

/** The size of small writing. @param {Measures} room */
export function nameSize({ pixel }) {
  return roundCoordinate(Math.max(NAME_SIZE, NAME_PIXELS * pixel));
}
