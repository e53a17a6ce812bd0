/** The source of a lesson, and the papers that it names by their keys. */

import PAPERS from "../../text/en/site/lesson-pages.js";
import { plain } from "./text.mjs";

/** @import { Lesson, Wording } from "../lessons.mjs" */

/** @param {Lesson} lesson @param {Wording["words"]} words */
export function sourcesOf({ id, source }, words) {
  if (!source) return "";
  const keys = [...new Set([...source.matchAll(/\[([A-Z]+\d+)\]/g)].map(([, key]) => String(key)))];
  const papers = keys.map((key) => {
    const paper = /** @type {keyof typeof PAPERS & `paper${string}`} */ (`paper${key}`);
    if (!Object.hasOwn(PAPERS, paper))
      throw new Error(
        `The lesson ${id} names the source [${key}], which www/text/en/site/lesson-pages.js does not know.`,
      );
    return `<br>\n[${key}] ${words.say(paper)}`;
  });
  return `<p class="note sources"><span class="label">${words.say("lessonSource")}</span> ${plain(source)}${papers.join("")}</p>\n`;
}
