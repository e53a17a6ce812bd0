// @ts-check
/** Meldungen eines Tisches mit Preisen, auf dem Magnus jedes Ziel bezahlt: Bild, Zug, Runden und Urteil. */

/** @type {import("../../types").Translated<typeof import("../../en/table/prices.js").default>} */
export default {
  pricedTable: "{count} Positionen mit Preisen: {prices}. Der Spielstein steht auf {token}.",
  pricedSeat: "{position} kostet {price}",
  pricedLegend:
    "Eine volle Säule außerhalb des Kreises ist ein Preis, den Magnus zahlt; eine hohle innerhalb davon ist, was er bekommt.",
  pricedChart: "In der Mitte: was er im Mittel je Runde gezahlt hat, nach jeder Runde; gestrichelt das Ziel.",
  pricedBound:
    "Gepunktet: was der Satz aus Schritt 3 auf diesem Tisch auf lange Sicht höchstens erlaubt, {bound} je Runde.",
  pricedAverage: "je Runde",
  pricedTurn: "Runde {round} von {rounds}: Sie sagen an, Derek antwortet",
  pricedOver: { one: "{count} Runde ist gespielt", other: "Alle {count} Runden sind gespielt" },
  pricedOffer: "{magnitude} führt zur Position {one}, Preis {oneCost}, oder zur Position {other}, Preis {otherCost}.",
  pricedNotCalled: "Geben Sie eine Weite von 1 bis {most} ein, oder wählen Sie eine Position.",
  pricedNotTyped: "Geben Sie eine Weite von 1 bis {most} ein.",
  pricedRound:
    "Runde {round}: Sie haben {magnitude} angesagt. Derek ist auf Position {position} gegangen, Preis {price}.",
  pricedRoundGreedy:
    "Runde {round}: Der gierige Magnus hat {magnitude} angesagt. Derek ist auf Position {position} gegangen, Preis {price}.",
  pricedRoundLists:
    "Runde {round}: Die Listen haben {magnitude} angesagt. Derek ist auf Position {position} gegangen, Preis {price}.",
  pricedPaid: {
    one: "Bisher gezahlt: {paid}. Das Ziel ist höchstens {most} nach {count} Runde.",
    other: "Bisher gezahlt: {paid}. Das Ziel ist höchstens {most} nach {count} Runden.",
  },
  pricedPaidAverage: {
    one: "Bisher gezahlt: {paid}, das sind {average} je Runde. Das Ziel ist höchstens {most} nach {count} Runde.",
    other: "Bisher gezahlt: {paid}, das sind {average} je Runde. Das Ziel ist höchstens {most} nach {count} Runden.",
  },
  pricedPaidAlone: "Bisher gezahlt: {paid}, das sind {average} je Runde.",
  pricedTablesOf: "Anzahl der Positionen",
  pricedNoGoal: "Die Aufgabe hat {n} Positionen. Dieser Tisch ist zum Ansehen da.",
  pricedGreedy: "Der gierige Magnus spielt",
  pricedLists: "Die Listen spielen",
  pricedUndo: "Eine Runde zurück",
  pricedShowCall: "Eine Ansage zeigen",
  pricedHinted: "Die Listen sagen {magnitude} an.",
  pricedBackTo: "Zurück zu Runde {round}",
  wrongDear:
    "Derek ist auf Position {position} gegangen. Jetzt können Sie nicht mehr sicher sein, im Ganzen weniger als {least} zu zahlen, und {most} ist das Ziel.",
  wrongDearBefore:
    "Die erste zu teure Ansage war in Runde {round}: Jetzt können Sie nicht mehr sicher sein, im Ganzen weniger als {least} zu zahlen, und {most} ist das Ziel.",
  wrongDearEnd: "Sie haben {least} gezahlt, und {most} ist das Ziel. Die erste zu teure Ansage war in Runde {round}.",
  wrongTooLittle: "Niemand kann hier sicher sein, weniger als {least} zu zahlen, und {most} ist das Ziel.",
};
