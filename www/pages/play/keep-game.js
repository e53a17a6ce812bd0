// @ts-check
/** Keeps the games begun on the device, so that each is still a person's own when its link is opened again. */

import { linkOf } from "./game-ownership.js";
import { BEGUN, begunGames, keep, keepGame } from "./own-game.js";

/** @import { ChangeDetail, MagnusDerekElement } from "../../table/element-types" */

/** The number of games that are kept. */
const MOST = 50;

/**
 * Keeps the game on the table as one begun here.
 * @param {Pick<MagnusDerekElement, "getState">} table @param {string} strip its role; "" for another's game @param {string} [before] the link of the game when it was last kept
 */
export function keepBegun(table, strip, before = "") {
  const link = linkOf(table);
  if (!link) return link;
  const others = begunGames().filter(([, one]) => one && one !== before && one !== link);
  const games = strip ? [[strip, link, linkOf(table, { moves: false })], ...others] : others;
  keep(
    BEGUN,
    games
      .slice(0, MOST)
      .map((game) => game.join(" "))
      .join("\n"),
  );
  return link;
}

/** Keeps a game that the ladder has begun. @param {MagnusDerekElement} table @param {"ladder" | "none"} strip */
export const keepLadderGame = (table, strip) => keepGame(keepBegun(table, strip));

/**
 * Keeps every game begun here that a person has moved in. Where nothing can be kept it lasts as long as the page.
 * @param {MagnusDerekElement} table @param {() => "minute" | "ladder" | "none"} strip its role
 * @param {() => boolean} isOwn whether the game was begun on this device @param {boolean} hasActed whether moves were made before
 */
export function keepGames(table, strip, isOwn, hasActed) {
  let before = linkOf(table);
  const update = () => {
    if (strip() !== "minute") before = keepBegun(table, isOwn() ? strip() : "", before) || before;
  };
  table.addEventListener("md-change", (event) => {
    const { change, userInitiated } = /** @type {CustomEvent<ChangeDetail>} */ (event).detail;
    if (change === "game") before = linkOf(table);
    if (userInitiated) update();
  });
  if (hasActed) update();
}
