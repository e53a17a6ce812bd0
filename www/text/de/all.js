// @ts-check
/** Alles, was auf Deutsch gesagt wird. */

import { speakerOf } from "../speaker.js";
import basics from "./basics.js";
import figure from "./figure.js";
import goal from "./goal.js";
import lost from "./lost.js";
import names from "./names.js";
import picture from "./picture.js";
import score from "./score.js";
import terms from "./terms.js";
import turn from "./turn.js";
import verdict from "./verdict.js";
import why from "./why.js";

export const speaker = speakerOf(basics, figure, goal, lost, names, picture, score, terms, turn, verdict, why);
