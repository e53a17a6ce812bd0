// @ts-check
/** Texte eines Rahmens neben seinem Tisch. */

/** @type {import("../types").Translated<typeof import("../en/embed.js").default>} */
export default {
  frameHeading: "Der Magnus–Derek-Tisch",
  openPosition: "Diese Stellung öffnen",
  openPositionTitle: "Öffnet diese Stellung auf einer eigenen Seite",
  openLesson: "Die Lektion öffnen",
  openLessonTitle: "Öffnet die Lektion auf einer eigenen Seite",
};
