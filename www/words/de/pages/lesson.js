// @ts-check
/** Die Wörter der Seite einer Lektion. */

import basics from "../../../text/de/basics.js";
import kit from "../../../text/de/kit.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";
import { speak } from "../../spoken.js";
import * as learn from "../learn.js";

/** Alles, was das Englische sagt. @type {{learn: typeof import("../../en/learn.js")}} */
const said = { learn };
speak("de", said);
speakOnPage(speakerOf(basics, kit));
