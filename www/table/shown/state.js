// @ts-check
/** State of a table for scripts: a plain object with the facts and the reason for the last move in words. */

import { plainText } from "../../text/names.js";
import { currentReason } from "../../text/say/table/reasons.js";

/** @import { Facts, GameFacts, SeatedPlayer, Speaker, State } from "../types" */
/** @import { Game } from "../game/game.js" */

/** @param {Game} game @param {Speaker} words @returns {State} */
export function stateOf(game, words) {
  const { state, facts } = game.now;
  const { order } = game;
  const { reason } = state;
  /** Built on reading: it can have a million entries. @type {number[] | undefined} */
  let visited;
  return {
    ...state,
    reason: reason && { ...reason, text: plainText(currentReason(words, state, facts)) },
    get visited() {
      visited ??= [...order];
      return visited;
    },
  };
}

/** @param {SeatedPlayer} player */
const seatOf = ({ id, human, seeded, promise }) =>
  Object.freeze({ id, human, seeded, promise: Object.freeze(promise) });

/** @param {GameFacts} facts @returns {Facts} */
export const factsOf = ({ table: { par }, lastVisit, magnus, derek, seed }) =>
  Object.freeze({ par: Object.freeze(par), lastVisit, magnus: seatOf(magnus), derek: seatOf(derek), seed });
