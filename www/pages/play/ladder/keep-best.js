// @ts-check
/** Keeps a person's best games, as the core judges them. Loaded at the end of a game. */

import { isFramed } from "../saved-games.js";
import { bestOn, KEY, readBests } from "./best.js";

/** @import { Core } from "../../../table/core/core.js" */
/** @import { Ended, Seat } from "./best.js" */

/**
 * Judges a game that is over, beside another one in the same seat.
 * @param {Pick<Core, "judge">} core @param {number} n @param {Seat} seat @param {Ended} ended @param {Ended} [other]
 */
export const judge = (core, n, seat, ended, other = ended) =>
  core.judge(n, seat === "derek", ended.visited, ended.rounds, other.visited, other.rounds);

/** Keeps a game if it is the best so far; returns the best. @param {Pick<Core, "judge">} core @param {number} n @param {Seat} seat @param {Ended} game */
export function saveBest(core, n, seat, game) {
  const best = bestOn(n, seat);
  if (best && !judge(core, n, seat, game, best).isBetter) return best;
  if (isFramed) return game;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readBests(), [`${n} ${seat}`]: game }));
  } catch {
    // No storage: the game is the best as long as it is on the table.
  }
  return game;
}
