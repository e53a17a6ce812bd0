// @ts-check
/**
 * A reader's progress at a step, kept for as long as the tab is open, so
 * that a reloaded page goes on there; pages also reload for a new version.
 */

import { formerName } from "../../lessons/moved.js";
import { openLink } from "../acts/acts.js";

/** @import { LessonOnTable } from "./on-table" */
/** @import { LeftOff } from "./types" */

/** @param {string} name of the step, such as "shield/hold" */
const keyOf = (name) => `magnus-derek-lesson ${name}`;

/**
 * Goes on where the reader left off: before another task stood here, or on the lesson's page before it was loaded again. Other pages begin as
 * they are written.
 * @param {LessonOnTable} lesson
 */
export function resumeLesson({ found, trial, controller, isTold, leftOff }) {
  const { figure, hints = [] } = found.step;
  const left = leftOff ?? (isTold && !found.another ? leftOffAt(found.name, figure.game) : null);
  if (!left) return;
  trial.hints = Math.min(Math.max(0, left.hints), hints.length);
  trial.positions = new Set(left.positions);
  trial.typed = left.text;
  trial.verdict = left.verdict ?? null;
  if (left.game !== controller.link()) openLink(controller, left.game);
}

/** The progress that `resumeLesson` goes on with. @param {LessonOnTable} lesson @returns {LeftOff} */
export function progressOf({ found, trial, controller }) {
  const { watched, typed: text, chosen: positions, hints } = trial;
  return { figure: found.step.figure.game, game: watched?.own ?? controller.link(), text, positions, hints };
}

/** The same without the answer, for a puzzle that has been answered: when it comes back, it begins afresh. @param {LessonOnTable} lesson @returns {LeftOff} */
function progressToKeep(lesson) {
  const progress = progressOf(lesson);
  const { found, trial } = lesson;
  if (!found.puzzle || !(trial.done || trial.failed)) return progress;
  return { ...progress, game: progress.figure, text: "", positions: [] };
}

/** Keeps it, but for another task in place of the step's own. @param {LessonOnTable} lesson */
export function saveResumePoint(lesson) {
  if (!lesson.isTold || lesson.found.another) return;
  try {
    noteLeftOff(lesson.found.name, progressToKeep(lesson));
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
