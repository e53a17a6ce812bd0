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
  practiceLevel4: "4 · zwei Züge",
  practiceLevel5: "5 · Klassen",
  practiceLevel6: "6 · exakte Werte",
  practiceAboutLevel1:
    "Stufe 1: Sehen Sie nach, ob die Landepunkte, also die beiden Positionen, zu denen eine Ansage führt, neu sind.",
  practiceAboutLevel2:
    "Stufe 2: Aus der Mitte zwischen zwei unbesuchten Positionen ist es eine Runde zu einer neuen. Suchen Sie solche Landepunkte.",
  practiceAboutLevel3:
    "Stufe 3: Aus der Mitte unbesuchter Positionen ist es eine Runde zu einer neuen, aus der Mitte solcher Mitten zwei, und so weiter. Vergleichen Sie.",
  practiceAboutLevel4:
    "Stufe 4: Denken Sie zwei Runden voraus: Wie viele neue Positionen sind sicher, und wie weit ist es dann zur nächsten?",
  practiceAboutLevel5:
    "Stufe 5: Eine Klasse, etwa jede dritte Position, kann Derek für immer behalten, solange der Spielstein nicht in ihr steht. Sehen Sie, um welche Klasse es geht.",
  practiceAboutLevel6:
    "Stufe 6: Die Regeln der anderen Stufen führen in die Irre oder reichen nicht. Denken Sie bis zum Ende.",
  practiceRight: "richtig",
  practiceMissed: "verfehlt",
  practiceDayDone: "Alle drei sind beantwortet; morgen gibt es andere.",
  practiceRun: "{run} hintereinander richtig; Ihr Rekord ist {best}.",
  practiceDays: { one: "{count} Tag in Folge.", other: "{count} Tage in Folge." },
  practiceDue: { one: "{count} verfehltes Rätsel ist wieder da", other: "{count} verfehlte Rätsel sind wieder da" },
  practiceSet: { one: "{count} Rätsel hier lösen", other: "{count} Rätsel hier lösen" },
  practiceSetCount: "Eine Reihe hat 1 bis {most} Rätsel.",
  practiceSetKind: "Eine Reihe hat eine Art und Stufe: {title}.",
  practiceSetLink: "Link der Reihe",
  practiceSetCopy: "Link kopieren",
  practiceSetCode: "QR-Code der Reihe, für den Beamer",
  practiceSheet: "Als Arbeitsblatt drucken",
  practicePuzzle: "Rätsel",
  sheetName: "Name",
  sheetPrint: "Drucken",
  sheetPuzzle: "Rätsel {number}",
  sheetTable: "Der Tisch mit {n} Positionen",
  sheetPosition: "Der Spielstein steht auf {token}. Unbesucht: {unvisited}.",
  sheetCalled: "Magnus hat {magnitude} angesagt.",
  sheetLive: "Am Tisch lösen",
  sheetSolution: "Lösung",
  sheetRoom: "Antwort",
  sheetCalls: "Richtige erste Ansagen: {calls}. Die weiteren hängen von Dereks Antworten ab.",
  practiceBetAsk: "Erst schätzen? Runden bis zur letzten neuen Position:",
  practiceBet: "Schätzen",
  practiceBetMade: { one: "Ihre Schätzung: {count} Runde.", other: "Ihre Schätzung: {count} Runden." },
  practiceBetRight: {
    one: "Ihre Schätzung stimmt: {count} Runde, wenn beide perfekt spielen.",
    other: "Ihre Schätzung stimmt: {count} Runden, wenn beide perfekt spielen.",
  },
  practiceBetWrong: {
    one: "Geschätzt haben Sie {bet}, es ist {count} Runde, wenn beide perfekt spielen.",
    other: "Geschätzt haben Sie {bet}, es sind {count} Runden, wenn beide perfekt spielen.",
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
