/** The map as SVG, by the drawings' own primitives: boxes that are links, and the lines between them. Classes give them their look. */

import { box } from "../../drawing/plane.js";
import { circle, path, text } from "../../drawing/primitives.js";
import { element, escapeXml, renderText } from "../../drawing/svg-text.js";
import { unmarked } from "../lessons/text.mjs";
import { columnsOf, joined, laidOut, reduced } from "./layers.mjs";

/** @import { Primitive } from "../../drawing/types" */
/** @import { MapNode } from "./graph.mjs" */
/** @import { Box, Line } from "./layers.mjs" */

/** About the width of a letter, as a part of the size of its writing, with room for wide fonts. */
const LETTER = { name: 0.66, more: 0.6 };
const LINE = 17;
const PADDING = 9;
/** Where the writing begins, beside the sign or without one. */
const [INDENT, PLAIN] = [25, 9];
/** The room around the whole, for the outlines. */
const EDGE = 2;
/** The distance to the boxes without a line, and from them to the sentence about them. */
const [BELOW, SENTENCE] = [58, 16];

/** What is written in a box: its name, further texts, and what a screen reader says. @typedef {{name: string, more: string[], label: string, describedBy: string}} Writing */

/** @typedef {{title: string, alone: string, width: number, across: number, gap: number, type: {name: number, more: number}}} Look sizes of writing in units, which are pixels where the map is not made smaller */

