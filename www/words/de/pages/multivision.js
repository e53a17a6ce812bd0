// @ts-check
/** Die Wörter der Seite von Multivision. */

import basics from "../../../text/de/basics.js";
import companionFigures from "../../../text/de/companion-figures.js";
import companions from "../../../text/de/companions.js";
import kit from "../../../text/de/kit.js";
import multivision from "../../../text/de/multivision.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";
import { speak } from "../../spoken.js";
import { REFUSALS as refusals } from "../companion-refusals.js";

speak("de", { refusals });
speakOnPage(speakerOf(basics, companionFigures, companions, kit, multivision));
