// @ts-check
/** Die Seite, die zu den verwandten Spielen führt. */

/** @type {Record<string, string>} */
export default {
  "Three small games with a complete theory, to be played against a perfect computer: multivision, the circle of dominoes, the Number Game.":
    "Drei kleine Spiele mit vollständiger Theorie, gegen einen Computer, der nie irrt: Multivision, der Dominokreis, das Zahlenspiel.",
  "Three companions": "Drei verwandte Spiele",
  "Small games for two, each with a complete theory: it is known who wins, and how. Play them against a computer that never errs, and see why it moves as it does.":
    "Kleine Spiele für zwei, jedes mit vollständiger Theorie: Es ist bekannt, wer gewinnt und wie. Spielen Sie gegen einen Computer, der nie irrt, und sehen Sie, warum er so zieht.",
  Multivision: "Multivision",
  "Divide a pile by a prime and multiply it by any larger primes you like. The player who makes the last pile 1 wins. One row of zeros and ones shows who that will be, and yet the loser can make the game last longer than any number.":
    "Teilen Sie einen Haufen durch eine Primzahl und multiplizieren Sie ihn mit beliebigen größeren Primzahlen. Wer den letzten Haufen zu 1 macht, gewinnt. Wer das ist, zeigt eine Zeile aus Nullen und Einsen; und doch kann der Verlierer das Spiel länger dauern lassen als jede Zahl.",
  "The circle of dominoes": "Der Dominokreis",
  "Cover two adjacent spaces of a circle. A player who cannot move loses. The circle falls into segments, each is worth a number from 0 to 9, and these numbers repeat with the period 34.":
    "Bedecken Sie zwei benachbarte Felder eines Kreises. Wer nicht ziehen kann, verliert. Der Kreis zerfällt in Abschnitte, jeder ist eine Zahl von 0 bis 9 wert, und diese Zahlen wiederholen sich mit der Periode 34.",
  "The Number Game": "Das Zahlenspiel",
  "Subtract a multiple of one number from the other, which must stay positive. Long rectangles win and short ones lose, and between them runs the golden ratio.":
    "Ziehen Sie ein Vielfaches der einen Zahl von der anderen ab, die positiv bleiben muss. Lange Rechtecke gewinnen, kurze verlieren, und dazwischen verläuft der Goldene Schnitt.",
};
