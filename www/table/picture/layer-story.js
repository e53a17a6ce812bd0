// @ts-check
/**
 * The making of a layer as a story, a pure function of the part told: two equal arcs run from a pair to its midpoint,
 * which drops into the next ring; for each of few pairs, or for three of many and then for the rest at once. Loaded when
 * the layers are first built.
 */

import { angleOf, leastSize, MOST_SEATS, ringRadii } from "../../board/geometry.js";
import { tickAcross } from "../../board/midpoint.js";
import { colourOfDepth, gapOf, ringCells } from "../../board/rings.js";
import { listOf } from "../../drawing/list-of.js";
import { arc, point, roundCoordinate, sector } from "../../drawing/plane.js";
import { layerName } from "../../text/names.js";
import { midpointInMiddle, otherMidpoints } from "../../text/say/table/layers.js";
import { centreTexts } from "./centre.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData, Story, Speaker } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The most pairs that are told one by one, and how many are where there are more: the rest of those comes at once. */
const ALL_OF = 8;
const FIRST_OF_MANY = 3;
/** The time of a story's parts, in that of a later pair: the first is new to the eye, and the rest are many. */
const FIRST_TIME = 1.8;
const REST_TIME = 1.4;
/** The parts of a pair's story at which its arcs meet, its midpoint has dropped, and all that goes again. */
const MEET = 0.5;
const DROPPED = 0.68;
const LEAVE = 0.86;
/** The part at which a pair is seen whole: there a story stops that is told pair by pair. */
const WHOLE = 0.78;
/** The least distance of ticks on the arcs, in units of the picture. */
const CLOSEST_TICKS = 9;
/** The narrowest cell that can be seen to drop, in radians. */
const NARROWEST = 0.012;
/** How much larger the words in the middle are than others there: a class reads them aloud. */
const LARGER = 1.3;
/** The width of a letter of size 1 in those words, which keep off the innermost ring. */
const LETTER = 0.54;
const ROUNDING = 1e-9;

/** How many of a layer's pairs are told one by one. @param {number} pairs */
const oneByOne = (pairs) => (pairs > ALL_OF ? FIRST_OF_MANY : pairs);

/** The times of the parts of a story, in that of a later pair. @param {number} pairs */
function timesOfParts(pairs) {
  const told = listOf(oneByOne(pairs), (index) => (index === 0 ? FIRST_TIME : 1));
  return pairs > told.length || pairs === 0 ? [...told, REST_TIME] : told;
}

/** The time that a story of this many pairs takes, in that of a later pair. @param {number} pairs */
export const timeOfStory = (pairs) => timesOfParts(pairs).reduce((sum, time) => sum + time, 0);

/** The ends of the parts of a story of this many pairs; the last end is 1. @param {number} pairs */
export function endsOfParts(pairs) {
  const whole = timeOfStory(pairs);
  let end = 0;
  return timesOfParts(pairs).map((time, index, { length }) => {
    end += time / whole;
    return index === length - 1 ? 1 : end;
  });
}

/** The parts of a story at which a pair is seen whole, each of those told one by one. @param {number} pairs */
export function pairsSeenAt(pairs) {
  const ends = endsOfParts(pairs);
  return listOf(oneByOne(pairs), (index) => {
    const [start, end] = [ends[index - 1] ?? 0, ends[index] ?? 1];
    return start + (end - start) * WHOLE;
  });
}

/**
 * The pair that a part of a story tells, or null while it tells all the others.
 * @param {number} part @param {number} pairs
 */
export function pairToldAt(part, pairs) {
  const now = Math.max(
    0,
    endsOfParts(pairs).findIndex((end) => part <= end + ROUNDING),
  );
  return now < oneByOne(pairs) ? now : null;
}

/**
 * The part that readers without motion see in place of this one: each pair appears whole.
 * @param {number} part @param {number} pairs
 */
function stillPart(part, pairs) {
  const now = pairToldAt(part, pairs);
  return now === null ? 1 : (pairsSeenAt(pairs)[now] ?? 1);
}

/**
 * The primitives that a story adds to the layers above, and its words in the middle.
 * @param {PictureData} view with the layers above the one that is made @param {Measures} room @param {Story} story
 * @returns {Primitive[]}
 */
