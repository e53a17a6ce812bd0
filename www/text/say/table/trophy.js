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

/** What stands around the picture. @param {Speaker} words @param {number} step between visits with a number beside their seats; 0 if none has */
export const orderText = (words, step) =>
  words.plain(step === 1 ? "trophySeats" : step ? "trophyFifths" : "trophyOutside");

/** The place of a position in the order of visits, beside its seat. @param {Speaker} words @param {number} place */
export const placeTag = (words, place) => words.plain("trophyTag", { place });
