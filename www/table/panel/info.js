// @ts-check
/** The panels of information in their order, some of which are loaded when they are needed. */

import { isJudged } from "./end/verdict.js";
import { scorePanel } from "./game/bounds.js";
import { positionsPanel } from "./game/positions.js";
import { reasonsPanel } from "./game/reasons.js";
import { lazyPart } from "./parts/lazy-part.js";
import { fold } from "./parts/section.js";

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
  const lines = async () => (await import("./timeline/lines.js")).linesPanel(words, actions);
  const evaluation = async () => (await import("./game/evaluation.js")).evaluationPanel(words, actions);
  const players = async () => (await import("./game/players.js")).playersPart(words, actions, catalogue, freshSeed);
  const rings = async () => (await import("./layers/ranks-and-lens.js")).ringsPart(words, actions, again);
  const plan = async () => (await import("./layers/plan.js")).planPanel(words);
  return [
    lazyPart(words, hasLines, lines, again),
    reasonsPanel(words),
    lazyPart(words, isEvaluated, evaluation, again),
    lazyPart(words, hasPlan, plan, again),
    lateFold(
      words,
      "panel rings",
      "headingRings",
      lazyPart(words, () => true, rings, again),
      ({ look }) => look.ranks === true || look.lens === true,
    ),
    lateFold(
      words,
      "panel players",
      "headingPlayers",
      lazyPart(words, () => true, players, again),
    ),
    scorePanel(words),
    positionsPanel(words, again),
  ];
}

/**
 * A fold whose content comes after the table, and shifts nothing.
 * @param {Speaker} words @param {string} classes @param {"headingRings" | "headingPlayers"} heading @param {Part} part
 * @param {(model: Model) => boolean} [isCalled] whether the table shows what it is about
 * @returns {Part}
 */
function lateFold(words, classes, heading, part, isCalled = () => false) {
  const panel = fold(classes);
  return (model) => panel(words.plain(heading), part(model), isCalled(model));
}

/**
 * Builds the row of layers, in a place of its height.
 * @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more
 */
export function layersPart(words, actions, again) {
  const load = async () => (await import("./layers/layer-row.js")).layerRow(words, actions, again);
  return lazyPart(words, () => true, load, again);
}

/**
 * The legend of the picture at the end of a game, which stands below it: above the reasons it would push them down.
 * @param {Speaker} words @param {() => void} again has everything shown once more
 */
export function trophyPart(words, again) {
  const load = async () => (await import("./end/trophy-legend.js")).trophyPanel(words);
  return lazyPart(words, isJudged, load, again);
}
