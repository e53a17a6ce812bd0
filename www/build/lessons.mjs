/**
 * Lesson pages made from their data: learn.html and learn/ID.html for each file www/lessons/ID.js, and the same
 * below LANGUAGE/ for each language with www/text/LANGUAGE/site/lesson-pages.js. All figures are SVG and all formulas
 * MathML, so that the pages can be read and printed without scripts.
 */

import { lessonIn } from "../lessons/languages.js";
import { LESSONS } from "../lessons/list.js";
import { mapTexts, translatedLesson } from "../lessons/translate.js";
import { TRANSLATIONS } from "../lessons/translations.js";
import { speakerIn } from "../text/languages.js";
import { addressFrom, fileIn, LANGUAGES, pageIn } from "./languages.mjs";
import { learnMain } from "./lessons/learn-page.mjs";
import { lessonMain } from "./lessons/lesson-page.mjs";
import { markEnglish, unmarked } from "./lessons/text.mjs";
import { BASE, FORMULAS } from "./template.mjs";

const WASM = "pkg/study_bg.wasm";
const LEARN = "learn.html";
/** The style sheet of the figures, which the build writes. */
const FIGURES = "pages/learn/figure.css";
const STYLES = [...BASE, "kit/parts.css", FIGURES, "pages/learn/learn.css"];

/** The style sheet of the result for a class, which the single file has not. */
export const CLASS_RESULT = "kit/class-result.css";

/** @import { Figure } from "./figure.mjs" */
/**
 * A step as the pages read it.
 * @typedef {{id: string, title: string, after?: string, figure?: Figure, tables?: Figure[], play?: string, text?: string[], ask?: string,
 *   task?: any, hints?: string[], aha?: string, proof?: string[], lecturer?: string | string[], solution?: any}}
 *   Step
 */
/**
 * A file of www/lessons.
 * @typedef {{id: string, number: number, title: string, summary: string, result?: string, before: string[], source?: string,
 *   picture?: string | Figure, steps: Step[], atTable: Awaited<ReturnType<typeof lessonIn>>}
 *   & Pick<import("../lessons/list.js").Listed, "part" | "minutes">} Lesson
 */
/** @import { Page } from "./template.mjs" */

/**
 * Language of a lesson page: its speaker, and a function that finds addresses of English pages from there.
 * @typedef {{words: import("../text/types").Speaker, addressFrom: (address: string) => string}} Wording
 */

/** In their order. @type {Lesson[]} */
export const lessons = await lessonsIn("en");

/**
 * The lessons in a language; texts that are still English are marked.
 * @param {string} language
 * @returns {Promise<Lesson[]>}
 */
export async function lessonsIn(language) {
  return Promise.all(
    LESSONS.map(async ({ id, part, minutes, load }) => {
      const written = (await load()).default;
      const listed = { part, minutes, atTable: await lessonIn(id, language) };
      if (language === "en") return { ...written, ...listed };
      const translated = (await TRANSLATIONS[language]?.lessons[id]?.()) ?? translatedLesson(written, {});
      const { english, ...lesson } = /** @type {Lesson & {english: string[]}} */ (translated);
      const shown = mapTexts(lesson, (key, text) => (english.includes(key) ? markEnglish(text) : text));
      return { ...shown, ...listed };
    }),
  );
}

/** The pages by their files. @type {Record<string, Page>} */
export const LESSON_PAGES = Object.fromEntries(
  (await Promise.all(["en", ...LANGUAGES].map(pagesIn))).flat().map(({ file, page }) => [file, page]),
);

/** @param {Pick<Lesson, "id">} lesson */
function fileOf({ id }) {
  return `learn/${id}.html`;
}

/** The lesson pages of a language. @param {string} language @returns {Promise<{file: string, page: Page}[]>} */
async function pagesIn(language) {
  const all = await lessonsIn(language);
  const words = await wordsIn(language);
  const wordingOn = (/** @type {string} */ english) => ({
    words,
    addressFrom: (/** @type {string} */ address) =>
      language === "en" ? address : addressFrom(language, english, address),
  });
  /** @type {[english: string, page: Page][]} */
  const pages = [
    [
      LEARN,
      {
        title: words.plain("learnTitle"),
        description: words.plain("learnDescription", { lessons: all.length }),
        styles: STYLES,
        scripts: ["pages/learn/page.js"],
        part: "Learn",
        preview: "learn/learn.png",
        main: () => learnMain(all, wordingOn(LEARN)),
      },
    ],
    ...all.map((lesson) => {
      const file = fileOf(lesson);
      const main = () => lessonMain(lesson, all, wordingOn(file));
      return /** @type {[string, Page]} */ ([file, { ...pageOf(lesson, words), main }]);
    }),
  ];
  return Promise.all(
    pages.map(async ([english, page]) => ({
      file: fileIn(language, english),
      page: language === "en" ? page : await pageIn(language, english, page),
    })),
  );
}

/** @param {Lesson} lesson @param {Wording["words"]} words @returns {Omit<Page, "main">} */
function pageOf({ id, number, title, summary }, words) {
  return {
    title: words.plain("lessonTitle", { title: unmarked(title), number }),
    description: unmarked(summary),
    styles: [...STYLES, FORMULAS, "pages/learn/lesson.css", CLASS_RESULT],
    scripts: ["table/element.js", "pages/learn/lesson-page.js"],
    wasm: WASM,
    part: "Learn",
    preview: `${id}.png`,
  };
}

/** The speaker of a language with the messages of tables and of lesson pages. @param {string} language */
async function wordsIn(language) {
  const words = await speakerIn(language);
  for (const part of ["learn", "lesson-pages"])
    words.learn(
      (await import(/* @vite-ignore */ new URL(`../text/${language}/site/${part}.js`, import.meta.url).href)).default,
    );
  return words;
}
