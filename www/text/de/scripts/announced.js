// @ts-check
/** Die Wörter der Seite „Mit Ansage“. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import coreNumbers from "../core-numbers.js";
import coreRefusals from "../core-refusals.js";
import coreStudyRefusals from "../core-study-refusals.js";
import decimals from "../decimals.js";
import kit from "../kit.js";
import refusals from "../refusals.js";
import announced from "../site/announced.js";
import randomGames from "../site/random-games.js";
import studyRefusals from "../study-refusals.js";
import names from "../table/names.js";
import players from "../table/players.js";
import terms from "../table/terms.js";

speakOnPage(
  speakerOf(
    basics,
    announced,
    coreNumbers,
    coreRefusals,
    coreStudyRefusals,
    decimals,
    kit,
    names,
    players,
    randomGames,
    refusals,
    studyRefusals,
    terms,
  ),
);
