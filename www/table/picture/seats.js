// @ts-check
/** The positions around the table with their numbers, and the token. */

import { niceStep } from "../../kit/axis.js";
import { formatNumber } from "../../kit/numbers.js";
import { angleOf, MOST_SEATS, point } from "./geometry.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Primitive } from "../types" */
/** @typedef {{state: {n: number, token: number}, depths: Uint8Array, look: {hovered: number | null}}} SeatData what the seats are made from */

/** @param {SeatData} view @param {Measures} room @returns {Primitive[]} */
export function seats(view, room) {
  return view.state.n <= MOST_SEATS ? everySeat(view, room) : someNumbers(view, room);
}

/** @param {SeatData} view @param {Measures} room @returns {Primitive[]} */
function everySeat(view, room) {
  const { state, look, depths } = view;
  const r = room.seat;
  /** @type {Primitive[]} */
  const seats = [];
  /** @type {Primitive[]} */
  const numbers = [];
  for (let position = 0; position < state.n; position++) {
    const at = point(room.seats, angleOf(position, state.n));
    const kind = depths[position] === 0 ? "unvisited" : "visited";
    const hovered = look.hovered === position ? " hovered" : "";
    seats.push({ key: `seat-${position}`, kind: "circle", role: `seat ${kind}${hovered}`, ...at, r: r - 1.5 });
    const role = position === state.token ? "number on-token" : `number ${kind}`;
    const size = Math.min(19 * room.writing, r * 0.98);
    numbers.push({ key: `number-${position}`, kind: "text", role, ...at, size, text: String(position) });
  }
  return [...seats, ...token(view, room, Math.max(r + 3, 13)), ...numbers];
}

/** @param {SeatData} view @param {Measures} room @returns {Primitive[]} */
function someNumbers(view, room) {
  const { n, token: tokenPosition } = view.state;
  /** @type {Primitive[]} */
  const numbers = [];
  // Some two dozen numbers in all, or fewer.
  const step = niceStep(n * room.writing, 24);
  for (let position = 0; position < n; position += step) {
    const fromToken = Math.min((position - tokenPosition + n) % n, (tokenPosition - position + n) % n);
    const tooNearToZero = position > 0 && n - position < step * 0.7;
    if (tooNearToZero || fromToken < step * 0.55) continue;
    const angle = angleOf(position, n);
    const side = sideOf(angle);
    const at = point(room.rings + (side ? 14 : 14 + 14 * room.writing), angle);
    const role = `number scale${side}`;
    numbers.push({
      key: `number-${position}`,
      kind: "text",
      role,
      ...at,
      size: 17 * room.writing,
      text: formatNumber(position),
    });
  }
  return [...numbers, ...token(view, room, 11 * room.writing), tokenNumber(view, room)];
}

/** The token's position, in a dark label on the token: a long number needs more room than a seat has. @param {SeatData} view @param {Measures} room @returns {Primitive} */
function tokenNumber(view, room) {
  const { n, token: position } = view.state;
  const angle = angleOf(position, n);
  const at = point(room.seats, angle);
  return {
    key: "token-number",
    kind: "text",
    role: "number token-number",
    ...at,
    size: 21 * room.writing,
    text: formatNumber(position),
  };
}

/** Beside the table a number begins or ends at its place; centred, a long one would run into the rings. @param {number} angle */
function sideOf(angle) {
  const sideways = Math.sin(angle);
  if (Math.abs(sideways) < 0.25) return "";
  return sideways > 0 ? " right" : " left";
}

/** @param {SeatData} view @param {Measures} room @param {number} r @returns {Primitive[]} */
function token(view, room, r) {
  const at = point(room.seats, angleOf(view.state.token, view.state.n));
  return [
    { key: "token-halo", kind: "circle", role: "token-halo", ...at, r: r + 3 },
    { key: "token", kind: "circle", role: "token", ...at, r: r - 1 },
  ];
}
