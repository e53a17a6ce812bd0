// @ts-check
/** Whether a position has come again while nobody forces anything, and a person may end the game. */

/** @import { Model } from "../types" */

/**
 * Says whether the game goes round in circles and a person may end it. A page that speaks for the table, or a lesson,
 * decides that itself.
 * @param {Model} model
 */
export const goesRound = ({ state, settings, overlay, playing }) =>
  state.repeated !== null &&
  settings.setUp === undefined &&
  !settings.readonly &&
  !playing &&
  overlay?.sentence === undefined;
