// @ts-check
/** A person's best game on each table and in each seat, kept on the device. Where nothing can be kept, nothing is. */

/** The name under which they are kept; known.js also looks for it. */
export const KEY = "magnus-derek-best";

/** A game that is over. @typedef {import("../../../core/types").Value} Ended */
/** @typedef {"magnus" | "derek"} Seat */

/** Reads all stored best games. @returns {Record<string, Ended>} */
export function readBests() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept ? kept : {};
  } catch {
    return {};
  }
}

/**
 * A game on n positions, whatever else may stand in the storage: what is no game could never be beaten.
 * @param {unknown} kept @param {number} n @returns {Ended | null}
 */
function parseEnded(kept, n) {
  const { visited = 0, rounds = 0 } = /** @type {Partial<Ended>} */ (kept ?? {});
  const isGame = [visited, rounds].every((one) => Number.isSafeInteger(one) && one > 0);
  return isGame && visited <= n ? { visited, rounds } : null;
}

/** The best game on a table; null if there is none. @param {number} n @param {Seat} seat */
export const bestOn = (n, seat) => parseEnded(readBests()[`${n} ${seat}`], n);
