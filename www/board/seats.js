// @ts-check
/** The positions around the table with their numbers, and the token. */

import { niceStep } from "../drawing/axis.js";
import { listOf } from "../drawing/list-of.js";
import { box, point, roundCoordinate } from "../drawing/plane.js";
import { circle, path, text } from "../drawing/primitives.js";
import { angleOf, leastSize, MOST_SEATS, seatNumber, seatsApart } from "./geometry.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Primitive } from "../drawing/types" */
/**
 * @typedef {object} SeatData the data of the seats
 * @property {{number: (value: number) => string}} words
 * @property {{n: number, token: number}} state
 * @property {Uint8Array} depths
 * @property {{hovered: number | null}} look
 * @property {number[]} [dimmed]
 * @property {object} [middle]
 */

/** @param {SeatData} view @param {Measures} room @returns {Primitive[]} */
export function seatShapes(view, room) {
  return view.state.n <= MOST_SEATS ? everySeat(view, room) : someNumbers(view, room);
}

/** @param {SeatData} view @param {Measures} room @returns {Primitive[]} */
function everySeat(view, room) {
  const { state, look, depths } = view;
  const r = room.seat;
  const dim = new Set(view.dimmed);
  const { size, isReadable } = seatNumber(room);
  /** @type {Primitive[]} */
  const seats = [];
  /** @type {Primitive[]} */
  const numbers = [];
  for (let position = 0; position < state.n; position++) {
    const at = point(room.seats, angleOf(position, state.n));
    const kind = (depths[position] === 0 ? "unvisited" : "visited") + (dim.has(position) ? " dim" : "");
    const hovered = look.hovered === position ? " hovered" : "";
    seats.push(circle(`seat-${position}`, `seat ${kind}${hovered}`, at.x, at.y, r - 1.5, { position }));
    const isToken = position === state.token && !view.middle;
    if (!isToken && !isReadable) continue;
    const role = isToken ? "number on-token" : `number ${kind}`;
    numbers.push(text(`number-${position}`, role, at.x, at.y, size, String(position), { position }));
  }
  const least = isReadable ? 13 : 0.8 * leastSize(room);
  const beside = isReadable ? [] : outside(view, room);
  return [...seats, ...beside, ...token(view, room, Math.max(r + 3, least)), ...numbers];
}

/**
 * Some of the numbers, outside seats that are too small for them.
 * @param {SeatData} view @param {Measures} room @returns {Primitive[]}
 */
function outside({ state: { n, token: tokenPosition } }, room) {
  const size = leastSize(room);
  const radius = outsideSeats(room);
  const step = numberStep(n, room);
  const apart = (1.3 * size) / ((2 * Math.PI * radius) / n);
  return scaleOf(n, step, apart, tokenPosition).map((position) => {
    const { x, y } = point(radius, angleOf(position, n));
    return text(`number-${position}`, "number scale", x, y, size, String(position), { position });
  });
}

/** The circle of numbers that stand outside their seats. @param {Measures} room */
function outsideSeats(room) {
  return room.seats + room.seat + 0.62 * leastSize(room);
}

/** Step between positions with a written number. @param {number} n @param {Measures} room */
function numberStep(n, room) {
  // About two dozen numbers, or fewer.
  if (n > MOST_SEATS) return niceStep(n * room.writing, 24);
  // Every fifth, tenth or the like: as many as keep two numbers' width between them.
  const most = (2 * Math.PI * outsideSeats(room)) / (3.4 * leastSize(room));
  return seatNumber(room).isReadable ? 1 : niceStep(n, most);
}

/**
 * Every `step`-th position, except those less than `apart` from the token or too near to 0 at the end.
 * @param {number} n @param {number} step @param {number} apart @param {number} token
 */
export function scaleOf(n, step, apart, token) {
  return listOf(Math.ceil(n / step), (index) => index * step).filter((position) => {
    return !(position > 0 && n - position < step * 0.7) && seatsApart(position, token, n) >= apart;
  });
}

/** @param {SeatData} view @param {Measures} room @returns {Primitive[]} */
function someNumbers(view, room) {
  const { n, token: tokenPosition } = view.state;
  /** @type {Primitive[]} */
  const numbers = [];
  const step = numberStep(n, room);
  for (const position of scaleOf(n, step, step * 0.55, tokenPosition)) {
    const angle = angleOf(position, n);
    const side = sideOf(angle);
    const at = point(room.rings + (side ? 14 : 14 + 14 * room.writing), angle);
    const role = `number scale${side}`;
    const size = Math.max(17 * room.writing, leastSize(room));
    numbers.push(text(`number-${position}`, role, at.x, at.y, size, view.words.number(position), { position }));
  }
  return [...numbers, ...token(view, room, 11 * room.writing), ...tokenNumber(view, room)];
}

/**
 * The token's number, in a dark label on the token: a long number needs more room than a seat has.
 * @param {SeatData} view @param {Measures} room @returns {Primitive[]}
 */
function tokenNumber(view, room) {
  const { n, token: position } = view.state;
  if (view.middle) return [];
  const { x, y } = point(room.seats, angleOf(position, n));
  const size = roundCoordinate(21 * room.writing);
  const number = view.words.number(position);
  const half = { x: 0.31 * size * number.length + 0.35 * size, y: 0.72 * size };
  const outline = box(x - half.x, y - half.y, 2 * half.x, 2 * half.y, roundCoordinate(0.5 * half.y));
  return [
    path("token-pill", "token token-pill", outline),
    text("token-number", "token-number number", x, y, size, number, { position }),
  ];
}

/**
 * The alignment of a number beside the table: it begins or ends at
 * its place, because a long one, centred, would run into the rings.
 * @param {number} angle
 */
function sideOf(angle) {
  const sideways = Math.sin(angle);
  if (Math.abs(sideways) < 0.25) return "";
  return sideways > 0 ? " right" : " left";
}

/** @param {SeatData} view @param {Measures} room @param {number} r */
function token(view, room, r) {
  // A set that was placed belongs to no game, so it has no token.
  if (view.middle) return [];
  return tokenAt(point(room.seats, angleOf(view.state.token, view.state.n)), r);
}

/** @param {{x: number, y: number}} at @param {number} r @returns {Primitive[]} */
export function tokenAt(at, r) {
  return [
    { key: "token-halo", kind: "circle", role: "token-halo", ...at, r: r + 3 },
    { key: "token", kind: "circle", role: "token", ...at, r: r - 1 },
  ];
}
