// @ts-check
/** What is said in exported files, and of those that cannot be made. */

import { english } from "../../text/english.js";
import { layerSentence, roundText } from "../../text/say/turn.js";
import { whyEnd } from "../../text/say/why.js";
import { layerName, plainText } from "../names.js";
import { counted, formatNumber } from "./numbers.js";

/** @import { GameFacts, GameState } from "../../table/types" */

/** What a game is saved as, by the id of the format. @type {Record<string, {name: string, about: string}>} */
export const FORMAT_NAMES = {
  svg: { name: "SVG", about: "The picture, sharp at any size." },
  png: { name: "PNG", about: "The picture in pixels." },
  gif: { name: "Animated GIF", about: "The game, one frame a round." },
  tikz: { name: "TikZ", about: "The picture for LaTeX, to edit." },
  latex: { name: "LaTeX table", about: "The rounds, for LaTeX." },
  csv: { name: "CSV", about: "The rounds, one line each." },
  json: { name: "JSON", about: "The game, for programs." },
};

/** @param {Pick<GameState, "n" | "round">} state */
export function titleText({ n, round }) {
  return `The Magnus–Derek table, n = ${formatNumber(n)}, after ${counted(round, "round")}`;
}

/**
 * A position in sentences.
 * @param {GameState} state @param {GameFacts} facts @param {number | null} layer up to which layers are shown
 * @param {{positions: number[], isWhole: boolean} | null} order of visit, or its beginning, where that is shown
 */
export function descriptionText(state, facts, layer, order) {
  const { n, token, depth, layerSizes } = state;
  const visited = n - (layerSizes[0] ?? 0);
  const names = layerSizes.map((size, index) => `|${layerName(index)}| = ${formatNumber(size)}`).join(", ");
  const sentences = [
    `Magnus: ${facts.magnus.name}. Derek: ${facts.derek.name}.`,
    `The token is on ${formatNumber(token)}; ${formatNumber(visited)} of ${formatNumber(n)} positions are visited.`,
  ];
  if (facts.lastRound) sentences.push(roundText(english, facts.lastRound));
  if (state.magnitude !== null) sentences.push(`Magnus calls ${formatNumber(state.magnitude)}.`);
  if (layer !== null) sentences.push(layerSentence(english, layer, state));
  else if (order)
    sentences.push(
      `In the order of visit: ${order.positions.map(formatNumber).join(", ")}${order.isWhole ? "" : ", …"}.`,
    );
  else if (layerSizes.length > 0) sentences.push(`${names}.`);
  if (facts.end) sentences.push(whyEnd(english, facts.end, state));
  else sentences.push(depth === null ? "The token lies in no layer." : `The token lies in layer ${depth}.`);
  return plainText(sentences.join(" "));
}

/** In the corners of a frame of a GIF. @param {number} round @param {number} visited @param {number} n */
export function cornersText(round, visited, n) {
  return [`Round ${formatNumber(round)}`, `${formatNumber(visited)} of ${formatNumber(n)} visited`];
}

/** Who plays, over the rounds as a table. @param {GameFacts} facts */
export function playersText({ magnus, derek, seed }) {
  return `Magnus: ${magnus.name}. Derek: ${derek.name}. Seed ${seed}.`;
}

/** The heads of that table, and the mark of a new position. */
export const ROUND_HEADS = { round: "round", from: "from", direction: "direction", to: "to", new: "new?", yes: "yes" };

/** @param {number} most @param {number} rounds */
export function tooManyRounds(most, rounds) {
  return `A LaTeX table has at most ${formatNumber(most)} rounds, but this game has ${formatNumber(rounds)}: export it as CSV instead.`;
}

/** @param {number} most @param {number} n */
export function tooManyPositions(most, n) {
  return `A TikZ picture has at most ${formatNumber(most)} positions, but this table has ${formatNumber(n)}: export it as SVG instead.`;
}

/** @param {number} most @param {number} first @param {number} last */
export function tooManyFrames(most, first, last) {
  return `A GIF has at most ${most} frames, but rounds ${formatNumber(first)} to ${formatNumber(last)} are ${formatNumber(last - first + 1)}.`;
}

/** What a GIF says of itself that has no link. @param {number} frames */
export const framesText = (frames) => `The Magnus–Derek table, ${counted(frames, "frame")}`;

/** @param {number} size in pixels */
export const noPng = (size) => `This browser cannot write a PNG of ${size} by ${size} pixels.`;
