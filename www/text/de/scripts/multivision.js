// @ts-check
/** Die Wörter der Seite von Multivision. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import companionFigures from "../companion-figures.js";
import companions from "../companions.js";
import coreCompanionRefusals from "../core-companion-refusals.js";
import coreNumbers from "../core-numbers.js";
import kit from "../kit.js";
import multivision from "../multivision.js";
import names from "../names.js";

speakOnPage(
  speakerOf(basics, companionFigures, companions, coreCompanionRefusals, coreNumbers, kit, multivision, names),
);
