// @ts-check
/** The game with which a table of the ladder begins, drawn by chance until a star takes thought and is possible. */

import { loadCore } from "../../table/core/core.js";
import { playOn } from "./ladder-beginning.js";
import { mostRounds } from "./most-rounds.js";
import { freshGame } from "./rungs.js";
import { roundsWanted } from "./way-up.js";
import { needsNoThought } from "./without-thought.js";

/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */

/** Games that are drawn at most: everywhere about every second one or more of them are fair. */
const MOST_DRAWN = 40;

/** Whether a star takes thought, and is possible. @param {Handle} game as the ladder begins it @param {number} played */
export function isFair(game, played) {
  if (needsNoThought(game)) return false;
  return played === 0 || mostRounds(game) >= roundsWanted(game.state().n, game.facts().table.par.rounds);
}

/**
 * Its link; after many games the last one's.
 * @param {number} n
 * @param {"magnus" | "derek"} person
 * @param {string} [first] a game that has not begun yet: the first to be considered
 */
export async function rungGame(n, person, first = freshGame(n, person)) {
  if (person === "magnus") return first;
  const { Handle } = await loadCore();
  let link = first;
  for (let drawn = 1; ; drawn++) {
    const game = Handle.open(link);
    try {
      const played = playOn(game);
      if (isFair(game, played) || drawn === MOST_DRAWN) return played > 0 ? game.link() : link;
    } finally {
      game.free();
    }
    link = freshGame(n, person);
  }
}
