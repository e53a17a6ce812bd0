// @ts-check
/** Die Wörter der Seite „Üben“. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import coreNumbers from "../core-numbers.js";
import coreRefusals from "../core-refusals.js";
import coreStudyRefusals from "../core-study-refusals.js";
import kit from "../kit.js";
import refusals from "../refusals.js";
import classResult from "../site/class-result.js";
import learn from "../site/learn.js";
import practice from "../site/practice.js";
import studyRefusals from "../study-refusals.js";
import names from "../table/names.js";
import puzzle from "../table/puzzle.js";
import unsavedProgress from "../table/unsaved-progress.js";

speakOnPage(
  speakerOf(
    basics,
    classResult,
    coreNumbers,
    coreRefusals,
    coreStudyRefusals,
    kit,
    learn,
    names,
    practice,
    puzzle,
    refusals,
    studyRefusals,
    unsavedProgress,
  ),
);
