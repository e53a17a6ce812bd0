// @ts-check
/** The explanation of the picture at the end of a game. */

import trophy from "../../en/table/trophy.js";
import { english } from "../../english.js";

/** @import { TableFacts } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(trophy);

/** @param {Speaker} words @param {boolean} numbered whether seats have room for numbers @param {TableFacts} table */
export function trophyText(words, numbered, { solvable }) {
  const seats = words.plain(numbered ? "trophySeats" : "trophyOutside");
  const exact = solvable ? [] : [words.plain("trophyInexact")];
  return [seats, words.plain("trophyBars"), ...exact].join(" ");
}

/** The place of a position in the order of visits, beside its seat. @param {Speaker} words @param {number} place */
export const placeTag = (words, place) => words.plain("trophyTag", { place });
