// @ts-check
/** Refusals of the page itself about lessons and the carpet. Those of the core stand in `src`, as core-study-refusals.js. */

export default /** @type {const} */ ({
  // Lessons by their names.
  refusedLessonName: "lesson must be a lesson and a step of it, such as shield/hold, but it is “{value}”.",
  refusedMistake: {
    one: "This game has only {count} move that cost a round or a position.",
    other: "This game has only {count} moves that cost a round or a position.",
  },
  refusedPuzzleName:
    "puzzle must be a kind with a level and a seed, such as only-call&level=3&seed=1, but it is “{value}”.",
  refusedLesson: "There is no lesson “{id}”. The lessons are {known}.",
  refusedStep: "The lesson “{lesson}” has no step “{id}”. Its steps are {known}.",
  refusedStepIsRead: "The step “{id}” of the lesson “{lesson}” has no table: it is read.",
  refusedAnswerState: "answerState must be a text of the task {task}, but it is “{value}”.",

  // The carpet.
  refusedNoCanvas: "This browser cannot draw the carpet.",
});
