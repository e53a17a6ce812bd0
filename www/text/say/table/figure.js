// @ts-check
/** A figure in a sentence, for readers who cannot see it. */

import figure from "../../en/table/figure.js";
import { english } from "../../english.js";

/** @import { GameState } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(figure);

/**
 * A game at its current position.
 * @param {Speaker} words
 * @param {Pick<GameState, "n" | "round" | "token" | "turn" | "magnitude">} state
 * @param {number} visited number of positions
 */
export function figureText(words, { n, round, token, turn, magnitude }, visited) {
  if (round === 0) return words.plain("figureStart", { count: n });
  const positions = words.plain("positions", { count: n });
  const rounds = words.plain("rounds", { count: round });
  const table = words.plain("figureAfter", { positions, rounds, count: visited, token });
  if (turn === "over") return `${table} ${words.plain("figureOver")}`;
  return turn === "derek" && magnitude !== null
    ? `${table} ${words.plain("figureCalled", { call: magnitude })}`
    : table;
}

/** A step of a lesson. @param {Speaker} words @param {string} lesson its title @param {string} step its title */
export const stepText = (words, lesson, step) => words.plain("figureStep", { lesson, step });

/** The same of a puzzle. @param {Speaker} words @param {string} title */
export const puzzleFigureText = (words, title) => words.plain("figurePuzzle", { title });
