// @ts-check
/** Die Wörter der Seite „Angesagt“. */

import announced from "../../../text/de/announced.js";
import basics from "../../../text/de/basics.js";
import decimals from "../../../text/de/decimals.js";
import kit from "../../../text/de/kit.js";
import names from "../../../text/de/names.js";
import randomGames from "../../../text/de/random-games.js";
import terms from "../../../text/de/terms.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";
import { speak } from "../../spoken.js";
import { described } from "../panels.js";
import { REFUSALS as refusals } from "../refusals.js";

speak("de", { described, refusals });
speakOnPage(speakerOf(basics, announced, decimals, kit, names, randomGames, terms));
