// @ts-check
/** The languages in which there are lessons. English is what a lesson is written in; any other is fetched when it is wanted. */

import { translated } from "./translate.js";

/** By the name of the language. @type {Record<string, () => globalThis.Promise<{TITLES: Record<string, string>, TEXTS: Record<string, () => globalThis.Promise<{default: import("./translate.js").Texts}>>}>>} */
const OTHERS = {
  de: () => import("./de/list.js"),
};

/** What the lessons are called in another language, by their ids; none where that is English, or cannot be fetched. @param {string} language @returns {globalThis.Promise<Record<string, string>>} */
export async function titlesIn(language) {
  if (!Object.hasOwn(OTHERS, language)) return {};
  return (await OTHERS[language]?.().catch(() => null))?.TITLES ?? {};
}

/**
 * A lesson in another language, with the keys of the texts that are still English: all of them if the translation cannot be fetched. In
 * English it is the lesson itself.
 * @template {{id: string, steps: any[]}} T
 * @param {T} lesson @param {string} language such as "de" @returns {globalThis.Promise<T & {english?: Set<string>}>}
 */
export async function inLanguage(lesson, language) {
  if (!Object.hasOwn(OTHERS, language)) return lesson;
  try {
    const texts = await (await OTHERS[language]?.())?.TEXTS[lesson.id]?.();
    return translated(lesson, texts?.default ?? {});
  } catch {
    return translated(lesson, {});
  }
}
