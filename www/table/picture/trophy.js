// @ts-check
/**
 * The end of a game as a picture of the whole. Beside each seat stands its place in the order of visit, with a
 * bar that is longer the later the visit was; the trail is drawn as chords in the colours of the depths that the
 * token left from; the unvisited positions glow. The seats keep the numbers that they have during the game.
 */

import { angleOf, leastSize, MOST_CELLS, MOST_SEATS, seatNumber } from "../../board/geometry.js";
import { colourOfDepth, gapOf } from "../../board/rings.js";
import { scaleOf, tokenAt } from "../../board/seats.js";
import { niceStep } from "../../drawing/axis.js";
import { listOf } from "../../drawing/list-of.js";
import { box, chord, point, roundCoordinate, sector } from "../../drawing/plane.js";
import { circle, path } from "../../drawing/primitives.js";
import { endInMiddle, placeInMiddle } from "../../text/say/table/picture.js";
import { placeTag } from "../../text/say/table/trophy.js";
import { centreTexts } from "./centre.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { EndedView } from "./ending.js" */

/** The length of the longest bar. */
const BARS = 64;
/** The length of the first bar, as a part of the last. */
const SHORTEST = 0.12;
/** The most chords with lines of the usual width, and the most with thin lines. */
const FEW = 60;
const MANY = 400;
/** The radius of a seat that is enlarged for its number, in parts of the number's height. */
const WIDE = 0.8;
/** The extra distance of what stands outside the token's position. */
const BEYOND_TOKEN = 7;
/** The largest n on which every position has its place in the order outside the seats; on larger tables every fifth visit has. */
const MOST_NUMBERS = 32;
const FIFTH = 5;
/** The distance between two such numbers from which both stand on one circle, in heights of writing, and that of the next circle. */
const NUMBERS_APART = 2;
const NEXT_CIRCLE = 1.1;
/** Half the width of a letter of size 1, in the mean and a little more. */
const HALF_LETTER = 0.26;

/** @param {EndedView} view @param {Measures} room @returns {Primitive[]} */
export function endingPicture(view, room) {
  const rings = endingRings(room, view.state.n);
  return [
    ...glow(view, room, rings),
    ...chords(view, rings).map(({ role, depth, lines }) =>
      path(`chord-${depth ?? "nowhere"}`, role, lines.map(({ d }) => d).join(""), depthColour(depth)),
    ),
    ...bars(view, rings).map(({ role, depth, marks }) =>
      path(
        `bar-${depth ?? "nowhere"}`,
        role,
        marks.map((mark) => cellShape(mark, rings.inner, mark.outer, view)).join(""),
        depthColour(depth),
      ),
    ),
    ...orderedSeats(view, room, rings),
    ...trophyTexts(view, room),
  ];
}

/** The step between visits whose place in the order is written: all, every fifth, or 0 for none. @param {number} n */
export const visitStep = (n) => (n <= MOST_NUMBERS ? 1 : n <= MOST_SEATS ? FIFTH : 0);

/** The colour of a depth, if there is one. @param {number | undefined} depth */
const depthColour = (depth) => (depth === undefined ? {} : { depth });

/**
 * The circle where the chords end, and the radii of the bars,
 * which on tables without seats reach out to the circle of seats.
 * @param {Measures} room @param {number} n
 */
export function endingRings({ rings, seats }, n) {
  const outer = n > MOST_SEATS ? seats : rings;
  return { chords: outer - BARS - 4, inner: outer - BARS, outer };
}

/**
 * The depth that the token left from in a round, counted from 1;
 * undefined if it was in no layer, or if the depth is not known.
 * @param {EndedView} view @param {number} round
 */
function departure({ ending: { departures, trail }, never }, round) {
  const depth = departures[round - 1 - (trail.length - departures.length)];
  return depth === undefined || depth === never ? undefined : colourOfDepth(depth);
}

/**
 * Things sorted by the depth that colours them. Deeper ones come last: they are few, and are drawn on top.
 * @template Thing @param {Map<number | undefined, Thing>} groups
 */
function sortByDepth(groups) {
  return [...groups].sort(([one = -1], [other = -1]) => one - other);
}

/**
 * The trail by the depths the token left from. A way taken again is drawn once.
 * @param {EndedView} view @param {{chords: number}} rings
 */
export function chords(view, { chords: radius }) {
  const { trail, departures } = view.ending;
  const start = view.facts.begunPosition?.token ?? 0;
  const shown = departures.length;
  const weight = shown <= FEW ? "" : shown <= MANY ? " thin" : " hair";
  /** @type {Map<number | undefined, Map<string, {from: number, to: number, d: string}>>} */
  const groups = new Map();
  for (let round = trail.length - shown + 1; round <= trail.length; round++) {
    const depth = departure(view, round);
    const [from, to] = [trail[round - 2] ?? start, trail[round - 1] ?? 0];
    const d = chord(radius, angleOf(from, view.state.n), radius, angleOf(to, view.state.n));
    const lines = groups.get(depth) ?? new Map();
    groups.set(depth, lines.set(d, { from, to, d }));
  }
  return sortByDepth(groups).map(([depth, lines]) => ({
    role: `chord${depth === undefined ? " nowhere" : ""}${weight}`,
    depth,
    lines: [...lines.values()],
  }));
}

