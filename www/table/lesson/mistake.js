// @ts-check
/**
 * The mistakes of the people in a game, each put on a table as a puzzle: the position before it, and the question for a better move. The core
 * finds them by exact values.
 */

import { refusalError } from "../../kit/sentences.js";
import { mistakeQuestion, mistakeTitle } from "../../text/say/table/puzzle.js";
import { PERFECT } from "./puzzle.js";
import { mistakeName } from "./puzzle-name.js";

/** @import { Mistake } from "../../core/lesson/core-types" */
/** @import { Study } from "../core/core.js" */
/** @import { Speaker } from "../types" */
/** @import { FoundStep, LessonTask, MistakeInGame } from "./types" */

/** @typedef {{from: number | null, found: Mistake[]}} Mistakes from the first round that was judged, in their order */

/** @type {{game: string, all: Mistakes} | null} */
let last = null;

/** The mistakes of the people in a game; throws a sentence if it is no game. @param {string} game as a link @param {Pick<Study, "Handle" | "findMistakes">} core @returns {Mistakes} */
export function mistakesIn(game, core) {
  if (last?.game === game) return last.all;
  const handle = core.Handle.open(game);
  try {
    const { magnus, derek } = handle.facts();
    const all = [
      ...(magnus.human ? [core.findMistakes(handle, "magnus")] : []),
      ...(derek.human ? [core.findMistakes(handle, "derek")] : []),
    ];
    const found = all.flatMap((one) => one.found).sort((one, other) => one.round - other.round);
    last = { game, all: { from: all[0]?.from ?? null, found } };
    return last.all;
  } finally {
    handle.free();
  }
}

/** A mistake by its number, from 1; throws a sentence if there are fewer. @param {{number: number, game: string}} named @param {Pick<Study, "Handle" | "findMistakes">} core @returns {MistakeInGame} */
export function findMistake({ number, game }, core) {
  const { found } = mistakesIn(game, core);
  const mistake = found[number - 1];
  if (!mistake) throw refusalError({ code: "mistake", count: found.length });
  return { ...mistake, game, number, isLast: number === found.length };
}

/** A mistake as a step on a table. @param {MistakeInGame} mistake @param {Speaker} words @returns {FoundStep} */
export function mistakeStep(mistake, words) {
  const { figure, number, game, isLast } = mistake;
  const name = mistakeName(number, game);
  const title = mistakeTitle(words, mistake);
  const task = /** @type {LessonTask} */ (mistake.task);
  const step = { id: name, title, figure, ask: mistakeQuestion(words, mistake), task };
  return {
    lesson: { id: "practice", number: 0, title, summary: "", steps: [step] },
    step,
    name,
    language: words.language,
    next: isLast ? null : mistakeName(number + 1, game),
    puzzle: { ...mistake, about: PERFECT },
  };
}
