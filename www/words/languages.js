// @ts-check
/** The languages that there are. English is there from the beginning; any other comes whole when it is wanted for the first time. */

import * as english from "./en/table.js";

/** @import { Language, WholeLanguage } from "./types" */

/** By the first part of what `lang` says. TypeScript refuses one that lacks anything. @type {Record<string, () => globalThis.Promise<WholeLanguage>>} */
const OTHERS = {
  de: () => import("./de/all.js"),
};

/** What they call themselves, in the order in which they are offered. @type {{id: string, name: string}[]} */
export const LANGUAGES = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
];

/** What `lang` calls the language of these. @param {string} tag such as "de-AT" */
const nameOf = (tag) => tag.toLowerCase().split("-")[0] ?? "";

/**
 * The words of a language. Where there are none, or they cannot be fetched, English ones.
 * @param {string} tag as `lang` has it @returns {globalThis.Promise<Language>}
 */
export async function wordsOf(tag) {
  const name = nameOf(tag);
  if (!Object.hasOwn(OTHERS, name)) return english;
  try {
    const words = await OTHERS[name]?.();
    // Formulas are read from the left in every language.
    if (words?.dir === "rtl") return (await import("./isolated.js")).isolating(words);
    return words ?? english;
  } catch {
    return english;
  }
}
