// @ts-check
/** A position in words, for those who do not see its picture. */

import { counted, formatNumber } from "../../kit/numbers.js";
import { layerSentence, roundText } from "../../words/en/turn.js";
import { whyEnd } from "../../words/en/why.js";
import { layerName, plainText } from "../../words/names.js";
import { showsEnding } from "../picture/ending.js";

/** More positions than these are not named one by one. */
const MOST_NAMED = 100;

/** @import { PictureData } from "../types" */

/** @param {Pick<PictureData, "state">} view */
export function titleOf({ state: { n, round } }) {
  return `The Magnus–Derek table, n = ${formatNumber(n)}, after ${counted(round, "round")}`;
}

/** @param {PictureData} view */
export function descriptionOf(view) {
  const { state, facts, look } = view;
  const { n, token, depth, layerSizes } = state;
  const visited = n - (layerSizes[0] ?? 0);
  const names = layerSizes.map((size, index) => `|${layerName(index)}| = ${formatNumber(size)}`).join(", ");
  const sentences = [
    `Magnus: ${facts.magnus.name}. Derek: ${facts.derek.name}.`,
    `The token is on ${formatNumber(token)}; ${formatNumber(visited)} of ${formatNumber(n)} positions are visited.`,
  ];
  if (facts.lastRound) sentences.push(roundText(facts.lastRound));
  if (state.magnitude !== null) sentences.push(`Magnus calls ${formatNumber(state.magnitude)}.`);
  if (look.layer !== null) sentences.push(layerSentence(look.layer, state));
  else if (showsEnding(view)) sentences.push(orderText(view.ending.order));
  else if (layerSizes.length > 0) sentences.push(`${names}.`);
  if (facts.end) sentences.push(whyEnd(facts.end, state));
  else sentences.push(depth === null ? "The token lies in no layer." : `The token lies in layer ${depth}.`);
  return plainText(sentences.join(" "));
}

/** The positions in the order of visit, as many as somebody reads. @param {Uint32Array} order */
function orderText(order) {
  const named = Array.from(order.subarray(0, MOST_NAMED), formatNumber).join(", ");
  return `In the order of visit: ${named}${order.length > MOST_NAMED ? ", …" : ""}.`;
}
