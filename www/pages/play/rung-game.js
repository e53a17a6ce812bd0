// @ts-check
/**
 * The game with which a table of the ladder begins. Where nothing can be kept, both ways lead to new positions for many
 * rounds, whatever Derek says: those are played for him, as well as possible, up to the first choice that he can see.
 */

import { loadCore } from "../../table/core/core.js";
import { mostRounds } from "./most-rounds.js";
import { freshGame } from "./rungs.js";
import { isRung, roundsWanted } from "./way-up.js";
import { needsNoThought } from "./without-thought.js";

/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */

/** The two answers, as the core names them. */
const WAYS = /** @type {const} */ (["+", "-"]);

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
 * A game as the ladder begins it, by the link of its start.
 * @param {typeof import("../../pkg/magnus_derek.js").Handle} Games @param {string} start
 * @returns {{link: string, round: number} | null} null for a game that the ladder does not have
 */
export function beginningOf(Games, start) {
  let game;
  try {
    game = Games.open(start);
    const { magnus, derek } = game.facts();
    if (!isRung(game.state().n) || !derek.human || magnus.human) return null;
    const round = playOn(game);
    return { link: game.link(), round };
  } catch {
    return null;
  } finally {
    game?.free();
  }
}

/** Whether a star takes thought, and is possible. @param {Handle} game as the ladder begins it @param {number} played */
export function isFair(game, played) {
  if (needsNoThought(game)) return false;
  return played === 0 || mostRounds(game) >= roundsWanted(game.state().n, game.facts().par.rounds);
}

/** Games that are drawn at most: about every second one is good enough on 16, and more of them elsewhere. */
const MOST_DRAWN = 40;

/**
 * The link of a game with which a table of the ladder begins, and in which a star takes thought and is possible.
 * @param {number} n @param {"magnus" | "derek"} person @param {string} [first] a game that has not begun yet: the first to be
 *   considered
 */
export async function rungGame(n, person, first = freshGame(n, person)) {
  if (person === "magnus") return first;
  const { Handle } = await loadCore();
  let link = first;
  for (let drawn = 1; ; drawn++) {
    const game = Handle.open(link);
    try {
      const played = playOn(game);
      if (drawn === MOST_DRAWN || isFair(game, played)) return played > 0 ? game.link() : link;
    } finally {
      game.free();
    }
    link = freshGame(n, person);
  }
}
