// @ts-check
/**
 * The words in the middle of the table: on the position under the pointer,
 * the layer looked at, or the token's distance from a new position.
 */

import { leastSize, ringRadii } from "../../board/geometry.js";
import {
  depthInMiddle,
  endedWords,
  layerInMiddle,
  positionInMiddle,
  visitInMiddle,
} from "../../text/say/table/picture.js";
import { isBare, visitedWords } from "./bare.js";
import { hasInnerTable } from "./classes.js";
import { showsLens } from "./lens.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData, Words } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @typedef {Extract<Primitive, {kind: "text"}>} Written */

const TITLE_SIZE = 34;
/** The size of the most important number. */
const LARGE_TITLE = 50;
const LINE_SIZE = 23;
/** The room for text: as many letters of size 1 as fit. */
const TITLE_ROOM = 440;
const LINE_ROOM = 550;
/** The width of a letter of size 1, in the mean. */
const LETTER = 0.5;

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function centre(view, room) {
  // The inner table needs the middle for itself, and the lens all of it.
  if (hasInnerTable(view) || showsLens(view)) return [];
  const rings = isBare(view) ? 1 : view.state.layerSizes.length;
  return fitInside(ringRadii(rings - 1, rings, room).inner, centreTexts(centreWords(view), room));
}

/**
 * Words that keep off the innermost ring: a line that is too wide for it becomes two, and all move up by half a line. What
 * then finds no place below is left out, and so is a line of which a half finds none.
 * @param {number} radius of that ring @param {Written[]} words
 */
function fitInside(radius, words) {
  // A letter's width is kept free, as some letters are wider.
  const isWide = (/** @type {Written} */ { y, size, text }) =>
    Math.hypot((LETTER * size * (text.length + 1)) / 2, y) > radius;
  const at = words.findIndex((written) => written.role === "centre-line" && isWide(written));
  const long = words[at];
  if (!long) return words;
  const parts = long.text.split(" ");
  const text = parts.slice(0, Math.ceil(parts.length / 2)).join(" ");
  const line = 1.2 * long.size;
  const rest = { ...long, key: `${long.key}-rest`, text: long.text.slice(text.length + 1) };
  const below = [rest, ...words.slice(at + 1)].map((written, index) => ({
    ...written,
    y: long.y + line * (index + 1),
  }));
  const lines = [...words.slice(0, at), { ...long, text }, ...below].map((one) => ({ ...one, y: one.y - line / 2 }));
  return lines.slice(at, at + 2).some(isWide) ? words.slice(0, at) : lines.filter((one) => !isWide(one));
}

/** @param {Words} words @param {Measures} room @returns {Written[]} */
export function centreTexts({ title, size = TITLE_SIZE, lines }, room) {
  const larger = Math.min(1.65, room.writing);
  const titleSize = Math.min(size * larger, TITLE_ROOM / title.length);
  const longest = Math.max(...lines.map((text) => text.length));
  const lineSize = Math.max(leastSize(room), Math.min(LINE_SIZE * larger, LINE_ROOM / longest));
  // Close enough that a third line stands where the hole is still wide.
  const apart = 1.3 * lineSize;
  /**
   * @param {string} key @param {string} role @param {number} y @param {number} size @param {string} text
   * @returns {Written}
   */
  const written = (key, role, y, size, text) => ({ key, kind: "text", role, x: 0, y, size, text });
  return [
    written("title", "centre-title", -14 * larger, titleSize, title),
    ...lines.map((text, index) => written(`line-${index}`, "centre-line", 24 * larger + apart * index, lineSize, text)),
  ];
}

/** @param {PictureData} view @returns {Words} */
function centreWords(view) {
  const { hovered } = view.look;
  const told = view.middle ?? view.inMiddle;
  if (told) return told;
  if (isBare(view)) {
    return hovered === null ? visitedWords(view) : visitInMiddle(view.words, hovered, view.hoveredVisit);
  }
  return hovered === null ? tableWords(view) : positionWords(view, hovered);
}

/** @param {PictureData} view @returns {Words} */
function tableWords({ words, state, facts, look, overlay }) {
  if (overlay?.title) return { title: overlay.title, lines: [] };
  if (look.layer !== null) return layerInMiddle(words, look.layer, state.layerSizes[look.layer] ?? 0, state.n);
  if (facts.end) return endedWords(words, facts.end.kind === "allVisited" ? "middleAllVisited" : "middleSafe");
  if (state.depth === null) return endedWords(words, "middleOutOfReach");
  return { ...depthInMiddle(words, state.depth), size: LARGE_TITLE };
}

/** @param {PictureData} view @param {number} position @returns {Words} */
function positionWords({ words, depths, never, hoveredPair }, position) {
  const depth = depths[position];
  return positionInMiddle(words, position, depth === undefined || depth === never ? null : depth, hoveredPair);
}
