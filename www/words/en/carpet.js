// @ts-check
/** What a carpet and its cells show, in words, and what is around it. */

import { layerName } from "../names.js";
import { className } from "./names.js";
import { counted, formatNumber } from "./numbers.js";

/** @import { Cell, Unvisited, Window } from "../../pages/carpet/types" */

export * from "./carpet-button.js";
export { className, formatNumber };

export const LABELS = {
  carpet: "The carpet: positions across, rounds downwards",
  order: "Order of the positions",
  inOrder: "Positions in order",
  colours: "Colours",
  byLayers: "Colour: layers",
  byVisits: "Colour: first visits",
  token: "Token",
  tokenInLegend: "the token, after each row",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  all: "All",
  showAll: "Show the whole carpet",
  savePng: "Save the carpet as PNG",
  saved: "The carpet is saved as PNG.",
  stop: "Stop",
  goOn: "Go on",
  computing: "Computing the layers",
  pointAtCell: "Point at a cell, or go there with the arrow keys, to read what it holds.",
  keys: "Arrow keys go from cell to cell, with Shift they move the carpet; + and − zoom, 0 shows all, Enter takes the table to that round. Drag to move; Ctrl and wheel, or pinch, to zoom.",
  roundAxis: "round",
  cannotDrawPng: "This browser cannot draw a PNG of the carpet.",
  cannotWritePng: "This browser cannot write a PNG of the carpet.",
};

/** @param {number} p */
export const classByClass = (p) => `Class by class mod ${formatNumber(p)}`;

/** @param {number} round */
export const goToRound = (round) => `Go to round ${formatNumber(round)}`;

/** @param {string} why */
export const notComputed = (why) => `The carpet cannot be computed: ${why}`;

/** Above the picture that is saved. @param {{n: number, rounds: number}} game */
export const pictureTitle = ({ n, rounds }) => `n = ${formatNumber(n)}, ${formatNumber(rounds)} rounds`;

/** In the legend of first visits, in the order of the core. */
export const VISITS = ["unvisited", "first visited in this row", "visited before"];

/** In the legend of layers. @param {number} kind @param {number} kinds the last is that of no layer, the one before that of the deepest */
export function layerInLegend(kind, kinds) {
  if (kind === 0) return "A: unvisited";
  if (kind === kinds - 1) return "in no layer";
  return kind === kinds - 2 ? `${layerName(kind)} or deeper` : `new in ${layerName(kind)}`;
}

/** "Rounds 5 to 8, positions 120 to 143". @param {Cell} cell */
export function placeInWords(cell) {
  return `${roundsInWords(cell)}, ${positionsInWords(cell)}`;
}

/** @param {Cell} cell */
function roundsInWords({ rounds: [first, last] }) {
  if (last < first) return "The start";
  return first === last ? `Round ${formatNumber(first)}` : `Rounds ${formatNumber(first)} to ${formatNumber(last)}`;
}

/** @param {Cell} cell */
function positionsInWords({ size, positions, classes }) {
  const [first, last] = positions.map(formatNumber);
  if (size === 1) return `position ${first}`;
  if (!classes) return `positions ${first} to ${last}`;
  const [one = "", other] = classes.map(className);
  if (one === other) return `positions ${first} to ${last} of ${one}`;
  return `positions from ${first} in ${one} to ${last} in ${other}`;
}

/** What is in a cell. @param {Cell} cell @param {boolean} played whether there has been any round */
export function cellInWords({ size, token, new: fresh, counts }, played) {
  const held = counts.flatMap((count, kind) => (count > 0 ? [kindInWords(count, size, kind, counts.length)] : []));
  const visit = fresh === 0 ? "" : size === 1 ? ", first visited here" : `; ${formatNumber(fresh)} first visited here`;
  const end = played ? ` The token ends on ${formatNumber(token)}.` : "";
  return `${held.join(", ")}${visit}.${end}`;
}

/** @param {number} count @param {number} size @param {number} kind @param {number} kinds the last is that of no layer, the one before that of the deepest */
function kindInWords(count, size, kind, kinds) {
  const inLayer = `visited and new in ${layerName(kind)}${kind === kinds - 2 ? " or deeper" : ""}`;
  const name = kind === 0 ? "unvisited" : kind === kinds - 1 ? "visited and in no layer" : inLayer;
  if (size === 1) return name;
  return `${count === size ? "all " : ""}${formatNumber(count)} ${name}`;
}

/** What one column and one row stand for. @param {Window} window */
export function scaleInWords({ places: [from, to], columns, block }) {
  const each = (to - from) / columns;
  const across =
    each === 1 ? "A column is one position" : `A column is about ${formatNumber(Math.round(each))} positions`;
  const down =
    block === 1 ? "a row one round" : `a row ${formatNumber(block)} rounds, coloured as after the last of them`;
  const mixed = each === 1 ? "" : ", in the mixture of their colours";
  return `${across}${mixed}; ${down}.`;
}

/** The whole carpet for those who do not see it. @param {Unvisited[]} shapes @param {{n: number, rounds: number}} game */
export function carpetInWords(shapes, { n, rounds }) {
  if (rounds === 0) return "No round has been played yet: the carpet grows with the game.";
  const parts = shapes.map((shape) => shapeInWords(shape));
  return `${formatNumber(n)} positions across, ${counted(rounds, "round")} downwards. ${parts.join(" ")}`;
}

/** @param {Unvisited} shape */
function shapeInWords({ round, unvisited, runs, longest, class: around }) {
  const after = `After ${counted(round, "round")} `;
  if (unvisited === 0) return `${after}all positions are visited.`;
  if (unvisited === 1) return `${after}one position is unvisited.`;
  const longer = longest === 1 ? "no two of them neighbours" : `the longest of ${formatNumber(longest)}`;
  const where = runs === 1 ? "one interval" : `${formatNumber(runs)} pieces, ${longer}`;
  const inClass = around && around.q > 1 ? `, all in the class ${className(around)}` : "";
  return `${after}${formatNumber(unvisited)} positions are unvisited, in ${where}${inClass}.`;
}
