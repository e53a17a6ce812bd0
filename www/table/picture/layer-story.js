// @ts-check
/**
 * The making of a layer as a story, a pure function of the part told: two equal arcs run from a pair to its midpoint,
 * which drops into the next ring; three times slowly, then the rest at once. Loaded when the layers are first built.
 */

import { angleOf, MOST_SEATS, ringRadii } from "../../board/geometry.js";
import { tickAcross } from "../../board/midpoint.js";
import { colourOfDepth, gapOf, ringCells } from "../../board/rings.js";
import { listOf } from "../../drawing/list-of.js";
import { arc, point, sector } from "../../drawing/plane.js";
import { layerName } from "../../text/names.js";
import { midpointInMiddle, otherMidpoints } from "../../text/say/table/picture.js";
import { centreTexts } from "./centre.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData, Story, Speaker } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The shares of the story for the pairs that are told one by one; the remaining pairs share the rest. */
const ONE_BY_ONE = [0.36, 0.2, 0.2];
/** The part of a pair's story at which its arcs meet; then the midpoint drops. */
const MEET = 0.68;
/** The least distance of ticks on the arcs, in units of the picture. */
const CLOSEST_TICKS = 9;
/** The narrowest cell that can be seen to drop, in radians. */
const NARROWEST = 0.012;
const ROUNDING = 1e-9;

/** The ends of the parts of a story of this many pairs; the last end is 1. @param {number} pairs */
export function endsOfParts(pairs) {
  const storyTexts = ONE_BY_ONE.slice(0, pairs);
  const whole = pairs > storyTexts.length ? 1 : storyTexts.reduce((sum, part) => sum + part, 0);
  let end = 0;
  const ends = storyTexts.map((part) => {
    end += part / whole;
    return end;
  });
  return pairs > storyTexts.length || ends.length === 0 ? [...ends, 1] : [...ends.slice(0, -1), 1];
}

/**
 * The end of the part being told, for readers without motion: each part appears at once.
 * @param {number} part @param {number} pairs
 */
function endOfPart(part, pairs) {
  return endsOfParts(pairs).find((end) => part <= end + ROUNDING) ?? 1;
}

/**
 * The primitives that a story adds to the layers above, and its words in the middle.
 * @param {PictureData} view with the layers above the one that is made @param {Measures} room @param {Story} story
 * @returns {Primitive[]}
 */
export function storyShapes(view, room, story) {
  const { layer, pairs, still } = story;
  const count = pairs.length / 3;
  const part = still ? endOfPart(story.part, count) : story.part;
  const ends = endsOfParts(count);
  const now = Math.max(
    0,
    ends.findIndex((end) => part <= end + ROUNDING),
  );
  const start = ends[now - 1] ?? 0;
  const own = Math.min(1, (part - start) / ((ends[now] ?? 1) - start));
  const isRest = now >= Math.min(ONE_BY_ONE.length, count);
  const ring = ringCells({ ...view, look: { ...view.look, layer } }, room);
  const cells = (/** @type {string} */ role) => ring.filter(({ key }) => key.startsWith(`${role}-${layer}-`));
  const done = listOf(Math.min(now, ONE_BY_ONE.length), (index) => cellOf(index, 1, view, room, story));
  return [
    ...cells("inherited").map((one) => dimPrimitive(one, Math.min(1, part * 12))),
    ...done,
    ...(isRest ? cells("new").map((one) => dimPrimitive(one, own)) : pairOf(now, own, view, room, story)),
    ...caption(isRest ? null : now, view, room, story),
  ];
}

/** @param {Primitive} one @param {number} part @returns {Primitive} */
function dimPrimitive(one, part) {
  return one.kind === "path" ? { ...one, opacity: (one.opacity ?? 1) * part } : one;
}

/** The midpoint of a pair and the pair's ends. @param {number} index @param {Story} story */
function pairPlaces(index, { pairs }) {
  const [z = 0, minus = 0, plus = 0] = pairs.subarray(3 * index, 3 * index + 3);
  return { z, minus, plus };
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
  const steps = (z - minus + n) % n;
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
    drawn.push({ key: `story-dot-${which}`, kind: "circle", role: "story-dot", ...dot, r: 8 });
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
  // Once they have met, the arcs would only cover what is there.
  const fading = drawn.map((one) => dimPrimitive(one, Math.min(1, (1 - part) / (1 - MEET))));
  if (part > MEET) fading.push(cellOf(index, (part - MEET) / (1 - MEET), view, room, story));
  if (n <= MOST_SEATS) {
    for (const end of ends) {
      const at = point(room.seats, angleOf(end, n));
      fading.push({ key: `story-seat-${end}`, kind: "circle", role: "lit", ...at, r: room.seat + 4 });
    }
  }
  return fading;
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
  return centreTexts({ title: layerName(story.layer), lines }, room);
}

/** @param {Speaker} words @param {number} index @param {Story} story */
function told(words, index, story) {
  const { z, minus, plus } = pairPlaces(index, story);
  return midpointInMiddle(words, z, minus, plus);
}
