// @ts-check
/** Lektion 4 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "second/title": {
    of: "39a10624",
    text: "Mittelpunkte von Mittelpunkten",
  },
  "second/text/0": {
    of: "e0990110",
    text: "$A = \\{2, 6, 11\\}$ und $M(A) = \\{0, 2, 4, 6, 11\\}$. Von 1 aus kann Magnus in einer Runde keine neue Position erzwingen. Aber vielleicht kann er den Spielstein nach $M(A)$ zwingen und von dort zu einer neuen Position.",
  },
  "second/text/1": {
    of: "e18e746b",
    text: "Nehmen Sie also noch einmal Mittelpunkte: $M^2(A) = M(M(A))$ ist $M(A)$ mit den Mittelpunkten aller Paare aus $M(A)$.",
  },
  "second/ask": {
    of: "15961980",
    text: "Markieren Sie die Positionen von M²(A), die nicht in M(A) liegen.",
  },
  "second/hints/0": {
    of: "a786bf17",
    text: "Es sind vier. Suchen Sie Mittelpunkte zweier Positionen, die in A oder M(A) gezeichnet sind.",
  },
  "second/hints/1": {
    of: "caf7eca9",
    text: "In der Reihenfolge 11, 0, 2, 4, 6 liegen Nachbarn zwei Schritte auseinander. Was liegt zwischen Nachbarn?",
  },
  "second/wrong/earlier": {
    of: "9f3123b6",
    text: "{position} liegt schon in M(A). Markieren Sie nur, was in M²(A) neu ist.",
  },
  "second/wrong/extra": {
    of: "54c2bf2b",
    text: "{position} liegt nicht in der Mitte zwischen zwei Elementen von M(A). Es kommt einen Ring später.",
  },
  "second/wrong/missing": {
    of: "55b26b99",
    text: "Es fehlt noch etwas: Sehen Sie sich alle Lücken zwischen 11, 0, 2, 4 und 6 an.",
  },
  "second/aha": {
    of: "981426e4",
    text: "1, 3, 5 und 12: Sie füllen die Lücken zwischen 11, 0, 2, 4 und 6. M²(A) hat neun Elemente, alle von 11 bis herum zu 6. Jedes weitere M wird als ein weiterer **Ring** gezeichnet.",
  },
  "full/title": {
    of: "7b0650cb",
    text: "Bis der Ring voll ist",
  },
  "full/text/0": {
    of: "630d1784",
    text: "Die Größen bisher sind $|A| = 3$, $|M(A)| = 5$, $|M^2(A)| = 9$. Es geht nie etwas verloren, denn $A \\subseteq M(A) \\subseteq M^2(A) \\subseteq \\dots$",
  },
  "full/text/1": {
    of: "72632d49",
    text: "Die *Tiefe* einer Position ist die Nummer des ersten Rings, in dem sie liegt: 0 für $A$ selbst, 1 für das, was in $M(A)$ neu ist, und so weiter.",
  },
  "full/ask": {
    of: "8aee90fd",
    text: "A = {2, 6, 11} auf 13 Positionen. Wie viele Elemente hat M³(A)?",
  },
  "full/hints/0": {
    of: "9a7bbacf",
    text: "M²(A) ist ein Block von neun Nachbarn, von 11 bis herum zu 6. Was ist der Mittelpunkt von 11 und 5 auf dem Weg, der über 8 führt?",
  },
  "full/hints/1": {
    of: "0e71618c",
    text: "Die Summen zweier Elemente eines Blocks von neun bilden einen Block von 17, wenn dafür Platz ist. Der Tisch hat 13 Positionen.",
  },
  "full/wrong/high": {
    of: "a05b7d5d",
    text: "Es gibt nur 13 Positionen: Die Schicht endet, wo sie auf sich selbst trifft.",
  },
  "full/wrong/low": {
    of: "59ac46d6",
    text: "M³(A) enthält mehr: auch Positionen wie 8, in der Mitte zwischen 11 und 5.",
  },
  "full/aha": {
    of: "31919646",
    text: "13: Der Ring ist voll. 3, 5, 9, 13: jedes Mal doppelt so viele weniger eins, bis nichts mehr hinzukommen kann. Also hat hier jede Position höchstens die Tiefe 3: **Magnus ist nie mehr als drei Runden von einer neuen Position entfernt.**",
  },
  "climb/title": {
    of: "4c5a4944",
    text: "Nach außen steigen",
  },
  "climb/text/0": {
    of: "9c62c921",
    text: "Der Spielstein steht auf 8, in Tiefe 3. Nennen Sie den Abstand zu einem Paar aus $M^2(A)$, dann, wohin der Spielstein auch kommt, den zu einem Paar aus $M(A)$ und schließlich den zu einem Paar aus $A$. Jede Ansage muss für beide Antworten taugen.",
  },
  "climb/ask": {
    of: "937f16dc",
    text: "Sie sind Magnus. Besuchen Sie innerhalb der nächsten drei Runden eine neue Position.",
  },
  "climb/hints/0": {
    of: "4e9f953a",
    text: "M²(A) ist 11, 12, 0, 1, …, 6. Bei welchen Weiten liegen von 8 aus beide Landungen dort?",
  },
  "climb/hints/1": {
    of: "838a5cfa",
    text: "1 führt zu 7 und 9, und 2 führt zu 6 und 10. Beides taugt nicht, denn 7, 9 und 10 liegen ebenso tief wie 8. Nennen Sie 3 oder mehr.",
  },
  "climb/hints/2": {
    of: "8dbcf823",
    text: "Sobald der Spielstein weniger tief steht, machen Sie dasselbe noch einmal: beide Landungen mindestens einen Ring weiter außen.",
  },
  "climb/wrong/slow": {
    of: "c5f221ac",
    text: "Zu langsam: Nach einer der Ansagen konnte Derek mindestens so tief bleiben wie zuvor. Nehmen Sie sie zurück, und vergleichen Sie die Tiefen der beiden Landungen.",
  },
  "climb/wrong/lost": {
    of: "35845fd1",
    text: "Nach einer der Ansagen konnte Derek mindestens so tief bleiben wie zuvor, und nun reichen drei Runden nicht mehr. Nehmen Sie sie zurück, und vergleichen Sie die Tiefen der beiden Landungen.",
  },
  "climb/aha": {
    of: "9e2e98b9",
    text: "**Von Tiefe i aus ist eine neue Position höchstens i Runden entfernt.** Was Derek auch sagt, jede solche Ansage bringt den Spielstein mindestens einen Ring nach außen.",
  },
  "climb/proof/0": {
    of: "b8095cdf",
    text: "Es sei $i \\ge 1$ die Tiefe von $z$: $z$ liegt in $M^i(A)$ und nicht in $M^{i-1}(A)$. Dann ist $2z \\equiv x + y$ mit $x, y \\in M^{i-1}(A)$, und es gibt ein $d$ mit $z + d \\equiv x$ und $z - d \\equiv y$. Dabei ist $d \\not\\equiv 0$, weil $x$ in $M^{i-1}(A)$ liegt und $z$ nicht; also ist eine der Zahlen $d$ und $n - d$ eine Weite, die Magnus nennen darf. Beide Landungen haben höchstens die Tiefe $i - 1$.",
  },
  "climb/proof/1": {
    of: "c28e64fd",
    text: "$A$ ändert sich nicht, bevor eine neue Position besucht wird. Also nimmt die Tiefe in jeder Runde um mindestens eins ab, und nach höchstens $i$ Runden ist sie 0. ∎",
  },
  "delay/title": {
    of: "ddffc356",
    text: "Und nicht früher",
  },
  "delay/text/0": {
    of: "da1886df",
    text: "Jetzt sind Sie Derek, und der Spielstein steht wieder auf 8, in Tiefe 3. Können Sie den Aufstieg so lange dauern lassen, wie die Ringe sagen?",
  },
  "delay/ask": {
    of: "8599ea00",
    text: "Sie sind Derek. Halten Sie den Spielstein zwei Ansagen lang von 2, 6 und 11 fern.",
  },
  "delay/hints/0": {
    of: "32013cc7",
    text: "Vergleichen Sie vor jeder Antwort die Tiefen der beiden Landungen: Auf welchem Ring liegt jede von ihnen?",
  },
  "delay/hints/1": {
    of: "d9617ae3",
    text: "Nach Ihrer ersten Antwort sollte der Spielstein in Tiefe 2 stehen, nach der zweiten in Tiefe 1. Mehr als zwei Runden Frieden gibt es nicht.",
  },
  "delay/wrong/entered": {
    of: "4a5c049d",
    text: "{position} war unbesucht. Die andere Landung lag tiefer: Nehmen Sie die Antwort zurück.",
  },
  "delay/aha": {
    of: "7bbe5481",
    text: "Jede Antwort ging zur tieferen Landung, immer nur einen Ring weiter. **Die Tiefe ist genau die Zahl der Runden bis zur nächsten neuen Position**, wenn es beiden nur um diese geht.",
  },
  "delay/proof/0": {
    of: "75c7db20",
    text: "$K$ habe die Tiefe $i \\ge 2$. Da $K \\notin M^{i-1}(A)$ ist, liegen bei keiner Ansage beide Landungen in $M^{i-2}(A)$: Sonst wäre $K$ ihr Mittelpunkt. Also kann Derek jede Ansage mit einer Landung außerhalb von $M^{i-2}(A)$ beantworten, das heißt mit einer Tiefe von mindestens $i - 1$. Das wiederholt er: Nach $j$ Runden ist die Tiefe mindestens $i - j$. Nach $i - 1$ Runden ist sie mindestens 1, und keine neue Position wurde besucht.",
  },
  "delay/proof/1": {
    of: "ef1faa61",
    text: "Liegt $K$ in keiner Schicht, so ist $K \\notin M(L)$ für die letzte Schicht $L = M(L)$; Derek kann also für immer außerhalb von $L$ bleiben: Mehr lässt sich nicht erzwingen. Wann das geschieht, ist das Thema der Lektionen 5 und 6. ∎",
  },
  "delay/lecturer": {
    of: "c2c25319",
    text: "In der Sprache der Spiele auf Graphen sind die Schichten der Attraktor der unbesuchten Positionen. Das Schöne ist, dass er hier Arithmetik ist: ein Attraktor, den man durch Halbieren von Summen berechnet.",
  },
  title: {
    of: "bab4c75d",
    text: "Ringe",
  },
  summary: {
    of: "c25bb142",
    text: "Mittelpunkte von Mittelpunkten: die Schichten M(A), M²(A), M³(A), warum ein Ring so viele Runden entfernt ist, wie seine Nummer sagt, und warum Derek nicht länger durchhalten kann.",
  },
  source: {
    of: "b79fb0d5",
    text: "[N10] Abschnitt 2.2, Lemmata 2 und 3. Dass Derek so lange durchhalten kann, wie die Tiefe sagt, steht dort nicht.",
  },
};
