// @ts-check
/** Die Wörter des Labors. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import coreNumbers from "../core-numbers.js";
import coreRefusals from "../core-refusals.js";
import coreStudyRefusals from "../core-study-refusals.js";
import decimals from "../decimals.js";
import kit from "../kit.js";
import refusals from "../refusals.js";
import lab from "../site/lab.js";
import studyRefusals from "../study-refusals.js";
import names from "../table/names.js";
import players from "../table/players.js";
import terms from "../table/terms.js";

speakOnPage(
  speakerOf(
    basics,
    coreNumbers,
    coreRefusals,
    coreStudyRefusals,
    decimals,
    kit,
    lab,
    names,
    players,
    refusals,
    studyRefusals,
    terms,
  ),
);
