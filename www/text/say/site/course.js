// @ts-check
/** Words of a package for a course, which speaks the language of its tables: the page that makes it may speak another. */

import course from "../../en/site/course.js";
import { english } from "../../english.js";
import { speakerIn } from "../../languages.js";

/** @import { Speaker } from "../../types" */

english.learn(course);

/** The German words, which a page in English does not have. */
const OTHERS = { de: () => import("../../de/site/course.js") };

/** The speaker of a language, with these words. @param {string} language @returns {globalThis.Promise<Speaker>} */
export async function courseSpeaker(language) {
  const words = await speakerIn(language);
  if (Object.hasOwn(OTHERS, words.language)) {
    words.learn((await OTHERS[/** @type {keyof typeof OTHERS} */ (words.language)]()).default);
  }
  return words;
}

/** The words that the script of the page fills in, so their values stand as {names}. */
const FILLED = /** @type {const} */ ([
  ["courseTask", { number: "{number}", title: "{title}", result: "{result}" }],
  ["courseScore", { done: "{done}", tasks: "{tasks}", score: "{score}", pass: "{pass}" }],
  ["courseRefused", { why: "{why}" }],
  ["courseNotKept", { why: "{why}" }],
]);
const PLAIN = /** @type {const} */ ([
  ...["courseAlone", "courseHinted", "courseShown", "courseOpen", "coursePassed", "courseFailed"],
  ...["courseConnected", "courseReview", "courseMissing", "courseNoReason", "courseSame"],
]);

/** The sentences that the script of the page needs, by key. @param {Speaker} words @returns {Record<string, string>} */
export function pageSentences(words) {
  const say = /** @type {(key: string, values?: object) => string} */ (words.plain.bind(words));
  return Object.fromEntries([
    ...PLAIN.map((key) => [key, say(key)]),
    ...FILLED.map(([key, values]) => [key, say(key, values)]),
    // A seed is written without separators, as the sheet of all tasks takes it.
    ["courseOwn", say("courseOwn", { seed: "{seed}" })],
    ["courseShortened", say("courseShortened", { count: "{count}" })],
  ]);
}

/** @param {Speaker} words @param {number} count */
export const lessonsTitle = (words, count) => words.plain("courseLessons", { count });
