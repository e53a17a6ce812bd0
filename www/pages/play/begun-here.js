// @ts-check
/**
 * Whether the game on the table was played on this device from its beginning, as only such a game can be a person's best:
 * the link of another's game shows what he has done.
 */

import { begun } from "./own-game.js";
import { ladderBeginning } from "./rung-game.js";

/** @import { ChangeDetail, MagnusDerekElement } from "../../table/element-types" */

/**
 * @typedef {object} Begun
 * @property {() => boolean} isOwn
 * @property {() => number} played the rounds that the ladder has played for the person, if the game began so; else 0
 */

/** Follows the games on a table from now on. @param {MagnusDerekElement} table @returns {Promise<Begun>} */
export async function begunHere(table) {
  const startOf = await ladderBeginning();
  let isOwn = false;
  let played = 0;
  /** The beginning of the last game that was own, which may be opened again in its middle. */
  let beginning = "";

  function open() {
    const [link, start] = [linkOf(table), linkOf(table, { moves: false })];
    const round = table.state?.round ?? 0;
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
  open();
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
