// @ts-check
/** Die Wörter der Seite von Multivision. TypeScript findet, was darin fehlt. */

import { speak } from "../../spoken.js";
import * as figures from "../companion-figures.js";
import * as companions from "../companions.js";
import * as kit from "../kit.js";
import * as multivision from "../multivision.js";

/**
 * @type {{
 *   kit: typeof import("../../en/kit.js"),
 *   companions: typeof import("../../en/companions.js"),
 *   "companion-figures": typeof import("../../en/companion-figures.js"),
 *   multivision: typeof import("../../en/multivision.js"),
 * }}
 */
const said = { kit, companions, "companion-figures": figures, multivision };
speak("de", said);
