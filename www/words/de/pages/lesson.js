// @ts-check
/** Die Wörter der Seite einer Lektion. */

import { speak } from "../../spoken.js";
import * as kit from "../kit.js";
import * as learn from "../learn.js";

/** Alles, was das Englische sagt. @type {{kit: typeof import("../../en/kit.js"), learn: typeof import("../../en/learn.js")}} */
const said = { kit, learn };
speak("de", said);
