// @ts-check
/** The picture as a pure function from a view to the list of things to draw, back to front. It needs no browser. */

import { point } from "../../drawing/plane.js";
import { centre } from "./centre.js";
import { classPicture, dimmed, roomOf } from "./classes.js";
import { showsEnding } from "./ending.js";
import { foreseenWay } from "./foreseen.js";
import { angleOf } from "./geometry.js";
import { callArcs, callTicks, landingMarks } from "./landings.js";
import { litCells } from "./lit.js";
import { midpointArcs, ringMiddle, shownMidpoints } from "./midpoint.js";
import { isBare, overlayCircles, overlayShapes, withoutLayers } from "./overlay.js";
import { ringKey } from "./ring-key.js";
import { ringNames } from "./ring-names.js";
import { ringCells } from "./rings.js";
import { seats } from "./seats.js";
import { seldom } from "./seldom.js";

/** @import { Measures } from "./geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/**
 * @param {PictureData} whole
 * @returns {Primitive[]}
 */
export function scene(whole) {
  const view = isBare(whole) ? withoutLayers(whole) : asCalled(whole);
  const room = roomOf(view);
  if (seldom.trophy && showsEnding(view)) {
    const rated = seldom.evaluationMarks?.(view, room) ?? [];
    return [...seldom.trophy(view, room), ...rated, ...callArcs(view, room), ...landingMarks(view, room)];
  }
  return [
    ...ringCells(view, room),
    ...classPicture(view, room),
    ...ringNames(view, room),
    ...ringKey(view, room),
    ...overlayShapes(view, room),
    ...(seldom.layerMaking?.(view, room) ?? []),
    ...spokes(view, room),
    ...shownMidpoints(view).flatMap(({ name, pair }) => midpointArcs(view, pair, room, name)),
    ...(seldom.evaluationMarks?.(view, room) ?? []),
    ...callArcs(view, room),
    ...foreseenWay(view, room),
    ...callTicks(view, room),
    ...seats({ ...view, dimmed: dimmed(view) }, room),
    ...landingMarks(view, room),
    ...overlayCircles(view, room),
    ...litCells(view, room),
    ...(view.story ? view.story.draw(view, room, view.story) : centre(view, room)),
    ...(seldom.lens?.(view, room) ?? []),
  ];
}

/**
 * The line from the token through the rings to the layer in which it first appears. Where a call leads nearer to A,
 * also the lines of both landings, which end one ring or more further out.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
function spokes(view, room) {
  const { state, facts, look } = view;
  const called = look.preview || look.layer !== null ? null : facts.called;
  const feet = called ? [...new Set([called.plus, called.minus])] : [];
  return [
    ...spoke(view, room, { name: "spoke", position: state.token, depth: state.depth }),
    ...feet.flatMap((position, index) =>
      spoke(view, room, { name: `foot-${index}`, position, depth: view.depths[position] ?? null }),
    ),
  ];
}

/**
 * @param {PictureData} view @param {Measures} room @param {{name: string, position: number, depth: number | null}} of
 * @returns {Primitive[]}
 */
function spoke(view, room, { name, position, depth }) {
  if (depth === null || (view.look.layer !== null && depth > view.look.layer)) return [];
  const angle = angleOf(position, view.state.n);
  const [from, to] = [point(room.seats, angle), point(ringMiddle(view, room, depth), angle)];
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const [kind] = name.split("-");
  return [
    { key: `${name}-under`, kind: "path", role: "under-arrow", d },
    { key: name, kind: "path", role: kind ?? name, d },
    { key: `${name}-dot`, kind: "circle", role: `${kind}-dot`, ...to, r: 6 },
  ];
}

/**
 * A person who points at the token is shown the called pair, not another one.
 * @param {PictureData} view @returns {PictureData}
 */
function asCalled(view) {
  const { called } = view.facts;
  return called && view.hoveredPair?.position === called.position ? { ...view, hoveredPair: called } : view;
}
