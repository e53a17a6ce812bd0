// @ts-check
/** Die Wörter der Seite „Angesagt“. */

import basics from "../../../text/de/basics.js";
import announced from "../../../text/de/announced.js";
import decimals from "../../../text/de/decimals.js";
import kit from "../../../text/de/kit.js";
import names from "../../../text/de/names.js";
import players from "../../../text/de/players.js";
import randomGames from "../../../text/de/random-games.js";
import refusals from "../../../text/de/refusals.js";
import terms from "../../../text/de/terms.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";

speakOnPage(speakerOf(basics, announced, decimals, kit, names, players, randomGames, refusals, terms));
