// @ts-check
/** The row of layers and their making, in words. */

import layers from "../../en/table/layers.js";
import { english } from "../../english.js";
import { layerName } from "../../names.js";
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
  if (!isMaking) return layerSentence(words, layer, state, words.say);
  const values = { layer: { layer }, above: { layer: layer - 1 }, next: { layer: layer + 1 } };
  return words.say(layer === state.layerSizes.length - 1 ? "storyMakesLast" : "storyMakesNext", values);
}

/**
 * The midpoint that is found, with its pair; without a pair, that all the others are.
 * @param {Speaker} words @param {number[]} found the midpoint and its pair, or nothing @param {number} n
 */
export function midpointSentence(words, [z, minus = 0, plus = 0], n) {
  if (z === undefined) return words.say("storyOthers");
  const values = { z, minus, plus, count: (z - minus + n) % n };
  return words.say(minus === plus ? "storyHalfTurn" : "storyPair", values);
}

/** The place on the bar of the making, for a screen reader. @param {Speaker} words @param {number} layer @param {boolean} isMaking */
export const storyText = (words, layer, isMaking) =>
  words.plain(isMaking ? "storyMakes" : "storyMade", { layer: { layer } });
