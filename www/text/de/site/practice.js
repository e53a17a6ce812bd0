// @ts-check
/** Sätze der Seite zum Üben. */

/** @type {import("../../types").Translated<typeof import("../../en/site/practice.js").default>} */
export default {
  practiceMixed: "Gemischt",
  practiceAboutMixed: "Alle Arten, die es auf dieser Stufe gibt.",
  practiceAboutOnlyCall: "Nur eine Ansage ist richtig.",
  practiceAboutOnlyWay: "Nur einer von Dereks beiden Wegen ist richtig.",
  practiceAboutSafe: "Sagen Sie, was Derek für immer unbesucht halten kann.",
  practiceAboutDepth: "Zählen Sie die Runden bis zur nächsten neuen Position.",
  practiceAboutForce: "Spielen Sie mehrere Runden gegen einen perfekten Derek.",
  practiceAboutShield: "Finden Sie die größte Menge, die Derek halten kann.",
  practiceAboutStuck: "Drei Positionen sind übrig, und keine Ansage führt auf beiden Seiten zu einer neuen.",
  practiceLevel1: "1 · Landepunkte",
  practiceLevel2: "2 · Mittelpunkte",
  practiceLevel3: "3 · Schichten",
  practiceLevel4: "4 · zwei Züge voraus",
  practiceLevel5: "5 · Klassen",
  practiceLevel6: "6 · exakte Werte",
  practiceAboutLevel1: "Stufe 1: Sehen Sie nach, ob die Landepunkte neu sind.",
  practiceAboutLevel2: "Stufe 2: Sehen Sie nach, ob ein Landepunkt in der Mitte zwischen zwei unbesuchten liegt.",
  practiceAboutLevel3: "Stufe 3: Vergleichen Sie die Tiefe der Landepunkte in den Schichten.",
  practiceAboutLevel4: "Stufe 4: Denken Sie zwei Züge voraus.",
  practiceAboutLevel5: "Stufe 5: Sehen Sie, welche Restklasse verschenkt wird.",
  practiceAboutLevel6: "Stufe 6: Die Schichten führen hier in die Irre, nur genaues Zählen hilft.",
  practiceRight: "richtig",
  practiceMissed: "verfehlt",
  practiceDayDone: "Alle drei sind beantwortet; morgen gibt es andere.",
  practiceRun: "{run} hintereinander richtig; Ihr Rekord ist {best}.",
  practiceDays: { one: "{count} Tag in Folge.", other: "{count} Tage in Folge." },
  practiceDue: { one: "{count} verfehltes Rätsel ist wieder da", other: "{count} verfehlte Rätsel sind wieder da" },
  practiceBetAsk:
    "Schätzen Sie zuerst, wenn Sie mögen: Wie viele Runden sind es von jetzt an bis zur letzten neuen Position, wenn beide perfekt spielen?",
  practiceBet: "Schätzen",
  practiceBetMade: { one: "Ihre Schätzung: {count} Runde.", other: "Ihre Schätzung: {count} Runden." },
  practiceBetRight: {
    one: "Ihre Schätzung stimmt: {count} Runde.",
    other: "Ihre Schätzung stimmt: {count} Runden.",
  },
  practiceBetWrong: {
    one: "Geschätzt haben Sie {bet}, es ist {count} Runde.",
    other: "Geschätzt haben Sie {bet}, es sind {count} Runden.",
  },
  practiceRoundsLeft: {
    one: "Die letzte neue Position kommt in {count} Runde, wenn beide perfekt spielen.",
    other: "Die letzte neue Position kommt in {count} Runden, wenn beide perfekt spielen.",
  },
  practiceBetNumber: "Tippen Sie eine ganze Zahl von Runden ein.",
  practiceGame: "Ihre Partie: Fehler {number} von {count}.",
  practiceGameFrom: "Exakte Werte urteilen ab Runde {round}; davor ist der Tisch zu groß dafür.",
  practiceGameNone: "In dieser Partie hat kein Zug von Ihnen eine Runde oder eine Position gekostet.",
  practiceGameNoneFrom: "Ab Runde {round} hat kein Zug von Ihnen eine Runde oder eine Position gekostet.",
  practiceGameUnknown:
    "Über diese Partie lässt sich nicht urteilen: Ihr Tisch ist zu groß für exakte Werte, und sie kam nie zu einem Ende mit wenigen Positionen.",
  practiceGameBack: "Zurück zur Partie",
  practiceNotLoaded: "Die Rätsel konnten nicht geladen werden: {why}",
};
