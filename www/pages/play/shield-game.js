// @ts-check
/** The game in which Derek's shield is found. It comes late, for the core has to look for one that takes thought. */

import { drawnGame } from "./drawn-game.js";
import { freshGame } from "./rungs.js";
import { KEPT, SHIELD } from "./shield.js";
import { keepsWithoutThought } from "./without-thought.js";

const drawn = () => freshGame(SHIELD, "derek");

/** @returns {Promise<string>} its link */
export const shieldGame = () => drawnGame(drawn(), drawn, (game) => !keepsWithoutThought(game, KEPT));
