// @ts-check
/** What a package for a course has in it: a page for each lesson, or one for all puzzles of a set. */

import { readPuzzleName } from "../../../table/lesson/puzzle.js";
import { puzzleName } from "../../../table/lesson/puzzle-name.js";
import { puzzlesIn } from "../../../table/lesson/puzzle-set.js";
import { lessonIn } from "../../../table/lesson/step.js";
import { courseSpeaker, lessonsTitle } from "../../../text/say/site/course.js";
import { puzzleTitle, setTitle } from "../../../text/say/table/puzzle.js";
import { lessonsId, lessonsOf, puzzlesId } from "./names.js";

/** @import { SnippetContent } from "../../../table/share/snippets.js" */

/**
 * A page with its own score. Each lesson is one, so that the course shows where a reader stands, and each has the
 * whole room for what is kept between visits.
 * @typedef {{id: string, title: string, about: "lesson" | "puzzle", tasks: {name: string, title: string}[]}} Item
 */
/** @typedef {{id: string, title: string, language: string, items: Item[]}} Contents */

/**
 * @param {{shown: SnippetContent, further: string, count: string, lang: string}} chosen
 * @returns {Promise<Contents>} without a page for a game, which has no task
 */
export async function contentsOf({ shown, further, count, lang }) {
  if ("puzzle" in shown) return puzzlesFrom(shown.puzzle, Number(count), lang);
  if (!("lesson" in shown)) return { id: "", title: "", language: lang, items: [] };
  return lessonsNamed(lessonsOf(shown.lesson.split("/")[0] ?? "", further), lang);
}

/** @param {string[]} ids @param {string} language @returns {Promise<Contents>} */
export async function lessonsNamed(ids, language) {
  const words = await courseSpeaker(language);
  const items = await Promise.all(ids.map((id) => lessonItem(id, language)));
  const [first] = items;
  const title = first && items.length === 1 ? first.title : lessonsTitle(words, items.length);
  return { id: lessonsId(ids), title, language, items };
}

/** @param {string} id @param {string} language @returns {Promise<Item>} */
async function lessonItem(id, language) {
  const { lesson } = await lessonIn(id, language);
  const steps = lesson.steps.filter(({ figure, task }) => figure && task);
  const tasks = steps.map((step) => ({ name: `${id}/${step.id}`, title: step.title }));
  return { id: `lesson-${id}`, title: lesson.title, about: "lesson", tasks };
}

/**
 * Puzzles of one kind and level, with one seed after the other.
 * @param {string} first @param {number} count @param {string} language @returns {Promise<Contents>}
 */
export async function puzzlesFrom(first, count, language) {
  const words = await courseSpeaker(language);
  const set = { first: readPuzzleName(first), count };
  const title = puzzleTitle(words, set.first);
  const tasks = puzzlesIn(set).map((one) => ({ name: puzzleName(one), title }));
  const id = puzzlesId(first);
  const whole = setTitle(words, set);
  return { id, title: whole, language, items: [{ id, title: whole, about: "puzzle", tasks }] };
}
