// @ts-check
/** Keeps a person's best games: it is needed at the end of one only. */

import { bestOn, KEY, read } from "./best.js";
import { isFramed } from "./own-game.js";

/** @import { Ended, Seat } from "./best.js" */

/**
 * Whether a game is better for who sat there than another: the positions count first, then the rounds.
 * @param {Seat} seat @param {Ended} one @param {Ended} other
 */
export function isBetter(seat, one, other) {
  const more = one.visited - other.visited || other.rounds - one.rounds;
  return seat === "magnus" ? more > 0 : more < 0;
}

/** Keeps a game if it is the best so far; returns the best. @param {number} n @param {Seat} seat @param {Ended} game */
export function keepBest(n, seat, game) {
  const best = bestOn(n, seat);
  if (best && !isBetter(seat, game, best)) return best;
  if (isFramed) return game;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [`${n} ${seat}`]: game }));
  } catch {
    // No storage: the game is the best as long as it is on the table.
  }
  return game;
}
