// @ts-check
/** Ablehnungen und Fehler eines Tisches. */

/** @type {import("../types").Translated<typeof import("../en/refusals.js").default>} */
export default {
  // Eine Zahl ist keine ganze Zahl in ihrem Bereich: {range} haben solche Sätze gemeinsam, `outOfRange` in kit.js.
  atLeast: "mindestens {least}",
  numberN: "n {range}.",
  numberRanked: "Ränge gibt es für n von {min} bis {max}, hier ist n = {value}.",
  numberExact: "Exakte Werte gibt es für n von {min} bis {max}, hier ist n = {value}.",
  numberLesson: "n in einer Lektion {range}.",
  numberMagnitude: "Die Weite {range}.",
  numberMagnitudes: "Die Anzahl der Weiten muss von {min} bis {max} sein, angegeben sind {value}.",
  numberRound: "Die Runde {range}.",
  numberLessonRounds: "Eine Partie in einer Lektion kann {min} bis {max} Runden haben, diese hat {value}.",
  numberLine: "Die Nummer der Variante {range}.",
  numberLayers: "Die Anzahl der Schichten {range}.",
  numberPosition: "Die Position {range}.",
  numberOnePosition: "Jede Position {range}.",
  numberSeed: "Der Startwert {range}.",
  numberLinkN: "n in einem Link {range}.",
  numberLinkList: "Eine Liste in einem Link kann {min} bis {max} Zeichen haben, diese hat {value}.",
  numberLinkLines: "Ein Link kann {min} bis {max} Varianten haben, dieser hat {value}.",
  numberLinkLine: "Die Variante, auf der ein Link steht, hat eine Nummer von {min} bis {max}, in diesem {value}.",
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
  refusedDirection:
    "Eine Richtung muss + (im Uhrzeigersinn) oder - (gegen den Uhrzeigersinn) sein, angegeben ist {value}.",

  // Die Partie.
  refusedUnsolved: "Der Tisch mit n = {n} muss berechnet werden, bevor der Computer ziehen kann.",
  refusedAlreadyCalled: "Derek ist am Zug: Magnus hat {magnitude} genannt und wartet auf eine Richtung.",
  refusedNothingCalled: "Derek ist nicht am Zug: Magnus hat noch keine Weite genannt.",
  refusedNothingToUndo: "Es gibt nichts zurückzunehmen: Die Partie steht am Anfang.",
  refusedNothingToRedo: "Es gibt nichts zu wiederholen: Das ist der letzte Zug der Partie bis jetzt.",
  refusedNotYours: "Für {player} zieht „{strategy}“. Wer selbst für {player} ziehen will, wählt dort „Mensch“.",
  refusedYourMove: "{player} ist am Zug, und das ist ein Mensch: Ein Schritt braucht einen Computer.",
  refusedOver: "Die Partie ist nach Runde {round} zu Ende: Magnus kann keine neue Position mehr erzwingen.",
  unreachedEnd: "Runde {round} wird nicht erreicht: Nach Runde {at} ist die Partie zu Ende.",
  unreachedPerson:
    "Runde {round} wird nicht erreicht: Nach Runde {at} ist ein Mensch am Zug, die Computer können also nicht weiterspielen.",
  refusedNoEnd:
    "Nach {rounds} Runden ist kein Ende in Sicht, deshalb haben die Computer aufgehört. „Schritt“ spielt einzelne Runden.",
  refusedOnlyLine:
    "Die Partie hat nur eine Variante, die deshalb nicht gelöscht werden kann: Dafür gibt es eine neue Partie.",
  refusedExcess:
    "Die Werte für n = {n} lassen sich nicht speichern: Dort werden mehr Runden verschwendet, als in ein Byte passen.",
  refusedManyGames: "Die Zahl der Partien {range}.",

  // Eine Strategie.
  refusedUnknownStrategy: "Es gibt keinen {player} namens {id}. Zur Wahl stehen {known}.",
  refusedNoWorstCases: "Es gibt keinen Magnus für schlimmste Fälle mit der Kennung {id}. Zur Wahl stehen {known}.",
  needPowerOfTwo: "„{strategy}“ spielt nur auf Zweierpotenzen: 2, 4, 8, 16, …; n = {n} ist keine.",
  needOddPrime: "„{strategy}“ spielt nur auf ungeraden Primzahlen: 3, 5, 7, 11, 13, …; n = {n} ist keine.",
  needPrimeTimesPowerOfTwo:
    "„{strategy}“ spielt nur auf Primzahlen ab 5 und ihren Vielfachen mit Zweierpotenzen, etwa 5, 7, 10, 11, 13, 14; n = {n} gehört nicht dazu.",
  needNoWaste:
    "„{strategy}“ spielt nur auf Tischen, auf denen keine Runde verschwendet werden muss: 2^a·3^b, oder das mal 10, 15, 21, 33, 39, 51, 57, 69 oder 75; n = {n} ist keiner.",
  needComposite:
    "„{strategy}“ spielt nur auf zusammengesetzten Zahlen mit einem ungeraden Faktor wie 15 oder 12; n = {n} ist keine davon.",
  needExactValues:
    "„{strategy}“ braucht den exakten Wert jeder Stellung, und der wird bis n = {most} berechnet; hier ist n = {n}.",
  needTime: "„{strategy}“ rechnet oberhalb von n = {most} zu lange; hier ist n = {n}.",
  needForesight: "„{strategy}“: Zwei Runden vorauszuschauen ist oberhalb von n = {most} zu viel; hier ist n = {n}.",
  needWholeGame: "„{strategy}“ kann nach Runde {round} nicht übernehmen: Die Liste der Weiten gilt von Runde 1 an.",
  needMagnitudes:
    "„{strategy}“ kann {value} nicht verwenden: Die Liste muss aus Weiten von 1 bis n/2 mit Kommas dazwischen bestehen, zum Beispiel 3,1,2.",
  needSigns:
    "„{strategy}“ kann {value} nicht verwenden: Die Liste muss aus Zeichen ohne etwas dazwischen bestehen, zum Beispiel +-+.",

  // Ein Link.
  linkCharacters: "Dieser Link hat {count} Zeichen, gelesen werden höchstens {most}.",
  linkVersion:
    "Dieser Link hat die Version {version}, diese Seite liest nur die Version {known}; eine neuere Seite kann ihn vielleicht lesen.",
  linkRoundsNeeded: {
    one: "Für diese Partie müsste ein Link {count} Runde enthalten, er fasst aber höchstens {most}.",
    other: "Für diese Partie müsste ein Link {count} Runden enthalten, er fasst aber höchstens {most}.",
  },
  linkLinesNeeded: "Für diese Partie müsste ein Link {count} Varianten enthalten, er fasst aber höchstens {most}.",
  linkList: "Ein Link kann die Liste von „{strategy}“ nicht enthalten: Sie kann dafür höchstens {most} Zeichen haben.",
  linkRounds: "Dieser Link hat mindestens {rounds} Runden, gelesen werden höchstens {most}.",
  linkMoves: "Dieser Link hat {count} Züge, gelesen werden höchstens {most}.",
  linkField: "Dieser Link hat das Feld {name}, das es nicht gibt: Vielleicht ist {meant} gemeint.",
  linkNoLink: "Dieser Link lautet {text}, müsste aber mit 1. beginnen oder Felder nennen wie in n=45&magnus=layers.",
  linkNoDirection:
    "Dieser Link hat den Zug {text} ohne Richtung: Züge werden wie in 3+1-2+ geschrieben. Vielleicht fehlt das Ende des Links.",
  linkPlayer:
    "Dieser Link nennt {player} Nummer {number}, den diese Seite nicht kennt; eine neuere Seite kennt ihn vielleicht.",
  linkVariant:
    "Dieser Link nennt die Spielart {number} von „{strategy}“, die diese Seite nicht kennt; eine neuere Seite kennt sie vielleicht.",
  linkCharacter: "Dieser Link ist beschädigt: Er enthält {text}, ein Zeichen, das in keinem Link vorkommt.",
  linkShort: "Dieser Link ist beschädigt: Er endet zu früh. Er muss noch einmal ganz kopiert werden.",
  linkCheck:
    "Dieser Link ist beschädigt: Seine letzten beiden Zeichen passen nicht zum Rest. Vielleicht fehlt sein Ende: Er muss noch einmal ganz kopiert werden.",
  linkLargeNumber: "Dieser Link ist beschädigt: Er enthält eine Zahl von mehr als 32 Bit.",
  linkBranch: "Dieser Link ist beschädigt: Seine Variante {line} zweigt nicht von der vorigen ab.",
  linkSameLines: "Dieser Link ist beschädigt: Zwei seiner Varianten sind gleich.",
  linkShortField: "Dieser Link ist beschädigt: Sein Feld {number} ist zu kurz.",
  linkRest: "Dieser Link ist beschädigt: Nach seinem Ende folgt noch etwas.",
  linkMove: "Dieser Link ist beschädigt: Er enthält einen Zug, den es auf dem Tisch nicht gibt.",

  // Angesagte Züge.
  refusedMagnitudeEntry: "Weite Nummer {place} der Liste {range}.",
  refusedDirectionEntry:
    "Richtung Nummer {place} der Liste muss + (im Uhrzeigersinn) oder - (gegen den Uhrzeigersinn) sein, angegeben ist {value}.",
  refusedMagnitudeCount: "Es müssen 1 bis {most} Weiten sein, angegeben sind {given}.",
  refusedDirectionCount: {
    one: "Es müssen genau n − 1 = {count} Richtung sein, angegeben sind {given}.",
    other: "Es müssen genau n − 1 = {count} Richtungen sein, angegeben sind {given}.",
  },
  refusedThesisCells:
    "Der Algorithmus DEREK der Masterarbeit ist hier außer Reichweite: Seine Tabelle hätte 2·n·r·min(n, r + 1) = {cells} Zellen, und höchstens {most} sind möglich.",
  refusedSearchSteps: {
    one: "Das genaue Minimum ist hier außer Reichweite: {count} Schritt der Suche zeigen nur, dass es mindestens {least} ist.",
    other:
      "Das genaue Minimum ist hier außer Reichweite: {count} Schritte der Suche zeigen nur, dass es mindestens {least} ist.",
  },

  // Eine Aufgabe einer Lektion; es liest, wer Lektionen schreibt.
  taskUnreadable: "{part} wird nicht verstanden. Die Meldung dazu ist: „{detail}“.",
  taskAttemptField: "Ein Versuch zu dieser Aufgabe braucht das Feld „{field}“.",
  taskCallFields: "Eine Aufgabe „call“ braucht eines der Felder „both“ und „either“.",
  taskMarkFields: "Eine Aufgabe „mark“ braucht das Feld „layer“ oder „bad“: true.",
  taskPlaceFields:
    "Eine Aufgabe „place“ braucht die Felder „k“, „layer“ und „size“, oder „closed“: true, oder „k“ und „free“: true.",
  taskReachFields: "Eine Aufgabe „reach“ braucht das Feld „visited“ oder „end“.",
  taskAvoided: "„avoided“ wird in einer Partie gezählt, also kann nur eine Aufgabe „number“ danach fragen.",
  taskPlayed: "„played“ braucht eine Abbildung, in der zwei Computer bis zu einem Ende spielen.",
  taskChoice: "Es gibt keine Antwort {option}: Sie sind von 0 an nummeriert, und es sind {count}.",
  taskClass: "Es gibt keine Klasse modulo {q} auf n = {n}: {q} teilt n nicht.",
  taskTwice: "Position {position} steht zweimal in der Liste.",
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
  refusedOtherTable: "Diese Partie ist auf n = {other}, die Abbildung aber auf n = {n}.",
  refusedOtherGame: "Diese Partie geht nicht von der Stellung der Abbildung aus weiter.",
  refusedOtherPlayers: "In Runde {round} hätten die Spieler der Abbildung anders gezogen.",
  refusedSets:
    "Wie viele Mengen es gibt, ist hier außer Reichweite: Es gibt mehr als {most} Mengen aus {k} Positionen auf n = {n}.",
  refusedUnknownRounds: "R(n) ist für n = {n} nicht bekannt.",

  // Was die Seite selbst ablehnt.
  refusedChoice: "{name} muss {first} oder {last} sein, angegeben ist „{value}“.",
  refusedNotWhole: "{name} muss eine ganze Zahl ab 0 sein, angegeben ist „{value}“.",
  refusedFieldNumber: "{what} {range}.",
  refusedPictureRound: "Die Runde eines Bildes {range}.",
  fieldText: "{what} muss ein Text sein, angegeben ist „{value}“.",
  fieldFlag: "{what} muss true oder false sein, angegeben ist „{value}“.",
  fieldArray: "{what} muss ein Array sein, angegeben ist „{value}“.",
  refusedFieldDirection: "{what} muss + oder - sein, angegeben ist „{value}“.",
  refusedFieldObject: "{what} muss ein Objekt mit einigen der Felder {known} sein, angegeben ist „{value}“.",
  refusedFieldUnknown: "{what} hat kein Feld „{field}“. Zur Wahl stehen {known}.",
  refusedOverlayFailed: "Die Funktion des Overlays ist in Runde {round} gescheitert. Der Browser meldet: „{why}“.",
  refusedNoCanvas: "Dieser Browser kann den Teppich nicht zeichnen.",
  refusedNoRandomNumbers: "Der Browser liefert keine Zufallszahlen.",
  refusedHref: "href muss eine Adresse mit http:, https: oder file: oder eine relative sein, angegeben ist „{value}“.",
  refusedLessonName:
    "lesson muss eine Lektion und einen Schritt von ihr nennen, zum Beispiel shield/hold, angegeben ist „{value}“.",
  refusedLesson: "Es gibt keine Lektion „{id}“. Die Lektionen sind {known}.",
  refusedStep: "Die Lektion „{lesson}“ hat keinen Schritt „{id}“. Ihre Schritte sind {known}.",
  refusedStepIsRead: "Der Schritt „{id}“ der Lektion „{lesson}“ hat keinen Tisch: Er ist zum Lesen da.",
  refusedNotOnPage: "Der Tisch steht nicht auf der Seite und kann deshalb nicht von selbst weiterspielen.",
  refusedLost: "Der Tisch ist ausgefallen; mit den Knöpfen an seiner Stelle geht die Partie weiter.",
  refusedLoading: "Der Tisch wird noch geladen: Erst muss seine Eigenschaft ready eintreten.",
  refusedTrap: "Der Tisch ist ausgefallen. Der Browser meldet: „{why}“.",
  refusedBrokenDown:
    "Die Berechnung ist ausgefallen. Der Browser meldet: „{why}“. Nach dem Neuladen der Seite geht es weiter.",
  refusedNoWorker: "Hier kann keine Partie berechnet werden, weil sich kein Worker starten ließ.",
  noWorkerTold:
    "Hier kann keine Partie berechnet werden, weil sich kein Worker starten ließ. Der Browser meldet: „{why}“.",
  noWorkerNeeds:
    "Hier kann keine Partie berechnet werden, weil sich kein Worker starten ließ. Die Content-Security-Policy der Seite erlaubt den Teil nicht, der rechnet. Ihr worker-src, oder ihr script-src, wenn es keines gibt, braucht {needs}.",
};
