// @ts-check
/**
 * The words in the middle of the table: on the position under the pointer,
 * the layer looked at, or the token's distance from a new position.
 */

import { leastSize } from "../../board/geometry.js";
import {
  depthInMiddle,
  endedInMiddle,
  layerInMiddle,
  positionInMiddle,
  visitInMiddle,
} from "../../text/say/picture.js";
import { aboutVisited, isBare } from "./bare.js";
import { hasInnerTable } from "./classes.js";
import { showsLens } from "./lens.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData, Words } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

const TITLE_SIZE = 34;
/** The size of the most important number. */
const LARGE_TITLE = 50;
const LINE_SIZE = 23;
/** The room for text: as many letters of size 1 as fit. */
const TITLE_ROOM = 440;
const LINE_ROOM = 550;

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function centre(view, room) {
  // The inner table needs the middle for itself, and the lens all of it.
  return hasInnerTable(view) || showsLens(view) ? [] : inTheMiddle(middle(view), room);
}

/** @param {Words} words @param {Measures} room @returns {Primitive[]} */
export function inTheMiddle({ title, size = TITLE_SIZE, lines }, room) {
  const larger = Math.min(1.65, room.writing);
  const titleSize = Math.min(size * larger, TITLE_ROOM / title.length);
  const longest = Math.max(...lines.map((text) => text.length));
  const lineSize = Math.max(leastSize(room), Math.min(LINE_SIZE * larger, LINE_ROOM / longest));
  // Close enough that a third line stands where the hole is still wide.
  const apart = 1.3 * lineSize;
  /**
   * @param {string} key @param {string} role @param {number} y @param {number} size @param {string} text
   * @returns {Primitive}
   */
  const written = (key, role, y, size, text) => ({ key, kind: "text", role, x: 0, y, size, text });
  return [
    written("title", "centre-title", -14 * larger, titleSize, title),
    ...lines.map((text, index) => written(`line-${index}`, "centre-line", 24 * larger + apart * index, lineSize, text)),
  ];
}

/** @param {PictureData} view @returns {Words} */
function middle(view) {
  const { hovered } = view.look;
  const told = view.middle ?? view.aboutRank;
  if (told) return told;
  if (isBare(view)) {
    return hovered === null ? aboutVisited(view) : visitInMiddle(view.words, hovered, view.hoveredVisit);
  }
  return hovered === null ? aboutTable(view) : aboutPosition(view, hovered);
}

/** @param {PictureData} view @returns {Words} */
function aboutTable({ words, state, facts, look, overlay }) {
  if (overlay?.title) return { title: overlay.title, lines: [] };
  if (look.layer !== null) return layerInMiddle(words, look.layer, state.layerSizes[look.layer] ?? 0, state.n);
  if (facts.end) return endedInMiddle(words, facts.end.kind === "allVisited" ? "middleAllVisited" : "middleSafe");
  if (state.depth === null) return endedInMiddle(words, "middleOutOfReach");
  return { ...depthInMiddle(words, state.depth), size: LARGE_TITLE };
}

/** @param {PictureData} view @param {number} position @returns {Words} */
function aboutPosition({ words, depths, never, hoveredPair }, position) {
  const depth = depths[position];
  return positionInMiddle(words, position, depth === undefined || depth === never ? null : depth, hoveredPair);
}
