// @ts-check
/**
 * Whether the game on the table was played on this device from its beginning, as only such a game can be a person's best:
 * the link of another's game shows what he has done.
 */

import { loadCore } from "../../table/core/core.js";
import { begun } from "./own-game.js";
import { ladderBeginning } from "./rung-game.js";

/** @import { ChangeDetail, MagnusDerekElement } from "../../table/element-types" */

/**
 * @typedef {object} Begun
 * @property {() => boolean} isOwn
 * @property {() => number} played the rounds that the ladder has played for the person, if the game began so; else 0
 */

/**
 * Follows the games on a table from now on.
 * @param {MagnusDerekElement} table
 * @param {string} opened the link of the game with which the page began, in which moves may have been made since; "" for one
 *   of the page's own
 * @returns {Promise<Begun>}
 */
export async function begunHere(table, opened) {
  const [startOf, { Handle }] = [await ladderBeginning(), await loadCore()];
  let isOwn = false;
  let played = 0;
  /** The beginning of the last game that was own, which may be opened again in its middle. */
  let beginning = "";

  /** The number of rounds in a link. @param {string} link */
  function roundsOf(link) {
    const game = link ? Handle.open(link) : null;
    const round = game?.state().round ?? 0;
    game?.free();
    return round;
  }

  function open(link = linkOf(table), round = table.state?.round ?? 0) {
    const start = linkOf(table, { moves: false });
    const led = round > 0 ? startOf(start) : null;
    played = led && led.round <= round ? led.round : 0;
    isOwn = round === 0 || link === led?.link || link === begun().link || (start !== "" && start === beginning);
    beginning = isOwn ? start : "";
  }

  table.addEventListener("md-change", (event) => {
    const { change } = /** @type {CustomEvent<ChangeDetail>} */ (event).detail;
    if (change === "game") open();
    // Another player may have made the moves before.
    else if (change === "players") isOwn = table.state?.round === 0;
  });
  try {
    open(opened, roundsOf(opened));
  } catch {
    // The table has refused the link, and begins another game.
    open();
  }
  return { isOwn: () => isOwn, played: () => played };
}

/** The link of the game; "" where it is too long. @param {MagnusDerekElement} table @param {{moves?: boolean}} [options] */
export function linkOf(table, options) {
  try {
    return table.getState(options);
  } catch {
    return "";
  }
}
