// @ts-check
/** Die Wörter der Seite einer Lektion. */

import basics from "../../../text/de/basics.js";
import learn from "../../../text/de/learn.js";
import names from "../../../text/de/names.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";
import { speak } from "../../spoken.js";
import * as kit from "../kit.js";

/** Alles, was das Englische sagt. @type {{kit: typeof import("../../en/kit.js")}} */
const said = { kit };
speak("de", said);
speakOnPage(speakerOf(basics, names, learn));
