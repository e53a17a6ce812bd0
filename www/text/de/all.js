// @ts-check
/** Alles, was ein Tisch auf Deutsch sagt. */

import { speakerOf } from "../speaker.js";
import basics from "./basics.js";
import companionRefusals from "./companion-refusals.js";
import embed from "./embed.js";
import goal from "./goal.js";
import kept from "./kept.js";
import kit from "./kit.js";
import lesson from "./lesson.js";
import names from "./names.js";
import refusals from "./refusals.js";
import terms from "./terms.js";

export const speaker = speakerOf(basics, companionRefusals, names, kit, kept, embed, goal, lesson, refusals, terms);
