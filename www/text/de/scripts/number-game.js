// @ts-check
/** Die Wörter der Seite des Zahlenspiels. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import companionFigures from "../companion-figures.js";
import companionRefusals from "../companion-refusals.js";
import companions from "../companions.js";
import decimals from "../decimals.js";
import kit from "../kit.js";
import names from "../names.js";
import numberGame from "../number-game.js";

speakOnPage(speakerOf(basics, companionFigures, companionRefusals, companions, decimals, kit, names, numberGame));
