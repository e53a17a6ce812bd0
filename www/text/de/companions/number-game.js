// @ts-check
/** Sätze der Seite des Zahlenspiels. */

/** @type {import("../../types").Translated<typeof import("../../en/companions/number-game.js").default>} */
export default {
  // Die Züge, und warum.
  numbersTold: "{who} hat abgezogen: {taken}.",
  numbersToldYou: "Sie haben abgezogen: {taken}.",
  numbersAdvice: "{taken}.",
  numbersAllOne:
    "Das eine passende Quadrat wird abgeschnitten, und was übrig bleibt, ist dick: Es lässt sich nur zu einem dünnen Rechteck schneiden, oder die Partie ist sofort verloren.",
  numbersAllTwo:
    "Beide passenden Quadrate werden abgeschnitten, und was übrig bleibt, ist dick: Es lässt sich nur zu einem dünnen Rechteck schneiden, oder die Partie ist sofort verloren.",
  numbersAll:
    "Alle {times} passenden Quadrate werden abgeschnitten, und was übrig bleibt, ist dick: Es lässt sich nur zu einem dünnen Rechteck schneiden, oder die Partie ist sofort verloren.",
  numbersAllButOne:
    "Alle passenden Quadrate bis auf eines werden abgeschnitten. Schnitte man auch dieses ab, so bliebe ein dünnes Rechteck. So aber bleibt ein dickes, und der andere Spieler muss es zerschneiden.",
  numbersForced: "Das Rechteck ist dick: Nur dieser Schnitt lässt etwas übrig, und das ist dünn.",
  numbersLost: "Beide Zahlen sind gleich, also verliert jeder Zug.",
  numbersAtRandomOne: "Der eine Schnitt, der etwas übrig lässt.",
  numbersAtRandom: "Zufällig gezogen aus den {cuts} Schnitten, die etwas übrig lassen.",

  // Wie die Partie steht.
  numbersOver: "{name} ist {value}: Wer das bewirkt hat, hat verloren.",
  numbersEqual: "A = **{a}** und B = **{b}**: gleiche Zahlen. Jeder Zug macht eine davon null oder negativ.",
  numbersThin: "A = **{a}** und B = **{b}**: ein dünnes Rechteck.",
  numbersFat: "A = **{a}** und B = **{b}**: ein dickes Rechteck.",
  numbersRule: "Wer eine Zahl null oder negativ macht, verliert.",
  numbersTask: "Ziehen Sie ein Vielfaches der einen Zahl von der anderen ab.",

  // Das Bild.
  pictureEqual:
    "Rechteck {a} mal {b}: ein Quadrat. Quadrate, die sich abschneiden lassen, sodass etwas übrig bleibt: {squares}.",
  pictureThin:
    "Rechteck {a} mal {b}: dünn, länger als das goldene Rechteck. Quadrate, die sich abschneiden lassen, sodass etwas übrig bleibt: {squares}.",
  pictureFat:
    "Rechteck {a} mal {b}: dick, kürzer als das goldene Rechteck. Quadrate, die sich abschneiden lassen, sodass etwas übrig bleibt: {squares}.",
  pictureNone: "Es ist kein Rechteck übrig.",

  // Das Formular eines Zugs, die Felder einer neuen Partie, die Tasten dieses Spiels.
  numbersFrom: "Von",
  numbersTake: "abziehen:",
  numbersTimes: "× {name}",
  numbersSubtract: "Abziehen",
  numbersUpTo: "1 bis {most}",
  numbersField: "A, B",
  numbersFieldNote: "zwei Zahlen von 1 bis 10¹⁸",
  numbersKeyArrows: "ein Quadrat weniger oder mehr",
  numbersKeyEnter: "sie abschneiden",
  numbersHintNone: "Es gibt nur noch Züge, die sofort verlieren.",
  numbersHintOne:
    "Von der größeren Zahl: Jedes Mal wird ein Quadrat vom Rechteck abgeschnitten. Eines lässt etwas übrig, mehr verlieren.",
  numbersHint:
    "Von der größeren Zahl: Jedes Mal wird ein Quadrat vom Rechteck abgeschnitten. Bis zu {squares} lassen etwas übrig.",
  numbersLoses: "Das macht {name} = {value}: Wer das tut, verliert.",
  leavesEqual: "Übrig bleiben {a} und {b}, gleiche Zahlen: Der andere Spieler hat verloren.",
  leavesThin: "Übrig bleiben {a} und {b}, dünn: Der andere Spieler kann gewinnen.",
  leavesFat: "Übrig bleiben {a} und {b}, dick: Der andere Spieler verliert gegen perfektes Spiel.",

  // Wie viele Paare gewinnen, und die Karte von allen.
  pairsWinning: "**{winning}** von {all} Paaren gewinnen: {percent} %.",
  mapUpTo: "Zahlen bis",
  mapDraw: "Zeichnen",
  mapLosing: "verliert",
  mapWinning: "gewinnt",
  mapLabel:
    "Karte der Paare A, B von 1 bis {size}. Zwischen den beiden goldenen Geraden A = φB und B = φA verlieren die Paare, außerhalb gewinnen sie. Die Pfeiltasten lesen einzelne Paare vor.",
  mapEqual: "A = {a}, B = {b}: Wer ziehen muss, verliert (gleiche Zahlen).",
  mapThin: "A = {a}, B = {b}: Wer ziehen muss, gewinnt (dünn).",
  mapFat: "A = {a}, B = {b}: Wer ziehen muss, verliert (dick).",

  // Die Runden des euklidischen Algorithmus.
  euclidTitle: "Zug um Zug",
  euclidLabel: "Runden, eine Tabelle",
  euclidNote:
    "Die Quotienten sind die des euklidischen Algorithmus; der erste, der nicht 1 ist, entscheidet. Anders gesagt: Erreicht A/B den nächsten Quotienten von Fibonacci-Zahlen?",
  euclidAll: { one: "Die Runde", other: "Alle {count} Runden" },
  euclidRound: "Runde",
  euclidPair: "Paar",
  euclidQuotient: "Quotient",
  euclidYes: "Ja",
  euclidNo: "Nein",
  choiceNow: "{large} ist mindestens das Doppelte von {small}, also gibt es eine Wahl, und wer sie hat, **gewinnt**.",
  choiceMover: {
    one: "Nach einem erzwungenen Zug ist das Paar {large}, {small}: Die größere Zahl ist mindestens das Doppelte der kleineren, also hat wer jetzt ziehen muss, eine Wahl und **gewinnt**.",
    other:
      "Nach {count} erzwungenen Zügen ist das Paar {large}, {small}: Die größere Zahl ist mindestens das Doppelte der kleineren, also hat wer jetzt ziehen muss, eine Wahl und **gewinnt**.",
  },
  choiceOther: {
    one: "Nach einem erzwungenen Zug ist das Paar {large}, {small}: Die größere Zahl ist mindestens das Doppelte der kleineren, also hat der andere Spieler eine Wahl und **gewinnt**.",
    other:
      "Nach {count} erzwungenen Zügen ist das Paar {large}, {small}: Die größere Zahl ist mindestens das Doppelte der kleineren, also hat der andere Spieler eine Wahl und **gewinnt**.",
  },
  zeroMover: {
    one: "Nach einem erzwungenen Zug wäre eine Zahl 0, also **gewinnt**, wer jetzt ziehen muss.",
    other: "Nach {count} erzwungenen Zügen wäre eine Zahl 0, also **gewinnt**, wer jetzt ziehen muss.",
  },
  zeroOther: {
    one: "Nach einem erzwungenen Zug wäre eine Zahl 0, also **gewinnt** der andere Spieler.",
    other: "Nach {count} erzwungenen Zügen wäre eine Zahl 0, also **gewinnt** der andere Spieler.",
  },
  fraction: "Der Kettenbruch des Verhältnisses beginnt mit {quotients}; das ist der erste Teilnenner, der nicht 1 ist.",
  fractionOne: "Der Kettenbruch des Verhältnisses beginnt mit {quotients}, und das ist nicht 1.",
};
