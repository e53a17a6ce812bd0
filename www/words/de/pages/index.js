// @ts-check
/** Die Wörter der Seite „Spielen“. */

import basics from "../../../text/de/basics.js";
import carpet from "../../../text/de/carpet.js";
import carpetButton from "../../../text/de/carpet-button.js";
import firstCall from "../../../text/de/first-call.js";
import kit from "../../../text/de/kit.js";
import names from "../../../text/de/names.js";
import play from "../../../text/de/play.js";
import terms from "../../../text/de/terms.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";

speakOnPage(speakerOf(basics, carpet, carpetButton, firstCall, kit, names, play, terms));
