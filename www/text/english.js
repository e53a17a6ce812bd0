// @ts-check
/** English, which is there from the beginning: what a table says then. Parts that are loaded later bring their messages themselves. */

import basics from "./en/basics.js";
import evaluation from "./en/evaluation.js";
import goal from "./en/goal.js";
import kit from "./en/kit.js";
import names from "./en/names.js";
import panels from "./en/panels.js";
import refusals from "./en/refusals.js";
import { speakerOf } from "./speaker.js";

export const english = speakerOf(basics, evaluation, goal, kit, names, panels, refusals);
