// @ts-check
/** Eine Partie mit Kommentaren, und das Formular, in dem sie geschrieben werden. */

/** @type {import("../../types").Translated<typeof import("../../en/table/comments.js").default>} */
export default {
  commentStart: "Diese Partie kommentieren",
  commentStartTitle: "Diese Partie kommentieren: ein Satz, ein Zeichen und Markierungen in jeder Runde (m)",
  signBrilliant: "glänzender Zug",
  signBlunder: "grober Fehler",
  signInteresting: "interessanter Zug",
  signDubious: "zweifelhafter Zug",
  signGood: "guter Zug",
  signMistake: "Fehler",
  commentHeard: "Kommentar: {text}",
  commentCircles: "Eingekreist: {list}.",
  commentArrow: "Pfeil von {from} nach {to}.",
  commentList: { one: "{count} Kommentar", other: "{count} Kommentare" },
  commentListName: "Runden mit Kommentaren",
  commentAtStart: "Beginn",
  commentAtRound: "Runde {round}: {from} → {to}",
  commentBefore: "Kommentar davor",
  commentNext: "Nächster Kommentar",
  commentOnStart: "Kommentar zum Beginn",
  commentOnRound: "Kommentar zu Runde {round}",
  commentSign: "Zeichen",
  commentNoSign: "keines",
  commentSentence: "Satz",
  commentMarks: "Kreise und Pfeile",
  commentMarksExample: "5, 3-9",
  commentMarksHelp: "Positionen mit Kommas dazwischen werden eingekreist; 3-9 ist ein Pfeil von 3 nach 9.",
  commentTravels:
    "Jede Runde jeder Variante hat einen eigenen Kommentar. Er steht im Link und geht in Rahmen und Dateien mit.",
  commentSave: "Behalten",
  commentRemove: "Entfernen",
  commentClose: "Fertig",
  commentSaved: "Behalten.",
  commentRemoved: "Entfernt.",
  commentNotHere:
    "In einer Lektion, einem Rätsel oder einer Partie an zwei Orten lassen sich keine Kommentare schreiben.",
};
