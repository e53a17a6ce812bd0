// @ts-check
/** A person's best game on each table and in each seat, kept on the device. Where nothing can be kept, nothing is. */

/** The name under which they are kept; known.js also looks for it. */
export const KEY = "magnus-derek-best";

/** A game that is over; `few` is f*(n). @typedef {{visited: number, rounds: number, few?: number}} Ended */
/** @typedef {"magnus" | "derek"} Seat */

/** All that are kept. @returns {Record<string, Ended>} */
export function read() {
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
