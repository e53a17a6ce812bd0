// @ts-check
/** Keeps the game in progress on the device, so that the page goes on with it another time. */

import { BEGUN, isFramed, KEY, MINUTE } from "./own-game.js";

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
      const link = table.state?.turn === "over" ? "" : table.getState();
      keepGame(link, isOwn() ? strip() : "");
    } catch {
      // The game is too long for a link.
    }
  });
}

/** Keeps the game in progress. @param {string} link "" for none any more @param {string} strip what the strip was for when it was begun here; "" for another's */
export function keepGame(link, strip) {
  try {
    keep(KEY, link);
    keep(MINUTE, "");
    keep(BEGUN, link && strip ? `${strip} ${link}` : "");
  } catch {
    // No storage.
  }
}

/** Keeps where the first minute is. @param {string} place its chapter and its game; "" at its beginning and its end */
export function keepMinute(place) {
  try {
    keep(MINUTE, place);
  } catch {
    // As above.
  }
}

/** @param {string} key @param {string} value "" for nothing any more */
function keep(key, value) {
  if (isFramed) return;
  if (value) localStorage.setItem(key, value);
  else localStorage.removeItem(key);
}
