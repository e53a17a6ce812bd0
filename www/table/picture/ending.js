// @ts-check
/** The end of a game: whether its picture is shown, which `trophy.js` draws. */

/** @import { Ending, PictureData } from "../types" */
/** The view of a game that is over. @typedef {PictureData & {ending: Ending}} EndedView */

/**
 * Says whether the whole game is shown in place of the rings: at its
 * end, unless a layer is looked at or a page leaves the layers out.
 * @param {PictureData} view @returns {view is EndedView}
 */
export function showsEnding(view) {
  return Boolean(view.ending) && view.look.layer === null && view.overlay?.layers !== false;
}
