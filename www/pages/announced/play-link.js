// @ts-check
/** The game as a link to the Play page, where it can be shared, saved and played on. */

import { hrefOf } from "../../kit/address.js";

/** @import { Shown } from "./types" */

/** A longer game is too long for an address that a person can read. */
const MOST_ROUNDS = 2000;

/** @param {Shown} shown @returns {string | null} null if the Play page cannot have it */
export function playLink({ n, magnitudes, directions }) {
  const legal = Array.from(magnitudes).every((magnitude) => magnitude <= n / 2);
  if (!legal || directions.length > MOST_ROUNDS) return null;
  const moves = Array.from(magnitudes, (magnitude, index) => `${magnitude}${directions[index]}`).join("");
  return hrefOf("play", `#n=${n}&magnus=human&derek=human&moves=${moves}`);
}
