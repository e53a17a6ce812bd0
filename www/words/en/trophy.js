// @ts-check
/** How the picture of the end of a game is read. */

/** @import { GameFacts } from "../../table/types" */

/** What the picture of the end shows. @param {boolean} numbered whether each position has a seat with room for its number @param {GameFacts} facts */
export function trophyText(numbered, { solvable }) {
  const seats = numbered
    ? "In the seats stands the order of visit, outside them the positions"
    : "Outside stand the positions";
  const exact = solvable ? "" : " Who gave away what is computed up to n = 29.";
  return `${seats}. The longer a bar, the later the visit; what was never visited glows.${exact}`;
}
