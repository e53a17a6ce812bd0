// @ts-check
/** Meldungen eines Tisches mit Preisen, auf dem Magnus jedes Ziel bezahlt: Bild, Zug, Runden und Urteil. */

/** @type {import("../../types").Translated<typeof import("../../en/table/prices.js").default>} */
export default {
  pricedTable: "{count} Positionen mit Preisen: {prices}. Der Spielstein steht auf {token}.",
  pricedSeat: "{position} kostet {price}",
  pricedLegend:
    "Eine volle Säule außerhalb des Kreises ist ein Preis, den Magnus zahlt; eine hohle innerhalb davon ist, was er bekommt.",
  pricedChart: "In der Mitte: was er im Mittel je Runde gezahlt hat, nach jeder Runde; gestrichelt das Ziel.",
  pricedBound: "Gepunktet: was der Satz aus Schritt 3 für diesen Tisch auf lange Sicht verspricht, {bound} je Runde.",
  pricedAverage: "je Runde",
  pricedTurn: "Runde {round} von {rounds}: Sie sagen an, Derek antwortet",
  pricedOver: { one: "{count} Runde ist gespielt", other: "Alle {count} Runden sind gespielt" },
  pricedOffer: "{magnitude} führt zu {one}, was {oneCost} kostet, oder zu {other}, was {otherCost} kostet.",
  pricedNotCalled: "Geben Sie eine Weite von 1 bis {most} ein, oder wählen Sie einen Sitz.",
  pricedRound: "Runde {round}: Sie haben {magnitude} angesagt. Derek ist nach {position} gegangen, was {price} kostet.",
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
  pricedGreedy: "Der gierige Magnus spielt weiter",
  pricedTables: "Die Tabellen spielen weiter",
  pricedUndo: "Eine Runde zurück",
  pricedHinted: "Die Tabellen sagen {magnitude} an.",
  wrongDear:
    "Derek ist nach {position} gegangen. Jetzt können Sie nicht mehr sicher sein, im Ganzen weniger als {least} zu zahlen, und {most} ist das Ziel.",
  wrongTooLittle: "Niemand kann hier sicher sein, weniger als {least} zu zahlen, und {most} ist das Ziel.",
};
