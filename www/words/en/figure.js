// @ts-check
/** A figure in a sentence, for those to whom it cannot be shown. */

import { counted, formatNumber } from "./numbers.js";

/** @import { GameState } from "../../table/types" */

/** A game as it stands. @param {Pick<GameState, "n" | "round" | "token" | "turn" | "magnitude">} state @param {number} visited how many positions */
export function figureText({ n, round, token, turn, magnitude }, visited) {
  const table = `An interactive figure: the Magnus–Derek table with ${counted(n, "position")}`;
  if (round === 0) return `${table}.`;
  const where = `${formatNumber(visited)} are visited, and the token stands on ${formatNumber(token)}`;
  const next = turn === "derek" && magnitude !== null ? ` Magnus calls ${formatNumber(magnitude)}.` : "";
  return `${table} after ${counted(round, "round")}: ${where}.${turn === "over" ? " The game is over." : next}`;
}

/** A step of a lesson. @param {string} lesson its title @param {string} step its title */
export function stepText(lesson, step) {
  return `An interactive figure: the step “${step}” of the lesson “${lesson}” on the Magnus–Derek table.`;
}
