// @ts-check
/** Keeps the game in progress on the device, so that the page goes on with it another time. */

import { keepGame } from "./own-game.js";

/** @import { ChangeDetail, MagnusDerekElement } from "../../table/element-types" */

/**
 * Keeps every game that a person has moved in, until it is over. Where nothing can be kept it lasts as long as the page.
 * @param {MagnusDerekElement} table @param {() => "minute" | "ladder" | "none"} strip what the strip above the table is for
 * @param {() => boolean} isOwn whether the game was begun on this device
 */
export function keepGames(table, strip, isOwn) {
  table.addEventListener("md-change", (event) => {
    const { userInitiated } = /** @type {CustomEvent<ChangeDetail>} */ (event).detail;
    if (!userInitiated || strip() === "minute") return;
    try {
      keepGame(table.getState(), isOwn() ? strip() : "", table.state?.turn === "over");
    } catch {
      // The game is too long for a link.
    }
  });
}
