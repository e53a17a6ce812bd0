// @ts-check
/** Ablehnungen der Lektionen, der angesagten Züge, der Turniere und des Teppichs. */

/** @type {import("../types").Translated<typeof import("../en/core-study-refusals.js").default>} */
export default {
  // Zahlen der Lektionen, der angesagten Züge, der Turniere und des Teppichs; {range} ist `outOfRange` in core-numbers.js.
  numberLesson: "n in einer Lektion {range}.",
  numberMagnitudes: "Die Anzahl der Weiten muss von {min} bis {max} sein, angegeben sind {value}.",
  numberLessonRounds: "Eine Partie in einer Lektion kann {min} bis {max} Runden haben, diese hat {value}.",
  numberOnePosition: "Jede Position {range}.",
  numberComments: "Die Zahl der Kommentare zu einer Partie {range}.",
  numberCommentCharacters: "Die Zahl der Zeichen eines Kommentars {range}.",
  numberGames: "Die Zahl der Partien {range}.",
  numberGame: "Die Nummer der Partie {range}.",
  numberRounds: "Die Zahl der Runden {range}.",
  numberRangeEnd: "Das Ende eines Bereichs von n {range}.",
  numberRangeLength: "Die Länge eines Bereichs von n {range}.",
  numberWorst: "Schlimmste Fälle gibt es für n von {min} bis {max}, hier ist n = {value}.",
  numberFirstPlace: "Der erste Platz {range}.",
  numberLastPlace: "Der Platz nach dem letzten {range}.",
  numberColumns: "Die Zahl der Spalten {range}.",
  numberRoundBefore: "Die Runde vor der ersten Zeile {range}.",
  numberRowRounds: "Die Zahl der Runden in einer Zeile {range}.",
  numberRows: "Die Zahl der Zeilen {range}.",
  numberRemainder: "Der Rest von n bei der Zahl der Klassen {range}.",
  numberFirstRound: "Die erste Runde {range}.",
  numberLastRound: "Die letzte Runde {range}.",
  numberRoundsKept: "Die Zahl der behaltenen Runden {range}.",
  numberColours: "Die Zahl der Farben {range}.",
  numberFigureRound: "Die Runde einer Abbildung {range}.",
  numberMarkedPosition: "Jede markierte Position {range}.",
  numberClass: "Die Nummer einer Klasse {range}.",
  numberUnvisited: "Die Zahl der unbesuchten Positionen {range}.",
  numberHalvings: "Halbieren lässt sich für n von {min} bis {max}, hier ist n = {value}.",
  numberCoverTime:
    "Die mittlere Zahl der Runden zufälliger Partien gibt es für n von {min} bis {max}, hier ist n = {value}.",
  numberSequence: "n in einer Aufgabe „sequence“ {range}.",
  numberNumberGame: "Jede Zahl des Zahlenspiels {range}.",
  numberNumberGameB: "B im Zahlenspiel {range}.",

  // Turniere und schlimmste Fälle.
  refusedManyGames: "Die Zahl der Partien {range}.",
  refusedNoWorstCases: "Es gibt keinen Magnus für schlimmste Fälle mit der Kennung {id}. Zur Wahl stehen {known}.",

  // Angesagte Züge.
  refusedMagnitudeEntry: "Weite Nummer {place} der Liste {range}.",
  refusedDirectionEntry:
    "Richtung Nummer {place} der Liste muss + (im Uhrzeigersinn) oder - (gegen den Uhrzeigersinn) sein, angegeben ist {value}.",
  refusedMagnitudeCount: "Es müssen 1 bis {most} Weiten sein, angegeben sind {count}.",
  refusedDirectionCount: "Die Zahl der Richtungen muss genau n − 1 = {needed} sein, angegeben sind {count}.",
  refusedThesisCells:
    "Der Algorithmus DEREK der Masterarbeit ist hier außer Reichweite: Seine Tabelle hätte 2·n·r·min(n, r + 1) = {cells} Zellen, und höchstens {most} sind möglich.",
  refusedSearchSteps:
    "Das genaue Minimum ist hier außer Reichweite: Eine Suche, die bei Schritt {steps} endet, zeigt nur, dass es mindestens {least} ist.",

  // Eine Aufgabe einer Lektion; es liest, wer Lektionen schreibt.
  taskUnreadable: "{part} wird nicht verstanden. Die Meldung dazu ist: „{detail}“.",
  taskAttemptField: "Ein Versuch zu dieser Aufgabe braucht das Feld „{field}“.",
  taskCallFields: "Eine Aufgabe „call“ braucht eines der Felder „both“ und „either“.",
  taskMarkFields: "Eine Aufgabe „mark“ braucht eines der Felder „layer“, „bad“: true und „price“.",
  taskPlaceFields:
    "Eine Aufgabe „place“ braucht die Felder „k“, „layer“ und „size“, oder „closed“: true, oder „k“ und „free“: true.",
  taskReachFields: "Eine Aufgabe „reach“ braucht das Feld „visited“ oder „end“.",
  taskNothingWaits:
    "Eine Aufgabe „keep“ für Derek braucht eine Abbildung, in der eine Ansage auf seine Antwort wartet.",
  taskAvoided: "„avoided“ wird in einer Partie gezählt, also kann nur eine Aufgabe „number“ danach fragen.",
  taskPlayed: "„played“ braucht eine Abbildung, in der zwei Computer bis zu einem Ende spielen.",
  taskChoice: "Es gibt keine Antwort {option}: Sie sind von 0 an nummeriert, und es sind {count}.",
  taskClass: "Es gibt keine Klasse modulo {q} auf n = {n}: {q} teilt n nicht.",
  taskTwice: "Position {position} steht zweimal in der Liste.",
  taskPrices:
    "„prices“ braucht einen ungeraden Tisch mit 3 bis {largest} Positionen und zu jeder davon einen Preis von −{most} bis {most}; dieser hat n = {n}.",
  taskNoPrices: "Eine Aufgabe über Preise braucht eine Abbildung mit „prices“.",
  taskBricks: "Steine gibt es nur für ungerade Primzahlen, und n = {n} ist keine.",
  taskRoundsLeft: "„roundsLeft“ gibt es nur für ungerade Primzahlen, und n = {n} ist keine.",
  taskLowerBound: "Die untere Schranke gibt es nur für Primzahlen ab 5, und {n} ist keine.",
  taskHalves: "Die Zahl 1 hat keine Hälfte modulo {n}: Nur ungerade Tische haben Hälften.",
  taskPhaseOne:
    "Phase eins gibt es nur für zusammengesetzte Tische mit einem ungeraden Primfaktor, und {n} ist keiner.",
  taskMidpoint: "Zwei Positionen haben nur auf ungeraden Tischen einen einzigen Mittelpunkt, und n = {n} ist gerade.",
  taskPileCount: "Es können 1 bis {most} Haufen sein, angegeben sind {count}.",
  taskZeroPile: "Ein Haufen kann nicht 0 sein.",
  taskBeginning:
    "Eine Aufgabe „beat“ braucht einen Link zu einer Partie eines verwandten Spiels zwischen einem Menschen und dem perfekten Computer.",
  taskPlayedOn:
    "Diese Partie wurde nicht von dort an weitergespielt, wo die Aufgabe beginnt, von denselben beiden Spielern.",
  taskPlayedElsewhere: "Eine Aufgabe „beat“ wird dort beurteilt, wo die Partie gespielt wird.",
  taskPileFactor: "Der Haufen {value} hat einen Primfaktor über {most}, der größten Primzahl eines Haufens.",
  theTask: "Die Aufgabe",
  theFigure: "Die Abbildung",
  theAttempt: "Der Versuch",
  refusedPuzzleKind: "Es gibt keine Art von Rätseln {value}.",
  refusedPuzzleLevel: "Rätsel der Art {id} gibt es nicht mit Stufe {level}.",
  refusedPuzzleNothing:
    "Zum Startwert {seed} gibt es kein Rätsel der Art {id} mit Stufe {level}. Versuchen Sie einen anderen.",
  refusedPuzzlePlayer: "Ein Spieler heißt magnus oder derek, nicht {value}.",
  refusedPuzzleDate: "Hier muss ein Datum wie 2026-11-24 stehen, angegeben ist {value}.",
  refusedOtherTable: "Diese Partie ist auf n = {other}, die Abbildung aber auf n = {n}.",
  refusedOtherGame: "Diese Partie geht nicht von der Stellung der Abbildung aus weiter.",
  refusedOtherPlayers: "In Runde {round} hätten die Spieler der Abbildung anders gezogen.",
  refusedSets:
    "Wie viele Mengen es gibt, ist hier außer Reichweite: Es gibt mehr als {most} Mengen aus {k} Positionen auf n = {n}.",
  refusedUnknownRounds: "R(n) ist für n = {n} nicht bekannt.",
};
