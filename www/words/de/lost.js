// @ts-check
/** Was gesagt wird, wenn der Kern abgestürzt ist. */

import { formatNumber } from "./numbers.js";

export const LOST = {
  heading: "Der Tisch ist ausgefallen",
  kept: "Ihre Partie ist erhalten. Das ist ihr Link:",
  link: "Link der Partie",
  fresh: "Ein neuer Tisch",
};

/** @param {string} why */
export function lostText(why) {
  return `In der Berechnung ist etwas fehlgeschlagen, was nie fehlschlagen sollte, und der Tisch musste anhalten: ${why}.`;
}

/** @param {number} round */
export const goOnButton = (round) => `Nach Runde ${formatNumber(round)} weiterspielen`;
