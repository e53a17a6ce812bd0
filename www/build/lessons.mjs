/**
 * The pages of the lessons, from their data: www/learn.html and www/learn/ID.html for each file www/lessons/ID.js. They are whole HTML,
 * with every figure as SVG and every formula as MathML, so that they can be read and printed without scripts. `node
 * www/build/lessons.mjs` writes them, and so does heads.mjs; a test holds them against this.
 */

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LESSONS } from "../lessons/list.js";
import { figureStyle } from "./figure.mjs";
import { learnMain } from "./lessons/learn-page.mjs";
import { lessonMain } from "./lessons/lesson-page.mjs";
import { BASE, wholePage } from "./template.mjs";

const WWW = new URL("../", import.meta.url);
const CORE = "magnus_derek";
const LEARN = "learn.html";
/** How figures look; not written by hand. */
const FIGURES = "pages/learn/figure.css";
const STYLES = [...BASE, "kit/parts.css", "pages/learn/learn.css"];

/** @import { Figure } from "./figure.mjs" */
/** A step as the pages read it. @typedef {{id: string, title: string, figure?: Figure, text?: string[], ask?: string, task?: any, hints?: string[], aha?: string, proof?: string[], lecturer?: string | string[], solution?: any}} Step */
/** A file of www/lessons. @typedef {{id: string, number: number, title: string, summary: string, before: string[], source?: string, steps: Step[]}} Lesson */
/** @import { Page } from "./template.mjs" */

/** In their order. @type {Lesson[]} */
export const lessons = await Promise.all(LESSONS.map(async ({ load }) => (await load()).default));

/** The pages by their files. @type {Record<string, Page>} */
export const LESSON_PAGES = {
  [LEARN]: {
    title: "Learn",
    description: `The Magnus–Derek game in ${lessons.length} lessons that one plays: why Magnus wins, what Derek can keep, how many rounds it takes, and every proof.`,
    styles: STYLES,
    scripts: ["pages/learn/page.js"],
    part: "Learn",
    preview: "learn/learn.png",
  },
  ...Object.fromEntries(lessons.map((lesson) => [fileOf(lesson), pageOf(lesson)])),
};

/** @param {Lesson} lesson */
export function fileOf({ id }) {
  return `learn/${id}.html`;
}

/** @param {Lesson} lesson @returns {Page} */
function pageOf({ id, number, title, summary }) {
  return {
    title: `${title} – lesson ${number}`,
    description: summary,
    styles: [...STYLES, FIGURES],
    scripts: ["table/element.js", "pages/learn/lesson-page.js"],
    core: CORE,
    part: "Learn",
    below: true,
    preview: `${id}.png`,
  };
}

/** The pages, and the style of their figures. @returns {Promise<Map<string, string>>} by file */
export async function lessonPages() {
  const written = lessons.map((lesson) => /** @type {const} */ ([fileOf(lesson), lessonMain(lesson, lessons)]));
  const mains = [/** @type {const} */ ([LEARN, learnMain(lessons)]), ...written];
  const all = mains.map(async ([file, main]) => {
    const page = LESSON_PAGES[file];
    if (!page) throw new Error(`There is no page ${file}.`);
    return /** @type {const} */ ([file, await wholePage(file, page, main)]);
  });
  return new Map([...(await Promise.all(all)), [FIGURES, figureStyle()]]);
}

/** Writes files below www. @param {Map<string, string>} files */
export async function writePages(files) {
  for (const [file, text] of files) {
    await mkdir(new URL("./", new URL(file, WWW)), { recursive: true });
    await writeFile(new URL(file, WWW), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writePages(await lessonPages());
