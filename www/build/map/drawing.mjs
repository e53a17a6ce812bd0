/** The map as SVG, by the drawings' own primitives: boxes that are links, and the lines between them. Classes give them their look. */

import { box } from "../../drawing/plane.js";
import { circle, path, text } from "../../drawing/primitives.js";
import { element, escapeXml, renderText } from "../../drawing/svg-text.js";
import { unmarked } from "../lessons/text.mjs";
import { laidOut, reduced } from "./layers.mjs";

/** @import { Primitive } from "../../drawing/types" */
/** @import { MapNode } from "./graph.mjs" */
/** @import { Box, Line } from "./layers.mjs" */

/** Sizes of writing in units, which are pixels where the map is not made smaller; and about the width of a letter, with room for wide fonts. */
const NAME = { size: 13, letter: 8.6 };
const MORE = { size: 12, letter: 7.2 };
const LINE = 15;
const PADDING = 9;
/** Where the writing begins, beside the sign or without one. */
const [INDENT, PLAIN] = [25, 9];
/** The room around the whole, for the outlines. */
const EDGE = 2;
/** The distance to the boxes without a line, and from them to the sentence about them. */
const [BELOW, SENTENCE] = [58, 16];

/** What is written in a box: its name, further texts, and what a screen reader says. @typedef {{name: string, more: string[], label: string, describedBy: string}} Writing */

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

/** @param {MapNode} node @param {Writing} writing @param {number} width of the box */
function linesOf(node, { name, more }, width) {
  const room = width - indentOf(node) - 4;
  return {
    names: inLines(name, Math.floor(room / NAME.letter)),
    more: more.flatMap((one) => inLines(one, Math.floor(room / MORE.letter))),
  };
}

/** @param {MapNode} node @param {Writing} writing @param {Box} place */
function boxOf(node, writing, { x, y, width, height }) {
  const { id, kind, mark, checked, href } = node;
  const { label, describedBy } = writing;
  const { names, more } = linesOf(node, writing, width);
  const at = (/** @type {number} */ line) =>
    /** @type {const} */ ([x + indentOf(node), y + PADDING + 10 + LINE * line]);
  const shapes = [
    path("box", "map-box", box(x, y, width, height, kind === "lesson" ? 12 : kind === "lemma" ? 8 : 2)),
    ...(kind === "file" ? [] : signShapes("", signOf(node), x + 13, y + PADDING + 5.5)),
    ...names.map((line, place) => text(`name ${place}`, "map-name", ...at(place), NAME.size, line)),
    ...more.map((line, place) => text(`${place}`, "map-more", ...at(names.length + place), MORE.size, line)),
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
 * @param {MapNode[]} nodes
 * @param {(node: MapNode) => Writing} writingOf
 * @param {{title: string, alone: string, width: number, across: number, gap: number}} look
 */
export function mapSvg(nodes, writingOf, { title, alone, ...look }) {
  const writings = new Map(nodes.map((node) => [node.id, writingOf(node)]));
  const writing = (/** @type {MapNode} */ { id }) => /** @type {Writing} */ (writings.get(id));
  const sized = reduced(nodes).map((node) => {
    const { names, more } = linesOf(node, writing(node), look.width);
    return { ...node, height: 2 * PADDING - 3 + LINE * (names.length + more.length) };
  });
  const drawn = laidOut(sized, { ...look, below: BELOW });
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
      : [renderText(text("alone", "map-alone", 0, drawn.alone - SENTENCE, MORE.size, alone))]),
    ...inOrder.map((place) => boxOf(nodeOf(place.id), writing(nodeOf(place.id)), place)),
  ];
  const width = drawn.columns * (look.width + look.across) - look.across;
  const view = [-EDGE, -EDGE, width + 2 * EDGE, Math.ceil(drawn.height) + 2 * EDGE];
  return element(
    "svg",
    { class: "map-drawing", viewBox: view.join(" "), role: "group", "aria-label": unmarked(title) },
    `\n${content.join("\n")}\n`,
  );
}
