// @ts-check
/** Texts in the picture: titles, and the lines under them. */

import { parInWords } from "./bounds.js";
import { isYou, knowsPerfect } from "./facts.js";

/** @import { GameState, Level, WitnessPair } from "../../../core/types" */
/** @import { Speaker, Words } from "../../types" */

/** A text in lines; its first line is the title. @param {string} text @returns {Words} */
export function titled(text) {
  const [title = "", ...lines] = text.split("\n");
  return { title, lines };
}

/**
 * The middle of the table when nothing more can be forced.
 * @param {Speaker} words
 * @param {"middleAllVisited" | "middleSafe" | "middleOutOfReach"} how the state of the table
 */
export const endedWords = (words, how) => titled(words.plain(how));

/** The token's distance from a new position. @param {Speaker} words @param {number} depth */
export const depthInMiddle = (words, depth) =>
  titled(words.plain("middleDepth", { count: depth, layer: { layer: depth } }));

/**
 * The layer that is being looked at.
 * @param {Speaker} words
 * @param {number} layer
 * @param {number} size
 * @param {number} n
 */
export const layerInMiddle = (words, layer, size, n) =>
  titled(words.plain(size === n ? "middleLayerAll" : "middleLayer", { layer: { layer }, size, n }));

/**
 * A position, and a text about it.
 * @param {Speaker} words
 * @param {number} position
 * @param {string} text
 * @returns {Words}
 */
const positionWords = (words, position, text) => ({
  title: words.plain("middlePosition", { position }),
  lines: text.split("\n"),
});

/**
 * A position under the pointer.
 * @param {Speaker} words
 * @param {number} position
 * @param {number | null} depth null if it is in no layer
 * @param {WitnessPair | null} pair
 */
export function positionInMiddle(words, position, depth, pair) {
  return positionWords(words, position, inLayer(words, depth, pair));
}

/** @param {Speaker} words @param {number | null} depth @param {WitnessPair | null} pair */
function inLayer(words, depth, pair) {
  if (depth === null) return words.plain("positionNoLayer");
  if (depth === 0) return words.plain("positionUnvisited");
  const layer = { layer: depth };
  return pair
    ? words.plain("positionMidpoint", { layer, minus: pair.minus, plus: pair.plus })
    : words.plain("positionLayer", { layer });
}

/**
 * The text below a position's number in the lens.
 * @param {Speaker} words
 * @param {number | null} depth null if it is in no layer
 */
export function positionInLens(words, depth) {
  if (depth === null) return words.plain("lensNoLayer");
  return depth === 0 ? words.plain("positionUnvisited") : words.plain("lensLayer", { layer: { layer: depth } });
}

/** The label along a ring: "M²(A) · ≤ 2 rounds away". @param {Speaker} words @param {number} ring */
export const ringName = (words, ring) =>
  words.plain(ring === 0 ? "ringOfUnvisited" : "ring", { layer: { layer: ring }, count: ring });

/**
 * The middle of a table without layers.
 * @param {Speaker} words
 * @param {Pick<GameState, "n" | "round">} state
 * @param {number} visited
 * @param {number} lineLength
 * @param {string} [title] the page's title
 * @returns {Words}
 */
export function visitedInMiddle(words, { n, round }, visited, lineLength, title) {
  const count = words.plain("countVisited", { visited });
  const here = words.plain(lineLength > round ? "countRoundOf" : "countRound", { round, last: lineLength });
  return title
    ? { title, lines: [count, here] }
    : { title: count, lines: [words.plain("countOf", { count: n }), here] };
}

/**
 * The same for a position under the pointer.
 * @param {Speaker} words
 * @param {number} position
 * @param {number | null | undefined} round of its first visit; null if it is unvisited
 */
export function visitInMiddle(words, position, round) {
  const when = round ? words.plain("visitRound", { round }) : words.plain("visitStart");
  return positionWords(words, position, round === null ? words.plain("visitNone") : when);
}

/**
 * The inner table: the meaning of its positions.
 * @param {Speaker} words
 * @param {number} p
 * @param {Level | null} level
 * @param {number} phase
 */
export function innerTableText(words, p, level, phase) {
  return level && level.class.q > 1
    ? titled(words.plain("innerClassesOf", { p, class: { class: level.class }, phase }))
    : titled(words.plain("innerClasses", { p, phase }));
}

/**
 * A position under the pointer in the inner table.
 * @param {Speaker} words
 * @param {number} position
 * @param {boolean} unvisited
 */
export const positionInTable = (words, position, unvisited) =>
  positionWords(words, position, words.plain(unvisited ? "positionUnvisited" : "positionVisited"));

/**
 * The end: the number of visited positions, and of rounds beside those of perfect play where they are known.
 * @param {Speaker} words
 * @param {number} visited
 * @param {Pick<import("../../../core/types").GameState, "n" | "fStar">} state
 * @param {import("../../../core/types").GameFacts} facts
 */
export const endInMiddle = (words, visited, { n, fStar }, facts) => {
  const par =
    isYou("derek", facts) && knowsPerfect(facts.table)
      ? endOfMagnus(words, facts.table)
      : parInWords(words, facts.table);
  // Named, because under the words of a player who has won "perfect" would contradict them.
  const player = visited < fStar ? "Magnus" : "Derek";
  const best = visited === fStar ? par : words.plain("endPositions", { player, few: fStar, n });
  return titled(words.plain("endVisited", { visited, n, round: facts.lastVisit, best }));
};

/** The rounds of perfect play, said as Magnus's, because they are no goal of Derek's. @param {Speaker} words @param {import("../../../core/types").TableFacts} table */
const endOfMagnus = (words, { par }) => words.plain("endPerfectMagnus", { par: par.rounds });

/**
 * A position under the pointer at the end.
 * @param {Speaker} words
 * @param {number} position
 * @param {number} place in the order of visits, −1 if unvisited
 * @param {number} round of the visit
 */
export function placeInMiddle(words, position, place, round) {
  if (round > 0 && place > 0) return positionWords(words, position, words.plain("endPlace", { place, round }));
  return positionWords(words, position, words.plain(place < 0 ? "endNever" : "endStart"));
}
