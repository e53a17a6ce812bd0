// @ts-check
/** The step named by the attribute `lesson`, or the puzzle named by `puzzle`. Only a table that has one loads the code for it. */

import { loadFailureReason } from "../../kit/load-error.js";
import { openLink } from "../acts/acts.js";
import { loadStudy } from "../core/core.js";

/** @import { Speaker } from "../types" */
/** @import { Controller } from "../controller.js" */
/** @typedef {typeof import("../lesson/lesson.js").Lesson} LessonClass */
/**
 * A step with the core it needs, or the refusal of the attribute.
 * @typedef {{Lesson: LessonClass, found: import("../lesson/types").FoundStep, core: import("../core/core.js").Study,
 *   refusal?: undefined} | {refusal: Error, about: string, found?: undefined, core?: undefined}} Learnt
 */

/** The module with the lessons, once it is there: a task that takes the place of another is drawn in the same frame. @type {typeof import("../lesson/lesson.js") | undefined} */
let lessons;

/**
 * Loads the step, or finds the puzzle.
 * @param {{about: string, name: string | null}} task the attribute and its value, such as "shield/hold"
 * @param {Speaker} words
 * @returns {globalThis.Promise<Learnt | null>} null without a name
 */
export async function stepNamed({ about, name }, words) {
  if (name === null) return null;
  try {
    lessons ??= await import("../lesson/lesson.js");
    const { Lesson, findTask } = lessons;
    return { Lesson, ...(await findTask(about, name, words, loadStudy)) };
  } catch (reason) {
    return { about, refusal: new Error(words.plain("missingLesson", { why: loadFailureReason(reason, words) })) };
  }
}

/** Puts the task beside a table that already has its game. @param {Controller} controller @param {Learnt | null} learnt */
export function teachStep(controller, learnt) {
  controller.teach(learnt?.found ? new learnt.Lesson(controller, learnt.found, learnt.core) : null);
}

/**
 * Puts a step on a table with another game. A refused step is thrown, and the table stays as it was.
 * @param {Controller} controller @param {Learnt | null} learnt @param {string} about the attribute
 */
export function changeStep(controller, learnt, about) {
  if (learnt?.refusal) throw learnt.refusal;
  controller.view.isHeld = true;
  try {
    controller.teach(null);
    if (!learnt) return;
    openLink(controller, learnt.found.step.figure.game, about);
    teachStep(controller, learnt);
  } finally {
    controller.view.isHeld = false;
    controller.show();
  }
}
