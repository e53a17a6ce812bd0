// @ts-check
/** Die Wörter der Seite des Dominokreises. TypeScript findet, was darin fehlt. */

import { speak } from "../../spoken.js";
import * as figures from "../companion-figures.js";
import * as companions from "../companions.js";
import * as dominoes from "../dominoes.js";
import * as kit from "../kit.js";

/**
 * @type {{
 *   kit: typeof import("../../en/kit.js"),
 *   companions: typeof import("../../en/companions.js"),
 *   "companion-figures": typeof import("../../en/companion-figures.js"),
 *   "dominoes": typeof import("../../en/dominoes.js"),
 * }}
 */
const said = { kit, companions, "companion-figures": figures, dominoes: dominoes };
speak("de", said);
