// @ts-check
/** The name of a package, which is shown before it is made. */

import { readPuzzleName } from "../../../table/lesson/puzzle.js";
import { LESSONS } from "../../../table/lesson/step.js";

/** @import { SnippetContent } from "../../../table/share/snippets.js" */
/** @typedef {"1.2" | "2004"} Version */

/** The lessons in the package by their ids, in the order of the course. @param {string} first @param {string} further ids with commas */
export function lessonsOf(first, further) {
  const chosen = [first, ...further.split(",")];
  return LESSONS.map(({ id }) => id).filter((id) => chosen.includes(id));
}

/** The id of all lessons or puzzles that are chosen; "" for a game, which has no task. @param {{shown: SnippetContent, further: string}} chosen */
export function packageId({ shown, further }) {
  if ("puzzle" in shown) return puzzlesId(shown.puzzle);
  if (!("lesson" in shown)) return "";
  return lessonsId(lessonsOf(shown.lesson.split("/")[0] ?? "", further));
}

/** @param {string[]} lessons */
export const lessonsId = (lessons) => (lessons.length === 1 ? String(lessons[0]) : `${lessons.length}-lessons`);

/** @param {string} puzzle */
export function puzzlesId(puzzle) {
  const { kind, level } = readPuzzleName(puzzle);
  return `puzzles-${kind}-${level}`;
}

/** @param {string} id @param {string} language @param {Version} version */
export const packageName = (id, language, version) => `magnus-derek-${id}-${language}-scorm-${version}.zip`;