export function storyShapes(view, room, story) {
  const { layer, pairs, still } = story;
  const count = pairs.length / 3;
  const part = still ? stillPart(story.part, count) : story.part;
  const ends = endsOfParts(count);
  const told = pairToldAt(part, count);
  const now = told ?? oneByOne(count);
  const start = ends[now - 1] ?? 0;
  const own = Math.min(1, (part - start) / ((ends[now] ?? 1) - start));
  const ring = ringCells({ ...view, look: { ...view.look, layer } }, room);
  const cells = (/** @type {string} */ role) => ring.filter(({ key }) => key.startsWith(`${role}-${layer}-`));
  const done = listOf(now, (index) => cellOf(index, 1, view, room, story));
  return [
    ...cells("inherited").map((one) => dimPrimitive(one, Math.min(1, part * 12))),
    ...done,
    ...(told === null ? cells("new").map((one) => dimPrimitive(one, own)) : pairOf(told, own, view, room, story)),
    ...caption(told, view, room, story),
  ];
}

/** @param {Primitive} one @param {number} part @returns {Primitive} */
function dimPrimitive(one, part) {
  return one.kind === "path" ? { ...one, opacity: (one.opacity ?? 1) * part } : one;
}

/** The midpoint of a pair and the pair's ends. @param {number} index @param {Pick<Story, "pairs">} story */
function pairPlaces(index, { pairs }) {
  const [z = 0, minus = 0, plus = 0] = pairs.subarray(3 * index, 3 * index + 3);
  return { z, minus, plus };
}

/** How far the ends of a pair are from its midpoint. @param {{z: number, minus: number}} pair @param {number} n */
const stepsOf = ({ z, minus }, n) => (z - minus + n) % n;

/** A pair with its midpoint and the steps to it. @param {number} index @param {Uint32Array} pairs @param {number} n */
export function pairAt(index, pairs, n) {
  const pair = pairPlaces(index, { pairs });
  return { ...pair, count: stepsOf(pair, n) };
}

/** The radii of a layer's ring. @param {number} layer @param {PictureData} view @param {Measures} room */
const ringOf = (layer, { state }, room) => ringRadii(layer, state.layerSizes.length, room);

/**
 * The cell of a midpoint, dropped to this part of its way.
 * @param {number} index @param {number} part @param {PictureData} view @param {Measures} room @param {Story} story
 * @returns {Primitive}
 */
function cellOf(index, part, view, room, story) {
  const { n } = view.state;
  const { inner, outer } = ringOf(story.layer, view, room);
  const { z } = pairPlaces(index, story);
  const half = Math.max(angleOf(0.5, n) - gapOf(n), NARROWEST / 2);
  const d = sector(outer - (outer - inner) * part, outer, angleOf(z, n) - half, angleOf(z, n) + half);
  const depth = colourOfDepth(story.layer);
  return { key: `story-cell-${index}`, kind: "path", role: "new", d, depth };
}

/**
 * A pair: its ends, the arcs as far as they have run, and the midpoint as it drops.
 * @param {number} index @param {number} part @param {PictureData} view @param {Measures} room @param {Story} story
 * @returns {Primitive[]}
 */
