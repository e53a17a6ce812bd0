// @ts-check
/** Die Seite mit den Aufgaben, die Startwerte aus einer Lektion machen. */

/** @type {import("../../types").Translated<typeof import("../../en/site/variants.js").default>} */
export default {
  sheetSeed: "Startwert",
  sheetStep: "Schritt",
  sheetTask: "Aufgabe",
  sheetToken: "Stein",
  sheetUnvisited: "Unbesucht",
  sheetAnswer: "Antwort",
  sheetAnswers: "Alle Antworten",
  sheetAnswersAbout:
    "Eine Zeile für jeden Startwert, eine Spalte für jede Aufgabe. Eine Antwort führt zu ihrer Aufgabe.",
  sheetPositions: "Tische und Positionen für jeden Startwert",
  sheetSeveral: "Es gibt mehrere: Der Tisch prüft sie.",
  sheetFinding: "Die Aufgaben zum Startwert {seed} werden gesucht …",
  sheetFound: {
    one: "{lesson}: {count} Aufgabe kann neu gemacht werden. Startwerte auf diesem Blatt: {seeds}.",
    other: "{lesson}: {count} Aufgaben können neu gemacht werden. Startwerte auf diesem Blatt: {seeds}.",
  },
  sheetNone: "Keine Aufgabe dieser Lektion kann neu gemacht werden: Alle bekommen die Lektion, wie sie ist.",
  sheetNoSeed: "Ein Startwert ist eine Zahl von 0 bis 4294967295 oder ein Bereich wie 1–30, aber hier steht „{value}“.",
  sheetNoSeeds: "Geben Sie mindestens einen Startwert ein, etwa 1–30.",
  sheetManySeeds: "Auf ein Blatt passen höchstens {most} Startwerte.",
};
