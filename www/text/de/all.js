// @ts-check
/** Alles, was auf Deutsch gesagt wird. */

import { speakerOf } from "../speaker.js";
import basics from "./basics.js";
import goal from "./goal.js";
import kept from "./kept.js";
import lesson from "./lesson.js";
import names from "./names.js";
import terms from "./terms.js";

export const speaker = speakerOf(basics, names, goal, kept, lesson, terms);
