// @ts-check
/** The state of a table as scripts read it: a plain object, with the reason for the last move in words. */

import { plainText } from "../../text/names.js";
import { whyNow } from "../../text/say/why.js";

/** @import { Speaker, State } from "../types" */
/** @import { Game } from "../game/game.js" */

/** @param {Game} game @param {Speaker} words @returns {State} */
export function stateOf(game, words) {
  const { state, facts } = game.now;
  const { reason } = state;
  const inWords = reason && { ...reason, text: plainText(whyNow(words, state, facts)) };
  return /** @type {State} */ (withLazyList({ ...state, reason: inWords }, "visited", game.order));
}

/**
 * Adds a list as a plain array that is only built when it is read: it can have a million entries.
 * @param {object} target @param {string} name @param {Uint32Array} values
 */
function withLazyList(target, name, values) {
  /** @type {number[] | undefined} */
  let list;
  return Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get: () => {
      list ??= [...values];
      return list;
    },
  });
}
