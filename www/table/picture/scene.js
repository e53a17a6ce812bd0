// @ts-check
/**
 * The picture as a pure function from a view to the list of things to draw, back to front: the board, with words and
 * all that explains a game on it. It needs no browser.
 */

import { board } from "../../board/board.js";
import { angleOf } from "../../board/geometry.js";
import { arcEnds, callArcs, landingMarks } from "../../board/landings.js";
import { arc, point } from "../../drawing/plane.js";
import { isBare, withoutLayers } from "./bare.js";
import { centre } from "./centre.js";
import { classPicture, dimmedPositions, roomOf } from "./classes.js";
import { showsEnding } from "./ending.js";
import { optionalParts } from "./optional-parts.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/**
 * @param {PictureData} whole
 * @returns {Primitive[]}
 */
export function scene(whole) {
  const view = isBare(whole) ? withoutLayers(whole) : showCalledPair(whole);
  const room = roomOf(view);
  if (optionalParts.trophy && showsEnding(view)) {
    const rated = optionalParts.evaluationMarks?.(view, room) ?? [];
    return [...optionalParts.trophy(view, room), ...rated, ...callArcs(view, room), ...landingMarks(view, room)];
  }
  return [
    ...board({ ...view, dimmed: dimmedPositions(view) }, room, {
      onRings: [
        ...classPicture(view, room),
        ...(optionalParts.ranks?.rankPicture(view, room) ?? []),
        ...(optionalParts.ringLegend?.(view, room) ?? []),
      ],
      overRings: [
        ...(optionalParts.layerMaking?.(view, room) ?? []),
        ...(optionalParts.afterMove?.ringsAfter(view, room) ?? []),
      ],
      around: optionalParts.evaluationMarks?.(view, room),
      afterArcs: previewPath(view, room),
    }),
    ...(view.story ? view.story.draw(view, room, view.story) : centre(view, room)),
    ...(optionalParts.onTop?.(view, room) ?? []),
  ];
}

/**
 * A person who points at the token is shown the called pair, not another one.
 * @param {PictureData} view @returns {PictureData}
 */
function showCalledPair(view) {
  const { called } = view.facts;
  return called && view.hoveredPair?.position === called.position ? { ...view, hoveredPair: called } : view;
}

/**
 * The preview of an answer: the token's present place, and the way that it would have taken from there to the landing.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
function previewPath({ foreseen, state }, room) {
  if (!foreseen) return [];
  const { n, token: from, magnitude } = foreseen.now.state;
  const at = point(room.seats, angleOf(from, n));
  /** @type {Primitive[]} */
  const ghost = [{ key: "ghost", kind: "circle", role: "ghost", ...at, r: Math.max(10, room.seat) + 3 }];
  const [start, end] = arcEnds(from, { direction: foreseen.direction, magnitude: magnitude ?? 0 }, n);
  if (Math.abs(end - start) < 0.02 || from === state.token) return ghost;
  const d = arc(room.rim, start, end);
  return [...ghost, { key: "foreseen-way", kind: "path", role: "foreseen-way call-arc considered", d, arrow: true }];
}
