// @ts-check
/** The names of puzzles, such as "only-call&level=3&seed=20261124", and of mistakes in a game: "mistakes&number=2&game=1.…". */

import { decodePart } from "../../kit/address.js";

/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */

/** Its parts: kind, level and seed. Whether the kind has this level the core says. */
export const PUZZLE_NAME = /^([a-z-]+)&level=(\d{1,2})&seed=(\d{1,10})$/;

/** @param {ChosenPuzzle} chosen */
export const puzzleName = ({ kind, level, seed }) => `${kind}&level=${level}&seed=${seed}`;

/** The number of a mistake, from 1, and the game as a link. */
const MISTAKE_NAME = /^mistakes&number=([1-9]\d{0,3})&game=(\S+)$/;

/** @param {number} number @param {string} game as a link */
export const mistakeName = (number, game) => `mistakes&number=${number}&game=${game}`;

/** Reads the name of a mistake, whose link may have its escapes as editors write them; null if it is none. @param {string} name */
export function readMistakeName(name) {
  const [, number, game] = MISTAKE_NAME.exec(name) ?? [];
  return game === undefined ? null : { number: Number(number), game: decodePart(game) };
}
