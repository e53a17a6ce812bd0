// @ts-check
/** The positions around the table with their numbers, and the token. */

import { formatNumber } from "../words/names.js";
import { angleOf, point, SEAT_RADIUS } from "./geometry.js";

/** @import { View, Primitive } from "../types" */

/** Up to here every position is a numbered seat; beyond, only some numbers are written. */
const MOST_SEATS = 96;
const LARGEST_SEAT = 21;
const TOKEN_RADIUS = 24;

/** How large a seat can be without touching its neighbours. @param {number} n */
function seatRadius(n) {
  return Math.min(LARGEST_SEAT, SEAT_RADIUS * Math.sin(Math.PI / n) * 0.86);
}

/** @param {View} view @returns {Primitive[]} */
export function seats(view) {
  const { n } = view.state;
  return n <= MOST_SEATS ? everySeat(view) : someNumbers(view);
}

/** @param {View} view @returns {Primitive[]} */
function everySeat(view) {
  const { state, look, depths } = view;
  const r = seatRadius(state.n);
  /** @type {Primitive[]} */
  const seats = [];
  /** @type {Primitive[]} */
  const numbers = [];
  for (let position = 0; position < state.n; position++) {
    const at = point(SEAT_RADIUS, angleOf(position, state.n));
    const kind = depths[position] === 0 ? "unvisited" : "visited";
    const hovered = look.hovered === position ? " hovered" : "";
    seats.push({ key: `seat-${position}`, kind: "circle", role: `seat ${kind}${hovered}`, ...at, r: r - 1.5 });
    const role = position === state.token ? "number on-token" : `number ${kind}`;
    const size = Math.min(19, r * 0.98);
    numbers.push({ key: `number-${position}`, kind: "text", role, ...at, size, text: String(position) });
  }
  return [...seats, ...token(view, Math.max(r + 3, 13)), ...numbers];
}

/** @param {View} view @returns {Primitive[]} */
function someNumbers(view) {
  const { n, token: tokenPosition } = view.state;
  /** @type {Primitive[]} */
  const numbers = [];
  const step = numberStep(n);
  for (let position = 0; position < n; position += step) {
    const fromToken = Math.min((position - tokenPosition + n) % n, (tokenPosition - position + n) % n);
    const tooNearToZero = position > 0 && n - position < step * 0.7;
    if (tooNearToZero || fromToken < step * 0.55) continue;
    const at = point(SEAT_RADIUS + 12, angleOf(position, n));
    numbers.push({
      key: `number-${position}`,
      kind: "text",
      role: "number scale",
      ...at,
      size: 17,
      text: formatNumber(position),
    });
  }
  const at = point(SEAT_RADIUS, angleOf(tokenPosition, n));
  const text = formatNumber(tokenPosition);
  const size = Math.min(19, 46 / (text.length * 0.62));
  const number = /** @type {Primitive} */ ({
    key: "token-number",
    kind: "text",
    role: "number on-token",
    ...at,
    size,
    text,
  });
  return [...numbers, ...token(view, TOKEN_RADIUS), number];
}

/** Every how many positions a number is written: 1, 2 or 5 times a power of ten, some two dozen in all. @param {number} n */
function numberStep(n) {
  const wanted = n / 24;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5, 10].find((f) => f * power >= wanted) ?? 10;
  return factor * power;
}

/** @param {View} view @param {number} r @returns {Primitive[]} */
function token(view, r) {
  const at = point(SEAT_RADIUS, angleOf(view.state.token, view.state.n));
  return [
    { key: "token-halo", kind: "circle", role: "token-halo", ...at, r: r + 3 },
    { key: "token", kind: "circle", role: "token", ...at, r: r - 1 },
  ];
}
