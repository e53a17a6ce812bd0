// @ts-check
/** Lektion 9 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "far/title": {
    of: "4d00a62d",
    text: "Wie weit entfernt?",
  },
  "far/text/0": {
    of: "c96a8640",
    text: "Lektion 4 sagte, dass die Nummer einer Schicht angibt, wie viele Runden sie entfernt ist, und Lektion 8, dass auf einem Primzahltisch jede Schicht fast doppelt so groß ist wie die vorige: $|M^i(A)| \\ge \\min(p,\\ 2^i(a - 1) + 1)$ mit $a = |A| \\ge 2$. Sobald $2^i(a - 1) \\ge p - 1$ ist, ist die Schicht $M^i(A)$ der ganze Tisch.",
  },
  "far/text/1": {
    of: "29784565",
    text: "Wie die unbesuchten Positionen also auch liegen und wo der Spielstein auch steht, seine Tiefe ist höchstens $d(a)$, das kleinste $i$ mit $2^i(a - 1) \\ge p - 1$. Das ist ein aufgerundeter Logarithmus: $d(a) = \\lceil \\log_2 \\frac{p - 1}{a - 1} \\rceil$.",
  },
  "far/ask": {
    of: "c6693fff",
    text: "Vier Positionen von Z₁₃ sind unbesucht, beliebige vier. Wie viele Runden braucht Magnus höchstens bis zur nächsten neuen?",
  },
  "far/hints/0": {
    of: "23dee582",
    text: "Hier ist p = 13 und a = 4. Suchen Sie das kleinste i mit 2ⁱ · 3 ≥ 12.",
  },
  "far/hints/1": {
    of: "e0025834",
    text: "2¹ · 3 = 6 reicht nicht. Und 2² · 3?",
  },
  "far/wrong/3": {
    of: "adc19210",
    text: "Drei Runden können nötig sein, wenn drei Positionen übrig sind. Vier haben größere Schichten: 4, mindestens 7, dann alle 13.",
  },
  "far/wrong/4": {
    of: "73247172",
    text: "Vier Runden können nötig sein, wenn zwei Positionen übrig sind. Vier haben größere Schichten: 4, mindestens 7, dann alle 13.",
  },
  "far/wrong/low": {
    of: "cc292866",
    text: "Mit einer Runde erreicht er nur M(A), und das hat vielleicht nur 7 Positionen. Der Spielstein kann auf einer der anderen 6 stehen.",
  },
  "far/wrong/high": {
    of: "92e6cff8",
    text: "Das sind zu viele. Die Schichten von vier Positionen haben 4, mindestens 7 und dann alle 13 Positionen.",
  },
  "far/aha": {
    of: "af2c9f94",
    text: "Zwei. Das Intervall 5, 6, 7, 8 in der Abbildung zeigt, dass eine Runde nicht immer reicht: Der Spielstein steht auf 11, und 11 liegt in der zweiten Schicht. **Wenige unbesuchte Positionen sind weit entfernt, aber nur so weit wie ein Logarithmus.**",
  },
  "sum/title": {
    of: "56e89646",
    text: "Die Summe der Logarithmen",
  },
  "sum/text/0": {
    of: "f6e8ccdd",
    text: "Am Anfang sind $p - 1$ Positionen unbesucht, und das Spiel endet, wenn eine übrig ist. Solange $a$ übrig sind, kostet die nächste neue Position höchstens $d(a)$ Runden. Das ganze Spiel kostet also höchstens $d(p-1) + d(p-2) + \\dots + d(3) + d(2)$ Runden.",
  },
  "sum/text/1": {
    of: "86cd304f",
    text: "Zeichnen Sie die Summe aus Steinen: für jedes $a$ eine Säule aus $d(a)$ Steinen. Auf $\\mathbb{Z}_{13}$ sind die Säulen für $a = 12, 11, \\dots, 2$ der Reihe nach 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4 Steine hoch: 19 Steine. Zählen Sie sie nun **nach Zeilen**. Die unterste Zeile hat 11 Steine, die zweite 5, die dritte 2, die vierte 1: jedes Mal die Hälfte der Zeile darunter, abgerundet.",
  },
  "sum/ask": {
    of: "86e51848",
    text: "Machen Sie dasselbe für n = 11. Wie viele Steine sind es?",
  },
  "sum/hints/0": {
    of: "850b7966",
    text: "Die unterste Zeile hat einen Stein für jedes a = 2, …, 10.",
  },
  "sum/hints/1": {
    of: "d42cb316",
    text: "Die unterste Zeile hat 9 Steine. Halbieren Sie, und runden Sie ab, bis nichts mehr übrig ist.",
  },
  "sum/hints/2": {
    of: "36997a88",
    text: "9 + 4 + 2 + 1.",
  },
  "sum/wrong/18": {
    of: "789823b8",
    text: "18 = 2(p − 2) käme heraus, wenn man beim Halbieren nie rundete. Runden Sie jedes Mal ab: Die Hälfte von 9 ist 4.",
  },
  "sum/wrong/19": {
    of: "3e726ac3",
    text: "19 ist die Anzahl für n = 13. Für n = 11 hat die unterste Zeile 9 Steine.",
  },
  "sum/wrong/20": {
    of: "6104334a",
    text: "20 = 2(p − 1) ist die Abschätzung, nicht die Anzahl. Runden Sie bei jedem Halbieren ab: Die Hälfte von 9 ist 4.",
  },
  "sum/wrong/low": {
    of: "58c725da",
    text: "Es fehlen Steine. Die unterste Zeile hat 9 davon, und es gibt vier Zeilen: Halbieren Sie 9, runden Sie ab, und machen Sie weiter, bis nichts mehr übrig ist.",
  },
  "sum/wrong/high": {
    of: "96ae6c7b",
    text: "Das sind zu viele. Die unterste Zeile hat 9 Steine. Runden Sie bei jedem Halbieren ab: Die Hälfte von 9 ist 4, die Hälfte von 4 ist 2.",
  },
  "sum/aha": {
    of: "c3b6b526",
    text: "16 = 2 · 9 − 2, und 9 ist im Binärsystem 1001, mit zwei Einsen. Allgemein ergeben die Zeilen zusammen **2(p − 2) − s(p − 2)**, wobei s die Binäreinsen zählt. Säulen sind Logarithmen, Zeilen sind Hälften, und Hälften ergeben zusammen weniger als das Doppelte.",
  },
  "sum/proof/0": {
    of: "9b394b3b",
    text: "**Satz.** Es sei $p$ eine ungerade Primzahl. Schichtspiel besucht $p - 1$ Positionen von $\\mathbb{Z}_p$ innerhalb von $2(p - 2) - s(p - 2) < 2(p - 1)$ Runden, wer Derek auch ist und welche Paare Magnus auch nimmt; $s(x)$ ist die Zahl der Einsen von $x$ im Binärsystem.",
  },
  "sum/proof/1": {
    of: "bd41d352",
    text: "*Eine neue Position.* Es sei $a = |A| \\ge 2$. Cauchy und Davenport liefern $|A + A| \\ge \\min(p,\\ 2a - 1)$, und es ist $|M(A)| = |A + A|$, da 2 ein Inverses hat (Lektion 2). Durch Induktion folgt $|M^i(A)| \\ge \\min(p,\\ 2^i(a-1) + 1)$. Also ist $M^{d(a)}(A) = \\mathbb{Z}_p$, und der Spielstein hat eine Tiefe $i \\le d(a)$. Ein Spielstein in Tiefe $i \\ge 1$ steht in der Mitte zwischen zwei Positionen von $M^{i-1}(A)$; Magnus nennt den Abstand zu ihnen, und Derek kann nur wählen, welche es wird. Die Runden vor der neuen Position führen zu besuchten, $A$ bleibt also gleich, und die Tiefe nimmt in jeder Runde ab. Nach höchstens $d(a)$ Runden ist sie 0: Der Spielstein steht auf einer neuen Position.",
  },
  "sum/proof/2": {
    of: "550b5d95",
    text: "*Alle.* Am Anfang ist $a = p - 1$; nach jeder neuen Position ist $a$ um eins kleiner; bei $a = 1$, das heißt bei $p - 1$ besuchten Positionen, darf das Spiel enden. Es sind also höchstens $\\sum_{a=2}^{p-1} d(a)$ Runden.",
  },
  "sum/proof/3": {
    of: "fa04a9c9",
    text: "*Die Summe.* $d(a) > i$ bedeutet $2^i(a - 1) < p - 1$, das heißt $a - 1 \\le \\lfloor (p-2)/2^i \\rfloor$. Während $a - 1$ die Zahlen $1, \\dots, p - 2$ durchläuft, gilt dies für $\\lfloor (p-2)/2^i \\rfloor$ Werte von $a$: die Länge der Zeile $i$. Die Summe ist also $\\sum_{i \\ge 0} \\lfloor N/2^i \\rfloor$ mit $N = p - 2$. Eine Binäreins von $N$, die für $2^j$ steht, trägt $2^j + 2^{j-1} + \\dots + 1 = 2^{j+1} - 1$ zur Summe bei, denn das Abrunden lässt nur die hinausgeschobenen Ziffern weg. Insgesamt $2N - s(N)$. ∎",
  },
  "sum/lecturer": {
    of: "c6ee76ad",
    text: "[N10] hat dieselbe Summe mit Aufrundungen, als $\\sum_j \\lceil (p-1)/2^j \\rceil - (h + 1)$, und schätzt sie durch $2(p-1)$ ab. Auch wenn man $\\lceil \\log_2 \\frac{p-1}{a-1} \\rceil$ durch ein Integral summiert, kommt man ans Ziel, mit einer schlechteren Konstanten: Die Logarithmen selbst ergeben zusammen etwa $\\log_2 e \\cdot p \\approx 1{,}44\\,p$, und das Aufrunden kostet den Rest. Lassen Sie die Klasse herausfinden, wo die Steine verschwendet werden.",
  },
  "hold/title": {
    of: "07793569",
    text: "Er soll alles brauchen",
  },
  "hold/text/0": {
    of: "eee93f86",
    text: "Für $n = 13$ ist die Schranke 19. Ist sie nur eine Abschätzung? Seien Sie Derek gegen Schichtspiel, mit den Schichten vor Augen. Die Steine neben dem Tisch füllen sich, während Sie spielen: Eine Runde ist ein Stein, eine neue Position beendet eine Säule. Füllen Sie die Säulen, so hoch Sie können.",
  },
  "hold/ask": {
    of: "d5062092",
    text: "Halten Sie durch: In Runde 17 oder später muss noch eine neue Position kommen.",
  },
  "hold/hints/0": {
    of: "8cff17ff",
    text: "Nehmen Sie die besuchte Landung, wenn es eine gibt: Das kostet Magnus eine Runde.",
  },
  "hold/hints/1": {
    of: "42406d03",
    text: "Sind beide Landungen neu, so halten Sie die unbesuchten Positionen zusammen. Ein Intervall hat die kleinsten Schichten.",
  },
  "hold/hints/2": {
    of: "cbd05279",
    text: "Geben Sie also von zwei neuen Landungen die am Rand des Unbesuchten auf. Beginnen Sie mit +, +, +, + und dann −.",
  },
  "hold/wrong/ended": {
    of: "3b46cfa8",
    text: "Die letzte neue Position kam in Runde {round}. Sehen Sie sich die Säulen an, die niedriger blieben als möglich: Dort kam die nächste neue Position früh.",
  },
  "hold/wrong/lost": {
    of: "47f5558f",
    text: "Von hier kann in Runde 17 oder später keine neue Position mehr kommen, was Sie auch antworten. Gehen Sie dorthin zurück, wo es noch möglich war, und nehmen Sie die andere Landung.",
  },
  "hold/aha": {
    of: "b20c3e87",
    text: "Das längste Spiel gegen diesen Magnus hat 18 Runden, eine weniger als die Schranke. Von Runde 4 an ist darin ein Intervall unbesucht, und nur seine Enden werden aufgegeben: **Die Schichten eines Intervalls wachsen so langsam wie möglich, also füllen sich die Säulen.**",
  },
  "hold/lecturer": {
    of: "d6152aae",
    text: "Lässt man jeden Magnus zu, der nach Schichten spielt, so wird mit den schlechtesten Paaren auf $n = 13$ die 19 erreicht: Dort lässt sich der Satz nicht verbessern. Exaktes Spiel braucht 15 Runden (Lektion 12).",
  },
  "tight/title": {
    of: "935884e2",
    text: "Fast scharf",
  },
  "tight/text/0": {
    of: "a3d39789",
    text: "Der *Sammler* spielt nach dem Plan des vorigen Schritts: Er hält die unbesuchten Positionen in einem Intervall zusammen und zieht besuchte Landungen vor. Magnus spielt Schichten und nimmt immer das Paar, das dem Spielstein am nächsten liegt. Auf $n = 101$ erlaubt der Satz 194 Runden, und allein für die neuen Positionen braucht man 99.",
  },
  "tight/ask": {
    of: "6dc93b5f",
    text: "Wie viele Runden hat diese Partie auf n = 101? Raten Sie zuerst, dann spielen Sie sie.",
  },
  "tight/hints/0": {
    of: "06f9f427",
    text: "Auf n = 13 kommt derselbe Plan bis auf eine Runde an die Schranke heran.",
  },
  "tight/hints/1": {
    of: "5f0f36c9",
    text: "Wenn die Schranke fast scharf ist, was liegt nahe bei 194? (Nachdem Sie geraten haben, können Sie die Partie spielen.)",
  },
  "tight/wrong/other": {
    of: "b25b4414",
    text: "Dieser Derek ist hartnäckiger. Auf n = 13 kam derselbe Plan bis auf eine Runde an die Schranke heran.",
  },
  "tight/aha": {
    of: "2f593792",
    text: "190 der 194 Runden, die der Satz erlaubt. Auf n = 1009 ist es dasselbe: fast 2n. **Der Beweis verschwendet fast nichts; Magnus ist es, der verschwendet.**",
  },
  "tight/options/0": {
    of: "ef2447f3",
    text: "weniger als 120",
  },
  "tight/options/1": {
    of: "05cd13f5",
    text: "120 bis 179",
  },
  "tight/options/2": {
    of: "2d0d6ae1",
    text: "180 oder mehr",
  },
  "pairs/title": {
    of: "e6848f81",
    text: "Dieselben Schichten, ein anderes Paar",
  },
  "pairs/text/0": {
    of: "e9962664",
    text: "Ein Spielstein in Tiefe 1 liegt oft in der Mitte vieler Paare von $A$, und der Beweis gilt mit jedem davon. Dieser Magnus, der *ausgewogene*, spielt auch nach Schichten, nimmt aber das Paar, nach dem viele Paare übrig bleiben. Derek ist derselbe Sammler.",
  },
  "pairs/ask": {
    of: "738b000c",
    text: "Ausgewogene Schichten gegen den Sammler: Wie viele Runden auf n = 101?",
  },
  "pairs/hints/0": {
    of: "2fcb5bc2",
    text: "Die Schranke nimmt in jeder Säule den schlimmsten Fall an. Was, wenn die Menge A nie zu einem Intervall wird?",
  },
  "pairs/hints/1": {
    of: "8f52ef22",
    text: "Es sind weniger als beim sorglosen Magnus. Liegt die Zahl näher bei 99 oder bei 194?",
  },
  "pairs/wrong/other": {
    of: "943c5a2c",
    text: "Weniger. Der Sammler braucht ein Intervall, und dieser Magnus lässt es ihm nicht.",
  },
  "pairs/aha": {
    of: "6bfd826a",
    text: "118. Niemand hat bewiesen, dass eine kluge Wahl immer so viel spart; man sieht es, für n bis in die Tausende. Der Satz braucht nur, dass die Tiefe abnimmt. **Bei der Wahl des Paars kann Magnus noch klug sein.**",
  },
  "pairs/lecturer": {
    of: "762007a4",
    text: "Offen: ein Beweis, dass irgendeine Wahl der Paare mit $n + o(n)$ Runden auskommt. Von unten zeigt Lektion 13, dass $n + c$ für keine Konstante $c$ reicht.",
  },
  "pairs/options/0": {
    of: "c76cab5f",
    text: "weniger als 130",
  },
  "pairs/options/1": {
    of: "c795c891",
    text: "130 bis 179",
  },
  "pairs/options/2": {
    of: "2d0d6ae1",
    text: "180 oder mehr",
  },
  title: {
    of: "73018dd3",
    text: "Runden zählen",
  },
  summary: {
    of: "bd44c742",
    text: "Warum Schichtspiel alle bis auf eine Position eines Primzahltisches in weniger als 2(n − 1) Runden besucht: ein Logarithmus für jede neue Position, und ihre Summe.",
  },
  source: {
    of: "b31eb449",
    text: "[N10] Abschnitt 2.2, Satz 4; die Idee steht auch in [L08] Kapitel 2. Die exakte Summe 2(p − 2) − s(p − 2), der Sammler und die Partien sind von uns.",
  },
};
