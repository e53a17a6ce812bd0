// @ts-check
/** Was in gespeicherten Dateien steht, und was von denen gesagt wird, die es nicht geben kann. */

import { speaker } from "../../text/de/all.js";
import { layerSentence, roundText } from "../../text/say/turn.js";
import { whyEnd } from "../../text/say/why.js";
import { layerName, plainText } from "../names.js";
import { formatNumber, positions, rounds } from "./numbers.js";
import { described } from "./panels.js";

/** @import { GameFacts, GameState } from "../../table/types" */

/** @type {Record<string, {name: string, about: string}>} */
export const FORMAT_NAMES = {
  svg: { name: "SVG", about: "Das Bild, scharf in jeder Größe." },
  png: { name: "PNG", about: "Das Bild in Bildpunkten." },
  gif: { name: "Animiertes GIF", about: "Die Partie, ein Bild je Runde." },
  tikz: { name: "TikZ", about: "Das Bild für LaTeX, zum Bearbeiten." },
  latex: { name: "LaTeX-Tabelle", about: "Die Runden, für LaTeX." },
  csv: { name: "CSV", about: "Die Runden, je eine Zeile." },
  json: { name: "JSON", about: "Die Partie, für Programme." },
};

/** @param {Pick<GameState, "n" | "round">} state */
export function titleText({ n, round }) {
  return `Der Magnus–Derek-Tisch, n = ${formatNumber(n)}, nach ${rounds(round)}`;
}

/** @param {GameFacts} facts */
function seats({ magnus, derek }) {
  return `Magnus: ${described("magnus", magnus).name}. Derek: ${described("derek", derek).name}.`;
}

/** @param {GameState} state @param {GameFacts} facts @param {number | null} layer @param {{positions: number[], isWhole: boolean} | null} order */
export function descriptionText(state, facts, layer, order) {
  const { n, token, depth, layerSizes } = state;
  const visited = n - (layerSizes[0] ?? 0);
  const names = layerSizes.map((size, index) => `|${layerName(index)}| = ${formatNumber(size)}`).join(", ");
  const sentences = [
    seats(facts),
    `Der Spielstein steht auf ${formatNumber(token)}; ${formatNumber(visited)} von ${positions(n)} ${visited === 1 ? "ist" : "sind"} besucht.`,
  ];
  if (facts.lastRound) sentences.push(roundText(speaker, facts.lastRound));
  if (state.magnitude !== null) sentences.push(`Magnus nennt ${formatNumber(state.magnitude)}.`);
  if (layer !== null) sentences.push(layerSentence(speaker, layer, state));
  else if (order)
    sentences.push(
      `In der Reihenfolge der Besuche: ${order.positions.map(formatNumber).join(", ")}${order.isWhole ? "" : ", …"}.`,
    );
  else if (layerSizes.length > 0) sentences.push(`${names}.`);
  if (facts.end) sentences.push(whyEnd(speaker, facts.end, state));
  else
    sentences.push(
      depth === null ? "Der Spielstein liegt in keiner Schicht." : `Der Spielstein liegt in Schicht ${depth}.`,
    );
  return plainText(sentences.join(" "));
}

/** @param {number} round @param {number} visited @param {number} n */
export function cornersText(round, visited, n) {
  return [`Runde ${formatNumber(round)}`, `${formatNumber(visited)} von ${formatNumber(n)} besucht`];
}

/** @param {GameFacts} facts */
export function playersText(facts) {
  return `${seats(facts)} Startwert ${facts.seed}.`;
}

export const ROUND_HEADS = {
  round: "Runde",
  from: "von",
  direction: "Richtung",
  to: "nach",
  new: "neu?",
  yes: "ja",
};

/** @param {number} most @param {number} count */
export function tooManyRounds(most, count) {
  return `Eine LaTeX-Tabelle hat höchstens ${formatNumber(most)} Runden, diese Partie aber ${formatNumber(count)}: Speichern Sie sie stattdessen als CSV.`;
}

/** @param {number} most @param {number} n */
export function tooManyPositions(most, n) {
  return `Ein TikZ-Bild hat höchstens ${formatNumber(most)} Positionen, dieser Tisch aber ${formatNumber(n)}: Speichern Sie ihn stattdessen als SVG.`;
}

/** @param {number} most @param {number} first @param {number} last */
export function tooManyFrames(most, first, last) {
  return `Ein GIF hat höchstens ${most} Bilder, die Runden ${formatNumber(first)} bis ${formatNumber(last)} sind aber ${formatNumber(last - first + 1)}.`;
}

/** @param {number} frames */
export const framesText = (frames) =>
  `Der Magnus–Derek-Tisch, ${frames === 1 ? "1 Bild" : `${formatNumber(frames)} Bilder`}`;

/** @param {number} size */
export const noPng = (size) => `Dieser Browser kann kein PNG von ${size} mal ${size} Bildpunkten schreiben.`;
