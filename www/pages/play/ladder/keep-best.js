// @ts-check
/** Keeps a person's best games. Loaded at the end of a game. */

import { isFramed } from "../saved-games.js";
import { bestOn, KEY, readBests } from "./best.js";

/** @import { Core } from "../../../table/core/core.js" */
/** @import { Ended, Seat } from "./best.js" */

/** Says whether one game is better for the player of a seat than another. @param {Core} core @param {Seat} seat @param {Ended} one @param {Ended} other */
export function isBetter(core, seat, one, other) {
  const [more, less] = seat === "magnus" ? [one, other] : [other, one];
  return core.isBetterForMagnus(more.visited, more.rounds, less.visited, less.rounds);
}

/** Keeps a game if it is the best so far; returns the best. @param {Core} core @param {number} n @param {Seat} seat @param {Ended} game */
export function saveBest(core, n, seat, game) {
  const best = bestOn(n, seat);
  if (best && !isBetter(core, seat, game, best)) return best;
  if (isFramed) return game;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readBests(), [`${n} ${seat}`]: game }));
  } catch {
    // No storage: the game is the best as long as it is on the table.
  }
  return game;
}
