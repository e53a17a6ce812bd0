// @ts-check
/** Die Wörter der Seite des Dominokreises. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import companionRefusals from "../companion-refusals.js";
import companions from "../companions.js";
import dominoes from "../dominoes.js";
import kit from "../kit.js";
import names from "../names.js";

speakOnPage(speakerOf(basics, companionRefusals, companions, dominoes, kit, names));
