// @ts-check
/**
 * Tasks of a student's own: a number that is made of the student's id in the course, and the names of the tasks with it. The id
 * stays on this page. The number is no secret: whoever sees it can find the short ids that give it.
 */

import { digestOf } from "../../kit/checksum.js";
import { readPuzzleName } from "../../table/lesson/puzzle.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";

/** The seed of a student; null where the course gives no id. @param {string} learner */
export const seedOf = (learner) => (learner.trim() === "" ? null : digestOf(learner.trim()));

/**
 * The tasks with a seed. The steps of a lesson keep their names, under which their results are kept; puzzles are named by theirs.
 * @param {{about: "lesson" | "puzzle", tasks: {name: string, title: string}[]}} course @param {number | null} seed
 */
export function tasksWithSeed({ about, tasks }, seed) {
  if (about === "lesson" || seed === null) return tasks;
  return tasks.map((task) => {
    const puzzle = readPuzzleName(task.name);
    return { ...task, name: puzzleName({ ...puzzle, seed: (seed + puzzle.seed) >>> 0 }) };
  });
}
