// @ts-check
/** The conditions for the lens; `lens-picture.js` draws it. */

import { MOST_SEATS } from "../../board/geometry.js";

/** @import { PictureData } from "../types" */

/** Says whether a table is large enough for a lens. @param {number} n */
export function hasLens(n) {
  return n > MOST_SEATS;
}

/** Says whether the lens is shown now. @param {PictureData} view */
export function showsLens({ look, state }) {
  return look.lens === true && hasLens(state.n);
}
