// @ts-check
/** What stands in the picture. Short: the room is small. */

import { layerName } from "../names.js";
import { className } from "./names.js";
import { counted, formatNumber } from "./numbers.js";

/** @import { GameState, Level, WitnessPair, Words } from "../../table/types" */

/** @param {number} position */
const positionName = (position) => `Position ${formatNumber(position)}`;

/** In the middle: how the table stands. */
export const MIDDLE = {
  allVisited: { title: "All visited", lines: ["no position is left"] },
  safe: { title: "Derek is safe", lines: ["the token lies in no layer"] },
  outOfReach: { title: "Out of reach", lines: ["the token lies in no layer"] },
};

/** How far the token is from a new position. @param {number} depth @returns {Words} */
export function depthInMiddle(depth) {
  return { title: counted(depth, "round"), lines: ["from a new position", `token in ${layerName(depth)}`] };
}

/** A layer that is looked at. @param {number} layer @param {number} size @param {number} n @returns {Words} */
export function layerInMiddle(layer, size, n) {
  return { title: layerName(layer), lines: [sizeText(size, n)] };
}

/** @param {number} size @param {number} n */
function sizeText(size, n) {
  return size === n ? `all ${formatNumber(n)} positions` : `${formatNumber(size)} of ${formatNumber(n)} positions`;
}

/** A position under the pointer. @param {number} position @param {number | null} depth null for no layer @param {WitnessPair | null} pair @returns {Words} */
export function positionInMiddle(position, depth, pair) {
  const title = positionName(position);
  if (depth === null) return { title, lines: ["visited", "in no layer: out of reach"] };
  if (depth === 0) return { title, lines: ["unvisited"] };
  const ends = pair ? [`midpoint of ${formatNumber(pair.minus)} and ${formatNumber(pair.plus)}`] : [];
  return { title, lines: [`visited, in ${layerName(depth)}`, ...ends] };
}

/** Under the number of a position in the lens. @param {number | null} depth null for no layer */
export function positionInLens(depth) {
  return depth === 0 ? "unvisited" : depth === null ? "in no layer" : `in ${layerName(depth)}`;
}

/** Along a ring: "M²(A) · 2 rounds away". @param {number} ring */
export function ringName(ring) {
  return `${layerName(ring)} · ${ring === 0 ? "unvisited" : `${counted(ring, "round")} away`}`;
}

/** Where the layers are left out. @param {Pick<GameState, "n" | "round">} state @param {number} visited @param {number} lineLength @param {string} [title] of the page @returns {Words} */
export function visitedInMiddle({ n, round }, visited, lineLength, title) {
  const count = `${formatNumber(visited)} visited`;
  const rounds = `round ${formatNumber(round)}${lineLength > round ? ` of ${formatNumber(lineLength)}` : ""}`;
  return title
    ? { title, lines: [count, rounds] }
    : { title: count, lines: [`of ${formatNumber(n)} positions`, rounds] };
}

/** The same of a position under the pointer. @param {number} position @param {number | null | undefined} round of its first visit; null if it is unvisited @returns {Words} */
export function visitInMiddle(position, round) {
  const when = round ? `first visited in round ${formatNumber(round)}` : "visited at the start";
  return { title: positionName(position), lines: [round === null ? "not visited yet" : when] };
}

/** In the inner table: what its positions are. @param {number} p @param {Level | null} level @param {number} phase @returns {[string, string]} */
export function innerTableText(p, level, phase) {
  const whole = level && level.class.q > 1 ? `of ${className(level.class)}` : `mod ${formatNumber(p)}`;
  return [`${formatNumber(p)} classes`, `${whole}, phase ${phase}`];
}

/** And a position under the pointer. @param {number} position @param {boolean} unvisited @returns {[string, string]} */
export function positionInTable(position, unvisited) {
  return [positionName(position), unvisited ? "unvisited" : "visited"];
}

/** At the end: how many positions were visited, and how soon. @param {number} visited @param {number} n @param {number} rounds @param {number} par @returns {Words} */
export function endInMiddle(visited, n, rounds, par) {
  const title = `${formatNumber(visited)} of ${formatNumber(n)}`;
  return { title, lines: ["positions visited", `in ${counted(rounds, "round")}, par ${formatNumber(par)}`] };
}

/** At the end a position under the pointer. @param {number} position @param {number} place in the order of visit, −1 if it was not visited @param {number} round of its visit @returns {Words} */
export function placeInMiddle(position, place, round) {
  const title = positionName(position);
  if (place === 0) return { title, lines: ["where the token began"] };
  if (place < 0) return { title, lines: ["never visited"] };
  return { title, lines: [`new position ${formatNumber(place)}`, `in round ${formatNumber(round)}`] };
}

/** While a layer is being made: of which pair a new member is the midpoint. @param {number} middle @param {number} minus @param {number} plus */
export function midpointInMiddle(middle, minus, plus) {
  const [z, a, b] = [middle, minus, plus].map(formatNumber);
  if (minus === plus) return [`half a turn from ${z},`, `both ways: ${a}`];
  return [`${z} lies midway`, `between ${a} and ${b}`];
}

/** And the rest of them. @param {number} size of the layer @param {number} n */
export const otherMidpoints = (size, n) => ["all other midpoints", sizeText(size, n)];
