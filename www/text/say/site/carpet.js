// @ts-check
/** A carpet and its cells in words. */

import carpet from "../../en/site/carpet.js";
import { english } from "../../english.js";
import { plainText } from "../../names.js";

/** @import { Cell, Unvisited, Window } from "../../../core/carpet/core-types" */
/** @import { Speaker } from "../../types" */

english.learn(carpet);

/** The name of a person's own carpet. @param {Speaker} words @param {number} n @param {number} count of rounds */
export const ownCarpetName = (words, n, count) => words.plain("carpetOwn", { n, count });

/** The key to a small carpet: its rows and columns, and its colours. @param {Speaker} words */
export const keyText = (words) => `${words.say("carpetAxes")} ${words.say("carpetKey")}`;

/** The name of a game of computers on a large table. @param {Speaker} words @param {number} n @param {number} count of rounds */
export const largeCarpet = (words, n, count) => words.plain("carpetLarge", { n, count });

/** The way back from that table to the person's own game. @param {Speaker} words @param {number} n of the own game */
export const backText = (words, n) => words.plain("carpetBack", { n });

/** Legend of first visits, in the core's order. */
const VISITS = /** @type {const} */ (["legendUnvisited", "legendFirst", "legendBefore"]);

/** @param {Speaker} words @param {number} kind of first visits */
export const visitInLegend = (words, kind) => words.plain(VISITS[kind] ?? "legendUnvisited");

/**
 * A layer in the legend.
 * @param {Speaker} words
 * @param {number} kind
 * @param {number} kinds the last kind is in no layer, the one before in the deepest
 */
export function layerInLegend(words, kind, kinds) {
  if (kind === 0) return words.plain("legendA");
  if (kind === kinds - 1) return words.plain("legendNone");
  return words.plain(kind === kinds - 2 ? "legendDeepest" : "legendLayer", { layer: { layer: kind } });
}

/**
 * "Rounds 5 to 8, positions 120 to 143: 24 unvisited."
 * @param {Speaker} words
 * @param {Cell} cell
 * @param {boolean} played whether any round has been played
 */
export function cellText(words, cell, played) {
  return words.plain("cellRead", {
    rounds: roundsOf(words, cell),
    positions: positionsOf(words, cell),
    cell: contentOf(words, cell, played),
  });
}

/** @param {Speaker} words @param {Cell} cell */
function roundsOf(words, { rounds: [first, last] }) {
  if (last < first) return words.plain("cellStart");
  return first === last ? words.plain("cellRound", { first }) : words.plain("cellRounds", { first, last });
}

/** @param {Speaker} words @param {Cell} cell */
function positionsOf(words, { size, positions: [first, last], classes }) {
  if (size === 1) return words.plain("cellPosition", { first });
  if (!classes) return words.plain("cellPositions", { first, last });
  const [one, other] = classes;
  if (one.gamma === other.gamma) return words.plain("cellInClass", { first, last, class: { class: one } });
  return words.plain("cellInClasses", { first, last, class: { class: one }, other: { class: other } });
}

/** @param {Speaker} words @param {Cell} cell @param {boolean} played */
function contentOf(words, { size, token, new: fresh, counts }, played) {
  const held = counts
    .flatMap((count, kind) => (count > 0 ? [heldText(words, count, size, kind, counts.length)] : []))
    .join(", ");
  const end = played ? [words.plain("cellToken", { token })] : [];
  return [whole(), ...end].join(" ");

  function whole() {
    if (fresh === 0) return words.plain("cellHolds", { held });
    return size === 1 ? words.plain("cellHoldsFirst", { held }) : words.plain("cellHoldsNew", { held, new: fresh });
  }
}

/**
 * @param {Speaker} words
 * @param {number} number
 * @param {number} size
 * @param {number} kind
 * @param {number} kinds the last kind is in no layer, the one before in the deepest
 */
function heldText(words, number, size, kind, kinds) {
  const name = kindName(words, kind, kinds);
  if (size === 1) return name;
  return words.plain(number === size ? "cellWhole" : "cellSome", { number, kind: name });
}

/** @param {Speaker} words @param {number} kind @param {number} kinds */
function kindName(words, kind, kinds) {
  if (kind === 0) return words.plain("cellUnvisited");
  if (kind === kinds - 1) return words.plain("cellNone");
  return words.plain(kind === kinds - 2 ? "cellDeepest" : "cellLayer", { layer: { layer: kind } });
}

/** The meaning of one column and one row. @param {Speaker} words @param {Window} window */
export function scaleText(words, { places: [from, to], columns, block: rounds }) {
  const each = (to - from) / columns;
  const positions = Math.round(each);
  if (each === 1) return rounds === 1 ? words.plain("scaleOneOne") : words.plain("scaleOneMany", { rounds });
  if (rounds === 1) return words.plain("scaleManyOne", { positions });
  return words.plain("scaleManyMany", { positions, rounds });
}

/**
 * The whole carpet, for screen readers.
 * @param {Speaker} words
 * @param {Unvisited[]} shapes
 * @param {{n: number, rounds: number}} game
 */
export function carpetText(words, shapes, { n, rounds }) {
  if (rounds === 0) return words.plain("carpetEmpty");
  const size = words.plain("carpetSize", { n, rounds: words.plain("rounds", { count: rounds }) });
  return [size, ...shapes.map((shape) => shapeText(words, shape))].join(" ");
}

/** @param {Speaker} words @param {Unvisited} shape */
function shapeText(words, { round, unvisited: number, runs: pieces, longest, class: around }) {
  const rounds = words.plain("rounds", { count: round });
  if (number === 0) return words.plain("afterAll", { rounds });
  if (number === 1) return words.plain("afterOne", { rounds });
  const where = pieces === 1 ? "afterInterval" : longest === 1 ? "afterSingle" : "afterPieces";
  const values = { rounds, number, pieces, longest };
  if (!around || around.q === 1) return words.plain(where, values);
  return words.plain(`${where}InClass`, { ...values, class: { class: around } });
}

/**
 * The label above the places of a class: [2]₃.
 * @param {Speaker} words
 * @param {import("../../../core/types").Coset} coset
 */
export const className = (words, coset) => plainText(words.list([{ class: coset }]));
