// @ts-check
/** Texts in exported files. */

import messages from "../../en/export/export.js";
import { english } from "../../english.js";
import { layerName, plainText } from "../../names.js";
import { playerName } from "../table/players.js";
import { endReason } from "../table/reasons.js";
import { layerSentence, roundText } from "../table/turn.js";

/** @import { GameFacts, GameState, Player, SeatedPlayer } from "../../../core/types" */
/** @import { Speaker } from "../../types" */
/** A format: a message with a name, which has another about such a file. @typedef {{[Id in keyof typeof messages]: `${Id}About` extends keyof typeof messages ? Id : never}[keyof typeof messages]} FormatId */

english.learn(messages);

/** The name of a format. @param {Speaker} words @param {FormatId} id */
export const formatName = (words, id) => words.plain(id);

/** A description of such a file. @param {Speaker} words @param {FormatId} id */
export const formatAbout = (words, id) => words.plain(`${id}About`);

/** @param {Speaker} words @param {Pick<GameState, "n" | "round">} state @param {Pick<GameFacts, "begunPosition">} facts */
export const titleText = (words, { n, round }, { begunPosition }) =>
  begunPosition ? words.plain("fileSetUp", { n }) : words.plain("fileTitle", { n, count: round });

/** @param {Speaker} words @param {Pick<GameFacts, "magnus" | "derek">} facts */
function seats(words, { magnus, derek }) {
  const names = { magnus: playerName(words, "magnus", magnus), derek: playerName(words, "derek", derek) };
  return words.plain("filePlayers", names);
}

/** The players, for the heading of the table of rounds. @param {Speaker} words @param {GameFacts} facts */
export const playersText = (words, facts) =>
  [seats(words, facts), words.plain("fileSeed", { seed: String(facts.seed) })].join(" ");

/**
 * A position in sentences.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 * @param {number | null} layer the last layer shown
 * @param {{positions: number[], isWhole: boolean} | null} order the order of visits, or its beginning; null if it
 *   is not shown
 */
export function descriptionText(words, state, facts, layer, order) {
  const { n, token, depth, layerSizes, magnitude } = state;
  const sentences = [seats(words, facts), words.say("fileVisited", { token, count: n - (layerSizes[0] ?? 0), n })];
  if (facts.lastRound) sentences.push(roundText(words, facts.lastRound));
  if (magnitude !== null) sentences.push(words.say("fileCall", { call: magnitude }));
  if (layer !== null) sentences.push(layerSentence(words, layer, state));
  else if (order) {
    const positions = order.positions.map(words.number).join(", ");
    sentences.push(words.say(order.isWhole ? "fileOrder" : "fileOrderBegins", { positions }));
  } else if (layerSizes.length > 0) {
    const sizes = layerSizes.map((size, index) => `|${layerName(index)}| = ${words.number(size)}`);
    sentences.push(`${sizes.join(", ")}.`);
  }
  if (facts.end) sentences.push(endReason(words, facts.end, state));
  else sentences.push(depth === null ? words.say("fileNoLayer") : words.say("fileLayer", { layer: depth }));
  return plainText(sentences.join(" "));
}

/**
 * How to read a picture for hands, in which each position has its number, or every second, third … one.
 * @param {Speaker} words @param {number} step
 */
export const tactileText = (words, step) =>
  [
    words.plain("tactileShapes"),
    step === 1 ? words.plain("tactileEach") : words.plain("tactileSome", { step, twice: 2 * step }),
  ].join(" ");

/**
 * The two lines at the foot of a picture.
 * @param {Speaker} words
 * @param {Pick<GameState, "n" | "layerSizes" | "round">} state
 * @param {Pick<GameFacts, "magnus" | "derek" | "begunPosition">} facts
 * @param {string} address of the page or the game, or ""
 */
export function footText(words, { n, layerSizes, round }, { magnus, derek, begunPosition }, address) {
  const isPersonal = magnus.human !== derek.human;
  const name = (/** @type {Player} */ player, /** @type {SeatedPlayer} */ view) =>
    isPersonal && view.human ? words.plain("footPerson") : playerName(words, player, view);
  const names = { magnus: name("magnus", magnus), derek: name("derek", derek) };
  const visited = n - (layerSizes[0] ?? 0);
  const result = begunPosition
    ? words.plain("footSetUp", { visited, n })
    : words.plain("footResult", { visited, n, count: round });
  return [words.plain("footTable", { n, ...names }), address ? `${result} · ${address}` : result];
}

/**
 * The corner labels of a GIF frame.
 * @param {Speaker} words
 * @param {number} round
 * @param {number} visited
 * @param {number} n
 */
export const cornersText = (words, round, visited, n) => [
  words.plain("frameRound", { round }),
  words.plain("frameVisited", { visited, n }),
];
