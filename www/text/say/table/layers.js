// @ts-check
/** The row of layers and their making, in words. */

import layers from "../../en/table/layers.js";
import { english } from "../../english.js";
import { layerName, plainText } from "../../names.js";
import { layerSentence } from "./turn.js";

/** @import { GameState } from "../../../core/types" */
/** @import { Speaker } from "../../types" */
/** The layers of a position. @typedef {Pick<GameState, "n" | "layerSizes">} Layers */

english.learn(layers);

/** The name of a layer with its number of members: "M(A) 11". @param {Speaker} words @param {number} layer @param {Layers} state */
export const layerCount = (words, layer, { layerSizes }) =>
  `${layerName(layer)} ${words.number(layerSizes[layer] ?? 0)}`;

/** What a layer means for the token: "≤ 2 rounds", or that it has all positions. @param {Speaker} words @param {number} layer @param {Layers} state */
export function layerMeaning(words, layer, { n, layerSizes }) {
  const away = layer === 0 ? words.plain("layerUnvisited") : words.plain("layerAway", { count: layer });
  return layerSizes[layer] === n ? words.plain("layerWhole", { away }) : away;
}

/** The number of positions in no layer. @param {Layers} state */
export const restOf = ({ n, layerSizes }) => n - (layerSizes.at(-1) ?? 0);

/** The name of the step to the layer after the one that is shown or made; null for the step to all. @param {Speaker} words @param {number | null} next */
export function nextLayerText(words, next) {
  if (next === null) return words.plain("layersAllNext");
  return next === 0 ? words.plain("layersBuild") : words.plain("layerNext", { layer: { layer: next } });
}

/** The content of a layer, or the layer that is being made and the one after it. @param {Speaker} words @param {number} layer @param {boolean} isMaking @param {GameState} state */
export function layerText(words, layer, isMaking, state) {
  if (!isMaking) return [layerSentence(words, layer, state, words.say), ...layerRemarks(words, layer, state)].join(" ");
  const values = { layer: { layer }, above: { layer: layer - 1 }, next: { layer: layer + 1 } };
  return words.say(layer === state.layerSizes.length - 1 ? "storyMakesLast" : "storyMakesNext", values);
}

/** What the sentence on a layer leaves open: the pairs that add nothing, and why the last layer is the last. @param {Speaker} words @param {number} layer @param {GameState} state */
function layerRemarks(words, layer, state) {
  if (layer < state.layerSizes.length - 1) return layer === 0 ? [] : [words.say("layerPairsWithin")];
  const count = restOf(state);
  return [count === 0 ? words.say("layerLastWhole", { n: state.n }) : words.say("layerLast", { count })];
}

/**
 * The midpoint that is found, with its pair and the steps to it; without a pair, that all the others are.
 * @param {Speaker} words @param {{z: number, minus: number, plus: number, count: number} | null} pair
 */
export function midpointSentence(words, pair) {
  if (!pair) return words.say("storyOthers");
  return words.say(pair.minus === pair.plus ? "storyHalfTurn" : "storyPair", pair);
}

/** The longest texts that the making of these layers has, without marks. @param {Speaker} words @param {GameState} state */
export function longestTexts(words, state) {
  const { n, layerSizes } = state;
  const longest = (/** @type {boolean} */ isMaking) =>
    [...layerSizes.keys()]
      .map((layer) => plainText(layerText(words, layer, isMaking, state)))
      .reduce((one, other) => (other.length > one.length ? other : one));
  const pair = { z: n - 1, minus: n - 1, plus: n - 2, count: n - 1 };
  return { layer: longest(false), making: longest(true), pair: plainText(midpointSentence(words, pair)) };
}

/** The place on the bar of the making, for a screen reader. @param {Speaker} words @param {number} layer @param {boolean} isMaking */
export const storyText = (words, layer, isMaking) =>
  words.plain(isMaking ? "storyMakes" : "storyMade", { layer: { layer } });

/**
 * The pair of a new member's midpoint while a layer is being built, in lines.
 * @param {Speaker} words
 * @param {number} z
 * @param {number} minus
 * @param {number} plus
 */
export const midpointInMiddle = (words, z, minus, plus) =>
  words.plain(minus === plus ? "middleHalfTurn" : "middleMidpoint", { z, minus, plus }).split("\n");

/** The other members. @param {Speaker} words @param {number} size of the layer @param {number} n */
export const otherMidpoints = (words, size, n) =>
  words.plain(size === n ? "middleOthersAll" : "middleOthers", { size, n }).split("\n");
