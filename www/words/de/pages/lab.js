// @ts-check
/** Die Wörter des Labors. */

import basics from "../../../text/de/basics.js";
import decimals from "../../../text/de/decimals.js";
import kit from "../../../text/de/kit.js";
import lab from "../../../text/de/lab.js";
import names from "../../../text/de/names.js";
import players from "../../../text/de/players.js";
import refusals from "../../../text/de/refusals.js";
import terms from "../../../text/de/terms.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";

speakOnPage(speakerOf(basics, decimals, kit, lab, names, players, refusals, terms));
