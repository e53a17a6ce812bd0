// @ts-check
/** Messages of a frame beside its table. */

export default /** @type {const} */ ({
  // The name of the page.
  frameHeading: "The Magnus–Derek table",
  // A link, and what it does.
  openPosition: "Open this position",
  openPositionTitle: "Opens this position on a page of its own",
  openLesson: "Open the lesson",
  openLessonTitle: "Opens the lesson on a page of its own",
});
