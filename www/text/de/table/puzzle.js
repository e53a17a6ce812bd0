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
  reasonCall: "{magnitude} führt zu {one} oder zu {other}: {worth} sind sicher. {others}",
  reasonWay:
    "{direction} kommt der Spielstein zu {to}: Magnus bekommt {worth}, nicht mehr und nicht früher. Der andere Weg hätte {loss} gekostet.",
  reasonWorth: "{positions} in {rounds}",
  reasonNew: "{position} (neu)",
  reasonDepth: {
    one: "{position} ({count} Runde vor einer neuen)",
    other: "{position} ({count} Runden vor einer neuen)",
  },
  reasonNever: "{position} (von dort lässt sich nichts Neues erzwingen)",
  reasonOthers: "Jede andere Ansage hätte {loss} gekostet.",
  reasonOthersLeast: "Jede andere Ansage hätte mindestens {loss} gekostet.",
  reasonEqual: "{moves} wäre ebenso gut gewesen.",
  reasonAtOnce:
    "{position} liegt in der Mitte zwischen zwei unbesuchten Positionen, und ihrem Abstand kann Derek nicht ausweichen. Eine kleinere Zahl gibt es nicht, eine größere verschenkt Runden.",
  reasonFirstIn: {
    one: "",
    other:
      "{position} kommt zuerst in {layer} vor: Mit jeder Runde kann Magnus den Spielstein eine Schicht weiter nach außen bringen, und Derek kann dafür sorgen, dass es nicht mehr ist. Weniger als {count} Runden reichen also nicht, und mehr sind nicht nötig.",
  },
  reasonClass:
    "Alles Unbesuchte liegt in {class}, und der Spielstein steht nicht darin: Bei jeder Ansage liegt auch ein Ziel außerhalb. Jede andere Klasse lässt etwas aus oder enthält den Spielstein.",
  reasonNoClass:
    "Jede Klasse lässt etwas Unbesuchtes aus oder enthält den Spielstein, also kann Magnus noch eine Position erzwingen. Mit einer Klasse als Antwort hätten Sie auf etwas gezählt, was Derek nicht halten kann.",
  reasonShield: {
    one: "{count} Position in einer Klasse, in der der Spielstein nicht steht: Bei jeder Ansage liegt auch ein Ziel außerhalb. Wären es mehr, so könnte Magnus den Spielstein hineinzwingen; wäre es keine, so verschenkten Sie eine.",
    other:
      "Diese {count} liegen in einer Klasse, in der der Spielstein nicht steht: Bei jeder Ansage liegt auch ein Ziel außerhalb. Wären es mehr, so könnte Magnus den Spielstein hineinzwingen; wären es weniger, so verschenkten Sie Positionen.",
  },
  reasonForced: "{worth}, und keine Ihrer Ansagen hat eine Runde verloren. Sonst hätten die Runden nicht gereicht.",
};
