// @ts-check
/** The parts of the picture in TikZ that are no loops over positions: arrows, arcs, labels, words in the middle. */

import "../../text/say/export/tikz.js";
import { isOf } from "../../drawing/primitives.js";
import { lanesOf } from "../picture/making.js";
import { comment } from "./tex.js";
import { tikzPath } from "./tikz-curves.js";
import { circlesOf, textsOf } from "./tikz-seats.js";
import { length, loop, placeWriter, polar, toMathMode, toTeX } from "./tikz-text.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData, Speaker } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { TikzLook } from "./tikz-look.js" */
/** @import { PolarPlace } from "./tikz-text.js" */

/**
 * Lines of one kind: their names in the picture, and the message that is their comment.
 * @typedef {{names: string[], about: "tikzClassSteps" | "tikzVeil" | "tikzThread" | "tikzLegend" | "tikzUnder" | "tikzSpoke"
 *   | "tikzFeet" | "tikzCall" | "tikzTicks"}} LineKind
 */

/** @type {LineKind} */
const STEPS = { names: ["class-step"], about: "tikzClassSteps" };
/** @type {LineKind} */
const LEADERS = { names: ["ring-leader"], about: "tikzLegend" };
/** @type {LineKind[]} */
const STROKES = [
  { names: ["spoke-under", "foot-under"], about: "tikzUnder" },
  { names: ["spoke"], about: "tikzSpoke" },
  { names: ["foot"], about: "tikzFeet" },
  { names: ["call-arc"], about: "tikzCall" },
  { names: ["call-tick"], about: "tikzTicks" },
];

/**
 * Arrows between classes; p is the number of classes.
 * @param {Primitive[]} drawn @param {number} p @param {TikzLook} look @param {Speaker} words
 */
export function steps(drawn, p, look, words) {
  return linesOf(STEPS, drawn, placeWriter(p, "class"), look, words);
}

/**
 * Paper over the positions of classes that do not matter to Magnus now.
 * @param {Primitive[]} drawn @param {TikzLook} look @param {Speaker} words
 */
export function veilLines(drawn, look, words) {
  return linesOf({ names: ["veil"], about: "tikzVeil" }, drawn, polar, look, words);
}

/** The line from the token to its class. @param {Primitive[]} drawn @param {TikzLook} look @param {Speaker} words */
export function threadLine(drawn, look, words) {
  return linesOf({ names: ["thread-under", "thread"], about: "tikzThread" }, drawn, polar, look, words);
}

/**
 * The layers of the imaginary table.
 * @param {Primitive[]} drawn @param {TikzLook} look @param {Speaker} words @returns {string[]}
 */
export function classRings(drawn, look, words) {
  const lines = pathsOf(drawn, "class-ring").map(
    ({ role, d, depth }) =>
      `\\fill[${look.fill(depth === undefined ? role : `${role} depth-${depth}`)}] ${tikzPath(d, polar)};`,
  );
  return lines.length > 0 ? ["", ...comment(words.plain("tikzClassRings")), ...lines] : [];
}

/**
 * The bars of the ranks, and the ranks as numbers.
 * @param {Primitive[]} drawn @param {TikzLook} look @param {Speaker} words @returns {string[]}
 */
export function ranks(drawn, look, words) {
  const bars = pathsOf(drawn, "rank").map(({ role, d }) => `\\fill[${look.fill(role)}] ${tikzPath(d, polar)};`);
  const numbers = textsOf(drawn, "rank-number").map(
    ({ role, x, y, size, text }) => `\\node[${look.writing(role, size)}] at ${at(x, y)} {${toMathMode(text)}};`,
  );
  return bars.length > 0 ? ["", ...comment(words.plain("tikzRanks")), ...bars, ...numbers] : numbers;
}

/**
 * All lines that start at the token.
 * @param {Primitive[]} drawn @param {number} n @param {TikzLook} look @param {Speaker} words
 */
export function strokes(drawn, n, look, words) {
  const place = placeWriter(n);
  const dots = circlesOf(drawn, "spoke-dot", "foot-dot").map(
    ({ role, x, y, r }) => `\\path[${look.shape(role)}] ${place(x, y)} circle[radius=${length(r)}];`,
  );
  return [...STROKES.flatMap((kind) => linesOf(kind, drawn, place, look, words)), ...dots];
}

