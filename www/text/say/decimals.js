// @ts-check
/** Numbers with decimals. */

import decimals from "../en/decimals.js";
import { english } from "../english.js";

/** @import { Speaker } from "../types" */

english.learn(decimals);

/**
 * A number with a given number of decimals, or with its own.
 * @param {Speaker} words
 * @param {number} value
 * @param {number} [digits]
 */
export function decimal(words, value, digits) {
  const [integer = "", fraction] = (digits === undefined ? String(value) : value.toFixed(digits)).split(".");
  const whole = words.number(integer);
  return fraction === undefined ? whole : words.plain("decimal", { whole, decimals: fraction });
}
