// @ts-check
/** Texte der Seite „Lernen“ und der Lektionsseiten neben den Lektionen selbst. */

/** @type {import("../../types").Translated<typeof import("../../en/site/learn.js").default>} */
export default {
  progressDone: { one: "{done} von {count} Aufgabe gelöst", other: "{done} von {count} Aufgaben gelöst" },
  progressAllDone: { one: "✓ die Aufgabe gelöst", other: "✓ alle {count} Aufgaben gelöst" },
  progressHinted: { one: "{count} mit Hinweisen", other: "{count} mit Hinweisen" },
  progressShown: { one: "{count} nach Blick auf die Lösung", other: "{count} nach Blick auf die Lösung" },
  progressPoints: { one: "{points} von {count} Punkt", other: "{points} von {count} Punkten" },
  progressAttempts: { one: "{count} Versuch", other: "{count} Versuche" },
  progressGoOn: "Weiter mit: {lesson}",
  progressHere: "Hier sind Sie",
  progressAdded: {
    one: "Ergänzt: {count} Aufgabe, die hier noch nicht gelöst war.",
    other: "Ergänzt: {count} Aufgaben, die hier noch nicht gelöst waren.",
  },
  progressNothingNew: "Die Datei enthält nichts, was hier neu ist.",
  progressNothingKnown: "Die Datei enthält nichts Neues, das diese Version kennt.",
  progressOfLater:
    "Diese Datei stammt von einer späteren Version der Lektionen: Laden Sie die Seite neu, vielleicht ist sie schon da.",
  progressUnknown: {
    one: "{count} Name darin ist keine Aufgabe dieser Lektionen.",
    other: "{count} Namen darin sind keine Aufgaben dieser Lektionen.",
  },
  progressSaved: "Gespeichert als {file}: {all}.",
  forget: "Alles vergessen",
  forgetSure: "Wirklich alles vergessen",
  forgetPressAgain: "Drücken Sie noch einmal, um alles zu vergessen, was auf diesem Gerät gelöst ist.",
  forgotten: "Vergessen.",
  stepToNotes: "Diesen Schritt in mein Skript",
  lessonHasSeed:
    "Die Aufgaben mit der Nr. {seed} im Titel sind Ihre eigenen: Sie haben einen anderen Tisch und andere Positionen, als der Text erzählt.",
  lessonWithoutSeed: "Die Aufgaben der Lektion",
  stepIsDone: " (gelöst)",
  stepIsHinted: " (mit Hinweisen gelöst)",
  stepIsShown: " (nach Blick auf die Lösung gelöst)",
};
