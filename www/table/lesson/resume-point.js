// @ts-check
/**
 * A reader's progress at a step, kept for as long as the tab is open, so
 * that a reloaded page goes on there; pages also reload for a new version.
 */

import { formerName } from "../../lessons/moved.js";
import { openLink } from "../acts/acts.js";

/** @import { LessonOnTable } from "./on-table" */

/**
 * The progress, with answers that are not judged yet.
 * @typedef {object} LeftOff
 * @property {string} figure with which the step began, as a link
 * @property {string} game as a link
 * @property {string} text that was typed as an answer
 * @property {number[]} positions that are chosen
 * @property {number} hints number of hints given
 */

/** @param {string} name of the step, such as "shield/hold" */
const keyOf = (name) => `magnus-derek-lesson ${name}`;

/** Goes on where the reader left off. Only on the lesson's page: other pages begin as they are written. @param {LessonOnTable} lesson */
export function resumeLesson({ found, trial, controller, isTold }) {
  const { figure, hints = [] } = found.step;
  const left = isTold ? leftOffAt(found.name, figure.game) : null;
  if (!left) return;
  trial.hints = Math.min(Math.max(0, left.hints), hints.length);
  trial.positions = new Set(left.positions);
  trial.typed = left.text;
  if (left.game !== controller.link()) openLink(controller, left.game);
}

/** Keeps the progress that `resumeLesson` goes on with. @param {LessonOnTable} lesson */
export function saveResumePoint({ found, trial, controller, isTold }) {
  if (!isTold) return;
  const { watched, typed: text, chosen: positions, hints } = trial;
  try {
    const game = watched ? watched.own : controller.link();
    noteLeftOff(found.name, { figure: found.step.figure.game, game, text, positions, hints });
  } catch {
    // Too long for a link.
  }
}

/** @param {string} name @param {LeftOff} leftOff */
function noteLeftOff(name, leftOff) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(leftOff));
  } catch {
    // Storage is forbidden or full: the step will begin afresh.
  }
}

/** Reads the stored progress of a step, perhaps under its old name. @param {string} name @returns {string | null} */
function savedText(name) {
  const former = formerName(name);
  return sessionStorage.getItem(keyOf(name)) ?? (former ? sessionStorage.getItem(keyOf(former)) : null);
}

/**
 * @param {string} name @param {string} figure with which the step begins now
 * @returns {LeftOff | null} null if nothing is kept, or the step had another figure then
 */
function leftOffAt(name, figure) {
  try {
    const { game, text, positions, hints, ...left } = JSON.parse(savedText(name) ?? "");
    const isWhole = left.figure === figure && [game, text].every((one) => typeof one === "string");
    if (!isWhole || !Array.isArray(positions) || !Number.isInteger(hints)) return null;
    return { figure, game, text, positions: positions.filter(Number.isInteger), hints };
  } catch {
    return null;
  }
}
