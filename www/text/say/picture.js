// @ts-check
/** What stands in the picture: titles, and the lines under them. */

/** @import { GameState, Level, WitnessPair, Words } from "../../table/types" */
/** @import { Speaker } from "../types" */

/** The first line of a text is its title. @param {string} text @returns {Words} */
function titled(text) {
  const [title = "", ...lines] = text.split("\n");
  return { title, lines };
}

/** In the middle: that nothing more can be forced. @param {Speaker} words @param {"middleAllVisited" | "middleSafe" | "middleOutOfReach"} how the table stands */
export const endedInMiddle = (words, how) => titled(words.plain(how));

/** How far the token is from a new position. @param {Speaker} words @param {number} depth */
export const depthInMiddle = (words, depth) =>
  titled(words.plain("middleDepth", { count: depth, layer: { layer: depth } }));

/** A layer that is looked at. @param {Speaker} words @param {number} layer @param {number} size @param {number} n */
export const layerInMiddle = (words, layer, size, n) =>
  titled(words.plain(size === n ? "middleLayerAll" : "middleLayer", { layer: { layer }, size, n }));

/** A position, and what is said of it. @param {Speaker} words @param {number} position @param {string} text @returns {Words} */
const aboutPosition = (words, position, text) => ({
  title: words.plain("middlePosition", { position }),
  lines: text.split("\n"),
});

/** A position under the pointer. @param {Speaker} words @param {number} position @param {number | null} depth null for no layer @param {WitnessPair | null} pair */
export function positionInMiddle(words, position, depth, pair) {
  return aboutPosition(words, position, inLayer(words, depth, pair));
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

/** Under the number of a position in the lens. @param {Speaker} words @param {number | null} depth null for no layer */
export function positionInLens(words, depth) {
  if (depth === null) return words.plain("lensNoLayer");
  return depth === 0 ? words.plain("positionUnvisited") : words.plain("lensLayer", { layer: { layer: depth } });
}

/** Along a ring: "M²(A) · 2 rounds away". @param {Speaker} words @param {number} ring */
export const ringName = (words, ring) =>
  words.plain(ring === 0 ? "ringOfUnvisited" : "ring", { layer: { layer: ring }, count: ring });

/** Where the layers are left out. @param {Speaker} words @param {Pick<GameState, "n" | "round">} state @param {number} visited @param {number} lineLength @param {string} [title] of the page @returns {Words} */
export function visitedInMiddle(words, { n, round }, visited, lineLength, title) {
  const count = words.plain("countVisited", { visited });
  const here = words.plain(lineLength > round ? "countRoundOf" : "countRound", { round, last: lineLength });
  return title
    ? { title, lines: [count, here] }
    : { title: count, lines: [words.plain("countOf", { count: n }), here] };
}

/** The same of a position under the pointer. @param {Speaker} words @param {number} position @param {number | null | undefined} round of its first visit; null if it is unvisited */
export function visitInMiddle(words, position, round) {
  const when = round ? words.plain("visitRound", { round }) : words.plain("visitStart");
  return aboutPosition(words, position, round === null ? words.plain("visitNone") : when);
}

/** In the inner table: what its positions are. @param {Speaker} words @param {number} p @param {Level | null} level @param {number} phase */
export function innerTableText(words, p, level, phase) {
  return level && level.class.q > 1
    ? titled(words.plain("innerClassesOf", { p, class: { class: level.class }, phase }))
    : titled(words.plain("innerClasses", { p, phase }));
}

/** And a position under the pointer. @param {Speaker} words @param {number} position @param {boolean} unvisited */
export const positionInTable = (words, position, unvisited) =>
  aboutPosition(words, position, words.plain(unvisited ? "positionUnvisited" : "positionVisited"));

/** At the end: how many positions were visited, and how soon. @param {Speaker} words @param {number} visited @param {number} n @param {number} rounds @param {number} par */
export const endInMiddle = (words, visited, n, rounds, par) =>
  titled(words.plain("endVisited", { visited, n, count: rounds, par }));

/** At the end a position under the pointer. @param {Speaker} words @param {number} position @param {number} place in the order of visit, −1 if it was not visited @param {number} round of its visit */
export function placeInMiddle(words, position, place, round) {
  if (place > 0) return aboutPosition(words, position, words.plain("endPlace", { place, round }));
  return aboutPosition(words, position, words.plain(place === 0 ? "endStart" : "endNever"));
}

/** While a layer is being made, in lines: of which pair a new member is the midpoint. @param {Speaker} words @param {number} z @param {number} minus @param {number} plus */
export const midpointInMiddle = (words, z, minus, plus) =>
  words.plain(minus === plus ? "middleHalfTurn" : "middleMidpoint", { z, minus, plus }).split("\n");

/** And the rest of them. @param {Speaker} words @param {number} size of the layer @param {number} n */
export const otherMidpoints = (words, size, n) =>
  words.plain(size === n ? "middleOthersAll" : "middleOthers", { size, n }).split("\n");
