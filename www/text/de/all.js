// @ts-check
/** Alles, was ein Tisch auf Deutsch sagt. */

import { speakerOf } from "../speaker.js";
import basics from "./basics.js";
import carpet from "./carpet.js";
import carpetButton from "./carpet-button.js";
import companionRefusals from "./companion-refusals.js";
import embed from "./embed.js";
import evaluation from "./evaluation.js";
import exported from "./export.js";
import goal from "./goal.js";
import kept from "./kept.js";
import keys from "./keys.js";
import kit from "./kit.js";
import late from "./late.js";
import lesson from "./lesson.js";
import names from "./names.js";
import panels from "./panels.js";
import players from "./players.js";
import refusals from "./refusals.js";
import share from "./share.js";
import terms from "./terms.js";
import trophy from "./trophy.js";

export const speaker = speakerOf(basics, carpet, carpetButton, companionRefusals, embed, evaluation, exported, goal, kept, keys, kit, late, lesson, names, panels, players, refusals, share, terms, trophy);
