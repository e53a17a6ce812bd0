// @ts-check
/** Die Wörter des Labors. */

import basics from "../../../text/de/basics.js";
import names from "../../../text/de/names.js";
import players from "../../../text/de/players.js";
import terms from "../../../text/de/terms.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";
import { speak } from "../../spoken.js";
import * as kit from "../kit.js";
import * as lab from "../lab.js";

/** @type {{kit: typeof import("../../en/kit.js"), lab: typeof import("../../en/lab.js")}} */
const said = { kit, lab };
speak("de", said);
speakOnPage(speakerOf(basics, names, players, terms));
