// @ts-check
/** Wörter in den Diagrammen der Notiz. Formeln sind reiner Text; die Unterschriften stehen in der Notiz selbst. */

/** @type {import("../../types").Translated<typeof import("../../en/site/charts.js").default>} */
export default {
  chartPositions: "n, Positionen",
  chartWasted: "w(n), verschwendete Runden",
  chartPrime: "n prim, mindestens 5",
  chartTwice: "n das Doppelte davon",
  chartOther: "andere n",
  chartProved: "bewiesen: mindestens",
  chartOfWaste:
    "Diagramm der verschwendeten Runden w(n) über n von 2 bis {last}. Für Primzahlen wachsen sie von {first} bei n = {prime} auf {most} bei n = {lastPrime}, wo mindestens {proved} bewiesen ist. Für das Doppelte einer Primzahl sind es höchstens {twice}, auf allen anderen Tischen höchstens {other}.",
  chartPrimes: "p, Primzahlen zwischen Zweierpotenzen",
  chartLeastWaste: "W(p, k), mindestens verschwendet",
  chartLeft: "k = {k} übrig",
  chartOfLeft:
    "Diagramm der mindestens verschwendeten Runden W(p, k) über den Primzahlen p bis {last}, auf einer logarithmischen Skala. Von einer Zweierpotenz zur nächsten wachsen die Mittelwerte jedes Mal um etwa gleich viel. Für p von {from} bis {to} sind es {means} bei {left} übrigen Positionen.",
  chartPoint: "{x}: {y}",
  chartRange: "p von {from} bis {to}, k = {k}: im Mittel {mean}, {least} bis {most}",
};
