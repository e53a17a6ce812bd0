// @ts-check
/** What was possible in a game, from where the ladder began it. */

import { beginningOf } from "./ladder-beginning.js";
import { mostRounds } from "./most-rounds.js";

/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */

/** The way of the token to a round that is on the line; "" if it is not. @param {Handle} game @param {number} round */
function wayTo(game, round) {
  game.goTo(round);
  return game.state().round === round ? [...game.visited(), game.state().token].join() : "";
}

/**
 * @param {typeof import("../../pkg/magnus_derek.js").Handle} Games
 * @returns {(link: string) => number | null} null where the ladder has not begun the game, or not so
 */
export function possibleRounds(Games) {
  /** The last game that was asked about, which is asked about after each move. */
  let last = { start: "", round: 0, way: "", most: 0 };

  /** Plays a game as the ladder begins it. @param {string} start */
  function look(start) {
    const led = beginningOf(Games, start);
    last = { start, round: led?.round ?? 0, way: "", most: 0 };
    if (!led || led.round === 0) return;
    const game = Games.open(led.link);
    try {
      last.way = wayTo(game, led.round);
      last.most = mostRounds(game);
    } finally {
      game.free();
    }
  }

  return (link) => {
    const game = Games.open(link);
    try {
      const start = game.beginning();
      if (start !== last.start) look(start);
      return last.way !== "" && wayTo(game, last.round) === last.way ? last.most : null;
    } catch {
      return null;
    } finally {
      game.free();
    }
  };
}
