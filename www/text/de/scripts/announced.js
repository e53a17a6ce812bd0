// @ts-check
/** Die Wörter der Seite „Mit Ansage“. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import announced from "../announced.js";
import basics from "../basics.js";
import coreNumbers from "../core-numbers.js";
import coreRefusals from "../core-refusals.js";
import coreStudyRefusals from "../core-study-refusals.js";
import decimals from "../decimals.js";
import kit from "../kit.js";
import names from "../names.js";
import players from "../players.js";
import randomGames from "../random-games.js";
import refusals from "../refusals.js";
import studyRefusals from "../study-refusals.js";
import terms from "../terms.js";

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
