// @ts-check
/** Sätze der Seite von Multivision. */

/** @type {import("../../types").Translated<typeof import("../../en/companions/multivision.js").default>} */
export default {
  // Ein Zug, der gemacht ist, und einer, der zu machen ist.
  pilesTold: "{who} hat {changes}.",
  pilesToldYou: "Sie haben {changes}.",
  pilesToldAs: "{who} hat geteilt wie in **{move}**.",
  pilesToldAsYou: "Sie haben geteilt wie in **{move}**.",
  pilesDivided: "Haufen {pile} durch **{by}** geteilt",
  pilesDividedTimes: "Haufen {pile} durch **{by}** geteilt und mit **{product}** multipliziert",
  pilesAdvice: "{changes}.",
  pilesAdviceAs: "Teilen Sie wie in **{move}**.",
  pilesDivide: "Teilen Sie Haufen {pile} durch **{by}**",
  pilesDivideTimes: "Teilen Sie Haufen {pile} durch **{by}** und multiplizieren Sie ihn mit **{product}**",
  pilesThenDivide: "teilen Sie Haufen {pile} durch **{by}**",
  pilesThenDivideTimes: "teilen Sie Haufen {pile} durch **{by}** und multiplizieren Sie ihn mit **{product}**",

  // Eine K-te Potenz, keine, und dass kein Zug von einer zur anderen führt.
  ordinalOne: "{k}.",
  ordinalTwo: "{k}.",
  ordinalFew: "{k}.",
  ordinalOther: "{k}.",
  isSquare: "ein Quadrat",
  isCube: "eine Kubikzahl",
  isPower: "eine {nth} Potenz",
  isPowerAn: "eine {nth} Potenz",
  noSquare: "**kein Quadrat**",
  noCube: "**keine Kubikzahl**",
  noPower: "**keine {nth} Potenz**",
  noPowerAn: "**keine {nth} Potenz**",
  fromSquare: "von einem Quadrat führt kein Zug zu einem anderen",
  fromCube: "von einer Kubikzahl führt kein Zug zu einer anderen",
  fromPower: "von einer {nth} Potenz führt kein Zug zu einer anderen",
  fromPowerAn: "von einer {nth} Potenz führt kein Zug zu einer anderen",

  // Wie die Partie steht.
  pilesOver: {
    one: "Der Haufen ist 1: Kein Zug ist mehr möglich, und wer den letzten gemacht hat, gewinnt.",
    other: "Alle Haufen sind 1: Kein Zug ist mehr möglich, und wer den letzten gemacht hat, gewinnt.",
  },
  pilesPosition: {
    one: "Ein Haufen; seine Größe M ist **{power}**.",
    other: "{count} Haufen; ihr Produkt M ist **{power}**.",
  },
  pilesPositionNot: { one: "Ein Haufen; seine Größe M ist {no}.", other: "{count} Haufen; ihr Produkt M ist {no}." },
  pilesRule: "Wer den letzten Haufen zu 1 macht, gewinnt.",
  pilesTask:
    "Teilen Sie einen Haufen durch eine Primzahl, die in ihm steckt, und multiplizieren Sie ihn mit beliebigen Potenzen größerer Primzahlen. Wer den letzten Haufen zu 1 macht, gewinnt.",

  // Warum ein Zug gemacht wird.
  pilesOddLeast: "In M war der Exponent von {prime} ungerade; einer weniger macht ihn gerade.",
  pilesOdd:
    "In M war der Exponent von {prime}, der kleinsten solchen Primzahl, ungerade; einer weniger macht ihn gerade.",
  pilesResidue:
    "In M ließ der Exponent von {prime}, der kleinsten solchen Primzahl, modulo {k} den Rest {residue}; {residue} weniger lassen 0.",
  pilesMendOdd: {
    one: "Eine größere Primzahl, deren Exponent ungerade war, bekommt, was ihr fehlt.",
    other: "Jede von {count} größeren Primzahlen, deren Exponent ungerade war, bekommt, was ihr fehlt.",
  },
  pilesMend: {
    one: "Eine größere Primzahl, deren Exponent kein Vielfaches von {k} war, bekommt, was ihr fehlt.",
    other: "Jede von {count} größeren Primzahlen, deren Exponent kein Vielfaches von {k} war, bekommt, was ihr fehlt.",
  },
  pilesMakes: "So wird M {power}, und {from}.",
  pilesStubborn: {
    one: "M ist schon {power}, also verliert jeder Zug gegen perfektes Spiel. Dieser teilt durch die kleinste Primzahl in den Haufen und verdirbt ihre Spalte; die Antwort muss sie in einem Zug in Ordnung bringen.",
    other:
      "M ist schon {power}, also verliert jeder Zug gegen perfektes Spiel. Dieser teilt durch die kleinste Primzahl in den Haufen und verdirbt ihre Spalte und alle größeren, zusammen {count}; die Antwort muss sie in einem Zug in Ordnung bringen.",
  },
  pilesAtRandom: "Haufen, Primzahl und hinzugefügte Potenzen wurden zufällig gezogen.",

  // Wie groß ein Haufen ist.
  aboutPower: "etwa 10^{exponent}",
  manyDigits: "eine Zahl mit etwa 10^{exponent} Ziffern",
  tooLarge: "zu groß, als dass man die Ziffern zählen könnte",

  // Die Verzögerung.
  delayTitle: "Wie lange hält der Verlierer durch?",
  delayMoves: "Züge",
  delayFind: "Einen solchen Zug suchen",
  delayVagueSquare:
    "Ein Zug nimmt einen Exponenten weg, und alle zusammen sind mindestens {together}: So viele **Züge** dauert die Partie mindestens, was die Spieler auch tun. Kein Kalender reicht so weit.",
  delayVague:
    "Ein Zug nimmt höchstens {less} Exponenten weg, und alle zusammen sind mindestens {together}. Diese Zahl, geteilt durch {less}, ist die kleinste Zahl von **Zügen** der Partie, was die Spieler auch tun. Kein Kalender reicht so weit.",
  delayLeastSquare: {
    one: "Ein Zug nimmt einen Exponenten weg, und alle zusammen sind {together}: Also dauert die Partie mindestens **{moves} Zug**, was die Spieler auch tun.",
    other:
      "Ein Zug nimmt einen Exponenten weg, und alle zusammen sind {together}: Also dauert die Partie mindestens **{moves} Züge**, was die Spieler auch tun.",
  },
  delayLeast: {
    one: "Ein Zug nimmt höchstens {less} Exponenten weg, und alle zusammen sind {together}: Also dauert die Partie mindestens **{moves} Zug**, was die Spieler auch tun.",
    other:
      "Ein Zug nimmt höchstens {less} Exponenten weg, und alle zusammen sind {together}: Also dauert die Partie mindestens **{moves} Züge**, was die Spieler auch tun.",
  },
  delayYears: "Bei einem Zug je Nanosekunde sind das etwa 10^{exponent} Jahre.",
  delayNearEnd: "Nur {last} ist noch übrig, und die Exponenten können nicht mehr wachsen: Das Ende ist nah.",
  delayUnbounded:
    "Und keine Zahl beschränkt die Dauer (Satz 1): Solange {by} in einem Haufen steckt, darf, wer einmal dadurch teilt, zu den Exponenten von {last} jede Zahl addieren. Der Gewinner kann dasselbe tun, und M bleibt {power}, spätestens wenn der Verlierer eine kleinere Primzahl als {last} genommen hat (Korollar). Und doch endet jede Partie.",

  // Die Felder einer neuen Partie.
  pilesField: "Haufen",
  pilesFieldNote: "1 bis {most}, wie in 12, 18 oder 2^3*5^T(7), (2..541)^p; Primzahlen bis {prime}",
  pilesFieldK: "K",
  pilesFieldKNote: "2 bis {most}; 2 ist Multivision selbst",

  // Das Formular eines Zugs, und wohin dieser führt.
  pilesDividePile: "Haufen",
  pilesBy: "teilen durch",
  pilesTimes: "wie oft",
  pilesTimesTo: "wie oft, 1 bis {most}",
  pilesWriting: "Der Zug in Schrift",
  pilesMove: "Ziehen",
  pilesAddTo: "zu {prime} dazu {exponent}",
  pilesMultiply: "und multiplizieren mit",
  pilesAsIn: "wie in {one} oder {other}",
  pilesChoose: "Wählen Sie oben oder auf den Türmen, oder schreiben Sie: Haufen / Primzahl * hinzugefügte Potenzen.",
  pilesBecomes: "Haufen {pile} ist dann {size}",
  pilesPreview: "{piles}. M ist dann {power}.",

  // Das Bild.
  towersPile: "Haufen {pile}",
  towersPileInWords: "Haufen {pile}: {product}; modulo K {residues}.",
  towersPower: "{prime} hoch {exponent}",
  towersTimes: "{first} mal {second}",
  towersProduct: ", das Produkt",
  towersProductInWords: "V M, nach Primzahlen: {residues}.",
  towersAllZero: "Alle sind 0: eine P-Stellung.",
  towersLeftmost: "Was von links als Erstes nicht 0 ist, gehört zu {prime}: Ein Gewinnzug teilt dadurch.",
  towersAllZeroAfter: "→ alle 0 nach dem Zug",
  towersNotZeroAfter: "→ {left} nicht 0 nach dem Zug",
  towersRows:
    "Über jedem Strich steht der Exponent, als Zahl und in Blöcken; darunter die Primzahl und im Kästchen der Exponent modulo {k}.",
  towersLegendOdd:
    "Ein Balken für jede Primzahl, so hoch, wie der Exponent lang ist; dunkle Balken stehen für Exponenten, die zu groß sind, um ausgeschrieben zu werden. Die Kästchen darunter sind die Vektoren V der Haufen und von M: ausgefüllt, wo der Exponent ungerade ist.",
  towersLegend:
    "Ein Balken für jede Primzahl, so hoch, wie der Exponent lang ist; dunkle Balken stehen für Exponenten, die zu groß sind, um ausgeschrieben zu werden. Die Kästchen darunter sind die Vektoren V der Haufen und von M: ausgefüllt, wo der Exponent kein Vielfaches von {k} ist.",
};
