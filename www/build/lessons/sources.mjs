/** The source of a lesson, and the papers that it names by their keys. */

import { plain } from "./text.mjs";

/** @import { Lesson, Said } from "../lessons.mjs" */

/** @param {Lesson} lesson @param {Said["glue"]} glue */
export function sourcesOf({ id, source }, { LESSON, PAPERS }) {
  if (!source) return "";
  const keys = [...new Set([...source.matchAll(/\[([A-Z]+\d+)\]/g)].map(([, key]) => String(key)))];
  const papers = keys.map((key) => {
    const paper = PAPERS[key];
    if (!paper)
      throw new Error(`The lesson ${id} names the source [${key}], which www/build/lessons/words/ does not know.`);
    return `<br>\n[${key}] ${paper}`;
  });
  return `<p class="note sources"><span class="label">${LESSON.source}</span> ${plain(source)}${papers.join("")}</p>\n`;
}
