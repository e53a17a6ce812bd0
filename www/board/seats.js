// @ts-check
/** The positions around the table with their numbers, and the token. */

import { niceStep } from "../drawing/axis.js";
import { box, neat, point } from "../drawing/plane.js";
import { angleOf, leastSize, MOST_SEATS } from "./geometry.js";

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

/** The largest height of a seat's number, in parts of the seat's radius. */
const NUMBER_OF_SEAT = 1.45;

/**
 * The size of the seats' numbers, and whether they fit into the seats; if not, only the token has one there.
 * @param {Measures} room
 */
export function seatNumber(room) {
  const fits = Math.min(19 * room.writing, room.seat * NUMBER_OF_SEAT);
  return { size: neat(Math.max(fits, leastSize(room))), isReadable: fits >= leastSize(room) };
}

/** @param {SeatData} view @param {Measures} room @returns {Primitive[]} */
export function seats(view, room) {
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
    seats.push({ key: `seat-${position}`, kind: "circle", role: `seat ${kind}${hovered}`, ...at, r: r - 1.5 });
    const isToken = position === state.token && !view.middle;
    if (!isToken && !isReadable) continue;
    const role = isToken ? "number on-token" : `number ${kind}`;
    numbers.push({ key: `number-${position}`, kind: "text", role, ...at, size, text: String(position) });
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
  const radius = room.seats + room.seat + 0.62 * size;
  // Every fifth, tenth or the like: as many as keep a number's width between them.
  const step = niceStep(n, (2 * Math.PI * radius) / (2.6 * size));
  const apart = (1.3 * size) / ((2 * Math.PI * radius) / n);
  return scaleOf(n, step, apart, tokenPosition).map((position) => ({
    key: `number-${position}`,
    kind: "text",
    role: "number scale",
    ...point(radius, angleOf(position, n)),
    size,
    text: String(position),
  }));
}

/**
 * Every `step`-th position, except those less than `apart` from the token or too near to 0 at the end.
 * @param {number} n @param {number} step @param {number} apart @param {number} token
 */
export function scaleOf(n, step, apart, token) {
  return Array.from({ length: Math.ceil(n / step) }, (_, index) => index * step).filter((position) => {
    const fromToken = Math.min((position - token + n) % n, (token - position + n) % n);
    return !(position > 0 && n - position < step * 0.7) && fromToken >= apart;
  });
}

/** @param {SeatData} view @param {Measures} room @returns {Primitive[]} */
function someNumbers(view, room) {
  const { n, token: tokenPosition } = view.state;
  /** @type {Primitive[]} */
  const numbers = [];
  // About two dozen numbers, or fewer.
  const step = niceStep(n * room.writing, 24);
  for (const position of scaleOf(n, step, step * 0.55, tokenPosition)) {
    const angle = angleOf(position, n);
    const side = sideOf(angle);
    const at = point(room.rings + (side ? 14 : 14 + 14 * room.writing), angle);
    const role = `number scale${side}`;
    numbers.push({
      key: `number-${position}`,
      kind: "text",
      role,
      ...at,
      size: Math.max(17 * room.writing, leastSize(room)),
      text: view.words.number(position),
    });
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
  const size = neat(21 * room.writing);
  const text = view.words.number(position);
  const half = { x: 0.31 * size * text.length + 0.35 * size, y: 0.72 * size };
  return [
    {
      key: "token-pill",
      kind: "path",
      role: "token token-pill",
      d: box(x - half.x, y - half.y, 2 * half.x, 2 * half.y, neat(0.5 * half.y)),
    },
    { key: "token-number", kind: "text", role: "number token-number", x, y, size, text },
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
