// @ts-check
/** What is said where the core has trapped. */

import { formatNumber } from "./numbers.js";

export const LOST = {
  heading: "The table has broken down",
  kept: "Your game is kept. This is its link:",
  link: "Link of the game",
  fresh: "A fresh table",
};

/** @param {string} why */
export function lostText(why) {
  return `Something failed in the computation that never should, and the table had to stop: ${why}.`;
}

/** @param {number} round */
export const goOnButton = (round) => `Go on after round ${formatNumber(round)}`;
