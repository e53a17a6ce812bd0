// @ts-check
/** The panels of information in their order, some of which are loaded when they are needed. */

import { latePart } from "./late.js";
import { layersPanel } from "./layers.js";
import { positionsPanel } from "./positions.js";
import { scorePanel } from "./score.js";
import { fold } from "./section.js";
import { isJudged } from "./verdict.js";
import { whyPanel } from "./why.js";

/** @import { Actions, Catalogue, Model, Part, Speaker } from "../types" */

/** @param {Model} model */
const hasLines = ({ facts }) => facts.lines.length > 0;
/** @param {Model} model */
const isEvaluated = ({ evaluation }) => evaluation.on;
/** @param {Model} model */
const hasPlan = ({ facts }) => facts.plan !== null;

/**
 * @param {Speaker} words @param {Actions} actions @param {Catalogue} catalogue @param {() => number} freshSeed
 * @param {() => void} again has everything shown once more @returns {Part[]}
 */
export function infoParts(words, actions, catalogue, freshSeed, again) {
  const lines = async () => (await import("./lines.js")).linesPanel(words, actions);
  const evaluation = async () => (await import("./evaluation.js")).evaluationPanel(words, actions);
  const players = async () => (await import("./players.js")).playersPart(words, actions, catalogue, freshSeed);
  const plan = async () => (await import("./plan.js")).planPanel(words);
  return [
    latePart(words, "missingLines", hasLines, lines, again),
    whyPanel(words),
    latePart(words, "missingEvaluation", isEvaluated, evaluation, again),
    latePart(words, "missingPlan", hasPlan, plan, again),
    layersPanel(words, actions, again),
    playersFold(
      words,
      latePart(words, "missingPlayers", () => true, players, again),
    ),
    scorePanel(words),
    positionsPanel(words, again),
  ];
}

/**
 * The fold of the players, whose content comes after the table, and shifts nothing.
 * @param {Speaker} words @param {Part} part @returns {Part}
 */
function playersFold(words, part) {
  const panel = fold("panel players");
  return (model) => panel(words.plain("headingPlayers"), part(model));
}

/**
 * The legend of the picture at the end of a game, which stands below it: above the reasons it would push them down.
 * @param {Speaker} words @param {() => void} again has everything shown once more
 */
export function trophyPart(words, again) {
  const load = async () => (await import("./trophy-legend.js")).trophyPanel(words);
  return latePart(words, "missingTrophy", isJudged, load, again);
}

/**
 * What takes the picture of the end along.
 * @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more
 */
export function keepPart(words, actions, again) {
  const load = async () => (await import("./save-and-share.js")).saveAndShare(words, actions, again);
  return latePart(words, null, isJudged, load, again);
}
