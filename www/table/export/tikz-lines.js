// @ts-check
/** The parts of the picture in TikZ that are no loops over positions: arrows, arcs, labels, words in the middle. */

import { isOf } from "../../drawing/primitives.js";
import { layerName } from "../../text/names.js";
import { lanesOf } from "../picture/making.js";
import { outline } from "./tikz-curves.js";
import { circlesOf, textsOf } from "./tikz-seats.js";
import { inMathMode, length, loop, places, polar, words } from "./tikz-text.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { TikzLook } from "./tikz-look.js" */
/** @import { PolarPlace } from "./tikz-text.js" */

/**
 * Lines of one kind: their names in the picture, and their comment.
 * @typedef {{names: string[], about: string}} LineKind
 */

/** @type {LineKind} */
const STEPS = { names: ["class-step"], about: "Where the call leads among the classes." };
/** @type {LineKind[]} */
const STROKES = [
  { names: ["spoke-under", "foot-under"], about: "The ground under the lines that follow." },
  { names: ["spoke"], about: "From the token inwards to its layer." },
  { names: ["foot"], about: "From both landings inwards to theirs." },
  { names: ["call-arc"], about: "The call, both ways." },
  { names: ["call-tick"], about: "Both ways are equally long." },
];

/**
 * Arrows between classes; p is the number of classes.
 * @param {Primitive[]} drawn @param {number} p @param {TikzLook} look
 */
export function steps(drawn, p, look) {
  return linesOf(STEPS, drawn, places(p, "class"), look);
}

/**
 * Paper over the positions of classes that do not matter to Magnus now.
 * @param {Primitive[]} drawn @param {TikzLook} look
 */
export function veil(drawn, look) {
  return linesOf({ names: ["veil"], about: "Over the cells of other classes." }, drawn, polar, look);
}

/** The line from the token to its class. @param {Primitive[]} drawn @param {TikzLook} look */
export function thread(drawn, look) {
  return linesOf({ names: ["thread-under", "thread"], about: "From the token to its class." }, drawn, polar, look);
}

/** The layers of the imaginary table. @param {Primitive[]} drawn @param {TikzLook} look @returns {string[]} */
export function classRings(drawn, look) {
  const lines = pathsOf(drawn, "class-ring").map(
    ({ role, d, depth }) =>
      `\\fill[${look.fill(depth === undefined ? role : `${role} depth-${depth}`)}] ${outline(d, polar)};`,
  );
  return lines.length > 0 ? ["", "% The rings of the layers of the classes.", ...lines] : [];
}

/** The bars of the ranks, and the ranks as numbers. @param {Primitive[]} drawn @param {TikzLook} look @returns {string[]} */
export function ranks(drawn, look) {
  const bars = pathsOf(drawn, "rank").map(({ role, d }) => `\\fill[${look.fill(role)}] ${outline(d, polar)};`);
  const numbers = textsOf(drawn, "rank-number").map(
    ({ role, x, y, size, text }) => `\\node[${look.writing(role, size)}] at ${at(x, y)} {${inMathMode(text)}};`,
  );
  return bars.length > 0 ? ["", "% The ranks: bars, and numbers.", ...bars, ...numbers] : numbers;
}

/** All lines that start at the token. @param {Primitive[]} drawn @param {number} n @param {TikzLook} look */
export function strokes(drawn, n, look) {
  const place = places(n);
  const dots = circlesOf(drawn, "spoke-dot", "foot-dot").map(
    ({ role, x, y, r }) => `\\path[${look.shape(role)}] ${place(x, y)} circle[radius=${length(r)}];`,
  );
  return [...STROKES.flatMap((kind) => linesOf(kind, drawn, place, look)), ...dots];
}

/**
 * @param {LineKind} kind @param {Primitive[]} drawn @param {PolarPlace} place @param {TikzLook} look
 * @returns {string[]}
 */
function linesOf({ names, about }, drawn, place, look) {
  const lines = pathsOf(drawn, ...names).map(
    ({ role, d, arrow }) => `\\path[${look.shape(role, arrow ? "-stealth" : "")}] ${outline(d, place)};`,
  );
  return lines.length > 0 ? ["", `% ${about}`, ...lines] : [];
}

/**
 * The arcs that show how the new members of the shown layer are made.
 * @param {PictureData} view @param {Measures} room @param {TikzLook} look @returns {string[]}
 */
export function making(view, room, look) {
  const lanes = lanesOf(view, room);
  if (lanes.length === 0) return [];
  const list = lanes.map(({ end, position, radius, foot }) => `${end}/${position}/${length(radius)}/${length(foot)}`);
  const turn = "arc[start angle={at(\\from)}, end angle={at(\\to)}, radius=\\lane]";
  const body = `\\path[${look.shape("making")}] ({at(\\from)}:\\foot) -- ({at(\\from)}:\\lane) ${turn};`;
  const about = `% New members of ${layerName(view.look.layer ?? 0)} with the pairs that they are the midpoints of.`;
  return ["", about, ...loop("\\from/\\to/\\lane/\\foot", list.join(","), body)];
}

/**
 * The names of the rings in the corners, with their leaders.
 * @param {Primitive[]} drawn @param {TikzLook} look @returns {string[]}
 */
export function legend(drawn, look) {
  const leaders = { names: ["ring-leader"], about: "From the names of the rings to the rings." };
  const dots = circlesOf(drawn, "ring-leader-end", "ring-mark").map(
    ({ role, x, y, r }) => `\\path[${look.shape(role)}] ${at(x, y)} circle[radius=${length(r)}];`,
  );
  const names = textsOf(drawn, "ring-name").map(
    ({ role, x, y, size, text }) => `\\node[${look.writing(role, size)}] at ${at(x, y)} {${words(text)}};`,
  );
  return [...linesOf(leaders, drawn, at, look), ...dots, ...names];
}

/** A place on the paper. @type {PolarPlace} */
const at = (x, y) => `(${length(x)},${length(-y)})`;

/** @param {Primitive[]} drawn @param {number} n @param {TikzLook} look @returns {string[]} */
export function landings(drawn, n, look) {
  const place = places(n);
  const circles = circlesOf(drawn, "landing").map(
    ({ role, x, y, r }) => `\\path[${look.shape(role)}] ${place(x, y)} circle[radius=${length(r)}];`,
  );
  const labels = textsOf(drawn, "landing-label").map(
    ({ role, x, y, size, text }) => `\\node[${look.writing(role, size)}] at ${place(x, y)} {${inMathMode(text)}};`,
  );
  return circles.length > 0 ? ["", "% Where the call may lead.", ...circles, ...labels] : [];
}

/** @param {Primitive[]} drawn @param {TikzLook} look @returns {string[]} */
export function middle(drawn, look) {
  // On the page a halo keeps lines off the words; here it is a label.
  const label = `fill=${look.named("paper")}, inner sep=2pt`;
  const nodes = textsOf(drawn, "centre-title", "centre-line").map(
    ({ role, x, y, size, text }) => `\\node[${look.writing(role, size, label)}] at ${at(x, y)} {${words(text)}};`,
  );
  return nodes.length > 0 ? ["", "% The words in the middle.", ...nodes] : [];
}

/** The paths of these names. @param {Primitive[]} drawn @param {...string} names */
function pathsOf(drawn, ...names) {
  return drawn.flatMap((one) => (one.kind === "path" && isOf(one, ...names) ? [one] : []));
}
