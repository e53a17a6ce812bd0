// @ts-check
/** Alles, was ein Tisch auf Deutsch sagt. */

import { speakerOf } from "../speaker.js";
import basics from "./basics.js";
import embed from "./embed.js";
import goal from "./goal.js";
import kit from "./kit.js";
import names from "./names.js";
import terms from "./terms.js";

export const speaker = speakerOf(basics, names, kit, embed, goal, terms);
