// @ts-check
/** Wie in einem Satz steht, was von außen kommt. */

import { described } from "./panels.js";

/** @import { Strategy } from "../../table/core-types" */

/** Ein Wert, wie ihn der Kern nennt: in deutschen Anführungszeichen, wenn er in englischen kommt. @param {string} value */
export const inQuotes = (value) => value.replace(/^“(.*)”$/s, "„$1“");

/** @param {Strategy} strategy */
export function strategyName({ player, id, name }) {
  return described(player === "Magnus" ? "magnus" : "derek", { id, name, about: "" }).name;
}
