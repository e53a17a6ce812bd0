// @ts-check
/** Texts of the page with the tasks that seeds make of a lesson. */

export default /** @type {const} */ ({
  sheetSeed: "Seed",
  sheetStep: "Step",
  sheetTask: "Task",
  sheetToken: "Token",
  sheetUnvisited: "Unvisited",
  sheetAnswer: "Answer",
  sheetAnswers: "All answers",
  sheetAnswersAbout: "A row for each seed, a column for each task. An answer leads to its task.",
  sheetPositions: "Tables and positions of each seed",
  sheetSeveral: "There are several: the table checks them.",
  sheetFinding: "Finding the tasks of seed {seed} …",
  sheetFound: {
    one: "{lesson}: {count} task can be made anew. Seeds on this sheet: {seeds}.",
    other: "{lesson}: {count} tasks can be made anew. Seeds on this sheet: {seeds}.",
  },
  sheetNone: "No task of this lesson can be made anew: each student gets the lesson as it is.",
  sheetNoSeed: "A seed is a number from 0 to 4294967295, or a range such as 1–30, but here stands “{value}”.",
  sheetNoSeeds: "Type at least one seed, such as 1–30.",
  sheetManySeeds: "At most {most} seeds fit on a sheet.",
});
