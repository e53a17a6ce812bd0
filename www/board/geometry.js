// @ts-check
/**
 * The round table in the plane: the centre is (0, 0), x to the right, y down, position 0 at the top, clockwise.
 * Lengths are in units of the picture, which spans -EXTENT..EXTENT both ways.
 */

import { neat } from "../drawing/plane.js";

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
/** The height of a ring's name: in units on a large picture, in pixels on a small one. */
const NAME_SIZE = 19;
const NAME_PIXELS = 10.5;
/** The width of a ring's gutter, in heights of its name. */
const GUTTER_OF_NAME = 1.25;
/** The least thickness of a ring's cells beside a gutter: this part of the ring, and this many units. */
const CELLS_KEEP = 0.55;
const THINNEST_CELLS = 22;
const LARGEST_SEAT = 21;
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
  const seats = 455 - 18 * (writing - 1);
  const room = LARGEST_SEAT * writing;
  const seat = Math.min(room, seats * Math.sin(Math.PI / n) * 0.86);
  const rim = seats + room + 16;
  const labels = rim + 10 + 10 * writing;
  return { writing, seat, seats, rim, labels, rings: seats - room - 10, hole, pixel: 1 / scale };
}

/** The smallest size of writing, in pixels. */
const LEAST_PIXELS = 9;

/** The smallest size of writing, in units. @param {Measures} room */
export function leastSize({ pixel }) {
  return neat(LEAST_PIXELS * pixel);
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
 * The radii of ring `index` of `count`, 0 outermost: its cells, and outside them the gutter with its middle radius and
 * width, where its name and the arcs of its midpoints run. Thin rings have hardly any gutter.
 * @param {number} index @param {number} count @param {Measures} room
 */
export function ringRadii(index, count, room) {
  const { rings, hole } = room;
  const thickness = Math.min(THICKEST_RING, (rings - hole) / count);
  const wanted = GUTTER_OF_NAME * nameSize(room);
  const hasRoom = thickness - wanted >= Math.max(THINNEST_CELLS, CELLS_KEEP * thickness);
  const width = hasRoom ? wanted : Math.min(RING_GAP, thickness / 4);
  const edge = rings - index * thickness;
  const cells = { inner: neat(edge - thickness), outer: neat(edge - width) };
  return { ...cells, gutter: neat(edge - width / 2), width: neat(width), isNamed: hasRoom };
}

/** The size of a ring's name. @param {Measures} room */
export function nameSize({ pixel }) {
  return neat(Math.max(NAME_SIZE, NAME_PIXELS * pixel));
}
