// @ts-check
/** Die Wörter der Seite „Spielen“. */

import basics from "../../../text/de/basics.js";
import carpet from "../../../text/de/carpet.js";
import carpetButton from "../../../text/de/carpet-button.js";
import names from "../../../text/de/names.js";
import terms from "../../../text/de/terms.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";
import { speak } from "../../spoken.js";
import * as kit from "../kit.js";
import * as play from "../play.js";

/** Alles, was das Englische sagt. @type {{play: typeof import("../../en/play.js") & typeof import("../../en/first-call.js")}} */
const said = { play };
speak("de", { kit, ...said });
speakOnPage(speakerOf(basics, carpet, carpetButton, names, terms));
