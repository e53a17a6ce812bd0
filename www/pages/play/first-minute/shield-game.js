// @ts-check
/** The game in which Derek's shield is found. Whoever keeps the shield has the star, so that a star takes thought is enough. */

import { rungGame } from "../ladder/rung-game.js";
import { SHIELD } from "./shield.js";

/** @returns {Promise<string>} its link */
export const shieldGame = () => rungGame(SHIELD, "derek");
