// @ts-check
/** The rings on their way from one thickness to another: each of their points moves along its radius. */

import { ringRadii } from "../../board/geometry.js";
import { roundCoordinate } from "../../drawing/plane.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { Primitive } from "../../drawing/types" */

/** The number of values that each path command takes. */
const TAKES = /** @type {const} */ ({ M: 2, L: 2, Q: 4, A: 7, Z: 0 });

/**
 * The distance from ring to ring, and the width of the gutter outside each.
 * @typedef {{thickness: number, width: number}} Pitch
 */

/** @param {number} count of rings @param {Measures} room @returns {Pitch} */
export function ringPitch(count, room) {
  const [{ outer, width }, second] = [ringRadii(0, count, room), ringRadii(1, count, room)];
  return { thickness: outer - second.outer, width };
}

/** A pitch between two others. @param {Pitch} from @param {Pitch} to @param {number} part @returns {Pitch} */
export function pitchBetween(from, to, part) {
  const between = (/** @type {keyof Pitch} */ key) => from[key] + (to[key] - from[key]) * part;
  return { thickness: between("thickness"), width: between("width") };
}

/**
 * The same primitives with rings of another pitch. Everything outside the rings or in their hole stays.
 * @param {Primitive[]} primitives @param {number} count of rings @param {Pitch} pitch the new one
 * @param {Measures} room
 * @returns {Primitive[]}
 */
export function withPitch(primitives, count, pitch, room) {
  const own = ringPitch(count, room);
  const inner = room.rings - own.thickness * count - 0.5;
  const move = (/** @type {number} */ radius) => {
    if (radius > room.rings || radius < inner) return radius;
    const ring = Math.min(count - 1, Math.floor((room.rings - radius) / own.thickness + 1e-3));
    const below = Math.max(0, room.rings - radius - ring * own.thickness);
    const inCells = (below - own.width) / (own.thickness - own.width);
    const movePath =
      inCells <= 0 ? (below / own.width) * pitch.width : pitch.width + inCells * (pitch.thickness - pitch.width);
    return room.rings - ring * pitch.thickness - movePath;
  };
  return primitives.map((one) => {
    if (one.kind === "path") return { ...one, d: moved(one.d, move) };
    if (one.kind !== "circle" || one.r > inner) return one;
    return { ...one, ...movePoint(one.x, one.y, move) };
  });
}

/** @param {number} x @param {number} y @param {(radius: number) => number} move */
function movePoint(x, y, move) {
  const radius = Math.hypot(x, y);
  const scale = radius > 0 ? move(radius) / radius : 1;
  return { x: roundCoordinate(x * scale), y: roundCoordinate(y * scale) };
}

/**
 * A path with each point moved along its radius. A path with commands that rings do not use stays as it is.
 * @param {string} d @param {(radius: number) => number} move
 */
function moved(d, move) {
  let out = "";
  for (const [, letter = "", rest = ""] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const takes = TAKES[/** @type {keyof typeof TAKES} */ (letter)];
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (takes === undefined || numbers.length !== takes) return d;
    out += letter + (letter === "A" ? moveArc(numbers, move) : movePoints(numbers, move)).join(" ");
  }
  return out;
}

/** @param {number[]} numbers @param {(radius: number) => number} move */
function movePoints(numbers, move) {
  const out = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const { x, y } = movePoint(numbers[i] ?? 0, numbers[i + 1] ?? 0, move);
    out.push(x, y);
  }
  return out;
}

/**
 * An arc around the centre gets a new radius; any other, such as a bend, keeps its own.
 * @param {number[]} numbers @param {(radius: number) => number} move
 */
function moveArc([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0], move) {
  const round = Math.abs(Math.hypot(x, y) - rx) < 0.1;
  const to = movePoint(x, y, move);
  return [
    round ? roundCoordinate(move(rx)) : rx,
    round ? roundCoordinate(move(ry)) : ry,
    turn,
    large,
    sweep,
    to.x,
    to.y,
  ];
}
