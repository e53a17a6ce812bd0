// @ts-check
/**
 * How the ladder begins a game. Where nothing can be kept, both ways lead to new positions for many
 * rounds, whatever Derek says: those are played for him, as well as possible, up to the first choice that he can see.
 */

import { mostRounds, WAYS } from "./most-rounds.js";
import { isRung } from "./way-up.js";

/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */

/** What the rings look like after each answer to the waiting call. @param {Handle} game */
const outlooks = (game) =>
  WAYS.map((way) => {
    const after = game.foreseen(way);
    const state = after?.state();
    after?.free();
    return state ? [state.depth, ...state.layerSizes].join() : "";
  });

/** Whether both answers lead to a new position, and to the same rings. @param {Handle} game */
function isAlike(game) {
  const { landings } = game.facts();
  return landings?.every((landing) => landing.new) === true && new Set(outlooks(game)).size === 1;
}

/** The answer that loses nothing. @param {Handle} game */
function bestAnswer(game) {
  const loss = game.evaluation().answerLosses?.[0];
  return WAYS[loss && loss.positions + loss.rounds > 0 ? 1 : 0];
}

/**
 * Plays the rounds in which Derek has nothing to choose, where nothing can be kept; returns their number.
 * @param {Handle} game that has just begun
 */
export function playOn(game) {
  const { n, fStar } = game.state();
  if (fStar < n - 1) return 0;
  game.solve(() => {});
  while (isAlike(game)) game.answer(bestAnswer(game));
  return game.state().round;
}

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
 * @param {typeof import("../../pkg/magnus_derek.js").Handle} Games
 * @returns {(start: string) => Beginning | null} null for a game that the ladder does not have
 */
export function beginnings(Games) {
  /** @type {{start: string, beginning: Beginning | null}} */
  let last = { start: "", beginning: null };

  /** @param {string} start */
  function begin(start) {
    let game;
    try {
      game = Games.open(start);
      const { magnus, derek } = game.facts();
      // Without a promise a game need never end.
      if (!isRung(game.state().n) || !derek.human || magnus.promise === null) return null;
      const round = playOn(game);
      const most = round > 0 && magnus.seeded ? mostRounds(game) : null;
      return { link: game.link(), round, way: String(game.route(0)), most };
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
