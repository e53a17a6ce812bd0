// @ts-check
/** Die Wörter der Seite des Dominokreises. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import companions from "../companions/companions.js";
import dominoes from "../companions/dominoes.js";
import coreCompanionRefusals from "../core-companion-refusals.js";
import coreNumbers from "../core-numbers.js";
import kit from "../kit.js";
import names from "../table/names.js";

speakOnPage(speakerOf(basics, companions, coreCompanionRefusals, coreNumbers, dominoes, kit, names));
