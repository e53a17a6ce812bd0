// @ts-check
/**
 * The lessons in other languages, made from their catalogues www/text/LANGUAGE/lessons/ID.js. Only Node runs this:
 * for browsers the build replaces it by modules with translated lessons (www/build/translated-lessons.mjs).
 */

import { LESSONS } from "./list.js";
import { translatedLesson } from "./translate.js";

/** @import { Lesson } from "./types" */
/** A lesson in another language. @typedef {Lesson & {english: string[]}} TranslatedLesson */
/**
 * The titles of the lessons, by id, and a loader for each lesson.
 * @typedef {{titles: () => globalThis.Promise<Record<string, string>>, lessons: Record<string,
 *   () => globalThis.Promise<TranslatedLesson>>}} Translation
 */

/** @param {string} language @param {string} id @returns {Promise<Record<string, string>>} */
const catalogueOf = async (language, id) => (await import(`../text/${language}/lessons/${id}.js`)).default;

/** @param {string} language @returns {Translation} */
const inLanguage = (language) => ({
  async titles() {
    const titles = LESSONS.map(async ({ id, title }) => [id, (await catalogueOf(language, id))[title] ?? title]);
    return Object.fromEntries(await Promise.all(titles));
  },
  lessons: Object.fromEntries(
    LESSONS.map(({ id, load }) => [
      id,
      async () => translatedLesson((await load()).default, await catalogueOf(language, id)),
    ]),
  ),
});

/** Translations by language. @type {Record<string, Translation>} */
export const TRANSLATIONS = { de: inLanguage("de") };
