// @ts-check
/** The languages that there are. English is there from the beginning; any other comes whole when it is wanted for the first time. */

import { english } from "./english.js";

/** @import { Speaker } from "./types" */

/** By the first part of what `lang` says. @type {Record<string, () => globalThis.Promise<{speaker: Speaker}>>} */
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
 * Who speaks a language. Where nobody does, or what he says cannot be fetched, it is English.
 * @param {string} tag as `lang` has it @returns {globalThis.Promise<Speaker>}
 */
export async function speakerIn(tag) {
  const name = nameOf(tag);
  if (!Object.hasOwn(OTHERS, name)) return english;
  try {
    const { speaker = english } = (await OTHERS[name]?.()) ?? {};
    // Formulas are read from the left in every language.
    return speaker.dir === "rtl" ? (await import("./isolated.js")).isolating(speaker) : speaker;
  } catch {
    return english;
  }
}
