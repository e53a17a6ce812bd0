// @ts-check
/** Die Wörter der Seite von Multivision. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import companionFigures from "../companion-figures.js";
import companionRefusals from "../companion-refusals.js";
import companions from "../companions.js";
import kit from "../kit.js";
import multivision from "../multivision.js";
import names from "../names.js";

speakOnPage(speakerOf(basics, companionFigures, companionRefusals, companions, kit, multivision, names));
