// @ts-check
/** The game with which a table of the ladder begins, drawn by chance until a star takes thought and is possible. */

import { loadCore } from "../../../table/core/core.js";
import { freshGame } from "./rungs.js";

/** Games that are drawn at most: everywhere about every second one or more of them are fair. */
const MOST_DRAWN = 40;

/**
 * Its link; after many games the last one's.
 * @param {number} n
 * @param {"magnus" | "derek"} person
 * @param {string} [first] a game that has not begun yet: the first to be considered
 */
export async function rungGame(n, person, first = freshGame(n, person)) {
  if (person === "magnus") return first;
  const core = await loadCore();
  let link = first;
  for (let drawn = 1; ; drawn++) {
    const game = core.Handle.open(link);
    try {
      const isLed = game.beginOnLadder();
      if (!isLed || game.isFair() || drawn === MOST_DRAWN) return game.state().round > 0 ? game.link() : link;
    } finally {
      game.free();
    }
    link = freshGame(n, person);
  }
}
