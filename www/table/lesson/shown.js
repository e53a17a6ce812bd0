// @ts-check
/** What a step draws over the table: its marks, what is chosen, and what the core has found. */

/** @import { Overlay } from "../types" */
/** @import { Data, Found } from "./types" */
/** @import { Trial } from "./trial.js" */

/** The positions of a refutation. @param {Data} data @returns {number[]} */
function foundPositions({ position, pair, members = [] }) {
  return [...(position === undefined ? [] : [position]), ...(pair ?? []), ...members];
}

/** What is circled: what was chosen, or the solution, and what refutes the answer. @param {Trial} trial @param {number} n */
function circled(trial, n) {
  if (trial.watched) return [];
  // What is placed is drawn as the set that it is.
  const chosen = trial.isPlaced ? [] : trial.solved ? (trial.step.solution?.positions ?? []) : trial.chosen;
  const found = trial.verdict && (trial.failed || trial.isPlaced) ? foundPositions(trial.verdict.data) : [];
  return [...new Set([...chosen, ...found])].filter((position) => position < n);
}

/**
 * Whether what the game says of its own layers is kept back: before the answer, because it is the answer; where positions are placed
 * also after it, because it is about other positions than those.
 * @param {Trial} trial
 */
export function isKeptBack(trial) {
  return trial.isPlaced || !trial.isRevealed;
}

/** Whether the layers are left out, so that the inside of the table is free. @param {Found} found @param {Trial} trial */
export function isBare({ step }, trial) {
  return step.figure.layers === 1 && (isKeptBack(trial) || trial.isPlayed);
}

/**
 * @param {Found} found @param {Trial} trial @param {number} n
 * @returns {Overlay | null} null if there is nothing to draw
 */
export function overlayOf(found, trial, n) {
  const { task } = found.step;
  const marks = (found.step.figure.mark ?? []).filter((position) => position < n);
  const circles = circled(trial, n);
  const bare = isBare(found, trial);
  if (!bare && marks.length === 0 && circles.length === 0) return null;
  // Where the reader is to keep the token off what is marked, the buttons name it, and not the layers that tell which way is right.
  const kept = task?.kind === "answers" && marks.length > 0 && { kept: marks };
  return { ...markedOverlay(bare, marks, circles), ...kept };
}

/** Where the inside of the table is free, a mark is a band with a dot; over the layers a circle. @param {boolean} bare @param {number[]} marks @param {number[]} [circles] @returns {Overlay} */
export function markedOverlay(bare, marks, circles = []) {
  if (!bare) return { circles: [...marks, ...circles] };
  return { layers: false, marks, blocks: marks.map((first) => ({ first, length: 1 })), circles };
}

/** The deepest layer that stays shown; null if all are, or none but A. In a game that is played the call is what is looked at, not how a layer is made. @param {Found} found @param {Trial} trial @returns {number | null} */
export function standingLayers({ step }, trial) {
  const { layers } = step.figure;
  if (layers === undefined || trial.isPlayed || trial.watched) return null;
  if (trial.isRevealed) return trial.layer;
  return layers === 1 ? null : layers - 1;
}
