// @ts-check
/** Sentences of a game of two people apart, loaded with the first such game. */

import apart from "../../en/table/apart.js";
import { english } from "../../english.js";

/** @import { Player } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(apart);

/** The names of the two, which are the same in every language. */
export const NAMES = /** @type {const} */ ({ magnus: "Magnus", derek: "Derek" });

/** @param {Player} player @returns {Player} */
export const otherOf = (player) => (player === "magnus" ? "derek" : "magnus");

/** The names for a sentence to the person who has this role. @param {Player} role */
export const namesFor = (role) => ({ you: NAMES[role], other: NAMES[otherOf(role)] });

/**
 * Who the person is, and whose turn it is.
 * @param {Speaker} words @param {Player} role @param {Player | "over"} turn
 */
export function roleText(words, role, turn) {
  const values = namesFor(role);
  if (turn === "over") return words.say("apartOver", values);
  return words.say(turn === role ? "apartYou" : "apartTurn", values);
}

/**
 * A link that is kept, by its date and its game.
 * @param {Speaker} words @param {{at: number, n: number, round: number, turn: Player | "over"}} kept
 */
export function keptText(words, { at, n, round, turn }) {
  const date = new Date(at).toLocaleString(words.language, { dateStyle: "medium", timeStyle: "short" });
  if (turn === "over") return words.plain("apartKeptOver", { date, n, round });
  return words.plain("apartKept", { date, n, round: round + 1, player: NAMES[turn] });
}
