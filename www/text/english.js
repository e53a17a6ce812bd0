// @ts-check
/** English for a table from the start. Parts that are loaded later add their own messages. */

import basics from "./en/basics.js";
import lost from "./en/broken-table.js";
import coreNumbers from "./en/core-numbers.js";
import coreRefusals from "./en/core-refusals.js";
import evaluation from "./en/evaluation.js";
import goal from "./en/goal.js";
import kit from "./en/kit.js";
import names from "./en/names.js";
import panels from "./en/panels.js";
import picture from "./en/picture.js";
import refusals from "./en/refusals.js";
import score from "./en/score.js";
import turn from "./en/turn.js";
import verdict from "./en/verdict.js";
import why from "./en/why.js";
import { speakerOf } from "./speaker.js";

export const english = speakerOf(
  basics,
  coreNumbers,
  coreRefusals,
  evaluation,
  goal,
  kit,
  lost,
  names,
  panels,
  picture,
  refusals,
  score,
  turn,
  verdict,
  why,
);
