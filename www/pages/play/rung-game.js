// @ts-check
/** The game with which a table of the ladder begins: one in which a star takes thought and is possible. */

import { drawnGame } from "./drawn-game.js";
import { playOn } from "./ladder-beginning.js";
import { mostRounds } from "./most-rounds.js";
import { freshGame } from "./rungs.js";
import { roundsWanted } from "./way-up.js";
import { needsNoThought } from "./without-thought.js";

/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */

/** Whether a star takes thought, and is possible. @param {Handle} game as the ladder begins it @param {number} played */
export function isFair(game, played) {
  if (needsNoThought(game)) return false;
  return played === 0 || mostRounds(game) >= roundsWanted(game.state().n, game.facts().par.rounds);
}

/**
 * Its link.
 * @param {number} n @param {"magnus" | "derek"} person @param {string} [first] a game that has not begun yet: the first to be
 *   considered
 */
export async function rungGame(n, person, first = freshGame(n, person)) {
  if (person === "magnus") return first;
  return drawnGame(
    first,
    () => freshGame(n, person),
    (game) => isFair(game, playOn(game)),
  );
}
