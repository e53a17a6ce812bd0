// @ts-check
/** Messages of a package for a course: of its pages, and of the form that makes it. */

export default /** @type {const} */ ({
  // On a page of the package. The script there fills in {values} that depend on the reader.
  courseTasks: "Tasks",
  courseAlone: "solved",
  courseHinted: "solved with hints",
  courseShown: "solved after its solution was shown",
  courseOpen: "not solved",
  courseTask: "{number}: {title} ({result})",
  courseScore: "{done} of {tasks} tasks solved, score {score} of 100. The pass mark is {pass}.",
  coursePassed: "You have passed.",
  courseFailed: "All tasks are solved, but the score is below the pass mark.",
  courseConnected: "Your result goes to the course after each attempt.",
  courseReview: "The course shows this for review, so nothing is reported.",
  courseMissing: "No course was found around this page, so no result is reported or kept. You can solve all tasks.",
  courseRefused: "The course did not begin, so no result is reported or kept: {why}",
  courseNotKept: "The course did not take the last result: {why} It is sent again with the next attempt.",
  courseNoReason: "it gives no reason.",
  courseShortened:
    "The games on {count} tables are too long for the course to keep, so these begin anew. The results are kept.",
  courseOwn:
    "These tasks are your own: number {seed}, which this page has made of your id in the course. The id stays on this page.",
  courseSame: "The course gives no id of a student here, so these are the tasks that everybody has.",
  courseNoScript: "This page needs JavaScript and WebAssembly.",
  courseLessons: "The Magnus–Derek game: {count} lessons",
});
