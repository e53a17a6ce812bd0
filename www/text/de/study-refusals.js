// @ts-check
/** Was die Seite selbst von Lektionen und vom Teppich ablehnt. */

/** @type {import("../types").Translated<typeof import("../en/study-refusals.js").default>} */
export default {
  // Lektionen nach ihren Namen.
  refusedLessonName:
    "lesson muss eine Lektion und einen Schritt von ihr nennen, zum Beispiel shield/hold, angegeben ist „{value}“.",
  refusedMistake: {
    one: "In dieser Partie hat nur {count} Zug eine Runde oder eine Position gekostet.",
    other: "In dieser Partie haben nur {count} Züge eine Runde oder eine Position gekostet.",
  },
  refusedPuzzleName:
    "puzzle muss eine Art mit Stufe und Startwert nennen, zum Beispiel only-call&level=3&seed=1, angegeben ist „{value}“.",
  refusedLesson: "Es gibt keine Lektion „{id}“. Die Lektionen sind {known}.",
  refusedStep: "Die Lektion „{lesson}“ hat keinen Schritt „{id}“. Ihre Schritte sind {known}.",
  refusedStepIsRead: "Der Schritt „{id}“ der Lektion „{lesson}“ hat keinen Tisch: Er ist zum Lesen da.",
  refusedAnswerState: "answerState muss ein Text der Aufgabe {task} sein, angegeben ist „{value}“.",

  // Der Teppich.
  refusedNoCanvas: "Dieser Browser kann den Teppich nicht zeichnen.",
};
