// @ts-check
/** Eine Abbildung in einem Satz, für die, denen man sie nicht zeigen kann. */

import { formatNumber, positions, rounds } from "./numbers.js";

/** @import { GameState } from "../../table/types" */

/** @param {Pick<GameState, "n" | "round" | "token" | "turn" | "magnitude">} state @param {number} visited */
export function figureText({ n, round, token, turn, magnitude }, visited) {
  const table = `Eine interaktive Abbildung: der Magnus–Derek-Tisch mit ${positions(n)}`;
  if (round === 0) return `${table}.`;
  const count = visited === 1 ? "1 ist besucht" : `${formatNumber(visited)} sind besucht`;
  const where = `${count}, und der Spielstein steht auf ${formatNumber(token)}`;
  const next = turn === "derek" && magnitude !== null ? ` Magnus nennt ${formatNumber(magnitude)}.` : "";
  return `${table} nach ${rounds(round)}: ${where}.${turn === "over" ? " Die Partie ist zu Ende." : next}`;
}

/** @param {string} lesson @param {string} step */
export function stepText(lesson, step) {
  return `Eine interaktive Abbildung: der Schritt „${step}“ der Lektion „${lesson}“ auf dem Magnus–Derek-Tisch.`;
}
