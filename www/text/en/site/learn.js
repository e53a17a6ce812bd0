// @ts-check
/** Messages of the page of all lessons and of lesson pages, apart from the texts of the lessons themselves. */

export default /** @type {const} */ ({
  progressDone: { one: "{done} of {count} task done", other: "{done} of {count} tasks done" },
  progressAllDone: { one: "✓ all {count} task done", other: "✓ all {count} tasks done" },
  // After the number of tasks that are done.
  progressHinted: { one: "{count} with hints", other: "{count} with hints" },
  progressShown: { one: "{count} with its solution seen", other: "{count} with their solutions seen" },
  progressPoints: { one: "{points} of {count} point", other: "{points} of {count} points" },
  progressAttempts: { one: "{count} attempt", other: "{count} attempts" },
  progressGoOn: "Go on: {lesson}",
  progressHere: "You are here",
  progressAdded: {
    one: "Added {count} task that had not been done here.",
    other: "Added {count} tasks that had not been done here.",
  },
  progressNothingNew: "The file has nothing that is new here.",
  progressNothingKnown: "The file has nothing new that this version knows.",
  progressOfLater: "A later version of these lessons wrote this file: reload the page to see whether it is here.",
  progressUnknown: {
    one: "{count} name in it is not a task of these lessons.",
    other: "{count} names in it are not tasks of these lessons.",
  },
  progressSaved: "Saved as {file}: {all}.",
  // Forgetting cannot be undone, so it needs a second click.
  forget: "Forget all",
  forgetSure: "Really forget all",
  forgetPressAgain: "Press again to forget all that is done on this device.",
  forgotten: "Forgotten.",
  // Beside the links of a step.
  stepToNotes: "Put this step in my notes",
  // Above the steps of a lesson whose tasks a seed makes.
  lessonHasSeed:
    "The tasks with no. {seed} in their title are your own: they have another table and other positions than the text tells of.",
  lessonWithoutSeed: "The tasks of the lesson",
  // After the name of a step, for those who do not see its tick.
  stepIsDone: " (done)",
  stepIsHinted: " (done with hints)",
  stepIsShown: " (done after its solution was seen)",
});
