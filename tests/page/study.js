// @ts-check
/** The real core of lessons under Node, and its verdicts on attempts as lessons write them. */

import { begin } from "../../www/build/core.mjs";
import * as companions from "../../www/pkg/companions.js";
import * as study from "../../www/pkg/study.js";
import "../../www/text/say/study-refusals.js";

begin(study, "study");
begin(companions, "companions");

export { companions, study };

/**
 * The verdict on an attempt at a task.
 * @param {any} task @param {import("../../www/core/lesson/core-types").Figure} figure
 * @param {import("../../www/core/lesson/core-types").Attempt} attempt
 */
export function checked(task, figure, attempt) {
  if (task?.kind === "beat" && typeof attempt?.game === "string") return beaten(task.game, attempt.game);
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

/** The verdict of the core of the companions, which judges what is played there. @param {string} beginning @param {string} link */
function beaten(beginning, link) {
  const game = companions.Companion.open(link.split("=")[0] ?? "", link);
  try {
    return game.verdict(beginning);
  } finally {
    game.free();
  }
}
