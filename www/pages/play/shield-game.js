// @ts-check
/** The game in which Derek's shield is found. It comes late, for the core has to look for one that takes thought. */

import { loadCore } from "../../table/core/core.js";
import { freshGame } from "./rungs.js";
import { KEPT, SHIELD } from "./shield.js";
import { keepsWithoutThought } from "./without-thought.js";

/** Games that are drawn at most: more than half of them are good enough. */
const MOST_DRAWN = 40;

/** @returns {Promise<string>} its link */
export async function shieldGame() {
  const { Handle } = await loadCore();
  for (let drawn = 1; ; drawn++) {
    const link = freshGame(SHIELD, "derek");
    const game = Handle.open(link);
    try {
      if (drawn === MOST_DRAWN || !keepsWithoutThought(game, KEPT)) return link;
    } finally {
      game.free();
    }
  }
}