/** Breaks a text into lines of at most so many letters: at blanks, and after a low line in the name of a file. @param {string} words @param {number} letters */
export function inLines(words, letters) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(/(?<= |_)/)) {
    const last = lines.at(-1);
    if (last !== undefined && (last + word).trimEnd().length <= letters) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

/** The sign of how sure a statement is, whose shape says it without colour. @param {string} key @param {string} sign @param {number} x @param {number} y @returns {Primitive[]} */
export function signShapes(key, sign, x, y) {
  const tick = path(`${key} tick`, `map-tick ${sign}`, `M${x - 3} ${y + 0.2}l2.2 2.4l4 -5`);
  if (sign === "whole" || sign === "part") return [circle(`${key} sign`, `map-sign ${sign}`, x, y, 6.5), tick];
  if (sign === "lesson") return [path(`${key} sign`, "map-sign lesson", `M${x - 4} ${y - 5.5}l9 5.5l-9 5.5Z`)];
  if (sign === "computed")
    return [path(`${key} sign`, "map-sign computed", `M${x} ${y - 6.5}l6.5 6.5l-6.5 6.5l-6.5 -6.5Z`)];
  if (sign === "observed") return [circle(`${key} sign`, "map-sign observed", x, y, 5.5)];
  return [path(`${key} sign`, "map-sign proved", box(x - 5, y - 5, 10, 10))];
}

/** The sign of a node. @param {MapNode} node */
export const signOf = ({ kind, mark, checked }) => (kind === "lesson" ? kind : checked === "not" ? mark : checked);

/** Files need no sign: all of them are checked. @param {MapNode} node */
const indentOf = ({ kind }) => (kind === "file" ? PLAIN : INDENT);

/** @param {MapNode} node @param {Writing} writing @param {Look} look */
function linesOf(node, { name, more }, { width, type }) {
  const room = width - indentOf(node) - 4;
  return {
    names: inLines(name, Math.floor(room / (LETTER.name * type.name))),
    more: more.flatMap((one) => inLines(one, Math.floor(room / (LETTER.more * type.more)))),
  };
}

/** @param {MapNode} node @param {Writing} writing @param {Box} place @param {Look} look */
function boxOf(node, writing, { x, y, width, height }, look) {
  const { id, kind, mark, checked, href } = node;
  const { label, describedBy } = writing;
  const { names, more } = linesOf(node, writing, look);
  const { type } = look;
  const at = (/** @type {number} */ line) =>
    /** @type {const} */ ([x + indentOf(node), y + PADDING + 11 + LINE * line]);
  const shapes = [
    path("box", "map-box", box(x, y, width, height, kind === "lesson" ? 12 : kind === "lemma" ? 8 : 2)),
    ...(kind === "file" ? [] : signShapes("", signOf(node), x + 13, y + PADDING + 5.5)),
    ...names.map((line, place) => text(`name ${place}`, "map-name", ...at(place), type.name, line)),
    ...more.map((line, place) => text(`${place}`, "map-more", ...at(names.length + place), type.more, line)),
  ];
  const attributes = {
    ...{ class: `map-node ${kind} ${mark} ${checked}`, href, "data-node": id, "aria-label": label },
    ...(describedBy && { "aria-describedby": describedBy }),
  };
  const title = element("title", {}, escapeXml(label));
  return element("a", attributes, title + shapes.map((one) => renderText(one)).join(""));
}

/** A line through its points, level where it meets a box. @param {Line} line @param {string} kind of the node that rests on the other */
function lineOf({ from, to, points }, kind) {
  const [start, ...rest] = points;
  let d = `M${start?.x} ${start?.y}`;
  let last = start;
  rest.forEach((point, at) => {
    const bend = Math.round(((last?.x ?? 0) + point.x) / 2);
    d += at % 2 === 0 ? `C${bend} ${last?.y} ${bend} ${point.y} ${point.x} ${point.y}` : `H${point.x}`;
    last = point;
  });
  return renderText(path(`${from} ${to}`, `map-line ${kind}`, d, { data: { from, to } }));
}

/**
 * Draws the largest part that lines join, and below it the rest, on a sheet of its own: on paper each is whole on a page.
 * @param {MapNode[]} nodes @param {(node: MapNode) => Writing} writingOf @param {Look} look
 */
export function mapSvgs(nodes, writingOf, look) {
  const [largest = [], ...others] = joined(reduced(nodes));
  const columns = Math.max(...columnsOf(largest).values()) + 1;
  const sheets = [largest, others.flat()].filter((sheet) => sheet.length > 0);
  return sheets.map((sheet) => mapSvg(sheet, writingOf, look, columns));
}

/** @param {MapNode[]} nodes @param {(node: MapNode) => Writing} writingOf @param {Look} look @param {number} columns at least */
function mapSvg(nodes, writingOf, look, columns) {
  const { title, alone, type } = look;
  const writings = new Map(nodes.map((node) => [node.id, writingOf(node)]));
  const writing = (/** @type {MapNode} */ { id }) => /** @type {Writing} */ (writings.get(id));
  const sized = nodes.map((node) => {
    const { names, more } = linesOf(node, writing(node), look);
    return { ...node, height: 2 * PADDING - 3 + LINE * (names.length + more.length) };
  });
  const drawn = laidOut(sized, { ...look, below: BELOW, columns });
  const known = new Map(sized.map((node) => [node.id, node]));
  const nodeOf = (/** @type {string} */ id) => /** @type {MapNode} */ (known.get(id));
  const isAlone = (/** @type {Box} */ { y }) => drawn.alone !== null && y >= drawn.alone;
  // The order of the Tab key: from left to right, and in a column from top to bottom.
  const rank = (/** @type {Box} */ place) => (isAlone(place) ? drawn.columns : 0) + place.column;
  const inOrder = drawn.boxes.toSorted((a, b) => rank(a) - rank(b) || a.y - b.y);
  const content = [
    ...drawn.lines.map((line) => lineOf(line, nodeOf(line.to).kind)),
    ...(drawn.alone === null
      ? []
      : [renderText(text("alone", "map-alone", 0, drawn.alone - SENTENCE, type.more, alone))]),
    ...inOrder.map((place) => boxOf(nodeOf(place.id), writing(nodeOf(place.id)), place, look)),
  ];
  const width = drawn.columns * (look.width + look.across) - look.across;
  const view = [-EDGE, -EDGE, width + 2 * EDGE, Math.ceil(drawn.height) + 2 * EDGE];
  return element(
    "svg",
    { class: "map-drawing", viewBox: view.join(" "), role: "group", "aria-label": unmarked(title) },
    `\n${content.join("\n")}\n`,
  );
}
