// @ts-check
/** The lines above a saved carpet: what every picture of a game says at its foot, here of the whole line. */

import { loadCore } from "../../table/core/core.js";
import { footOf } from "../../table/export/foot.js";
import { speakerIn } from "../../text/languages.js";
import { pageSpeaker } from "../../text/page-speaker.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */

/** @param {MagnusDerekElement} table @param {string} link the game's address, or "" */
export async function headingOf(table, link) {
  // The page has no words for players, its table has.
  const [{ Handle }, words] = await Promise.all([loadCore(), speakerIn(pageSpeaker().language)]);
  // The moves are not needed for the players, and a long game has many.
  const game = Handle.open(table.getState({ moves: false }));
  try {
    const route = table.route();
    const { n } = game.state();
    const visited = new Set([0, ...route]).size;
    const state = { n, layerSizes: [n - visited], round: route.length };
    return footOf({ words, facts: game.facts(), state: { ...game.state(), ...state } }, { link });
  } finally {
    game.free();
  }
}