/**
 * @param {LineKind} kind @param {Primitive[]} drawn @param {PolarPlace} place @param {TikzLook} look
 * @param {Speaker} words @returns {string[]}
 */
function linesOf({ names, about }, drawn, place, look, words) {
  const lines = pathsOf(drawn, ...names).map(
    ({ role, d, arrow }) => `\\path[${look.shape(role, arrow ? "-stealth" : "")}] ${tikzPath(d, place)};`,
  );
  return lines.length > 0 ? ["", ...comment(words.plain(about)), ...lines] : [];
}

/**
 * The arcs that show how the new members of the shown layer are made.
 * @param {PictureData} view @param {Measures} room @param {TikzLook} look @returns {string[]}
 */
export function makingArcs(view, room, look) {
  const lanes = lanesOf(view, room);
  if (lanes.length === 0) return [];
  const list = lanes.map(({ end, position, radius, foot }) => `${end}/${position}/${length(radius)}/${length(foot)}`);
  const turn = "arc[start angle={at(\\from)}, end angle={at(\\to)}, radius=\\lane]";
  const body = `\\path[${look.shape("making")}] ({at(\\from)}:\\foot) -- ({at(\\from)}:\\lane) ${turn};`;
  const about = view.words.plain("tikzMaking", { layer: { layer: view.look.layer ?? 0 } });
  return ["", ...comment(about), ...loop("\\from/\\to/\\lane/\\foot", list.join(","), body)];
}

/**
 * The names of the rings in the corners, with their leaders.
 * @param {Primitive[]} drawn @param {TikzLook} look @param {Speaker} words @returns {string[]}
 */
export function ringLegendNodes(drawn, look, words) {
  const dots = circlesOf(drawn, "ring-leader-end", "ring-mark").map(
    ({ role, x, y, r }) => `\\path[${look.shape(role)}] ${at(x, y)} circle[radius=${length(r)}];`,
  );
  const names = textsOf(drawn, "ring-name").map(
    ({ role, x, y, size, text }) => `\\node[${look.writing(role, size)}] at ${at(x, y)} {${toTeX(text)}};`,
  );
  return [...linesOf(LEADERS, drawn, at, look, words), ...dots, ...names];
}

/** A place on the paper. @type {PolarPlace} */
const at = (x, y) => `(${length(x)},${length(-y)})`;

/**
 * @param {Primitive[]} drawn @param {number} n @param {TikzLook} look @param {Speaker} words @returns {string[]}
 */
export function landings(drawn, n, look, words) {
  const place = placeWriter(n);
  const circles = circlesOf(drawn, "landing").map(
    ({ role, x, y, r }) => `\\path[${look.shape(role)}] ${place(x, y)} circle[radius=${length(r)}];`,
  );
  const labels = textsOf(drawn, "landing-label").map(
    ({ role, x, y, size, text }) => `\\node[${look.writing(role, size)}] at ${place(x, y)} {${toMathMode(text)}};`,
  );
  return circles.length > 0 ? ["", ...comment(words.plain("tikzLandings")), ...circles, ...labels] : [];
}

/** @param {Primitive[]} drawn @param {TikzLook} look @param {Speaker} words @returns {string[]} */
export function centreNodes(drawn, look, words) {
  // On the page a halo keeps lines off the words; here it is a label.
  const label = `fill=${look.named("paper")}, inner sep=2pt`;
  const nodes = textsOf(drawn, "centre-title", "centre-line").map(
    ({ role, x, y, size, text }) => `\\node[${look.writing(role, size, label)}] at ${at(x, y)} {${toTeX(text)}};`,
  );
  return nodes.length > 0 ? ["", ...comment(words.plain("tikzMiddle")), ...nodes] : [];
}

/** The paths of these names. @param {Primitive[]} drawn @param {...string} names */
function pathsOf(drawn, ...names) {
  return drawn.flatMap((one) => (one.kind === "path" && isOf(one, ...names) ? [one] : []));
}
