/**
 * The pages of the lessons, from their data: www/learn.html and www/learn/ID.html for each file www/lessons/ID.js, and the same below
 * www/LANGUAGE for each language in which there are words for them, www/build/lessons/words. They are whole HTML,
 * with every figure as SVG and every formula as MathML, so that they can be read and printed without scripts. `node
 * www/build/lessons.mjs` writes them, and so does heads.mjs; a test holds them against this.
 */

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { inLanguage } from "../lessons/languages.js";
import { LESSONS } from "../lessons/list.js";
import { mapTexts } from "../lessons/translate.js";
import { wordsOf } from "../words/languages.js";
import { figureStyle } from "./figure.mjs";
import { addressFrom, alsoIn, fileIn, LANGUAGES, pageIn } from "./languages.mjs";
import { learnMain } from "./lessons/learn-page.mjs";
import { lessonMain } from "./lessons/lesson-page.mjs";
import { markEnglish, unmarked } from "./lessons/text.mjs";
import { GLUE } from "./lessons/words.js";
import { BASE, wholeAddress, wholePage } from "./template.mjs";

const WWW = new URL("../", import.meta.url);
const CORE = "magnus_derek";
const LEARN = "learn.html";
/** How figures look; not written by hand. */
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

for (const language of OTHERS) for (const file of [LEARN, ...lessons.map(fileOf)]) alsoIn(language, file);

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
      },
    ],
    ...all.map((lesson) => /** @type {[string, Page]} */ ([fileOf(lesson), pageOf(lesson, glue)])),
  ];
  return Promise.all(
    pages.map(async ([english, page]) => ({
      file: fileIn(language, english),
      page: language === "en" ? page : await pageIn(language, english, page),
    })),
  );
}

/** @param {Lesson} lesson @param {Said["glue"]} glue @returns {Page} */
function pageOf({ id, number, title, summary }, glue) {
  return {
    title: glue.pageTitle(unmarked(title), number),
    description: unmarked(summary),
    styles: [...STYLES, FIGURES],
    scripts: ["table/element.js", "pages/learn/lesson-page.js"],
    core: CORE,
    part: "Learn",
    below: true,
    preview: `${id}.png`,
  };
}

/** @param {string} language */
function glueOf(language) {
  const glue = GLUE[language];
  if (!glue) throw new Error(`www/build/lessons/words has nothing for the language ${language}.`);
  return glue;
}

/** The pages, what leads to them, and the style of their figures. @returns {Promise<Map<string, string>>} by file */
export async function lessonPages() {
  const all = await Promise.all(["en", ...OTHERS].map(writtenIn));
  return new Map([...all.flat(), ...folderPages(), [FIGURES, figureStyle()]]);
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

/** The pages of a language as HTML. @param {string} language @returns {Promise<[file: string, html: string][]>} */
async function writtenIn(language) {
  const all = await lessonsIn(language);
  const table = await wordsOf(language);
  const saidOn = (/** @type {string} */ english) => ({
    language,
    table,
    glue: glueOf(language),
    addressFrom: (/** @type {string} */ address) =>
      language === "en" ? address : addressFrom(language, english, address),
  });
  /** @type {[english: string, main: string][]} */
  const mains = [
    [LEARN, learnMain(all, saidOn(LEARN))],
    ...all.map((lesson) => {
      const file = fileOf(lesson);
      return /** @type {[string, string]} */ ([file, lessonMain(lesson, all, saidOn(file))]);
    }),
  ];
  return Promise.all(
    mains.map(async ([english, main]) => {
      const file = fileIn(language, english);
      const page = LESSON_PAGES[file];
      if (!page) throw new Error(`There is no page ${file}.`);
      return /** @type {[string, string]} */ ([file, await wholePage(file, page, main)]);
    }),
  );
}

/** Writes files below www. @param {Map<string, string>} files */
export async function writePages(files) {
  for (const [file, text] of files) {
    await mkdir(new URL("./", new URL(file, WWW)), { recursive: true });
    await writeFile(new URL(file, WWW), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writePages(await lessonPages());
