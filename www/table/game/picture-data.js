// @ts-check
/** The data of a game that pictures are made of: its classes, its end, and the table after an answer. */

import { phaseLevel } from "../../text/say/table/facts.js";

/** @import { Band, Ending, GameFacts, GameState, InnerTable, Landing, PictureData } from "../types" */
/** @import { Outcome } from "../../text/say/table/after-move.js" */
/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */
/** @typedef {Pick<PictureData, "state" | "facts" | "depths" | "ranks">} ForeseenTable the data that an answer changes */

/** The most classes drawn as an inner table; with more there are only the band and the words. */
const MOST_CLASSES = 61;
/** The most positions with a band; with more it would be a blur. */
const MOST_BAND = 360;

/**
 * The drawn parts of a game's classes, as far as there is room.
 * @param {{bands: () => Band[], innerTable: () => InnerTable | null}} game @param {{n: number}} state
 * @param {GameFacts} facts
 */
export function classesOf(game, { n }, { plan }) {
  const level = phaseLevel(plan);
  return {
    bands: n <= MOST_BAND ? game.bands() : [],
    innerTable: level && level.procedure.p <= MOST_CLASSES ? game.innerTable() : null,
  };
}

/**
 * The whole of a game that is over; null while it goes on.
 * @param {Pick<Handle, "visited" | "firstVisits" | "route" | "departures">} game @param {GameState} state
 * @returns {Ending | null}
 */
export function endingOf(game, { turn, round }) {
  if (turn !== "over") return null;
  const [order, rounds] = [game.visited(), game.firstVisits()];
  return { order, rounds, trail: game.route(0).subarray(0, round), departures: game.departures() };
}

/**
 * The table of a game foreseen, which is let go.
 * @param {Handle} game @param {boolean} isRanked whether the ranks are wanted
 * @returns {ForeseenTable}
 */
export function tableOf(game, isRanked) {
  const ranks = isRanked ? game.ranks() : null;
  const table = { state: game.state(), facts: game.facts(), depths: game.depths(), ranks };
  game.free();
  return table;
}

/**
 * The landings of a call with the token's depth after each, by a copy of the game.
 * @param {Handle} game @param {[Landing, Landing]} landings @param {number} never the depth that stands for no layer
 * @returns {[Outcome, Outcome] | null} null on a table so large that this takes too long
 */
export function outcomesOf(game, landings, never) {
  const [one, other] = landings;
  const called = game.copy();
  try {
    // A computer would answer at once.
    called.setDerek("human");
    called.call(String(one.magnitude));
    const [plus, minus] = [outcomeOf(called, one, never), outcomeOf(called, other, never)];
    return plus && minus && [plus, minus];
  } finally {
    called.free();
  }
}

/** @param {Handle} called @param {Landing} landing @param {number} never @returns {Outcome | null} */
function outcomeOf(called, landing, never) {
  const then = called.foreseen(landing.direction);
  if (!then) return null;
  const depth = then.depths()[landing.position] ?? never;
  then.free();
  return { ...landing, after: depth === never ? null : depth };
}
