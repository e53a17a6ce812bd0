// @ts-check
/** What a frame says beside its table. */

/** The folder with the pages of this language, as an address begins. */
export const folder = String("");

/** The name of the page. */
export const heading = String("The Magnus–Derek table");

/** A link, and what it does. */
export const openPosition = { text: "Open this position", title: "Opens this position on a page of its own" };
export const openLesson = { text: "Open the lesson", title: "Opens the lesson on a page of its own" };
