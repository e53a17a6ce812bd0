// @ts-check
/** Die Wörter der Seite des Zahlenspiels. TypeScript findet, was darin fehlt. */

import { speak } from "../../spoken.js";
import * as figures from "../companion-figures.js";
import * as companions from "../companions.js";
import * as kit from "../kit.js";
import * as numberGame from "../number-game.js";

/**
 * @type {{
 *   kit: typeof import("../../en/kit.js"),
 *   companions: typeof import("../../en/companions.js"),
 *   "companion-figures": typeof import("../../en/companion-figures.js"),
 *   "number-game": typeof import("../../en/number-game.js"),
 * }}
 */
const said = { kit, companions, "companion-figures": figures, "number-game": numberGame };
speak("de", said);
