// @ts-check
/** The table that replays a game known in advance. */

import { studyOnTables } from "../../table/core/core.js";
import "../../table/element.js";
import { overlayOf } from "./path-overlay.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */
/** @import { CompleteGame } from "./types" */

studyOnTables();

/**
 * @param {MagnusDerekElement} table
 * @param {(round: number) => void} moved called for every round that somebody goes to
 */
export function createShow(table, moved) {
  /** The game on the table, or the one for it once it is loaded. @type {CompleteGame | null} */
  let shown = null;
  let step = 0;

  table.addEventListener("md-change", (event) => {
    const { state, change } = /** @type {CustomEvent} */ (event).detail;
    step = state.round;
    if (change !== "game") moved(step);
  });

  const openShown = async () => {
    const wanted = shown;
    // If it cannot be loaded, it says so in its place.
    await table.ready.catch(() => {});
    if (!wanted || wanted !== shown || !table.state) return;
    table.overlay = overlayOf(wanted);
    try {
      table.setState(`${wanted.way.link}&round=${step}`);
    } catch {
      // More rounds than a link holds: the table says so, and goes on with the game before.
      table.overlay = null;
    }
  };

  return {
    /** Shows a game at a round. @param {CompleteGame} game @param {number} round */
    show(game, round) {
      shown = game;
      step = Math.min(Math.max(Math.trunc(round), 0), game.way.rounds.length);
      table.hidden = false;
      openShown();
    },
    /** True if it shows this game. @param {CompleteGame} game */
    isOf: (game) => shown !== null && shown.way.link === game.way.link,
    /** Shows nothing. */
    clear() {
      if (table.state) table.pause();
      shown = null;
      step = 0;
      table.hidden = true;
    },
    /** @param {number} round */
    goTo(round) {
      if (table.state) table.goTo(round);
    },
    get step() {
      return step;
    },
  };
}
