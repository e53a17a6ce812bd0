// @ts-check
/** How things are called in every English sentence and label. */

import { formatNumber } from "../../kit/numbers.js";
import { namesWith } from "../names.js";

export const { className, classMembers, place } = namesWith(formatNumber);

/** A direction as a word. @param {import("../../table/types").Direction} direction @returns {string} */
export function directionName(direction) {
  return direction === "+" ? "clockwise" : "counter-clockwise";
}
