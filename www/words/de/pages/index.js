// @ts-check
/** Die Wörter der Seite „Spielen“. */

import basics from "../../../text/de/basics.js";
import first from "../../../text/de/first-call.js";
import kit from "../../../text/de/kit.js";
import names from "../../../text/de/names.js";
import play from "../../../text/de/play.js";
import terms from "../../../text/de/terms.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";
import { speak } from "../../spoken.js";
import * as carpet from "../carpet.js";

/** Alles, was das Englische sagt. @type {{carpet: typeof import("../../en/carpet.js")}} */
const said = { carpet };
speak("de", said);
speakOnPage(speakerOf(basics, names, kit, first, play, terms));
