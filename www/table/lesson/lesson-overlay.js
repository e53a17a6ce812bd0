// @ts-check
/**
 * The drawings of a step over the table: its marks, the chosen positions, and the positions that the core has found.
 */

import { hideAnswer } from "./open-task.js";
import { supposedSet } from "./supposed-set.js";

/** @import { Overlay } from "../types" */
/** @import { Supposing } from "./supposed-set.js" */
/** @import { Attempt, Facts, FoundStep, Judged } from "./types" */
/** @import { Trial } from "./trial.js" */

/** The positions of a refutation. @param {Facts} facts @returns {number[]} */
function foundPositions({ position, pair, members = [] }) {
  return [...(position === undefined ? [] : [position]), ...(pair ?? []), ...members];
}

/**
 * The circled positions: those chosen, or the solution, and those that refute the answer.
 * @param {Trial} trial @param {number} n
 */
function circledPositions(trial, n) {
  if (trial.watched) return [];
  // Placed positions are drawn as a set of their own.
  const chosen = trial.isPlaced ? [] : trial.solved ? (trial.step.solution?.positions ?? []) : trial.chosen;
  const found = trial.failed || trial.isPlaced ? foundPositions(trial.facts) : [];
  return [...new Set([...chosen, ...found])].filter((position) => position < n);
}

/**
 * Says whether the page is silent about the game's own layers: before the answer because they are the answer, and with
 * placed positions also afterwards, because they belong to other positions.
 * @param {Trial} trial
 */
export function isKeptBack(trial) {
  return trial.isPlaced || !trial.isRevealed;
}

/**
 * Says whether the layers are left out, which frees the inside of the table.
 * @param {FoundStep} found @param {Trial} trial
 */
export function isBare({ step }, trial) {
  return step.figure.layers === 1 && (isKeptBack(trial) || trial.isPlayed || !tellsLayers(step, trial));
}

/**
 * Says whether the answer is about layers: the task asks for one, its insight names one, or ranks take their place.
 * Elsewhere the rings would have nothing to do with what was asked.
 * @param {FoundStep["step"]} step @param {Trial} trial
 */
const tellsLayers = ({ aha = "", figure }, trial) =>
  trial.layer !== null || figure.ranks === true || aha.includes("|layer:");

/**
 * @param {FoundStep} found @param {Trial} trial @param {number} n
 * @returns {Overlay | null} null if there is nothing to draw
 */
export function overlayOf(found, trial, n) {
  const { task } = found.step;
  const marks = (found.step.figure.mark ?? []).filter((position) => position < n);
  const circles = circledPositions(trial, n);
  const bare = isBare(found, trial);
  if (!bare && marks.length === 0 && circles.length === 0) return null;
  // Where the token must be kept off marked positions, the buttons name those positions instead of layers, which would
  // tell the right way.
  const kept = task?.kind === "answers" && marks.length > 0 && { kept: marks };
  return { ...markedOverlay(bare, marks, circles), ...kept };
}

/**
 * The overlay for marks: bands with dots where the inside of the table is free, circles where layers are drawn.
 * @param {boolean} bare @param {number[]} marks @param {number[]} [circles] @returns {Overlay}
 */
export function markedOverlay(bare, marks, circles = []) {
  if (!bare) return { circles: [...marks, ...circles] };
  return { layers: false, marks, blocks: marks.map((first) => ({ first, length: 1 })), circles };
}

/**
 * The deepest layer that a picture may show while an answer is asked for that is not played on the table: the layers
 * below it are the answer, or lead to it. Null where nothing is hidden; Infinity where every layer may be seen, but
 * nothing else that the core knows.
 * @param {FoundStep} found @param {Trial} trial @returns {number | null}
 */
export function deepestShown(found, trial) {
  if (!found.step.task || trial.isPlayed || trial.watched || trial.isRevealed) return null;
  const { layers } = found.step.figure;
  return standingLayers(found, trial) ?? (layers === undefined ? Number.POSITIVE_INFINITY : 0);
}

/**
 * The table of placed positions in place of the game's, whose layers are drawn together with the verdict on them; or
 * the game's without what is asked for. Null for the game's as it is.
 * @param {FoundStep} found @param {Trial} trial @param {(attempt: Attempt) => Judged | null} check the core's verdict
 * @returns {Supposing | null}
 */
export function supposingOf(found, trial, check) {
  if (!trial.isPlaced) {
    const deepest = deepestShown(found, trial);
    return deepest === null ? null : hideAnswer(deepest);
  }
  const { solution } = trial.step;
  const verdict = trial.solved && solution ? check(solution) : trial.verdict;
  return supposedSet(trial.placed, verdict?.layers ?? null);
}

/**
 * Says whether the ranks are shown in place of layers: where a step speaks of them, and once they tell no answer.
 * @param {FoundStep} found @param {Trial} trial
 */
export function showsRanks({ step }, trial) {
  return step.figure.ranks === true && !isKeptBack(trial) && !trial.isPlayed && !trial.watched;
}

/**
 * The deepest layer that stays shown; null for no limit. There is none in
 * a game being played: there the call matters, not how a layer is made.
 * @param {FoundStep} found @param {Trial} trial @returns {number | null}
 */
export function standingLayers({ step }, trial) {
  const { layers } = step.figure;
  if (layers === undefined || trial.isPlayed || trial.watched) return null;
  if (trial.isRevealed) return trial.layer;
  return layers === 1 ? null : layers - 1;
}
