// @ts-check
/** The tasks that seeds make of the steps of a lesson, as data of the sheet. */

import { hasOthers, stepWithSeed } from "../../table/lesson/another.js";
import { stepName } from "../../table/lesson/step-name.js";
import "../../text/say/site/variants.js";
import { solutionText } from "../../text/say/table/lesson.js";

/** @import { Study } from "../../table/core/core.js" */
/** @import { FoundStep, Lesson } from "../../table/lesson/types" */
/** @import { Speaker } from "../../text/types" */

/**
 * The task of a seed. `unvisited` and `token` are of the position from which it asks; null where it begins a game.
 * @typedef {{seed: number, ask: string, n: number, unvisited: number[] | null, token: number | null, answer: string}} SeededTask
 */

/** The steps of a lesson that a seed makes anew. @param {Lesson} lesson @param {string} language of its texts @param {Study} core @param {Speaker} words @returns {FoundStep[]} */
export const seededSteps = (lesson, language, core, words) =>
  lesson.steps
    .map((step) => ({ lesson, step, name: stepName(`${lesson.id}/${step.id}`), language, next: null }))
    .filter((found) => hasOthers(found, core, words));

/** @param {FoundStep} own @param {number} seed @param {Study} core @param {Speaker} words @returns {SeededTask} */
export function taskOf(own, seed, core, words) {
  const { step } = stepWithSeed(own, seed, core, words);
  const game = core.Handle.open(step.figure?.game);
  const exercise = new core.Exercise(
    /** @type {import("../../core/lesson/core-types").Task} */ (step.task),
    /** @type {any} */ (step.figure),
  );
  try {
    const { n, token, round } = game.state();
    const unvisited = [...game.depths()].flatMap((depth, position) => (depth === 0 ? [position] : []));
    const solution = exercise.solution();
    const isPosition = round > 0 && step.task?.kind !== "place";
    return {
      seed,
      ask: step.ask ?? "",
      n,
      unvisited: isPosition ? unvisited : null,
      token: isPosition ? token : null,
      answer: answerOf(step, solution, words),
    };
  } finally {
    exercise.free();
    game.free();
  }
}

/** @param {FoundStep["step"]} step @param {import("../../table/lesson/types").Attempt | undefined | null} solution @param {Speaker} words */
function answerOf(step, solution, words) {
  if (!solution) return words.plain("sheetSeveral");
  const { positions, number, magnitude } = solution;
  if (positions) return words.list(positions);
  if (number !== undefined) return words.number(number);
  return magnitude === undefined ? solutionText(words, { ...step, solution }) : `ℓ = ${magnitude}`;
}
