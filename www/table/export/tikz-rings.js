// @ts-check
/** The rings and the band of the classes in TikZ: loops over positions. */

import { bandRadii, bandsOf } from "../../board/bands.js";
import { ringRadii } from "../../board/geometry.js";
import { colourOfDepth, gapOf, inheritedRadii, WIDE_CELLS } from "../../board/rings.js";
import { listOf } from "../../drawing/list-of.js";
import { ringNote } from "../../text/say/export/tikz.js";
import { comment } from "./tex.js";
import { foreachList, length, listStretches, loop } from "./tikz-text.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData, Speaker } from "../types" */
/** @import { TikzLook } from "./tikz-look.js" */

/** @param {PictureData} view @param {Measures} room @param {TikzLook} look @returns {string[]} */
export function rings(view, room, look) {
  return view.state.layerSizes.flatMap((_, ring) => ["", ...ringLines(view, room, look, ring)]);
}

/** @param {PictureData} view @param {Measures} room @param {TikzLook} look @param {number} ring */
function ringLines(view, room, look, ring) {
  const { n, layerSizes } = view.state;
  const everywhere = listOf(n, (position) => position);
  const radii = ringRadii(ring, layerSizes.length, room);
  const track = [...radiiOf(radii), ...cellLines(look.fill("track"), everywhere, n)];
  if (ring > (view.look.layer ?? ring)) {
    const name = view.rings?.[ring]?.name;
    return [...comment(name ? `${name}.` : view.words.plain("tikzNotShown", { layer: { layer: ring } })), ...track];
  }
  const depthAt = (/** @type {number} */ position) => view.depths[position] ?? view.never;
  const fresh = everywhere.filter((position) => depthAt(position) === ring);
  const inherited = everywhere.filter((position) => depthAt(position) < ring);
  const depth = `depth-${colourOfDepth(ring)}`;
  const lines = [
    ...comment(ringNote(view.words, ring, fresh.length, inherited.length)),
    ...track,
    ...cellLines(look.fill(`new ${depth}`), fresh, n),
  ];
  if (inherited.length === 0) return lines;
  const pale = cellLines(look.fill(`inherited ${depth}`), inherited, n);
  return [...lines, ...radiiOf(inheritedRadii(radii)), ...pale];
}

/** @param {PictureData} view @param {Measures} room @param {TikzLook} look @returns {string[]} */
export function band(view, room, look) {
  const bands = bandsOf(view);
  if (bands.length === 0) return [];
  const lines = bands.flatMap(({ role, positions }) => cellLines(look.fill(`band ${role}`), positions, view.state.n));
  return ["", ...comment(view.words.plain("tikzBand")), ...radiiOf(bandRadii(room)), ...lines];
}

/**
 * The macro of one cell, for rings and band. It has no
 * parameters, so that it also works inside a command's argument.
 * @param {number} n @param {Speaker} words
 */
export function cellMacro(n, words) {
  const half = (0.5 - (gapOf(n) * n) / (2 * Math.PI)).toFixed(3).replace(/^0/, "");
  const arc = (/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ radius) =>
    `arc[start angle={at(${from})}, end angle={at(${to})}, radius=${radius}]`;
  const [from, to] = [`\\a-${half}`, `\\b+${half}`];
  return [
    ...comment(words.plain("tikzCell")),
    `\\def\\cell{({at(${from})}:\\outer) ${arc(from, to, "\\outer")}`,
    `  -- ({at(${to})}:\\inner) ${arc(to, from, "\\inner")} -- cycle}`,
  ];
}

/** @param {{inner: number, outer: number}} radii */
function radiiOf({ inner, outer }) {
  return [`\\def\\inner{${length(inner)}} \\def\\outer{${length(outer)}}`];
}

/** @param {string} colour @param {number[]} positions @param {number} n @returns {string[]} */
function cellLines(colour, positions, n) {
  if (positions.length === 0) return [];
  const touching = n > WIDE_CELLS;
  if (touching && positions.length === n) {
    return [`\\fill[${colour}, even odd rule] (0,0) circle[radius=\\outer] circle[radius=\\inner];`];
  }
  return loop("\\a/\\b", touching ? listStretches(positions) : foreachList(positions), `\\fill[${colour}] \\cell;`);
}
