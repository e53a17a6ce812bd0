// @ts-check
/**
 * Other tasks of the same kind as that of a step, with another table and other positions. The core finds them by their
 * number, so no. 3 of a step is the same for everybody.
 */

import { anotherTitle, askLike } from "../../text/say/table/another.js";

/** @import { Task } from "../../core/lesson/core-types" */
/** @import { Study } from "../core/core.js" */
/** @import { Speaker } from "../types" */
/** @import { AnotherTask, FoundStep, LessonTask } from "./types" */

/** The number of the last one that was set, by the name of the step: whoever comes back to it goes on from there. @type {Map<string, number>} */
const lastNumbers = new Map();

/** Says whether there are others: the core finds them, and there is a question for them. @param {FoundStep} found @param {Pick<Study, "canGenerate">} core @param {Speaker} words */
export function hasOthers({ step, puzzle }, core, words) {
  const task = /** @type {Task | undefined} */ (step.task);
  return task !== undefined && !puzzle && askLike(words, task, 0) !== "" && core.canGenerate(task);
}

/** The next task like that of a step, and its number; null if none is found. @param {FoundStep} own @param {Pick<Study, "anotherLike">} core */
export function findAnother({ name, step }, core) {
  const number = (lastNumbers.get(name) ?? 0) + 1;
  const other = core.anotherLike(/** @type {Task} */ (step.task), step.figure, number);
  if (other) lastNumbers.set(name, number);
  return other && { ...other, number };
}

/** Such a task as a step on a table. @param {AnotherTask} another @param {Speaker} words @returns {FoundStep} */
export function anotherStep(another, words) {
  const { own, number, task, figure, n } = another;
  const title = anotherTitle(words, number);
  const step = { id: own.step.id, title, figure, ask: askLike(words, task, n), task: /** @type {LessonTask} */ (task) };
  // All its texts are in the language of the table.
  const { english: _, ...lesson } = own.lesson;
  return { lesson, step, name: own.name, language: words.language, next: null, another };
}
