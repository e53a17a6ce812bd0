// @ts-check
/** English, which is there from the beginning: what a table says then. Parts that are loaded later bring their messages themselves. */

import basics from "./en/basics.js";
import goal from "./en/goal.js";
import lost from "./en/lost.js";
import names from "./en/names.js";
import picture from "./en/picture.js";
import score from "./en/score.js";
import turn from "./en/turn.js";
import verdict from "./en/verdict.js";
import why from "./en/why.js";
import { speakerOf } from "./speaker.js";

export const english = speakerOf(basics, goal, lost, names, picture, score, turn, verdict, why);
