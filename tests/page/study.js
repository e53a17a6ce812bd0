// @ts-check
/** The real core of lessons under Node, and its verdicts on attempts as lessons write them. */

import { begin } from "../../www/build/core.mjs";
import * as study from "../../www/pkg/study.js";

begin(study, "study");

export { study };

/**
 * The verdict on an attempt at a task.
 * @param {any} task @param {import("../../www/table/lesson/core-types").Figure} figure
 * @param {import("../../www/table/lesson/core-types").Attempt} attempt
 */
export function checked(task, figure, attempt) {
  const exercise = new study.Exercise(task, figure);
  // A game that the attempt names comes before it.
  const game = study.Handle.open(figure.game);
  try {
    return exercise.check(game, attempt);
  } finally {
    game.free();
    exercise.free();
  }
}
