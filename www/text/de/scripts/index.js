// @ts-check
/** Die Wörter der Seite „Spielen“. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import carpet from "../carpet.js";
import carpetButton from "../carpet-button.js";
import firstCall from "../first-call.js";
import kit from "../kit.js";
import ladder from "../ladder.js";
import names from "../names.js";
import play from "../play.js";
import terms from "../terms.js";

speakOnPage(speakerOf(basics, carpet, carpetButton, firstCall, kit, ladder, names, play, terms));
