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
  if (isFramed) return;
  table.addEventListener("md-change", (event) => {
    const { userInitiated } = /** @type {CustomEvent<ChangeDetail>} */ (event).detail;
    if (!userInitiated || strip() === "minute") return;
    try {
      const link = table.state?.turn === "over" ? "" : table.getState();
      keep(KEY, link);
      keep(MINUTE, "");
      keep(BEGUN, link && isOwn() ? `${strip()} ${link}` : "");
    } catch {
      // No storage, or the game is too long for a link.
    }
  });
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
  if (value) localStorage.setItem(key, value);
  else localStorage.removeItem(key);
}
