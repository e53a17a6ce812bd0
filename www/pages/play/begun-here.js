// @ts-check
/**
 * Whether the game on the table was played on this device from its beginning, as only such a game can be a person's best:
 * the link of another's game shows what he has done.
 */

import { firstOf } from "../../kit/first-of.js";
import { loadCore } from "../../table/core/core.js";
import { beginningOf } from "./ladder-beginning.js";
import { begun } from "./own-game.js";

/** @import { ChangeDetail, MagnusDerekElement } from "../../table/element-types" */

/**
 * @typedef {object} Begun
 * @property {() => boolean} isOwn
 * @property {() => number} played the rounds that the ladder has played for the person, if the game began so; else 0
 */

/** What of a table says whose its game is. @typedef {Pick<MagnusDerekElement, "state" | "route" | "getState" | "addEventListener" | "removeEventListener">} Table */

/**
 * Follows the games on a table from now on.
 * @param {Table} table
 * @param {string} opened the link of the game that was opened last, in which moves may have been made since; "" for one of the
 *   page's own
 * @param {Promise<Pick<import("../../table/core/core.js").Core, "Handle">>} [loading]
 * @returns {Promise<Begun>}
 */
export async function begunHere(table, opened, loading = loadCore()) {
  let last = opened;
  // The game may change while the core is on its way.
  const noteLast = (/** @type {Event} */ event) => {
    if (/** @type {CustomEvent<ChangeDetail>} */ (event).detail.change === "game") last = linkOf(table);
  };
  table.addEventListener("md-change", noteLast);
  const { Handle } = await loading;
  table.removeEventListener("md-change", noteLast);
  let isOwn = false;
  let played = 0;
  /** All that has been on the table in games that are own, each of which may be opened again in its middle. @type {Set<string>} */
  const seen = new Set();
  /** The way of the token in a game that came from elsewhere. @type {number[]} */
  let foreign = [];

  /** The number of rounds in a link. @param {string} link */
  function roundsOf(link) {
    const game = link ? Handle.open(link) : null;
    const round = game?.state().round ?? 0;
    game?.free();
    return round;
  }

  /** The way of the token up to now; its line may go on. */
  const way = () => [...table.route()].slice(0, table.state?.round ?? 0);
  /** The game up to now. */
  const here = () => `${linkOf(table, { moves: false })} ${way()}`;

  /** @param {boolean} own */
  function note(own) {
    isOwn = own;
    if (own) seen.add(here());
  }

  function open(link = linkOf(table), round = table.state?.round ?? 0) {
    const led = round > 0 ? beginningOf(Handle, linkOf(table, { moves: false })) : null;
    played = led && led.round <= round ? led.round : 0;
    note(round === 0 || link === led?.link || link === begun().link || seen.has(here()));
    foreign = isOwn ? [] : way();
  }

  /** Notes a move or a step through the game: who begins another's game afresh plays his own, as long as he goes another way. */
  function go() {
    const gone = way();
    const isForeign = gone.length <= foreign.length && gone.every((position, index) => position === foreign[index]);
    note(gone.length === 0 || seen.has(here()) || (isOwn && !isForeign));
  }

  table.addEventListener("md-change", (event) => {
    const { change } = /** @type {CustomEvent<ChangeDetail>} */ (event).detail;
    if (change === "game") open();
    else if (change !== "players") go();
    else {
      // Another player may have made the moves before.
      foreign = way();
      note(foreign.length === 0);
    }
  });
  try {
    open(last, roundsOf(last));
  } catch {
    // The table has refused the link, and begins another game.
    open();
  }
  return { isOwn: () => isOwn, played: () => played };
}

/** The link of the game; "" where it is too long. @param {Pick<MagnusDerekElement, "getState">} table @param {{moves?: boolean}} [options] */
export const linkOf = (table, options) => firstOf(() => table.getState(options));
