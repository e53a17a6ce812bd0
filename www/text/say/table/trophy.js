// @ts-check
/** The explanation of the picture at the end of a game. */

import trophy from "../../en/table/trophy.js";
import { english } from "../../english.js";

/** @import { TableFacts } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(trophy);

/** @param {Speaker} words @param {TableFacts} table */
export function trophyText(words, { solvable }) {
  const exact = solvable ? [] : [words.plain("trophyInexact")];
  return [words.plain("trophyBars"), ...exact].join(" ");
}

/** What stands around the picture. @param {Speaker} words @param {boolean} numbered whether there is room for numbers beside the seats */
export const orderText = (words, numbered) => words.plain(numbered ? "trophySeats" : "trophyOutside");

/** The place of a position in the order of visits, beside its seat. @param {Speaker} words @param {number} place */
export const placeTag = (words, place) => words.plain("trophyTag", { place });
