// @ts-check
/** Keeps the game in progress on the device, so that the page goes on with it another time. */

import { isFramed, KEY } from "./own-game.js";

/** @import { ChangeDetail, MagnusDerekElement } from "../../table/element-types" */

/**
 * Keeps every game that a person has moved in, until it is over. Where nothing can be kept it lasts as long as the page.
 * @param {MagnusDerekElement} table @param {() => boolean} isLed whether the first minute is on the table
 */
export function keepGames(table, isLed) {
  if (isFramed) return;
  table.addEventListener("md-change", (event) => {
    const { userInitiated } = /** @type {CustomEvent<ChangeDetail>} */ (event).detail;
    if (!userInitiated || isLed()) return;
    try {
      if (table.state?.turn === "over") localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, table.getState());
    } catch {
      // No storage, or the game is too long for a link.
    }
  });
}
