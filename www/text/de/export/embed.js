// @ts-check
/** Texte eines Rahmens neben seinem Tisch. */

/** @type {import("../../types").Translated<typeof import("../../en/export/embed.js").default>} */
export default {
  frameHeading: "Der Magnus–Derek-Tisch",
  frameUnnamed:
    "Diese Adresse nennt keine Partie, deshalb zeigt der Tisch die erste. Manche Editoren schneiden den Teil hinter # ab, in dem eine Partie gestanden haben kann.",
  openPosition: "Diese Stellung öffnen",
  openPositionTitle: "Öffnet diese Stellung auf einer eigenen Seite",
  openPuzzle: "Das Rätsel öffnen",
  openPuzzleTitle: "Öffnet das Rätsel auf einer eigenen Seite",
  openLesson: "Die Lektion öffnen",
  openLessonTitle: "Öffnet die Lektion auf einer eigenen Seite",
};
