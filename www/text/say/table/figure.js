// @ts-check
/** A figure in a sentence, for readers who cannot see it. */

import figure from "../../en/table/figure.js";
import { english } from "../../english.js";
import { layerName } from "../../names.js";

/** @import { GameFacts, GameState } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(figure);

/**
 * How the position came about.
 * @param {Speaker} words @param {number} round @param {Pick<GameFacts, "begunPosition">} facts
 */
const afterText = (words, round, { begunPosition }) =>
  begunPosition
    ? words.plain("figureSetUp")
    : words.plain("figureRounds", { rounds: words.plain("rounds", { count: round }) });

/**
 * A game at its current position.
 * @param {Speaker} words
 * @param {Pick<GameState, "n" | "round" | "token" | "turn" | "magnitude">} state
 * @param {Pick<GameFacts, "begunPosition">} facts
 * @param {number} visited number of positions
 */
export function figureText(words, { n, round, token, turn, magnitude }, facts, visited) {
  if (round === 0 && !facts.begunPosition) return words.plain("figureStart", { count: n });
  const positions = words.plain("positions", { count: n });
  const after = afterText(words, round, facts);
  const table = words.plain("figureAfter", { positions, after, count: visited, token });
  if (turn === "over") return `${table} ${words.plain("figureOver")}`;
  return turn === "derek" && magnitude !== null
    ? `${table} ${words.plain("figureCalled", { call: magnitude })}`
    : table;
}

/**
 * The same on a picture, with its rings.
 * @param {Speaker} words @param {Pick<GameState, "n" | "round" | "token" | "layerSizes">} state
 * @param {Pick<GameFacts, "begunPosition">} facts @param {number} visited number of positions
 * @param {number} shown the number of layers that are drawn
 */
export function pictureText(words, { n, round, token, layerSizes }, facts, visited, shown) {
  const positions = words.plain("positions", { count: n });
  const after = afterText(words, round, facts);
  const table = words.plain("pictureGame", { positions, after, count: visited, token });
  const layers = layerSizes
    .slice(0, shown)
    .map((size, index) => words.plain("pictureLayer", { layer: layerName(index), size }));
  return `${table} ${words.plain("pictureLayers", { layers: words.list(layers) })}`;
}

/** A step of a lesson. @param {Speaker} words @param {string} lesson its title @param {string} step its title @param {boolean} isStill whether it is a picture */
export const stepText = (words, lesson, step, isStill) =>
  words.plain(isStill ? "pictureStep" : "figureStep", { lesson, step });

/** The same of a puzzle. @param {Speaker} words @param {string} title @param {boolean} isStill */
export const puzzleFigureText = (words, title, isStill) =>
  words.plain(isStill ? "picturePuzzle" : "figurePuzzle", { title });
