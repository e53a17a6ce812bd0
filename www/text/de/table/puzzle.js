// @ts-check
/** Sätze eines Tisches über ein Rätsel: Art, Frage, Kosten eines Zugs und der Weg zur Lektion. */

/** @type {import("../../types").Translated<typeof import("../../en/table/puzzle.js").default>} */
export default {
  puzzleOnlyCall: "Die einzige Ansage",
  puzzleOnlyWay: "Der einzige Weg",
  puzzleSafe: "Ist das sicher?",
  puzzleDepth: "Wie weit noch?",
  puzzleForce: "Erzwingen",
  puzzleShield: "Den Schild finden",
  puzzleStuck: "Wo kein Mittelpunkt hilft",
  puzzleName: "{kind}, Stufe {level}",
  puzzleSet: { one: "{title}: {count} Rätsel", other: "{title}: {count} Rätsel" },
  puzzlePage: "Üben",
  puzzleNext: "Nächstes Rätsel",
  puzzleBack: "Zurück zum Rätsel",
  puzzleWhy: "Warum? Lektion {number}",
  askOnlyCall: "Sie sind Magnus. Genau eine Ansage verschenkt nichts, weder eine Position noch eine Runde. Welche?",
  askOnlyWay:
    "Sie sind Derek, und Magnus hat angesagt. Eine Richtung verschenkt nichts, die andere kostet Sie eine Position oder eine Runde. Wohin?",
  askStuck: "Sie sind Magnus, und drei Positionen sind übrig. Welche Ansage verliert keine Runde?",
  askDepth:
    "Welche Tiefe hat der Spielstein: Nach spätestens wie vielen Runden kann Magnus eine neue Position besuchen?",
  askSafe:
    "Kann Derek alles, was noch unbesucht ist, für immer behalten? Nennen Sie die Klasse, in der es liegt, oder sagen Sie, dass es keine gibt.",
  askShield: "Sie sind Derek. Wählen Sie die größte Menge von Positionen, die Sie für immer unbesucht halten können.",
  askForce: {
    one: "Sie sind Magnus, und Derek antwortet perfekt. Bringen Sie es innerhalb von {count} Runde auf {visited} besuchte Positionen: Das ist möglich.",
    other:
      "Sie sind Magnus, und Derek antwortet perfekt. Bringen Sie es innerhalb von {count} Runden auf {visited} besuchte Positionen: Das ist möglich.",
  },
  mistakeTitle: "Runde {round} Ihrer Partie",
  mistakeNext: "Nächster Fehler",
  askBetterCall:
    "Runde {round}, Magnus ist am Zug. Sie haben {magnitude} angesagt, und das hat {loss} gekostet. Welche Ansage kostet nichts?",
  askBetterWay:
    "Runde {round}: Magnus sagt {magnitude} an, und Dereks Antwort hat {loss} gekostet. Welche Richtung kostet nichts?",
  wrongTooSmall: {
    one: "Diese lassen sich halten, eine größere Menge aber auch: {found} von {count} Position.",
    other: "Diese lassen sich halten, eine größere Menge aber auch: {found} von {count} Positionen.",
  },
  otherCalls: "Was die anderen Ansagen gekostet hätten:",
  otherWay: "Was der andere Weg gekostet hätte:",
  wayTo: "{direction}, zu {position}",
};
