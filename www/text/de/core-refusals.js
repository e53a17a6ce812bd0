// @ts-check
/** Ablehnungen des Rechenkerns eines Tisches, auf dem nur gespielt wird. */

/** @type {import("../types").Translated<typeof import("../en/core-refusals.js").default>} */
export default {
  // Eine Zahl ist keine ganze Zahl in ihrem Bereich: {range} haben solche Sätze gemeinsam, `outOfRange` in core-numbers.js.
  numberN: "n {range}.",
  numberRanked: "Ränge gibt es für n von {min} bis {max}, hier ist n = {value}.",
  numberExact: "Exakte Werte gibt es für n von {min} bis {max}, hier ist n = {value}.",
  numberMagnitude: "Die Weite {range}.",
  numberRound: "Die Runde {range}.",
  numberLine: "Die Nummer der Variante {range}.",
  numberLayers: "Die Anzahl der Schichten {range}.",
  numberPosition: "Die Position {range}.",
  numberSeed: "Der Startwert {range}.",
  numberLinkN: "n in einem Link {range}.",
  numberLinkList: "Eine Liste in einem Link kann {min} bis {max} Zeichen haben, diese hat {value}.",
  numberLinkLines: "Ein Link kann {min} bis {max} Varianten haben, dieser hat {value}.",
  numberLinkLine: "Die Variante, auf der ein Link steht, hat eine Nummer von {min} bis {max}, in diesem {value}.",
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

  // Eine Strategie.
  refusedUnknownStrategy: "Es gibt keinen {player} namens {id}. Zur Wahl stehen {known}.",
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
    "Dieser Link hat die Version {version}, diese Seite liest Versionen bis {known}; eine neuere Seite kann ihn vielleicht lesen.",
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
};
