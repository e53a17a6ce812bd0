// @ts-check
/** How the picture of the end of a game is read. */

import { MOST_SEATS } from "../picture/geometry.js";

/** @import { GameFacts, GameState } from "../types" */

/** What the picture of the end shows. @param {GameState} state @param {GameFacts} facts */
export function trophyText({ n }, { solvable }) {
  const seats =
    n <= MOST_SEATS
      ? "In the seats stands the order of visit, outside them the positions"
      : "Outside stand the positions";
  const exact = solvable ? "" : " Who gave away what is computed up to n = 29.";
  return `${seats}. The longer a bar, the later the visit; what was never visited glows.${exact}`;
}
