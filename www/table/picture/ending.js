// @ts-check
/** Whether a game has come to its end, and what the picture of that is made from; `trophy.js` draws it. */

/** @import { Ending, GameState, PictureData } from "../types" */
/** The view of a game that is over. @typedef {PictureData & {ending: Ending}} EndedView */

/**
 * What the picture of the end is made from; null while the game goes on.
 * @param {Pick<import("../../pkg/magnus_derek.js").Handle, "visited" | "firstVisits" | "route" | "departures">} game @param {GameState} state
 * @returns {Ending | null}
 */
export function endingOf(game, { turn, round }) {
  if (turn !== "over") return null;
  const [order, rounds] = [game.visited(), game.firstVisits()];
  return { order, rounds, trail: game.route(0).subarray(0, round), departures: game.departures() };
}

/** Whether the whole game is shown instead of the rings: at its end, unless a layer is looked at or a page has left the layers out. @param {PictureData} view @returns {view is EndedView} */
export function showsEnding(view) {
  return Boolean(view.ending) && view.look.layer === null && view.overlay?.layers !== false;
}
