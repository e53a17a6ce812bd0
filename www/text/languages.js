// @ts-check
/** The languages. English is there from the start; each other one is loaded whole when it is first needed. */

import { english } from "./english.js";

/** @import { Speaker } from "./types" */

/** Loaders, by the first part of `lang`. @type {Record<string, () => globalThis.Promise<{speaker: Speaker}>>} */
const OTHERS = {
  de: () => import("./de/all.js"),
};

/**
 * Messages of the companion games, by language: a table needs them only where one is played.
 * @type {Record<string, () => globalThis.Promise<{default: {readonly [key: string]: import("./types").Message}}>>}
 */
const COMPANIONS = {
  de: () => import("./de/companions/companion-games.js"),
};

/** The languages with their own names, in the order offered. @type {{id: string, name: string}[]} */
export const LANGUAGES = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
];

/** Languages already loaded: a table that is about to be printed does not wait for them. @type {Record<string, {speaker: Speaker} | undefined>} */
const loaded = {};

/** The id of the language in a value of `lang`. @param {string} tag such as "de-AT" */
const nameOf = (tag) => tag.toLowerCase().split("-")[0] ?? "";

/**
 * The speaker of a language; English if there is none or it cannot be fetched.
 * @param {string} tag a value of `lang`
 * @returns {globalThis.Promise<Speaker>}
 */
export async function speakerIn(tag) {
  const name = nameOf(tag);
  if (!Object.hasOwn(OTHERS, name)) return english;
  try {
    loaded[name] ??= await OTHERS[name]?.();
    const { speaker = english } = loaded[name] ?? {};
    // Formulas are read from the left in every language.
    return speaker.dir === "rtl" ? (await import("./isolated.js")).isolating(speaker) : speaker;
  } catch {
    return english;
  }
}

/** Teaches a speaker the words of the companion games; English brings them along. @param {Speaker} words */
export async function learnCompanions(words) {
  const part = await COMPANIONS[nameOf(words.language)]?.();
  if (part) words.learn(part.default);
}
