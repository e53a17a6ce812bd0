// @ts-check
/** Ablehnungen der verwandten Spiele. */

/** @type {import("../types").Translated<typeof import("../en/core-companion-refusals.js").default>} */
export default {
  rangeSpaces: "Die Zahl der Felder {range}.",
  rangeDomino: "Das erste Feld eines Dominosteins {range}.",
  rangeMultiple: "Das Vielfache {range}.",
  rangeMap: "Die Größe der Karte {range}.",
  rangeSeed: "Der Startwert {range}.",
  rangeK: "K {range}.",
  rangeA: "A {range}.",
  rangeB: "B {range}.",
  rangeA1: "A₁ {range}.",
  rangeA2: "A₂ {range}.",
  rangeB1: "B₁ {range}.",
  rangeB2: "B₂ {range}.",
  companionUnknownGame: "Es gibt kein verwandtes Spiel namens {name}. Es gibt {known}.",
  companionUnknownPlayer: "Es gibt keinen Spieler namens {id}. Zur Wahl stehen {known}.",
  companionSeat: "Die Plätze sind 0 und 1, angegeben ist {seat}.",
  companionNotYours: "Dieser Zug gehört dem Computer. Wer ihn machen will, muss sich auf seinen Platz setzen.",
  companionYourMove: "Sie sind am Zug: Ein Schritt braucht einen Computer als Spieler.",
  companionOver: "Die Partie ist zu Ende: Kein Zug ist mehr möglich.",
  companionNothingToUndo: "Es gibt nichts zurückzunehmen: Die Partie steht am Anfang.",
  companionNothingToRedo: "Es gibt nichts zu wiederholen: Das ist der letzte Zug der Partie bis jetzt.",
  companionLinkCharacters: "Dieser Link hat {count} Zeichen, und höchstens {most} werden gelesen.",
  companionLinkOfOther:
    "Dieser Link gehört nicht zu diesem Spiel: Er müsste {name}=… enthalten und wie die Partie begann.",
  companionLinkMoves: "Dieser Link hat {count} Züge, und höchstens {most} werden gelesen.",
  companionLinkMove: "Dieser Link kann seinen Zug {number} nicht machen. {why}",
  companionLinkNeeds:
    "Dieser Link bräuchte {moves} Züge in {characters} Zeichen, und er fasst höchstens {most} in {longest}.",
  companionNoRoom: "Ein Kreis aus einem Feld hat keinen Platz für einen Dominostein.",
  companionCovered:
    "Ein Dominostein auf den Feldern {space} und {next} ist nicht möglich: Auf Feld {covered} liegt schon einer.",
  companionTwoNumbers: "Das Spiel braucht zwei Zahlen, wie in 100,62, angegeben ist {value}.",
  companionSubtraction: "Ein Zug wird geschrieben wie a3, das ist A − 3B, oder b1, angegeben ist {value}.",
  companionEmpty: "Der Bereich von {name} ist leer: Er geht von {first} bis {last}.",
  companionPiles: "Es können 1 bis {most} Haufen sein, angegeben sind {count}.",
  companionPile: "Der Haufen muss von 1 bis {count} sein, angegeben ist {number}.",
  companionPileTwice: "Haufen {number} ist zweimal genannt: Es ist auf einmal zu sagen, wie oft er geteilt wird.",
  companionTwoPrimes: "Ein Zug teilt nur durch eine Primzahl.",
  companionTake: "Haufen {number} kann 1- bis {most}-mal durch {prime} geteilt werden, angegeben ist {take}.",
  companionPrime: "Die Primzahl muss eine von denen im Spiel sein, von {first} bis {last}, angegeben ist {prime}.",
  companionSmallerPrime:
    "Ein Haufen, der durch {divisor} geteilt wird, kann nur mit größeren Primzahlen multipliziert werden, und {prime} ist keine.",
  companionOneDivision: "Ein Zug teilt einen Haufen einmal durch eine Primzahl, dieser aber {total}-mal.",
  companionDivisions:
    "Mit K = {k} muss ein Zug, alle Haufen zusammen, 1- bis {most}-mal teilen, dieser teilt {total}-mal.",
  companionCharacters: "Der Text hat {count} Zeichen, und höchstens {most} werden gelesen.",
  companionTooLarge: "{value} ist zu groß für {what}.",
  companionDigits:
    "Eine ausgeschriebene Zahl kann höchstens {most} Ziffern haben, {value} hat {count}. Sie ist als Potenz zu schreiben, wie 10^5000.",
  companionPrimeRange:
    "Ein Bereich wie (2..541) muss eine Primzahl enthalten und höchstens bis {most} gehen, angegeben ist ({first}..{last}).",
  companionZero: "0 kann kein Faktor eines Haufens sein: Alle Primfaktoren müssten darin sein.",
  companionLargeFactor: "{value} hat einen Primfaktor über {most}, der größten Primzahl hier.",
  companionNested: "Mehr als {most} Klammern oder Exponenten stehen ineinander.",
  companionNoExponent: "„e“ steht für den Exponenten vor einem Zug: Hier gibt es keinen.",
  companionNoLonger:
    "Außer der größten ist keine Primzahl mehr übrig, also lässt sich die Partie nicht mehr verlängern.",
  companionNotNow:
    "Jeder Zug, der gewinnt, nimmt jetzt die größte Primzahl und kann die Partie also nicht verlängern. Das geht wieder, wenn der andere eine kleinere Primzahl genommen hat.",

  // In einem Text steht etwas anderes.
  expectedBoth: "Nach „{before}“ sollte {wanted} stehen, es steht dort aber „{found}“.",
  expectedAtEnd: "Nach „{before}“ sollte {wanted} stehen, es steht dort aber das Ende.",
  expectedFirst: "Am Anfang sollte {wanted} stehen, es steht dort aber „{found}“.",
  expectedEmpty: "Am Anfang sollte {wanted} stehen, es steht dort aber das Ende.",
  partAfterPile: "„*“, „^“ oder ein Komma vor dem nächsten Haufen",
  partAfterChange: "„*“, „^“ oder das Ende des Zugs",
  partPile: "die Nummer eines Haufens",
  partPrime: "die Primzahl, durch die der Haufen geteilt wird",
  partTake: "die Zahl, wie oft der Haufen geteilt wird",
  partFirstPrime: "die erste Primzahl eines Bereichs",
  partLastPrime: "die letzte Primzahl eines Bereichs",
  partFactor: "eine Zahl oder ein Bereich wie (2..541)",
  partTerm: "eine Zahl, p, e, T oder „(“",
  partIterations: "die Zahl, wie oft T wiederholt wird",
  partEnd: "das Ende",

  // Eine Zahl lässt sich nicht aufheben.
  exponentTwoGiants: "Ein Exponent der Primzahl {prime} ist das Produkt zweier Riesen.",
  exponentGiantsInside: "Ein Exponent der Primzahl {prime} enthält mehr als 100 Riesen ineinander.",
  exponentBelowZero:
    "Ein Exponent der Primzahl {prime} ist kleiner als 0, oder man müsste Riesen vergleichen, um das herauszufinden.",
  exponentDigits:
    "Ein Exponent der Primzahl {prime} hat mehr als 1.000 Ziffern und ist deshalb als Potenz zu schreiben, wie 10^5000.",
  exponentSameGiant: "Ein Exponent der Primzahl {prime} enthält denselben Riesen mehr als eine Million Mal.",
  exponentWork: "Ein Exponent der Primzahl {prime} braucht zu viele Multiplikationen großer Zahlen.",
  exponentIterations: "Ein Exponent der Primzahl {prime} wiederholt T mehr als 1.000 Mal.",
  exponentEmptyTower: "Ein Exponent der Primzahl {prime} enthält T(0), und ein Turm braucht mindestens eine Stufe.",
  movesTwoGiants: "Die Zahl der Züge ist das Produkt zweier Riesen.",
  movesGiantsInside: "Die Zahl der Züge enthält mehr als 100 Riesen ineinander.",
  movesBelowZero: "Die Zahl der Züge ist kleiner als 0, oder man müsste Riesen vergleichen, um das herauszufinden.",
  movesDigits: "Die Zahl der Züge hat mehr als 1.000 Ziffern und ist deshalb als Potenz zu schreiben, wie 10^5000.",
  movesSameGiant: "Die Zahl der Züge enthält denselben Riesen mehr als eine Million Mal.",
  movesWork: "Die Zahl der Züge braucht zu viele Multiplikationen großer Zahlen.",
  movesIterations: "Die Zahl der Züge wiederholt T mehr als 1.000 Mal.",
  movesEmptyTower: "Die Zahl der Züge enthält T(0), und ein Turm braucht mindestens eine Stufe.",
};
