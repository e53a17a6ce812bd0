// @ts-check
/** Lessons in the reader's language, loaded on demand. The original of each lesson is English. */

import { speakerIn } from "../text/languages.js";
import { LESSONS } from "./list.js";
import { mapTexts } from "./translate.js";
import { TRANSLATIONS } from "./translations.js";

/** @import { Lesson } from "./types" */

/** @param {string} language */
const translationIn = (language) => (Object.hasOwn(TRANSLATIONS, language) ? TRANSLATIONS[language] : undefined);

/**
 * The titles of lessons in another language, by id; empty for English or if they cannot be fetched.
 * @param {string} language
 * @returns {globalThis.Promise<Record<string, string>>}
 */
export const titlesIn = async (language) =>
  (await translationIn(language)
    ?.titles()
    .catch(() => null)) ?? {};

/**
 * A lesson, and its language: the one asked for, or English if that is missing or cannot be fetched.
 * @param {string} id of an existing lesson
 * @param {string} language such as "de"
 * @returns {globalThis.Promise<{lesson: Lesson, language: string}>}
 */
export async function lessonIn(id, language) {
  const lesson = await translationIn(language)
    ?.lessons[id]?.()
    .catch(() => null);
  if (lesson) return { lesson: await isolateLessonFormulas(lesson, language), language };
  const english = await LESSONS.find((listed) => listed.id === id)?.load();
  return { lesson: english?.default, language: "en" };
}

/**
 * Isolates formulas, which are read from the left in every language.
 * @param {Lesson} lesson
 * @param {string} language
 * @returns {globalThis.Promise<Lesson>}
 */
async function isolateLessonFormulas(lesson, language) {
  if ((await speakerIn(language)).dir !== "rtl") return lesson;
  const { isolateFormulas } = await import("../text/isolated.js");
  return mapTexts(lesson, (_, text) => isolateFormulas(text));
}
