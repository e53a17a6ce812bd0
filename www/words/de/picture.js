// @ts-check
/** Was im Bild steht. Kurz: Der Platz ist knapp. */

import { layerName } from "../names.js";
import { className } from "./names.js";
import { formatNumber, positions, rounds } from "./numbers.js";

/** @import { GameState, Level, WitnessPair, Words } from "../../table/types" */

/** @param {number} position */
const positionName = (position) => `Position ${formatNumber(position)}`;

export const MIDDLE = {
  allVisited: { title: "Alle besucht", lines: ["keine Position ist übrig"] },
  safe: { title: "Derek ist sicher", lines: ["der Spielstein liegt in keiner Schicht"] },
  outOfReach: { title: "Unerreichbar", lines: ["der Spielstein liegt in keiner Schicht"] },
};

/** @param {number} depth @returns {Words} */
export function depthInMiddle(depth) {
  return { title: rounds(depth), lines: ["bis zu einer neuen Position", `Spielstein in ${layerName(depth)}`] };
}

/** @param {number} layer @param {number} size @param {number} n @returns {Words} */
export function layerInMiddle(layer, size, n) {
  return { title: layerName(layer), lines: [sizeText(size, n)] };
}

/** @param {number} size @param {number} n */
function sizeText(size, n) {
  return size === n ? `alle ${formatNumber(n)} Positionen` : `${formatNumber(size)} von ${formatNumber(n)} Positionen`;
}

/** @param {number} position @param {number | null} depth @param {WitnessPair | null} pair @returns {Words} */
export function positionInMiddle(position, depth, pair) {
  const title = positionName(position);
  if (depth === null) return { title, lines: ["besucht", "in keiner Schicht: unerreichbar"] };
  if (depth === 0) return { title, lines: ["unbesucht"] };
  const ends = pair ? [`Mittelpunkt von ${formatNumber(pair.minus)} und ${formatNumber(pair.plus)}`] : [];
  return { title, lines: [`besucht, in ${layerName(depth)}`, ...ends] };
}

/** @param {number | null} depth */
export function positionInLens(depth) {
  return depth === 0 ? "unbesucht" : depth === null ? "in keiner Schicht" : `in ${layerName(depth)}`;
}

/** @param {number} ring */
export function ringName(ring) {
  return `${layerName(ring)} · ${ring === 0 ? "unbesucht" : `${rounds(ring)} entfernt`}`;
}

/** @param {Pick<GameState, "n" | "round">} state @param {number} visited @param {number} lineLength @param {string} [title] @returns {Words} */
export function visitedInMiddle({ n, round }, visited, lineLength, title) {
  const count = `${formatNumber(visited)} besucht`;
  const here = `Runde ${formatNumber(round)}${lineLength > round ? ` von ${formatNumber(lineLength)}` : ""}`;
  return title ? { title, lines: [count, here] } : { title: count, lines: [`von ${positions(n)}`, here] };
}

/** @param {number} position @param {number | null | undefined} round @returns {Words} */
export function visitInMiddle(position, round) {
  const when = round ? `zuerst in Runde ${formatNumber(round)} besucht` : "am Anfang besucht";
  return { title: positionName(position), lines: [round === null ? "noch nicht besucht" : when] };
}

/** @param {number} p @param {Level | null} level @param {number} phase @returns {[string, string]} */
export function innerTableText(p, level, phase) {
  const whole = level && level.class.q > 1 ? `von ${className(level.class)}` : `mod ${formatNumber(p)}`;
  return [`${formatNumber(p)} Klassen`, `${whole}, Phase ${phase}`];
}

/** @param {number} position @param {boolean} unvisited @returns {[string, string]} */
export function positionInTable(position, unvisited) {
  return [positionName(position), unvisited ? "unbesucht" : "besucht"];
}

/** @param {number} visited @param {number} n @param {number} played @param {number} par @returns {Words} */
export function endInMiddle(visited, n, played, par) {
  const title = `${formatNumber(visited)} von ${formatNumber(n)}`;
  return { title, lines: ["Positionen besucht", `in ${rounds(played)}, Par ${formatNumber(par)}`] };
}

/** @param {number} position @param {number} place @param {number} round @returns {Words} */
export function placeInMiddle(position, place, round) {
  const title = positionName(position);
  if (place === 0) return { title, lines: ["wo der Spielstein begann"] };
  if (place < 0) return { title, lines: ["nie besucht"] };
  return { title, lines: [`neue Position Nummer ${formatNumber(place)}`, `in Runde ${formatNumber(round)}`] };
}

/** @param {number} middle @param {number} minus @param {number} plus */
export function midpointInMiddle(middle, minus, plus) {
  const [z, a, b] = [middle, minus, plus].map(formatNumber);
  if (minus === plus) return [`eine halbe Drehung von ${z},`, `auf beiden Wegen: ${a}`];
  return [`${z} liegt in der Mitte`, `zwischen ${a} und ${b}`];
}

/** @param {number} size @param {number} n */
export const otherMidpoints = (size, n) => ["alle anderen Mittelpunkte", sizeText(size, n)];
