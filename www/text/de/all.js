// @ts-check
/** Deutsch für einen Tisch: alle seine Texte. */

import { speakerOf } from "../speaker.js";
import basics from "./basics.js";
import coreNumbers from "./core-numbers.js";
import coreRefusals from "./core-refusals.js";
import coreStudyRefusals from "./core-study-refusals.js";
import decimals from "./decimals.js";
import embed from "./export/embed.js";
import exported from "./export/export.js";
import saving from "./export/saving.js";
import share from "./export/share.js";
import tikz from "./export/tikz.js";
import kit from "./kit.js";
import refusals from "./refusals.js";
import carpet from "./site/carpet.js";
import carpetButton from "./site/carpet-button.js";
import studyRefusals from "./study-refusals.js";
import advice from "./table/advice.js";
import afterMove from "./table/after-move.js";
import analysisPanels from "./table/analysis-panels.js";
import another from "./table/another.js";
import apart from "./table/apart.js";
import bounds from "./table/bounds.js";
import brokenTable from "./table/broken-table.js";
import comments from "./table/comments.js";
import evaluation from "./table/evaluation.js";
import figure from "./table/figure.js";
import folds from "./table/folds.js";
import goal from "./table/goal.js";
import keys from "./table/keys.js";
import layers from "./table/layers.js";
import lesson from "./table/lesson.js";
import listening from "./table/listening.js";
import names from "./table/names.js";
import panels from "./table/panels.js";
import picture from "./table/picture.js";
import players from "./table/players.js";
import position from "./table/position.js";
import prices from "./table/prices.js";
import puzzle from "./table/puzzle.js";
import ranks from "./table/ranks.js";
import reasons from "./table/reasons.js";
import repetition from "./table/repetition.js";
import terms from "./table/terms.js";
import trophy from "./table/trophy.js";
import turn from "./table/turn.js";
import unsavedProgress from "./table/unsaved-progress.js";
import verdict from "./table/verdict.js";

export const speaker = speakerOf(
  basics,
  advice,
  apart,
  comments,
  carpet,
  carpetButton,
  repetition,
  coreNumbers,
  coreRefusals,
  coreStudyRefusals,
  decimals,
  embed,
  evaluation,
  exported,
  figure,
  folds,
  goal,
  unsavedProgress,
  keys,
  kit,
  afterMove,
  layers,
  analysisPanels,
  lesson,
  brokenTable,
  names,
  panels,
  picture,
  players,
  position,
  prices,
  puzzle,
  another,
  listening,
  ranks,
  refusals,
  saving,
  bounds,
  share,
  studyRefusals,
  terms,
  tikz,
  trophy,
  turn,
  verdict,
  reasons,
);
