// @ts-check
/** Lektion 2 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "between/title": {
    of: "e17132be",
    text: "In der Mitte",
  },
  "between/text/0": {
    of: "097e2f13",
    text: "Es sei $A$ die Menge der unbesuchten Positionen; hier ist $A = \\{2, 6\\}$. Eine Position $z$ heißt *Mittelpunkt* von $x$ und $y$, wenn eine Zahl $d$ von $z$ zu beiden führt: $z + d = x$ und $z - d = y$, im Kreis um den Tisch gezählt. Addiert man die beiden Gleichungen, so erhält man $2z \\equiv x + y \\pmod{13}$.",
  },
  "between/text/1": {
    of: "7d18a393",
    text: "$M(A)$ ist $A$ zusammen mit allen Mittelpunkten von Paaren aus $A$.",
  },
  "between/ask": {
    of: "f11e48fe",
    text: "Markieren Sie die neuen Elemente von M(A): die Mittelpunkte von 2 und 6, die nicht in A liegen.",
  },
  "between/hints/0": {
    of: "8eeae40d",
    text: "Gehen Sie von 2 auf dem kurzen Weg nach 6. Wie viele Schritte sind es, und wo sind Sie nach der Hälfte?",
  },
  "between/hints/1": {
    of: "b8a62f7d",
    text: "Gehen Sie nun von 2 auf dem langen Weg nach 6. Er hat 9 Schritte, eine ungerade Zahl: In seiner Mitte liegt nichts.",
  },
  "between/wrong/extra": {
    of: "422ad126",
    text: "{position} ist von 2 und von 6 nicht gleich weit entfernt. Zählen Sie die Schritte zu beiden, nach jeder Seite gleich viele.",
  },
  "between/aha": {
    of: "4bd3ad96",
    text: "Nur 4: Sie liegt zwei Schritte von 2 und zwei Schritte von 6 entfernt. Steht der Spielstein auf 4 und nennt Magnus 2, so landet er auf 2 oder auf 6, und beide sind neu.",
  },
  "around/title": {
    of: "223ff74e",
    text: "Andersherum",
  },
  "around/text/0": {
    of: "5607a675",
    text: "Jetzt ist $A = \\{6, 11\\}$. Der kurze Weg von 6 nach 11 hat 5 Schritte, und 5 ist ungerade. Gibt es überhaupt einen Mittelpunkt?",
  },
  "around/ask": {
    of: "5a984f9b",
    text: "Markieren Sie den Mittelpunkt von 6 und 11.",
  },
  "around/hints/0": {
    of: "0253570e",
    text: "Von 6 nach 11 gibt es zwei Wege. Zusammen haben sie 13 Schritte.",
  },
  "around/hints/1": {
    of: "a35f061e",
    text: "Der lange Weg führt über 12, 0 und 5 und hat 8 Schritte. Gehen Sie die Hälfte davon, gleich von welchem Ende.",
  },
  "around/wrong/extra": {
    of: "ed7898e5",
    text: "{position} ist von 6 und von 11 nicht gleich weit entfernt. Auf dem kurzen Weg zwischen ihnen liegt nichts in der Mitte, denn 5 ist ungerade: Zählen Sie auf dem langen.",
  },
  "around/aha": {
    of: "36dc4526",
    text: "2: Sie liegt vier Schritte von 6 und vier Schritte von 11 entfernt. Auf einem ungeraden Tisch haben die beiden Wege zwischen x und y zusammen n Schritte, also ist genau einer von ihnen gerade: **Jedes Paar hat genau einen Mittelpunkt**.",
  },
  "around/proof/0": {
    of: "92ed4d9c",
    text: "Es sei $n$ ungerade. Dann hat 2 modulo $n$ ein Inverses, nämlich $h = (n + 1)/2$, denn $2h = n + 1 \\equiv 1$. Also gilt $2z \\equiv x + y$ genau dann, wenn $z \\equiv h(x + y)$ ist: Jedes Paar hat genau einen Mittelpunkt. Für $n = 13$ ist $h = 7$, und $7 \\cdot (6 + 11) = 119 = 9 \\cdot 13 + 2 \\equiv 2$.",
  },
  "three/title": {
    of: "aff10837",
    text: "Drei Paare",
  },
  "three/text/0": {
    of: "b83b984f",
    text: "Drei unbesuchte Positionen, $A = \\{2, 6, 11\\}$, bilden drei Paare, und jedes Paar hat einen Mittelpunkt.",
  },
  "three/ask": {
    of: "1d0326eb",
    text: "Markieren Sie die Positionen von M(A), die nicht in A liegen.",
  },
  "three/hints/0": {
    of: "993b6eb2",
    text: "Nehmen Sie sich die Paare einzeln vor: 2 und 6, dann 6 und 11, dann 2 und 11.",
  },
  "three/hints/1": {
    of: "b2f25cce",
    text: "Zwei der Mittelpunkte kennen Sie aus den vorigen Schritten. Einer davon ist nicht neu.",
  },
  "three/hints/2": {
    of: "ca378fb9",
    text: "Der kurze Weg von 11 nach 2 führt über 12, 0 und 1. Er hat 4 Schritte.",
  },
  "three/wrong/extra": {
    of: "3b339753",
    text: "{position} ist kein Mittelpunkt zweier Elemente von A.",
  },
  "three/wrong/earlier": {
    of: "d5603485",
    text: "{position} liegt schon in A. Markieren Sie nur, was neu ist.",
  },
  "three/wrong/missing": {
    of: "2cc31aed",
    text: "Es fehlt noch etwas: Haben Sie sich alle drei Paare angesehen?",
  },
  "three/aha": {
    of: "534c0915",
    text: "0 und 4. **Drei Paare, zwei neue Mittelpunkte:** 2 ist der Mittelpunkt von 6 und 11 und lag schon in A. Also hat M(A) = {0, 2, 4, 6, 11} fünf Elemente.",
  },
  "three/lecturer": {
    of: "0144adb7",
    text: "Das ist kein Zufall: 2, 6, 11 ist eine arithmetische Folge mit der Differenz 4, denn −2, 2, 6 ist dieselbe Menge. Lektion 8 zeigt, dass solche Mengen die wenigsten Mittelpunkte haben.",
  },
  "opposite/title": {
    of: "592290e9",
    text: "Gerade Tische",
  },
  "opposite/text/0": {
    of: "40dbd44d",
    text: "Auf einem Tisch mit 12 Positionen sind beide Wege von 2 nach 6 gerade, mit 4 und 8 Schritten. Dieses Paar hat also zwei Mittelpunkte, die einander gegenüberliegen. Ein Paar wie 1 und 4 hätte gar keinen: $2z$ ist gerade, $1 + 4$ ist es nicht, und daran ändert auch die 12 nichts.",
  },
  "opposite/text/1": {
    of: "ce5f2fe7",
    text: "Es gibt noch einen Fall. Die Weite $\\ell = n/2$ ist erlaubt, und bei ihr führen beide Richtungen an dieselbe Stelle. Deshalb gilt auch eine Position, die einer unbesuchten gegenüberliegt, als Mittelpunkt: $x = y$ in der Definition, und $d = n/2$.",
  },
  "opposite/ask": {
    of: "2a45d80b",
    text: "A = {2, 6} auf einem Tisch mit 12 Positionen. Markieren Sie alles von M(A), was nicht in A liegt.",
  },
  "opposite/hints/0": {
    of: "bfc0d0d6",
    text: "Vier Positionen sind zu markieren.",
  },
  "opposite/hints/1": {
    of: "89ff2232",
    text: "Zwei liegen in der Mitte zwischen 2 und 6, eine auf jedem Weg. Die anderen liegen der 2 und der 6 gegenüber.",
  },
  "opposite/wrong/extra": {
    of: "b4b782de",
    text: "{position} liegt weder in der Mitte zwischen 2 und 6 noch einer von beiden gegenüber.",
  },
  "opposite/wrong/missing": {
    of: "ca8c5429",
    text: "Es fehlt noch etwas: Auf einem geraden Tisch kommt jeder Mittelpunkt zusammen mit der Position ihm gegenüber.",
  },
  "opposite/aha": {
    of: "4a967de7",
    text: "4 und 10 liegen in der Mitte; 8 liegt der 2 gegenüber und 0 der 6. Auf einem geraden Tisch sind z und z + n/2 Mittelpunkte derselben Paare, **Mittelpunkte treten also immer zu zweit auf, einander gegenüber**.",
  },
  "opposite/proof/0": {
    of: "48b1430c",
    text: "Ist $n$ gerade, so ist $2(z + n/2) = 2z + n \\equiv 2z$. Also gilt $2z \\equiv x + y$ genau dann für $z$, wenn es für $z + n/2$ gilt. Ist $x + y$ ungerade, so gibt es keine Lösung; ist es gerade, so sind $z = (x + y)/2$ und $z + n/2$ die einzigen beiden.",
  },
  "sums/title": {
    of: "638929f6",
    text: "Lieber Summen zählen",
  },
  "sums/text/0": {
    of: "a8f63dda",
    text: "Auf einem ungeraden Tisch ist das Halbieren eine Bijektion: Verschiedene Zahlen haben verschiedene Hälften. Also hat $M(A)$ ebenso viele Elemente wie die Menge $A + A = \\{x + y : x, y \\in A\\}$ aller Summen, wobei $x = y$ erlaubt ist, weil $A$ zu $M(A)$ gehört. Summen lassen sich leichter zählen als Mittelpunkte.",
  },
  "sums/ask": {
    of: "907ac843",
    text: "A = {2, 4, 6, 8, 10} auf 13 Positionen. Wie viele Elemente hat M(A), die von A mitgezählt?",
  },
  "sums/hints/0": {
    of: "b56fe0ed",
    text: "Die kleinste Summe ist 2 + 2 = 4, die größte 10 + 10 = 20, und bevor man sie modulo 13 reduziert, sind alle Summen gerade.",
  },
  "sums/hints/1": {
    of: "9fa6f636",
    text: "4, 6, 8, …, 20 sind neun Zahlen. Stimmen zwei davon modulo 13 überein? Sie müssten sich um 13 unterscheiden.",
  },
  "sums/wrong/high": {
    of: "6fc59d93",
    text: "Manche Paare haben denselben Mittelpunkt. Zählen Sie die verschiedenen Summen, modulo 13.",
  },
  "sums/wrong/low": {
    of: "6c03ec87",
    text: "M(A) enthält A und mindestens die Mittelpunkte von Nachbarn. Zählen Sie die verschiedenen Summen, auch x + x.",
  },
  "sums/aha": {
    of: "d2042ca9",
    text: "Neun: Die Summen 4, 6, …, 20 sind neun modulo 13 verschiedene Zahlen. Fünfzehn Paare, die mit x = y mitgezählt, ergaben nur neun Mittelpunkte, weil viele Paare denselben haben.",
  },
  "sums/proof/0": {
    of: "149afc9d",
    text: "Es sei $n$ ungerade. $z \\in M(A)$ bedeutet $2z \\in A + A$, und $z \\mapsto 2z$ ist eine Bijektion von $\\mathbb{Z}_n$, weil 2 ein Inverses hat. Also ist $2 \\cdot M(A) = A + A$ und $|M(A)| = |A + A|$.",
  },
  title: {
    of: "3716ec33",
    text: "Mittelpunkte",
  },
  summary: {
    of: "11b06dcf",
    text: "Die Positionen in der Mitte zwischen zwei unbesuchten: wo sie auf einem ungeraden und auf einem geraden Tisch liegen, und wie viele es sind.",
  },
  source: {
    of: "00e97cb5",
    text: "[N10] Definition 1; [L08] Kapitel 2, Definition 1. Die beiden Tische hier sind eigene Beispiele.",
  },
};
