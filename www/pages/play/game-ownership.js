// @ts-check
/** Ownership of a game: only games played here from the start count for a personal best. */

import { firstOf } from "../../kit/first-of.js";
import { loadCore, needsStudy } from "../../table/core/core.js";
import { begunGames, stripOf } from "./saved-games.js";
import { tokenPath } from "./token-path.js";

/** @import { Rung } from "../../core/types" */
/** @import { ChangeDetail, MagnusDerekElement } from "../../table/element-types" */

/**
 * @typedef {object} Ownership
 * @property {() => boolean} isOwn
 * @property {() => boolean} isSent says whether all moves so far come from elsewhere
 * @property {() => Rung | null} rung the game as the ladder begins it; null for one that the ladder does not have
 * @property {() => Rung | null} led the same; null if the game has begun with other rounds
 */

/** A game as it was opened. @typedef {{link: string, round: number}} Opened its link is "" where it is one of the page's own */

/** Parts of a table that decide the ownership of its game. @typedef {Pick<MagnusDerekElement, "state" | "route" | "getState" | "addEventListener" | "removeEventListener">} Table */

/**
 * Follows the games on a table from now on.
 * @param {Table} table
 * @param {Opened} opened the game that was opened last, in which moves may have been made since
 * @param {Promise<Pick<import("../../table/core/core.js").Core, "Handle" | "rung">>} [loading]
 * @returns {Promise<Ownership>}
 */
export async function followOwnership(table, opened, loading = loadCore()) {
  const roundNow = () => table.state?.round ?? 0;
  let last = opened;
  // The game may change while the core is on its way.
  const noteLast = (/** @type {Event} */ event) => {
    if (/** @type {CustomEvent<ChangeDetail>} */ (event).detail.change === "game")
      last = { link: linkOf(table), round: roundNow() };
  };
  table.addEventListener("md-change", noteLast);
  const core = await loading;
  table.removeEventListener("md-change", noteLast);
  let isOwn = false;
  /** The ways that the token has gone in own games, by their start: each may be opened again in its middle. @type {Map<string, string[]>} */
  const ways = new Map();
  /** The way of the token in a game that came from elsewhere. */
  let foreign = "";
  /** The last game that was looked up, as it is asked about after each move: its start, and the ladder's. @type {[start: string, rung: Rung | null]} */
  let known = ["", null];

  const start = () => linkOf(table, { moves: false });
  /** The way up to a round: another goes on from it if it begins with it. */
  const gone = (round = roundNow()) =>
    tokenPath(table)
      .slice(0, round)
      .map((position) => `${position},`)
      .join("");
  /** @param {string} way */
  const isKnown = (way) => ways.get(start())?.some((one) => one.startsWith(way)) ?? false;

  /** @param {boolean} own */
  function note(own) {
    // A game from a position set up by hand is nobody's best.
    isOwn = own && !needsStudy(start());
    const way = gone();
    if (!isOwn || isKnown(way)) return;
    const others = ways.get(start())?.filter((one) => !way.startsWith(one)) ?? [];
    ways.set(start(), [...others, way]);
  }

  function rung() {
    const now = start();
    // The ladder has no position that is set up by hand.
    if (now !== known[0]) known = [now, now && !needsStudy(now) ? core.rung(now, false) : null];
    return known[1];
  }

  /** The way of the token in a game, which may be that on the table. @param {string} link */
  function routeOf(link) {
    if (link === linkOf(table)) return table.route();
    const game = core.Handle.open(link);
    const route = game.route(0);
    game.free();
    return route;
  }

  /** Recalls the own games with the same start from earlier visits. */
  function recall() {
    for (const [, link = "", first] of begunGames()) {
      if (first !== start()) continue;
      try {
        const way = [...routeOf(link)].map((position) => `${position},`).join("");
        if (!isKnown(way)) ways.set(first, [...(ways.get(first) ?? []), way]);
      } catch {
        // Somebody else has written into the storage.
      }
    }
  }

  function open({ link, round } = { link: linkOf(table), round: roundNow() }) {
    const isLed = () => link === rung()?.link;
    recall();
    note(round === 0 || stripOf(link) !== undefined || isKnown(gone()) || isLed());
    foreign = isOwn ? "" : gone(round);
  }

  function led() {
    const [first, route] = [rung(), table.route()];
    return first?.way.every((position, round) => route[round] === position) ? first : null;
  }

  /** Notes a move or a step through the game: who begins another's game afresh plays his own, as long as he goes another way. */
  function go() {
    const way = gone();
    note(way === "" || isKnown(way) || (isOwn && !foreign.startsWith(way)));
  }

  table.addEventListener("md-change", (event) => {
    const { change } = /** @type {CustomEvent<ChangeDetail>} */ (event).detail;
    if (change === "game") open();
    else if (change !== "players") go();
    else {
      // Another player may have made the moves before.
      foreign = gone();
      note(foreign === "");
    }
  });
  open(last.link ? last : { link: "", round: 0 });
  const isSent = () => foreign !== "" && foreign.startsWith(gone());
  return { isOwn: () => isOwn, isSent, rung, led };
}

/** The link of the game; "" where it is too long. @param {Pick<MagnusDerekElement, "getState">} table @param {{moves?: boolean}} [options] */
export const linkOf = (table, options) => firstOf(() => table.getState(options));
