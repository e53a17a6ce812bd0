// @ts-check
/** Die Wörter der Seite „Spielen“. */

import { speak } from "../../spoken.js";
import * as carpet from "../carpet.js";
import * as kit from "../kit.js";
import * as play from "../play.js";
import * as terms from "../terms.js";

/** Alles, was das Englische sagt. @type {{carpet: typeof import("../../en/carpet.js"), play: typeof import("../../en/play.js") & typeof import("../../en/first-call.js"), terms: typeof import("../../en/terms.js")}} */
const said = { carpet, play, terms };
speak("de", { kit, ...said });
