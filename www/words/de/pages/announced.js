// @ts-check
/** Die Wörter der Seite „Angesagt“. */

import basics from "../../../text/de/basics.js";
import names from "../../../text/de/names.js";
import players from "../../../text/de/players.js";
import terms from "../../../text/de/terms.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";
import { speak } from "../../spoken.js";
import * as announced from "../announced.js";
import * as kit from "../kit.js";

/** Alles, was das Englische sagt. @type {{announced: typeof import("../../en/announced.js")}} */
const said = { announced };
speak("de", { kit, ...said });
speakOnPage(speakerOf(basics, names, players, terms));
