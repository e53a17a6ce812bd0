// @ts-check
/** The search for a step of a lesson by its name, such as "shield/hold". */

import { unescapeAmpersands } from "../../kit/address.js";
import { refusalError } from "../../kit/sentences.js";
import { lessonIn, titlesIn } from "../../lessons/languages.js";
import { LESSONS } from "../../lessons/list.js";
import { nowAt } from "../../lessons/moved.js";
import { shortened } from "../../text/names.js";
import "../../text/say/study-refusals.js";
import { LARGEST_SEED } from "./step-name.js";

/** @import { FoundStep, Lesson } from "./types" */

export { LESSONS, lessonIn, titlesIn };

const NAME = /^([^&]*)(?:&seed=(\d{1,10}))?$/;

/** The step and the seed in a name, null without one; throws a sentence if it is no name. @param {string} name */
export function readStepName(name) {
  const [, step, seed] = NAME.exec(unescapeAmpersands(name.trim())) ?? [];
  if (step === undefined || Number(seed ?? 0) > LARGEST_SEED)
    throw refusalError({ code: "lessonName", value: shortened(name) });
  return { step, seed: seed === undefined ? null : Number(seed) };
}

/**
 * Loads the lesson of a step; throws a sentence if there is no such step. An old name finds the step where it is now.
 * @param {string} name @param {string} [language] of its texts, where they are translated
 * @returns {globalThis.Promise<FoundStep>}
 */
export async function findStep(name, language = "en") {
  const [id = "", step = "", ...rest] = nowAt(name.trim()).split("/");
  if (!id || !step || rest.length > 0) {
    throw refusalError({ code: "lessonName", value: shortened(name) });
  }
  if (!LESSONS.some((lesson) => lesson.id === id)) {
    const known = LESSONS.map((lesson) => lesson.id).join(", ");
    throw refusalError({ code: "lesson", id: shortened(id), known });
  }
  const found = await lessonIn(id, language);
  return stepOf(found.lesson, step, found.language);
}

/**
 * @param {Lesson} lesson @param {string} id @param {string} [language]
 * @returns {FoundStep} throws a sentence if the lesson has no such step
 */
export function stepOf(lesson, id, language = "en") {
  const { steps } = lesson;
  const index = steps.findIndex((step) => step.id === id);
  const step = steps[index];
  if (!step) {
    const known = steps.map((one) => one.id).join(", ");
    throw refusalError({ code: "step", lesson: lesson.id, id: shortened(id), known });
  }
  if (!step.figure) {
    throw refusalError({ code: "stepIsRead", lesson: lesson.id, id });
  }
  // Steps without a figure are read on the page of the lesson only.
  const next = steps.slice(index + 1).find((one) => one.figure);
  const following = LESSONS[LESSONS.findIndex((one) => one.id === lesson.id) + 1];
  return {
    lesson,
    step,
    name: `${lesson.id}/${id}`,
    language,
    next: next ? `${lesson.id}/${next.id}` : null,
    following: following ? { id: following.id, number: following.number } : null,
  };
}

/**
 * The `lang` of one of a step's texts at a table that may speak another language: "en" if the text is not translated.
 * @param {FoundStep} found @param {string} key of the text within the step, such as "hints/0"
 * @param {string} spoken the language of the table
 */
export function langOf({ lesson, step, language }, key, spoken) {
  const told = language === spoken && !lesson.english?.includes(`${step.id}/${key}`);
  return told || spoken === "en" ? null : "en";
}
