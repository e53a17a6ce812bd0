// @ts-check
/** Alles, was auf Deutsch gesagt wird. */

import { speakerOf } from "../speaker.js";
import basics from "./basics.js";
import carpet from "./carpet.js";
import carpetButton from "./carpet-button.js";
import evaluation from "./evaluation.js";
import exported from "./export.js";
import goal from "./goal.js";
import keys from "./keys.js";
import late from "./late.js";
import names from "./names.js";
import panels from "./panels.js";
import players from "./players.js";
import share from "./share.js";
import terms from "./terms.js";
import trophy from "./trophy.js";

export const speaker = speakerOf(
  basics,
  carpet,
  carpetButton,
  evaluation,
  exported,
  goal,
  keys,
  late,
  names,
  panels,
  players,
  share,
  terms,
  trophy,
);
