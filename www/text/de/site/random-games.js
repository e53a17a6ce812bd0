// @ts-check
/** Sätze über zufällige Partien. */

/** @type {import("../../types").Translated<typeof import("../../en/site/random-games.js").default>} */
export default {
  randomNothing: "Abgebrochen, bevor eine Partie gespielt war.",
  randomPlaying: "Es wird gespielt.",
  randomRunFirst: "Noch ist keine Partie gespielt: Drücken Sie zuerst „Starten“.",
  randomSoFar: { one: "{played} von {count} Partie", other: "{played} von {count} Partien" },
  randomCancelled: {
    one: "Abgebrochen nach {played} von {count} Partie.",
    other: "Abgebrochen nach {played} von {count} Partien.",
  },
  randomFinished: "Fertig. {told}",
  randomTooLarge: "Einzelne Partien werden bis n = {most} gezeigt, und bei diesen ist n = {n}.",
  randomGame: "Partie {game} zu diesem Startwert.",

  randomTook: {
    one: "{count} Partie dauerte **{mean}** Runden.",
    other: "{count} Partien dauerten im Mittel **{mean}** Runden.",
  },
  randomMean: "Der exakte Mittelwert ist **{mean}**.",
  randomMeanBetween: "Der Mittelwert liegt zwischen **{lower}** und **{upper}**.",

  rowMean: "Mittelwert der Partien",
  rowConfidence: "95-%-Konfidenzintervall",
  rowFromTo: "{from} bis {to}",
  rowExactOdd: "Exakter Mittelwert, (n − 1)·H von n − 1",
  rowExactEven: "Exakter Mittelwert, aus der Kette auf Paaren",
  rowExactUpTo: "bis n = {n} berechnet",
  rowLower: "Untere Schranke, n·Hₙ − n",
  rowUpper: "Obere Schranke, n·Hₙ − 1",

  histogramRounds: "Runden, bis alle Positionen besucht sind",
  histogramGames: "Partien",
  histogramExact: "exakter Mittelwert",
  histogramMean: "Mittelwert der Partien",
  histogramBounds: "bewiesene Schranken",
  histogramBar: {
    one: "Jeder Balken steht für die Partien mit derselben Zahl von Runden.",
    other: "Jeder Balken fasst {count} aufeinanderfolgende Rundenzahlen zusammen.",
  },
  histogramEmpty: "Histogramm der Runden: Noch ist keine Partie gespielt.",
  histogramOf: {
    one: "Histogramm der Runden von {count} Partie, von {first} bis {last}.",
    other: "Histogramm der Runden von {count} Partien, von {first} bis {last}.",
  },
  histogramMost: { one: "Am häufigsten waren {count} Runde.", other: "Am häufigsten waren {count} Runden." },
  histogramMostBetween: {
    one: "Am häufigsten waren {from} bis {count} Runde.",
    other: "Am häufigsten waren {from} bis {count} Runden.",
  },

  randomStart:
    "Der Spielstein steht auf **0**. In jeder Runde losen beide Spieler, bis alle {n} Positionen besucht sind.",
  randomStepNew:
    "Runde {round}: von {from} nach **{to}**, eine **neue Position**. {visited} von {n} Positionen sind besucht.",
  randomStepOld:
    "Runde {round}: von {from} nach **{to}**, schon vorher besucht. {visited} von {n} Positionen sind besucht.",
};
