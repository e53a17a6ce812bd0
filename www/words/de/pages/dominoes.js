// @ts-check
/** Die Wörter der Seite des Dominokreises. */

import basics from "../../../text/de/basics.js";
import companions from "../../../text/de/companions.js";
import dominoes from "../../../text/de/dominoes.js";
import kit from "../../../text/de/kit.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";
import { speak } from "../../spoken.js";
import { REFUSALS as refusals } from "../companion-refusals.js";

speak("de", { refusals });
speakOnPage(speakerOf(basics, companions, dominoes, kit));