function pairOf(index, part, view, room, story) {
  const { n } = view.state;
  const { z, minus, plus } = pairPlaces(index, story);
  const radius = ringOf(story.layer, view, room).gutter;
  const steps = stepsOf({ z, minus }, n);
  const reach = Math.min(1, part / MEET) * angleOf(steps, n);
  const depth = colourOfDepth(story.layer);
  const ends = minus === plus ? [minus] : [minus, plus];
  /** @type {Primitive[]} */
  const drawn = ends.map((end, which) => {
    const at = ringOf(view.depths[end] ?? 0, view, room);
    const [outer, foot] = [point((at.inner + at.outer) / 2, angleOf(end, n)), point(radius, angleOf(end, n))];
    return {
      key: `story-end-${which}`,
      kind: "path",
      role: "story-end",
      d: `M${outer.x} ${outer.y}L${foot.x} ${foot.y}`,
    };
  });
  for (const [which, end] of ends.entries()) {
    const at = ringOf(view.depths[end] ?? 0, view, room);
    const dot = point((at.inner + at.outer) / 2, angleOf(end, n));
    drawn.push({ key: `story-dot-${which}`, kind: "path", role: "story-dot", d: rim(dot, 8) });
  }
  if (reach > 0.001) {
    for (const sign of /** @type {const} */ ([1, -1])) {
      const from = angleOf(z, n) - sign * angleOf(steps, n);
      // An arc of a whole turn would begin where it ends.
      const to = from + sign * Math.min(reach, Math.PI * 1.999);
      const d =
        arc(radius, from, to) + stepTicks(radius, from, sign, Math.floor((reach * n) / (2 * Math.PI) + 1e-9), view);
      drawn.push({ key: `story-arc-${sign}`, kind: "path", role: "story-arc", d, depth });
    }
  }
  if (n <= MOST_SEATS) {
    for (const end of ends) {
      const at = point(room.seats, angleOf(end, n));
      drawn.push({ key: `story-seat-${end}`, kind: "path", role: "lit", d: rim(at, room.seat + 4) });
    }
    // The midpoint has a rim of its own colour within one of ink, and so is told from its pair without the colour.
    if (part >= MEET) {
      const at = point(room.seats, angleOf(z, n));
      const r = room.seat + 8;
      drawn.push(
        { key: "story-found", kind: "path", role: "story-found", d: rim(at, r), depth },
        { key: "story-found-rim", kind: "path", role: "story-found-rim", d: rim(at, r + 7) },
      );
    }
  }
  // With the next pair they would only cover what is there.
  const fading = drawn.map((one) => dimPrimitive(one, Math.min(1, (1 - part) / (1 - LEAVE))));
  const dropped = Math.min(1, (part - MEET) / (DROPPED - MEET));
  return dropped > 0 ? [cellOf(index, dropped, view, room, story), ...fading] : fading;
}

/** A circle as a path, which can fade. @param {{x: number, y: number}} at @param {number} r */
function rim({ x, y }, r) {
  const half = (/** @type {number} */ to) => `A${r} ${r} 0 1 1 ${roundCoordinate(to)} ${y}`;
  return `M${roundCoordinate(x - r)} ${y}${half(x + r)}${half(x - r)}Z`;
}

/**
 * Ticks after each step.
 * @param {number} radius @param {number} from @param {1 | -1} sign @param {number} steps @param {PictureData} view
 */
function stepTicks(radius, from, sign, steps, { state: { n } }) {
  if (angleOf(1, n) * radius < CLOSEST_TICKS) return "";
  return listOf(steps, (step) => tickAcross(radius, from + sign * angleOf(step + 1, n))).join("");
}

/**
 * The words in the middle.
 * @param {number | null} index of the pair; null for the rest @param {PictureData} view @param {Measures} room
 * @param {Story} story
 */
function caption(index, { words, state: { layerSizes, n } }, room, story) {
  const lines = index === null ? otherMidpoints(words, layerSizes[story.layer] ?? 0, n) : told(words, index, story);
  const { inner } = ringRadii(layerSizes.length - 1, layerSizes.length, room);
  const texts = centreTexts({ title: layerName(story.layer), lines }, { ...room, writing: LARGER * room.writing });
  // One size for all lines, with which each keeps off the innermost ring. Where that is too small to be read, the sentence
  // beside the table says it alone.
  const sizes = texts.map(({ role, y, size, text }) => {
    const width = 1.8 * Math.sqrt(Math.max(0, inner ** 2 - (Math.abs(y) + size / 2) ** 2));
    return role === "centre-title" ? size : Math.min(size, width / (LETTER * text.length));
  });
  const size = Math.min(...sizes);
  if (size < leastSize(room)) return texts.slice(0, 1);
  return texts.map((text) => (text.role === "centre-title" ? text : { ...text, size }));
}

/** @param {Speaker} words @param {number} index @param {Story} story */
function told(words, index, story) {
  const { z, minus, plus } = pairPlaces(index, story);
  return midpointInMiddle(words, z, minus, plus);
}
