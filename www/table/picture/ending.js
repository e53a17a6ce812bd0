// @ts-check
/** The end of a game: whether it has come, and the data of its picture, which `trophy.js` draws. */

/** @import { Ending, GameState, PictureData } from "../types" */
/** The view of a game that is over. @typedef {PictureData & {ending: Ending}} EndedView */

/**
 * The data of the picture of the end; null while the game goes on.
 * @param {Pick<import("../../pkg/magnus_derek.js").Handle, "visited" | "firstVisits" | "route" | "departures">} game
 * @param {GameState} state
 * @returns {Ending | null}
 */
export function endingOf(game, { turn, round }) {
  if (turn !== "over") return null;
  const [order, rounds] = [game.visited(), game.firstVisits()];
  return { order, rounds, trail: game.route(0).subarray(0, round), departures: game.departures() };
}

/**
 * Says whether the whole game is shown in place of the rings: at its
 * end, unless a layer is looked at or a page leaves the layers out.
 * @param {PictureData} view @returns {view is EndedView}
 */
export function showsEnding(view) {
  return Boolean(view.ending) && view.look.layer === null && view.overlay?.layers !== false;
}
