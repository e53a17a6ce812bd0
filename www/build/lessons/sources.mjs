/** The source of a lesson, and the papers that it names by their keys. */

import { plain } from "./text.mjs";

/** @import { Lesson } from "../lessons.mjs" */

/** By the keys of src/lib.rs. @type {Record<string, string>} */
export const PAPERS = {
  N10: "Z. Nedev, “An O(n)-Round Strategy for the Magnus–Derek Game”, Algorithms 3 (2010).",
  L08: "“More on the Magnus–Derek Game”, master’s thesis, National Chiao Tung University, 2008.",
  F98: "A. S. Fraenkel, “Multivision: An Intractable Impartial Game With a Linear Winning Strategy”, American Mathematical Monthly 105 (1998).",
  P12: "IBM Research, “Ponder This”, September 2012, with the solution of C. Carroll.",
  G10: "“Number Game”, the analysis of a task in Google Code Jam 2010.",
};

/** @param {Lesson} lesson */
export function sourcesOf({ id, source }) {
  if (!source) return "";
  const keys = [...new Set([...source.matchAll(/\[([A-Z]+\d+)\]/g)].map(([, key]) => String(key)))];
  const papers = keys.map((key) => {
    const paper = PAPERS[key];
    if (!paper)
      throw new Error(`The lesson ${id} names the source [${key}], which www/build/lessons/sources.mjs does not know.`);
    return `<br>\n[${key}] ${plain(paper)}`;
  });
  return `<p class="note sources"><span class="label">Source:</span> ${plain(source)}${papers.join("")}</p>\n`;
}
