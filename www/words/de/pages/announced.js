// @ts-check
/** Die Wörter der Seite „Angesagt“. */

import { speak } from "../../spoken.js";
import * as announced from "../announced.js";
import * as kit from "../kit.js";
import * as terms from "../terms.js";

/** Alles, was das Englische sagt. @type {{announced: typeof import("../../en/announced.js"), terms: typeof import("../../en/terms.js")}} */
const said = { announced, terms };
speak("de", { kit, ...said });
