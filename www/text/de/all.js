// @ts-check
/** Deutsch für einen Tisch: alle seine Texte. */

import { speakerOf } from "../speaker.js";
import advice from "./advice.js";
import late from "./analysis-panels.js";
import basics from "./basics.js";
import lost from "./broken-table.js";
import carpet from "./carpet.js";
import carpetButton from "./carpet-button.js";
import coreNumbers from "./core-numbers.js";
import coreRefusals from "./core-refusals.js";
import coreStudyRefusals from "./core-study-refusals.js";
import decimals from "./decimals.js";
import embed from "./embed.js";
import evaluation from "./evaluation.js";
import exported from "./export.js";
import figure from "./figure.js";
import goal from "./goal.js";
import keys from "./keys.js";
import kit from "./kit.js";
import lesson from "./lesson.js";
import names from "./names.js";
import panels from "./panels.js";
import picture from "./picture.js";
import players from "./players.js";
import ranks from "./ranks.js";
import refusals from "./refusals.js";
import circles from "./repetition.js";
import saving from "./saving.js";
import score from "./score.js";
import share from "./share.js";
import studyRefusals from "./study-refusals.js";
import terms from "./terms.js";
import tikz from "./tikz.js";
import trophy from "./trophy.js";
import turn from "./turn.js";
import kept from "./unsaved-progress.js";
import verdict from "./verdict.js";
import why from "./why.js";

export const speaker = speakerOf(
  basics,
  advice,
  carpet,
  carpetButton,
  circles,
  coreNumbers,
  coreRefusals,
  coreStudyRefusals,
  decimals,
  embed,
  evaluation,
  exported,
  figure,
  goal,
  kept,
  keys,
  kit,
  late,
  lesson,
  lost,
  names,
  panels,
  picture,
  players,
  ranks,
  refusals,
  saving,
  score,
  share,
  studyRefusals,
  terms,
  tikz,
  trophy,
  turn,
  verdict,
  why,
);
