// @ts-check
/** Wie die Dinge in allen deutschen Sätzen heißen. */

import { namesWith } from "../names.js";
import { formatNumber } from "./numbers.js";

export const { className, place } = namesWith(formatNumber);

/** Eine Richtung als Wort. @param {import("../../table/types").Direction} direction @returns {string} */
export function directionName(direction) {
  return direction === "+" ? "im Uhrzeigersinn" : "gegen den Uhrzeigersinn";
}
