// @ts-check
/** The names of the rings, written along their gutters where these are wide enough. */

import { angleOf, nameSize, ringRadii } from "../../board/geometry.js";
import { shownMidpoints } from "../../board/midpoint.js";
import { ringName } from "../../text/say/picture.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/**
 * Places for the middles of the names, in turns clockwise from the top. A place without a crossing line is taken, the
 * same for all rings if there is one.
 */
const PLACES = [-0.125, 0.125, -0.375, 0.375];
/** About the width of a letter, in parts of its size. */
const LETTER = 0.54;
/** The largest part of a ring that a name may take. */
const LONGEST = 0.34;

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function ringNames(view, room) {
  const { state, look } = view;
  const count = state.layerSizes.length;
  const size = nameSize(room);
  const wanted = state.layerSizes.slice(0, (look.layer ?? count) + 1).flatMap((_, ring) => {
    const { gutter, isNamed } = ringRadii(ring, count, room);
    const text = ringName(view.words, ring);
    const turn = (LETTER * size * text.length) / (2 * Math.PI * gutter);
    // The arcs of a midpoint need the gutter of its ring.
    const isTaken = shownMidpoints(view).some(({ pair }) => pair.depth === ring);
    return isNamed && !isTaken && turn < LONGEST ? [{ ring, gutter, text, turn }] : [];
  });
  const crossed = crossings(view);
  const together = freePlace(PLACES, crossed, Math.max(0, ...wanted.map(({ turn }) => turn)));
  return wanted.flatMap(({ ring, gutter, text, turn }) => {
    const places = together === undefined ? PLACES : [together, ...PLACES];
    const place = freePlace(ring === 0 ? besideUnvisited(places, view) : places, crossed, turn);
    if (place === undefined) return [];
    const angle = angleOf(place, 1);
    return [{ key: `ring-name-${ring}`, kind: "curved", role: "ring-name", radius: gutter, angle, size, text }];
  });
}

/**
 * The places, in turns, where lines cross the gutters: the token, the landings of a called pair, the arcs of midpoints.
 * @param {PictureData} view
 */
function crossings(view) {
  const { state, facts, look } = view;
  const called = facts.called && !look.preview && look.layer === null ? [facts.called.minus, facts.called.plus] : [];
  const midpoints = shownMidpoints(view).flatMap(({ pair }) => [pair.minus, pair.plus, pair.position]);
  return [state.token, ...called, ...midpoints].map((position) => position / state.n);
}

/**
 * The places sorted so that "A · unvisited" stands beside an unvisited position if it can.
 * @param {number[]} places @param {PictureData} view
 */
function besideUnvisited(places, { state: { n }, depths }) {
  const isVisited = (/** @type {number} */ place) => Number(depths[Math.round(place * n + n) % n] !== 0);
  return [...places].sort((a, b) => isVisited(a) - isVisited(b));
}

/** @param {number[]} places @param {number[]} crossed @param {number} turn the part of the ring that the name takes */
function freePlace(places, crossed, turn) {
  return places.find((place) =>
    crossed.every((at) => {
      const away = Math.abs(((at - place + 1.5) % 1) - 0.5);
      return away > turn / 2 + 0.01;
    }),
  );
}
