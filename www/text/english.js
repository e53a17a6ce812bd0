// @ts-check
/** English for a table from the start. Parts that are loaded later add their own messages. */

import basics from "./en/basics.js";
import coreNumbers from "./en/core-numbers.js";
import coreRefusals from "./en/core-refusals.js";
import kit from "./en/kit.js";
import refusals from "./en/refusals.js";
import bounds from "./en/table/bounds.js";
import brokenTable from "./en/table/broken-table.js";
import evaluation from "./en/table/evaluation.js";
import goal from "./en/table/goal.js";
import names from "./en/table/names.js";
import panels from "./en/table/panels.js";
import picture from "./en/table/picture.js";
import reasons from "./en/table/reasons.js";
import turn from "./en/table/turn.js";
import verdict from "./en/table/verdict.js";
import { speakerOf } from "./speaker.js";

export const english = speakerOf(
  basics,
  coreNumbers,
  coreRefusals,
  evaluation,
  goal,
  kit,
  brokenTable,
  names,
  panels,
  picture,
  refusals,
  bounds,
  turn,
  verdict,
  reasons,
);
