// @ts-check
/** Alles, was auf Deutsch gesagt wird. */

import { speakerOf } from "../speaker.js";
import basics from "./basics.js";
import companionRefusals from "./companion-refusals.js";
import goal from "./goal.js";
import names from "./names.js";
import refusals from "./refusals.js";
import terms from "./terms.js";

export const speaker = speakerOf(basics, companionRefusals, names, goal, refusals, terms);
