// @ts-check
/** Beginnings of ladder games: where nothing can be kept, the core plays the rounds without a choice. */

import { isRung } from "./ladder-progress.js";

/**
 * A game as the ladder begins it.
 * @typedef {object} Beginning
 * @property {string} link
 * @property {number} round the rounds that the ladder has played
 * @property {string} way the positions to which they have led
 * @property {number | null} most the rounds that the person can make of it; null where Magnus draws no calls
 */

/**
 * Looks up how the ladder begins a game, by the link of its start. The last game is remembered, as it is asked about after
 * each move.
 * @param {typeof import("../../../pkg/magnus_derek.js").Handle} Games
 * @returns {(start: string) => Beginning | null} null for a game that the ladder does not have
 */
export function findBeginnings(Games) {
  /** @type {{start: string, beginning: Beginning | null}} */
  let last = { start: "", beginning: null };

  /** @param {string} start */
  function begin(start) {
    let game;
    try {
      game = Games.open(start);
      if (!isRung(game.state().n) || !game.beginOnLadder()) return null;
      const { round } = game.state();
      return { link: game.link(), round, way: String(game.route(0)), most: game.mostRounds() || null };
    } catch {
      return null;
    } finally {
      game?.free();
    }
  }

  return (start) => {
    if (start !== last.start) last = { start, beginning: begin(start) };
    return last.beginning;
  };
}
