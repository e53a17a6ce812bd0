// @ts-check
/**
 * Other tasks of the same kind as that of a step, with another table and other positions. The core finds them by their
 * number, so no. 3 of a step is the same for everybody. A lecturer gives each student a seed: the task of that number stands for the
 * step's own, and counts as it.
 */

import { digestOf } from "../../kit/checksum.js";
import { anotherTitle, askLike, variantTitle } from "../../text/say/table/another.js";
import { stepName } from "./step-name.js";

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

/**
 * The step with the task that a seed makes of it; the step itself where there are no others.
 * @param {FoundStep} own @param {number | null} seed @param {Pick<Study, "anotherLike" | "canGenerate" | "Handle">} core @param {Speaker} words
 */
export function stepWithSeed(own, seed, core, words) {
  const next = own.next && stepName(own.next, seed);
  if (seed === null || !hasOthers(own, core, words)) return { ...own, next };
  // Two steps with the same kind of task are not to get the same table.
  const number = digestOf(stepName(own.name, seed));
  const other = core.anotherLike(/** @type {Task} */ (own.step.task), own.step.figure, number);
  if (!other) return { ...own, next };
  const game = core.Handle.open(other.figure.game);
  const { n } = game.state();
  game.free();
  return { ...variantStep({ ...other, own, seed, n }, words), next };
}

/** @param {import("./types").Variant} variant @param {Speaker} words @returns {FoundStep} */
export function variantStep(variant, words) {
  const { own, seed, task, figure, n } = variant;
  const { english: _, ...lesson } = own.lesson;
  const { id } = own.step;
  const title = variantTitle(words, seed);
  const step = { id, title, figure, ask: askLike(words, task, n), task: /** @type {LessonTask} */ (task) };
  return { ...own, lesson, step, language: words.language, variant };
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
