// @ts-check
/** Keeps the games begun on the device, so that each is still a person's own when its link is opened again. */

import { linkOf } from "./game-ownership.js";
import { keepBegun, keepGame } from "./own-game.js";

/** @import { ChangeDetail, MagnusDerekElement } from "../../table/element-types" */

/**
 * Keeps the game on the table as one begun here; returns its link.
 * @param {Pick<MagnusDerekElement, "getState">} table @param {string} strip its role; "" for another's game @param {string} [before] the link of the game when it was last kept
 */
function keepOn(table, strip, before) {
  const link = linkOf(table);
  if (link) keepBegun(link, strip, linkOf(table, { moves: false }), before);
  return link;
}

/** Keeps a game that the ladder has begun. @param {MagnusDerekElement} table @param {"ladder" | "none"} strip */
export const keepLadderGame = (table, strip) => keepGame(keepOn(table, strip));

/**
 * Keeps every game begun here that a person has moved in. Where nothing can be kept it lasts as long as the page.
 * @param {MagnusDerekElement} table @param {() => "minute" | "ladder" | "none"} strip its role
 * @param {() => boolean} isOwn whether the game was begun on this device @param {boolean} hasActed whether moves were made before
 */
export function keepGames(table, strip, isOwn, hasActed) {
  let before = linkOf(table);
  const update = () => {
    if (strip() !== "minute") before = keepOn(table, isOwn() ? strip() : "", before) || before;
  };
  table.addEventListener("md-change", (event) => {
    const { change, userInitiated } = /** @type {CustomEvent<ChangeDetail>} */ (event).detail;
    if (change === "game") before = linkOf(table);
    if (userInitiated) update();
  });
  if (hasActed) update();
}
