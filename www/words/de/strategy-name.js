// @ts-check
/** Wie in einem Satz eine Strategie heißt. */

import { described } from "./panels.js";

/** @import { Strategy } from "../../table/core-types" */

/** @param {Strategy} strategy */
export function strategyName({ player, id, name }) {
  return described(player === "Magnus" ? "magnus" : "derek", { id, name, about: "" }).name;
}
