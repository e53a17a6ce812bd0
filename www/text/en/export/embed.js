// @ts-check
/** Messages of a frame beside its table. */

export default /** @type {const} */ ({
  // The name of the page.
  frameHeading: "The Magnus–Derek table",
  // In place of a game.
  frameUnnamed:
    "This address names no game, so the table shows the first one. Some editors cut off the part behind #, where a game may have stood.",
  // A link, and its effect.
  openPosition: "Open this position",
  openPositionTitle: "Opens this position on a page of its own",
  openPuzzle: "Open the puzzle",
  openPuzzleTitle: "Opens the puzzle on a page of its own",
  openLesson: "Open the lesson",
  openLessonTitle: "Opens the lesson on a page of its own",
});
