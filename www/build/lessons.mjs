/**
 * The pages of the lessons, from their data: learn.html and learn/ID.html for each file www/lessons/ID.js, and the same below
 * LANGUAGE/ for each language in which there are words for them, www/build/lessons/words. They are whole HTML, with every figure as
 * SVG and every formula as MathML, so that they can be read and printed without scripts.
 */

import { inLanguage } from "../lessons/languages.js";
import { LESSONS } from "../lessons/list.js";
import { mapTexts } from "../lessons/translate.js";
import { wordsOf } from "../words/languages.js";
import { addressFrom, fileIn, LANGUAGES, pageIn } from "./languages.mjs";
import { learnMain } from "./lessons/learn-page.mjs";
import { lessonMain } from "./lessons/lesson-page.mjs";
import { markEnglish, unmarked } from "./lessons/text.mjs";
import { GLUE } from "./lessons/words.js";
import { BASE, wholeAddress } from "./template.mjs";

const WASM = "pkg/study_bg.wasm";
const LEARN = "learn.html";
/** How figures look, which the build writes. */
const FIGURES = "pages/learn/figure.css";
const STYLES = [...BASE, "kit/parts.css", "pages/learn/learn.css"];

/** @import { Figure } from "./figure.mjs" */
/** A step as the pages read it. @typedef {{id: string, title: string, after?: string, figure?: Figure, text?: string[], ask?: string, task?: any, hints?: string[], aha?: string, proof?: string[], lecturer?: string | string[], solution?: any}} Step */
/** A file of www/lessons. @typedef {{id: string, number: number, title: string, summary: string, before: string[], source?: string, steps: Step[]}} Lesson */
/** @import { Page } from "./template.mjs" */

/** What the pages say in a language: what stands around the lessons, what their tables say, and where an address of the English page is found. @typedef {{language: string, glue: import("./lessons/words.js").Glue, table: import("../words/types").Language, addressFrom: (address: string) => string}} Said */

/** In their order. @type {Lesson[]} */
export const lessons = await lessonsIn("en");

/** The languages of the pages besides English. */
const OTHERS = LANGUAGES.filter((language) => Object.hasOwn(GLUE, language));

/** The lessons in a language; what is English still is marked as such. @param {string} language @returns {Promise<Lesson[]>} */
export async function lessonsIn(language) {
  return Promise.all(
    LESSONS.map(async ({ load }) => {
      /** @type {Lesson & {english?: Set<string>}} */
      const lesson = await inLanguage((await load()).default, language);
      const { english } = lesson;
      return english ? mapTexts(lesson, (key, text) => (english.has(key) ? markEnglish(text) : text)) : lesson;
    }),
  );
}

/** The pages by their files. @type {Record<string, Page>} */
export const LESSON_PAGES = Object.fromEntries(
  (await Promise.all(["en", ...OTHERS].map(pagesIn))).flat().map(({ file, page }) => [file, page]),
);

/** @param {Pick<Lesson, "id">} lesson */
function fileOf({ id }) {
  return `learn/${id}.html`;
}

/** The pages in a language. @param {string} language @returns {Promise<{file: string, page: Page}[]>} */
async function pagesIn(language) {
  const glue = glueOf(language);
  const all = await lessonsIn(language);
  const table = await wordsOf(language);
  const saidOn = (/** @type {string} */ english) => ({
    language,
    table,
    glue,
    addressFrom: (/** @type {string} */ address) =>
      language === "en" ? address : addressFrom(language, english, address),
  });
  /** @type {[english: string, page: Page][]} */
  const pages = [
    [
      LEARN,
      {
        title: glue.LEARN.title,
        description: glue.learnDescription(all.length),
        styles: STYLES,
        scripts: ["pages/learn/page.js"],
        part: "Learn",
        preview: "learn/learn.png",
        main: () => learnMain(all, saidOn(LEARN)),
      },
    ],
    ...all.map((lesson) => {
      const file = fileOf(lesson);
      const main = () => lessonMain(lesson, all, saidOn(file));
      return /** @type {[string, Page]} */ ([file, { ...pageOf(lesson, glue), main }]);
    }),
  ];
  return Promise.all(
    pages.map(async ([english, page]) => ({
      file: fileIn(language, english),
      page: language === "en" ? page : await pageIn(language, english, page),
    })),
  );
}

/** @param {Lesson} lesson @param {Said["glue"]} glue @returns {Omit<Page, "main">} */
function pageOf({ id, number, title, summary }, glue) {
  return {
    title: glue.pageTitle(unmarked(title), number),
    description: unmarked(summary),
    styles: [...STYLES, FIGURES],
    scripts: ["table/element.js", "pages/learn/lesson-page.js"],
    wasm: WASM,
    part: "Learn",
    preview: `${id}.png`,
  };
}

/** @param {string} language */
function glueOf(language) {
  const glue = GLUE[language];
  if (!glue) throw new Error(`www/build/lessons/words has nothing for the language ${language}.`);
  return glue;
}

/**
 * What stands for the folder of the lessons, which some servers would list: it leads to the page of them all, at once and without a script,
 * and is no page of its own. @returns {[file: string, html: string][]}
 */
export function folderPages() {
  return ["en", ...OTHERS].map((language) => {
    const { title } = glueOf(language).LEARN;
    const learn = fileIn(language, LEARN);
    return [
      fileIn(language, "learn/index.html"),
      `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0; url=../${LEARN}">
<link rel="canonical" href="${wholeAddress(learn) || `../${LEARN}`}">
</head>
<body>
<main>
<h1><a href="../${LEARN}">${title}</a></h1>
</main>
</body>
</html>
`,
    ];
  });
}
