// @ts-check
/** A person's best game on each table and in each seat, kept on the device. Where nothing can be kept, nothing is. */

const KEY = "magnus-derek-best";

/** A game that is over; `few` is f*(n), and `par` the rounds of perfect play. @typedef {{visited: number, rounds: number, few?: number, par?: number}} Ended */
/** @typedef {"magnus" | "derek"} Seat */

/** @returns {Record<string, Ended>} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept ? kept : {};
  } catch {
    return {};
  }
}

/** @param {unknown} kept @returns {Ended | null} whatever else may stand in the storage */
function ended(kept) {
  const { visited, rounds } = /** @type {Partial<Ended>} */ (kept ?? {});
  return Number.isInteger(visited) && Number.isInteger(rounds) ? /** @type {Ended} */ (kept) : null;
}

/** The best game on a table; null if there is none. @param {number} n @param {Seat} seat */
export const bestOn = (n, seat) => ended(read()[`${n} ${seat}`]);

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
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [`${n} ${seat}`]: game }));
  } catch {
    // No storage: the game is the best as long as it is on the table.
  }
  return game;
}
