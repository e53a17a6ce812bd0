// @ts-check
/** How things are called in every English sentence and label. */

import { namesWith } from "../names.js";
import { formatNumber } from "./numbers.js";

export const { className, place } = namesWith(formatNumber);

/** A direction as a word. @param {import("../../table/types").Direction} direction @returns {string} */
export function directionName(direction) {
  return direction === "+" ? "clockwise" : "counter-clockwise";
}
