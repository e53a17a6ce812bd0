// @ts-check
/** What is not repeated for every position: arrows, arcs, labels and the words in the middle, as the picture has them. */

import { ringRadii } from "../picture/geometry.js";
import { layerName } from "../words/names.js";
import { arc, controlOf, curve, straight } from "./tikz-curves.js";
import { circlesOf, textsOf } from "./tikz-seats.js";
import { inMathMode, length, loop, places, seat, words } from "./tikz-text.js";

/** @import { Measures } from "../picture/geometry.js" */
/** @import { PictureData, Primitive } from "../types" */
/** @import { TikzLook } from "./tikz-look.js" */
/** @import { Place } from "./tikz-text.js" */

/** Lines of one kind: their keys, what they are, and how their outlines are written. @typedef {{keys: RegExp, about: string, outline: (d: string, place: Place) => string}} Kind */

/** @type {Kind} */
const STEPS = { keys: /^class-step-/, about: "Where the call leads among the classes.", outline: curve };
/** @type {Kind[]} */
const STROKES = [
  { keys: /^spoke$/, about: "From the token inwards to its layer.", outline: straight },
  { keys: /^witness-from-token-\d$/, about: "To the positions whose midpoint the token is on.", outline: curve },
  { keys: /^arc-/, about: "The call, both ways.", outline: arc },
];

/** Arrows from class to class, of which there are p. @param {Primitive[]} drawn @param {number} p @param {TikzLook} look */
export function steps(drawn, p, look) {
  return linesOf(STEPS, drawn, places(p, "class"), look);
}

/** All lines from the token. @param {Primitive[]} drawn @param {number} n @param {TikzLook} look */
export function strokes(drawn, n, look) {
  const place = places(n);
  const dots = circlesOf(drawn, /^witness-from-token-dot$/).map(
    ({ x, y, r }) => `\\path[${look.shape("witness-dot")}] ${place(x, y)} circle[radius=${length(r)}];`,
  );
  return [...STROKES.flatMap((kind) => linesOf(kind, drawn, place, look)), ...dots];
}

/** @param {Kind} kind @param {Primitive[]} drawn @param {Place} place @param {TikzLook} look @returns {string[]} */
function linesOf({ keys, about, outline }, drawn, place, look) {
  const lines = pathsOf(drawn, keys).map(({ role, d, arrow }) => {
    const [style = ""] = role.split(" ");
    return `\\path[${look.shape(style, arrow ? "-stealth" : "")}] ${outline(d, place)};`;
  });
  return lines.length > 0 ? ["", `% ${about}`, ...lines] : [];
}

/** How the new members of the layer that is shown are made. @param {PictureData} view @param {Primitive[]} drawn @param {Measures} room @param {TikzLook} look @returns {string[]} */
export function making(view, drawn, room, look) {
  const layer = view.look.layer ?? 0;
  const [path] = pathsOf(drawn, /^making-/);
  if (!path) return [];
  const chords = path.d.split(/(?=M)/);
  const list = endsOf(view.pairs).map(([end, position], index) => {
    const bend = controlOf(chords[index] ?? "").slice(1, -1);
    return `${end}/${position}/${bend}`;
  });
  const middleOf = (/** @type {number} */ ring) => {
    const { inner, outer } = ringRadii(ring, view.state.layerSizes.length, room.rings);
    return (inner + outer) / 2;
  };
  const [from, to] = [seat("\\from", middleOf(layer - 1)), seat("\\to", middleOf(layer))];
  const body = `\\path[${look.shape("making")}] ${from} .. controls (\\bend) .. ${to};`;
  const about = `% Each new member of ${layerName(layer)} with the pair that it is the midpoint of.`;
  return ["", about, ...loop("\\from/\\to/\\bend", list.join(","), body)];
}

/** The ends of all pairs, each with its midpoint, in the order of the picture. @param {Uint32Array} pairs @returns {[end: number, position: number][]} */
function endsOf(pairs) {
  return Array.from({ length: pairs.length / 3 }, (_, index) => {
    const [position = 0, minus = 0, plus = 0] = pairs.subarray(3 * index, 3 * index + 3);
    const ends = minus === plus ? [minus] : [minus, plus];
    return ends.map((end) => /** @type {[number, number]} */ ([end, position]));
  }).flat();
}

/** @param {Primitive[]} drawn @param {number} n @param {TikzLook} look @returns {string[]} */
export function landings(drawn, n, look) {
  const place = places(n);
  const circles = circlesOf(drawn, /^landing-/).map(
    ({ role, x, y, r }) => `\\path[${look.shape(role)}] ${place(x, y)} circle[radius=${length(r)}];`,
  );
  const labels = textsOf(drawn, /^label-/).map(
    ({ role, x, y, size, text }) => `\\node[${look.writing(role, size)}] at ${place(x, y)} {${inMathMode(text)}};`,
  );
  return circles.length > 0 ? ["", "% Where the call may lead.", ...circles, ...labels] : [];
}

/** @param {Primitive[]} drawn @param {TikzLook} look @returns {string[]} */
export function middle(drawn, look) {
  // On the page a halo keeps lines off the words; here it is a label.
  const label = `fill=${look.named("paper")}, inner sep=2pt`;
  const nodes = textsOf(drawn, /^(title|line-\d+)$/).map(
    ({ role, x, y, size, text }) =>
      `\\node[${look.writing(role, size, label)}] at (${length(x)},${length(-y)}) {${words(text)}};`,
  );
  return nodes.length > 0 ? ["", "% The words in the middle.", ...nodes] : [];
}

/** @param {Primitive[]} drawn @param {RegExp} keys */
function pathsOf(drawn, keys) {
  return drawn.flatMap((one) => (one.kind === "path" && keys.test(one.key) ? [one] : []));
}
