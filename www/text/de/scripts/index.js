// @ts-check
/** Die Wörter der Seite „Spielen“. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import kit from "../kit.js";
import carpet from "../site/carpet.js";
import carpetButton from "../site/carpet-button.js";
import firstCall from "../site/first-call.js";
import ladder from "../site/ladder.js";
import play from "../site/play.js";
import names from "../table/names.js";
import terms from "../table/terms.js";

speakOnPage(speakerOf(basics, carpet, carpetButton, firstCall, kit, ladder, names, play, terms));
