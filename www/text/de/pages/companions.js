// @ts-check
/** Die Seite, die zu den verwandten Spielen führt. */

/** @type {Record<string, string>} */
export default {
  "Three small games with a complete theory, to be played against a perfect computer: multivision, the circle of dominoes, the Number Game.":
    "Drei kleine Spiele mit vollständiger Theorie, gegen einen Computer, der nie irrt: Multivision, der Dominokreis, das Zahlenspiel.",
  "Companion games": "Verwandte Spiele",
  "Three completely solved games, and the round table with other rules. The computer never errs, and gives its reasons.":
    "Drei vollständig gelöste Spiele, und der runde Tisch mit anderen Regeln. Der Computer irrt nie und nennt seine Gründe.",
  Multivision: "Multivision",
  "Divide a pile by a prime and multiply it by any larger primes you like. The player who makes the last pile 1 wins. One row of zeros and ones shows who that will be.":
    "Teilen Sie einen Haufen durch eine Primzahl und multiplizieren Sie ihn mit beliebigen größeren Primzahlen. Wer den letzten Haufen zu 1 macht, gewinnt. Eine Zeile aus Nullen und Einsen zeigt, wer das sein wird.",
  "The circle of dominoes": "Der Dominokreis",
  "Cover two adjacent spaces of a circle. A player who cannot move loses. The dominoes cut the circle into segments. Each segment is worth a number from 0 to 9, and these numbers repeat with period 34.":
    "Bedecken Sie zwei benachbarte Felder eines Kreises. Wer nicht ziehen kann, verliert. Die Dominosteine zerlegen den Kreis in Abschnitte. Jeder Abschnitt ist eine Zahl von 0 bis 9 wert, und diese Zahlen wiederholen sich mit der Periode 34.",
  "The Number Game": "Das Zahlenspiel",
  "Subtract a multiple of one number from the other, but keep it positive. Think of the two numbers as the sides of a rectangle: long rectangles win, short ones lose, and the golden ratio divides them.":
    "Ziehen Sie ein Vielfaches der einen Zahl von der anderen ab, die aber positiv bleiben muss. Denken Sie sich die beiden Zahlen als Seiten eines Rechtecks: Lange Rechtecke gewinnen, kurze verlieren, und der Goldene Schnitt trennt sie.",
  "Announced moves": "Züge mit Ansage",
  "The round table itself with other rules: one of the two says all his moves before the other makes his first, or both play at random.":
    "Der runde Tisch selbst mit anderen Regeln: Einer der beiden sagt alle seine Züge, bevor der andere den ersten macht, oder beide spielen zufällig.",
};
