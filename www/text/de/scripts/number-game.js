// @ts-check
/** Die Wörter der Seite des Zahlenspiels. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import companionFigures from "../companions/companion-figures.js";
import companions from "../companions/companions.js";
import numberGame from "../companions/number-game.js";
import coreCompanionRefusals from "../core-companion-refusals.js";
import coreNumbers from "../core-numbers.js";
import decimals from "../decimals.js";
import kit from "../kit.js";
import names from "../table/names.js";

speakOnPage(
  speakerOf(basics, companionFigures, companions, coreCompanionRefusals, coreNumbers, decimals, kit, names, numberGame),
);
