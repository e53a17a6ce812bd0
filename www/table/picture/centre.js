// @ts-check
/** What stands in the middle of the table: the position under the pointer, the layer looked at, or how far the token is from a new position. */

import { counted, formatNumber } from "../../kit/numbers.js";
import { layerName } from "../../words/names.js";
import { hasInnerTable } from "./classes.js";
import { leastSize } from "./geometry.js";
import { showsLens } from "./lens.js";
import { aboutVisit, aboutVisited, isBare } from "./overlay.js";

/** @import { Measures } from "./geometry.js" */
/** @import { PictureData, Primitive, Words } from "../types" */

const TITLE_SIZE = 34;
/** Of the number that matters most. */
const LARGE_TITLE = 50;
const LINE_SIZE = 23;
/** So many letters of size 1 are as wide as there is room for. */
const TITLE_ROOM = 440;
const LINE_ROOM = 550;

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function centre(view, room) {
  // An inner table needs the middle for itself, and the lens all of it.
  return hasInnerTable(view) || showsLens(view) ? [] : inTheMiddle(middle(view), room);
}

/** @param {Words} words @param {Measures} room @returns {Primitive[]} */
export function inTheMiddle({ title, size = TITLE_SIZE, lines }, room) {
  const larger = Math.min(1.65, room.writing);
  const titleSize = Math.min(size * larger, TITLE_ROOM / title.length);
  const longest = Math.max(...lines.map((text) => text.length));
  const lineSize = Math.max(leastSize(room), Math.min(LINE_SIZE * larger, LINE_ROOM / longest));
  /** @param {string} key @param {string} role @param {number} y @param {number} size @param {string} text @returns {Primitive} */
  const written = (key, role, y, size, text) => ({ key, kind: "text", role, x: 0, y: y * larger, size, text });
  return [
    written("title", "centre-title", -14, titleSize, title),
    ...lines.map((text, index) => written(`line-${index}`, "centre-line", 24 + 30 * index, lineSize, text)),
  ];
}

/** @param {PictureData} view @returns {Words} */
function middle(view) {
  const { hovered } = view.look;
  if (view.middle) return view.middle;
  if (isBare(view)) {
    const [title = "", ...lines] = hovered === null ? aboutVisited(view) : aboutVisit(view, hovered);
    return { title, lines };
  }
  return hovered === null ? aboutTable(view) : aboutPosition(view, hovered);
}

/** @param {PictureData} view @returns {Words} */
function aboutTable(view) {
  const { state, facts, look } = view;
  if (view.overlay?.title) return { title: view.overlay.title, lines: [] };
  if (look.layer !== null) {
    const size = state.layerSizes[look.layer] ?? 0;
    const share = size === state.n ? "all" : `${formatNumber(size)} of`;
    return { title: layerName(look.layer), lines: [`${share} ${formatNumber(state.n)} positions`] };
  }
  if (facts.end?.kind === "allVisited") return { title: "All visited", lines: ["no position is left"] };
  if (facts.end) return { title: "Derek is safe", lines: ["the token lies in no layer"] };
  if (state.depth === null) return { title: "Out of reach", lines: ["the token lies in no layer"] };
  const lines = ["from a new position", `token in ${layerName(state.depth)}`];
  return { title: counted(state.depth, "round"), size: LARGE_TITLE, lines };
}

/** @param {PictureData} view @param {number} position @returns {Words} */
function aboutPosition(view, position) {
  const depth = view.depths[position];
  const title = `Position ${formatNumber(position)}`;
  if (depth === undefined || depth === view.never) return { title, lines: ["visited", "in no layer: out of reach"] };
  if (depth === 0) return { title, lines: ["unvisited"] };
  const pair = view.hoveredPair;
  const ends = pair ? [`midpoint of ${formatNumber(pair.minus)} and ${formatNumber(pair.plus)}`] : [];
  return { title, lines: [`visited, in ${layerName(depth)}`, ...ends] };
}
