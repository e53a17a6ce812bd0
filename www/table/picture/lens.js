// @ts-check
/** Whether a table has a lens, and shows it; `lens-picture.js` draws it. */

import { MOST_SEATS } from "./geometry.js";

/** @import { PictureData } from "../types" */

/** Whether a table is so large that it has one. @param {number} n */
export function hasLens(n) {
  return n > MOST_SEATS;
}

/** Whether it is shown now. @param {PictureData} view */
export function showsLens({ look, state }) {
  return look.lens === true && hasLens(state.n);
}