/**
 * A bar for each visited position, coloured by the depth from which Magnus set out for it.
 * @param {EndedView} view @param {{inner: number, outer: number}} rings
 */
export function bars(view, { inner, outer }) {
  const { order, rounds } = view.ending;
  const last = lastOfStart(view);
  /** @type {Map<number | undefined, {position: number, outer: number}[]>} */
  const groups = new Map();
  // More bars than cells would cover each other.
  const every = Math.ceil(order.length / MOST_CELLS);
  for (let place = 0; place < order.length; place += every) {
    const since = Math.max(0, place - last);
    const late = SHORTEST + (1 - SHORTEST) * (since / Math.max(1, order.length - 1 - last));
    // The first round after the visit before this one.
    const depth = since === 0 ? undefined : departure(view, (rounds[place - 1] ?? 0) + 1);
    const marks = groups.get(depth) ?? [];
    groups.set(depth, marks);
    marks.push({ position: order[place] ?? 0, outer: roundCoordinate(inner + (outer - inner) * late) });
  }
  return sortByDepth(groups).map(([depth, marks]) => ({
    role: depth === undefined ? "order-bar nowhere" : "order-bar",
    depth,
    marks,
  }));
}

/** The place in the order of visit of the last position that was visited at the start, which is 0 in a whole game. @param {EndedView} view */
const lastOfStart = ({ facts }) => (facts.begunPosition?.visited.length ?? 1) - 1;

/**
 * The cell of a position between two radii.
 * @param {{position: number}} mark @param {number} inner @param {number} outer @param {EndedView} view
 */
function cellShape({ position }, inner, outer, { state: { n } }) {
  const gap = n > MOST_CELLS ? 0 : gapOf(n);
  return sector(inner, outer, angleOf(position - 0.5, n) + gap, angleOf(position + 0.5, n) - gap);
}

/** The positions that were never visited. @param {Pick<PictureData, "depths">} view */
export function neverVisited({ depths }) {
  const left = [];
  for (let position = 0; position < depths.length; position++) if (depths[position] === 0) left.push(position);
  return left;
}

/**
 * @param {EndedView} view @param {Measures} room @param {{inner: number, outer: number}} rings @returns {Primitive[]}
 */
function glow(view, room, { inner, outer }) {
  const { n } = view.state;
  const left = neverVisited(view);
  if (left.length === 0) return [];
  const cells = (/** @type {number} */ more) =>
    left.map((position) => cellShape({ position }, inner, outer + more, view)).join("");
  const halo = (/** @type {string} */ role, /** @type {number} */ larger) =>
    left.map((position) => {
      const at = point(room.seats, angleOf(position, n));
      return /** @type {Primitive} */ ({
        key: `${role}-${position}`,
        kind: "circle",
        role,
        ...at,
        r: roundCoordinate(room.seat * larger),
      });
    });
  const around = n > MOST_SEATS ? [path("glow", "glow", cells(26))] : [...halo("glow far", 2.2), ...halo("glow", 1.55)];
  return [...around, path("survivors", "survivor", cells(n > MOST_SEATS ? 12 : 0))];
}

/**
 * Each position with its number, and beside it its place in the order of visit; on a large table only some of both.
 * @param {EndedView} view @param {Measures} room @param {{outer: number}} rings @returns {Primitive[]}
 */
function orderedSeats(view, room, rings) {
  const { state, ending } = view;
  const { n, token } = state;
  if (n > MOST_SEATS) return [...tokenBeyond(view, room, rings), ...scaleBeyond(view, room, rings)];
  const { size, isReadable } = seatNumber(room);
  const larger = new Set(isReadable ? [] : largerSeats(view, room, size));
  const places = new Map([...ending.order].map((position, place) => [position, place]));
  const drawn = listOf(n, (position) => {
    const wide = larger.has(position) ? WIDE * size : room.seat;
    const hasNumber = isReadable || larger.has(position) || position === token;
    return seatAt(view, room, position, { wide, size: hasNumber ? size : 0, isVisited: places.has(position) });
  }).flat();
  const rim = isReadable ? room.seat : WIDE * size;
  const height = Math.max(16 * room.writing, leastSize(room));
  // A place of two digits keeps off a number of two.
  const outside = room.seats + rim + Math.max(9 + 8 * room.writing, (isReadable ? 0.8 : 0.9) * height);
  for (const { position, place, isFurther } of numbersOfVisits(view, (NUMBERS_APART * height) / outside)) {
    // The token is wider than a seat.
    const beyond = (position === token ? BEYOND_TOKEN * room.writing : 0) + (isFurther ? NEXT_CIRCLE * height : 0);
    drawn.push({
      key: `order-${position}`,
      kind: "text",
      role: "number ordered",
      ...point(outside + beyond, angleOf(position, n)),
      size: height,
      text: placeTag(view.words, place),
    });
  }
  return drawn;
}

