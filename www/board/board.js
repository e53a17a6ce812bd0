// @ts-check
/**
 * The round table as a pure function from a position to the list of things to draw, back to front: rings, seats,
 * token, arcs and marks. It has no words and needs no browser.
 */

import { bandPaths, veilShapes } from "./bands.js";
import { overlayCircles, overlayShapes } from "./drawn-overlay.js";
import { callArcs, callTicks, landingMarks } from "./landings.js";
import { midpointArcs, shownMidpoints } from "./midpoint.js";
import { litCells } from "./outlines.js";
import { ringCells } from "./rings.js";
import { seatShapes } from "./seats.js";
import { spokes } from "./spokes.js";

/** @import { Primitive } from "../drawing/types" */
/** @import { Measures } from "./geometry.js" */
/** @import { BoardData } from "./types" */

/**
 * Drawings of others between the parts of the board: on its rings, over a page's drawings there, around it before the
 * arcs of a call, and after them.
 * @typedef {Partial<Record<"onRings" | "overRings" | "around" | "afterArcs", Primitive[]>>} Between
 */

/** @param {BoardData} view @param {Measures} room @param {Between} [between] @returns {Primitive[]} */
export function board(view, room, { onRings = [], overRings = [], around = [], afterArcs = [] } = {}) {
  return [
    ...ringCells(view, room),
    ...veilShapes(view, room),
    ...bandPaths(view, room),
    ...onRings,
    ...overlayShapes(view, room),
    ...overRings,
    ...spokes(view, room),
    ...shownMidpoints(view).flatMap(({ name, pair }) => midpointArcs(view, pair, room, name)),
    ...around,
    ...callArcs(view, room),
    ...afterArcs,
    ...callTicks(view, room),
    ...seatShapes(view, room),
    ...landingMarks(view, room),
    ...overlayCircles(view, room),
    ...litCells(view, room),
  ];
}
