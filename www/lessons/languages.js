// @ts-check
/** Lessons in the language of who reads them, loaded when somebody takes one. English is what a lesson is written in. */

import { speakerIn } from "../text/languages.js";
import { LESSONS } from "./list.js";
import { mapTexts } from "./translate.js";
import { TRANSLATIONS } from "./translations.js";

/** @import { Lesson } from "../table/lesson/types" */

/** @param {string} language */
const translationIn = (language) => (Object.hasOwn(TRANSLATIONS, language) ? TRANSLATIONS[language] : undefined);

/** What the lessons are called in another language, by their ids; none where that is English, or cannot be fetched. @param {string} language @returns {globalThis.Promise<Record<string, string>>} */
export const titlesIn = async (language) =>
  (await translationIn(language)
    ?.titles()
    .catch(() => null)) ?? {};

/**
 * A lesson, and the language that it has come in: the one that is asked for, or English where there is none, or it cannot be fetched.
 * @param {string} id of one that there is @param {string} language such as "de" @returns {globalThis.Promise<{lesson: Lesson, language: string}>}
 */
export async function lessonIn(id, language) {
  const lesson = await translationIn(language)
    ?.lessons[id]?.()
    .catch(() => null);
  if (lesson) return { lesson: await readable(lesson, language), language };
  const english = await LESSONS.find((listed) => listed.id === id)?.load();
  return { lesson: english?.default, language: "en" };
}

/** Where a language is read from the right, formulas are not. @param {Lesson} lesson @param {string} language @returns {globalThis.Promise<Lesson>} */
async function readable(lesson, language) {
  if ((await speakerIn(language)).dir !== "rtl") return lesson;
  const { asWritten } = await import("../text/isolated.js");
  return mapTexts(lesson, (_, text) => asWritten(text));
}