/**
 * The places in the order of visit that are written, around the table. Where not all are, one that would touch the one
 * before it stands further out. Nobody has visited the start in a round.
 * @param {EndedView} view @param {number} apart the least angle between two on one circle
 */
function numbersOfVisits(view, apart) {
  const { n } = view.state;
  const [step, start] = [visitStep(n), lastOfStart(view)];
  const numbers = [...view.ending.order]
    .map((position, place) => ({ position, place: place - start, isFurther: false }))
    .filter(({ place }) => place > 0 && place % step === 0)
    .sort((one, other) => one.position - other.position);
  if (step === 1) return numbers;
  for (const [index, number] of numbers.entries()) {
    const before = numbers[index - 1];
    number.isFurther = Boolean(before && !before.isFurther && angleOf(number.position - before.position, n) < apart);
  }
  return numbers;
}

/**
 * A seat with its number, and the token if it stands there.
 * @param {EndedView} view @param {Measures} room @param {number} position
 * @param {{wide: number, size: number, isVisited: boolean}} seat its radius, and the size of its number; 0 for none
 * @returns {Primitive[]}
 */
function seatAt({ state: { n, token }, look, words }, room, position, { wide, size, isVisited }) {
  const at = point(room.seats, angleOf(position, n));
  const hovered = look.hovered === position ? " hovered" : "";
  const kind = isVisited ? "visited" : "unvisited";
  const isToken = position === token;
  const role = isToken ? "number on-token" : `number ${kind}`;
  const text = words.number(position);
  return [
    circle(`seat-${position}`, `seat ${kind}${hovered}`, at.x, at.y, roundCoordinate(wide - 1.5), { position }),
    ...(isToken ? tokenAt(at, Math.max(room.seat + 3, 13, WIDE * size)) : []),
    ...(size ? [/** @type {Primitive} */ ({ key: `number-${position}`, kind: "text", role, ...at, size, text })] : []),
  ];
}

/** @param {EndedView} view @param {Measures} room @param {{outer: number}} rings */
const tokenBeyond = ({ state: { n, token } }, room, { outer }) =>
  tokenAt(point(outer + 14, angleOf(token, n)), 9 * room.writing);

/**
 * Some numbers of positions, around a table without seats.
 * @param {EndedView} view @param {Measures} room @param {{outer: number}} rings @returns {Primitive[]}
 */
function scaleBeyond({ state: { n, token }, words }, room, { outer }) {
  const step = niceStep(n * room.writing, 24);
  return scaleOf(n, step, step * 0.55, token).map((position) => ({
    key: `number-${position}`,
    kind: "text",
    role: "number scale",
    ...point(outer + 12 + 14 * room.writing, angleOf(position, n)),
    size: Math.max(15 * room.writing, leastSize(room)),
    text: words.number(position),
  }));
}

/**
 * The seats enlarged for their numbers, where seats are too small: so far apart that they touch no other enlarged one.
 * @param {EndedView} view @param {Measures} room @param {number} size of a number
 */
function largerSeats({ state: { n, token }, ending }, room, size) {
  const step = niceStep(n, Math.min(24 / room.writing, (2 * Math.PI * room.seats) / (2.6 * size)));
  const visited = new Set(ending.order);
  return scaleOf(n, step, 2, token).filter((position) => visited.has(position));
}

/** @param {EndedView} view @param {Measures} room @returns {Primitive[]} */
function trophyTexts(view, room) {
  const { hovered } = view.look;
  const { words, state, facts, ending } = view;
  if (hovered === null || hovered >= state.n) {
    const texts = centreTexts(endInMiddle(words, ending.order.length, state, facts), room);
    return withGround(texts).map((text) => ({ ...text, role: `${text.role} result` }));
  }
  const place = ending.order.indexOf(hovered);
  return withGround(centreTexts(placeInMiddle(words, hovered, place, ending.rounds[place] ?? 0), room));
}

/**
 * Words on one ground for all of their lines, so that no chord runs through them or shows between them.
 * @param {import("./centre.js").Written[]} texts @returns {Primitive[]}
 */
function withGround(texts) {
  const half = roundCoordinate(Math.max(...texts.map(({ size, text }) => HALF_LETTER * size * (text.length + 1))));
  const ends = texts.flatMap(({ y, size }) => [y - 0.65 * size, y + 0.65 * size]);
  const [top, bottom] = [roundCoordinate(Math.min(...ends)), roundCoordinate(Math.max(...ends))];
  return [path("ground", "ground", box(-half, top, 2 * half, bottom - top, 12)), ...texts];
}
