// @ts-check
/** Lektion 8 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "How far away?": "Wie weit entfernt?",
  "Lesson 3 showed that from the layer with number $i$ a new position is at most $i$ rounds away. Lesson 7 showed that on a prime table every layer is nearly twice as large as the one before, or even larger: $|M^i(A)| \\ge \\min(p,\\ 2^i(a - 1) + 1)$, where $a = |A| \\ge 2$. As soon as $2^i(a - 1) \\ge p - 1$, the layer $M^i(A)$ is the whole table.":
    "Lektion 3 hat gezeigt, dass von der Schicht mit der Nummer $i$ aus eine neue Position höchstens $i$ Runden entfernt ist. Lektion 7 hat gezeigt, dass auf einem Primzahltisch jede Schicht fast doppelt so groß ist wie die vorige oder sogar noch größer: $|M^i(A)| \\ge \\min(p,\\ 2^i(a - 1) + 1)$ mit $a = |A| \\ge 2$. Sobald $2^i(a - 1) \\ge p - 1$ ist, ist die Schicht $M^i(A)$ der ganze Tisch.",
  "So wherever the unvisited positions and the token are, the token’s depth is at most $d(a)$, the least $i$ with $2^i(a - 1) \\ge p - 1$. This is a logarithm, rounded up: $d(a) = \\lceil \\log_2 \\frac{p - 1}{a - 1} \\rceil$.":
    "Wo also die unbesuchten Positionen auch liegen und wo der Spielstein auch steht: Seine Tiefe ist höchstens $d(a)$, das kleinste $i$ mit $2^i(a - 1) \\ge p - 1$. Das ist ein aufgerundeter Logarithmus: $d(a) = \\lceil \\log_2 \\frac{p - 1}{a - 1} \\rceil$.",
  "Any four positions of ⟦Z₁₃|table:13⟧ are unvisited. At most how many rounds does Magnus need to reach the next new one?":
    "Vier beliebige Positionen von ⟦Z₁₃|table:13⟧ sind unbesucht. Wie viele Runden braucht Magnus höchstens bis zur nächsten neuen?",
  "Here p = 13 and a = 4. Find the least i with 2ⁱ · 3 ≥ 12.":
    "Hier ist p = 13 und a = 4. Suchen Sie das kleinste i mit 2ⁱ · 3 ≥ 12.",
  "2¹ · 3 = 6 is not enough. And 2² · 3?": "2¹ · 3 = 6 reicht nicht. Und 2² · 3?",
  "Three rounds may be needed if three positions are left. Four positions have larger layers: 4, at least 7, then all 13.":
    "Drei Runden können nötig sein, wenn drei Positionen übrig sind. Vier Positionen haben größere Schichten: 4, mindestens 7, dann alle 13.",
  "Four rounds may be needed if two positions are left. Four positions have larger layers: 4, at least 7, then all 13.":
    "Vier Runden können nötig sein, wenn zwei Positionen übrig sind. Vier Positionen haben größere Schichten: 4, mindestens 7, dann alle 13.",
  "One round is enough only from M(A), and M(A) may have as few as 7 positions. The token may stand on one of the other 6.":
    "Eine Runde reicht nur von M(A) aus, und M(A) hat vielleicht nur 7 Positionen. Der Spielstein kann auf einer der anderen 6 stehen.",
  "That is too many. The layers of four positions have 4, at least 7, and then all 13 positions.":
    "Das sind zu viele. Die Schichten von vier Positionen haben 4, mindestens 7 und dann alle 13 Positionen.",
  "Two. The interval 5, 6, 7, 8 in the figure shows that one round is not always enough: the token is on 11, and 11 is in the second ⟦layer|layer⟧. **When few positions are unvisited, the next one may be far away, but no farther than a logarithm.**":
    "Zwei. Das Intervall 5, 6, 7, 8 in der Abbildung zeigt, dass eine Runde nicht immer reicht: Der Spielstein steht auf 11, und 11 liegt in der zweiten ⟦Schicht|layer⟧. **Sind nur noch wenige Positionen unbesucht, so kann die nächste weit entfernt sein, aber nie weiter als ein Logarithmus.**",
  "The sum of logarithms": "Die Summe der Logarithmen",
  "At the start $p - 1$ positions are unvisited, and play ends when one is left. While $a$ are left, the next new position costs at most $d(a)$ rounds. So the whole game takes at most $d(p-1) + d(p-2) + \\dots + d(3) + d(2)$ rounds.":
    "Am Anfang sind $p - 1$ Positionen unbesucht, und die Partie endet, wenn eine übrig ist. Solange $a$ übrig sind, kostet die nächste neue Position höchstens $d(a)$ Runden. Die ganze Partie dauert also höchstens $d(p-1) + d(p-2) + \\dots + d(3) + d(2)$ Runden.",
  "Draw the sum as bricks: for each $a$, draw a column of $d(a)$ bricks. On $\\mathbb{Z}_{13}$ the columns for $a = 12, 11, \\dots, 2$ are 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4 bricks high: 19 bricks. Now count them **by rows**. The bottom row has 11 bricks, the second 5, the third 2, the fourth 1: each row has half as many as the row below, rounded down.":
    "Stellen Sie die Summe durch Steine dar: für jedes $a$ eine Säule aus $d(a)$ Steinen. Auf $\\mathbb{Z}_{13}$ sind die Säulen für $a = 12, 11, \\dots, 2$ der Reihe nach 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4 Steine hoch: 19 Steine. Zählen Sie sie nun **nach Zeilen**. Die unterste Zeile hat 11 Steine, die zweite 5, die dritte 2, die vierte 1: Jede Zeile hat halb so viele wie die Zeile darunter, abgerundet.",
  "Do the same for n = 11. How many bricks are there?": "Machen Sie dasselbe für n = 11. Wie viele Steine sind es?",
  "The bottom row has one brick for each a = 2, …, 10.": "Die unterste Zeile hat einen Stein für jedes a = 2, …, 10.",
  "The bottom row has 9 bricks. Halve, and round down, until nothing is left.":
    "Die unterste Zeile hat 9 Steine. Halbieren Sie, und runden Sie ab, bis nichts mehr übrig ist.",
  "9 + 4 + 2 + 1.": "9 + 4 + 2 + 1.",
  "Halving without rounding would add up to 18 = 2(p − 2). Round down each time: half of 9 is 4.":
    "Ohne Abrunden ergäbe das Halbieren 18 = 2(p − 2). Runden Sie jedes Mal ab: Die Hälfte von 9 ist 4.",
  "19 is the count for n = 13. For n = 11 the bottom row has 9 bricks.":
    "19 ist die Anzahl für n = 13. Für n = 11 hat die unterste Zeile 9 Steine.",
  "20 = 2(p − 1) is the estimate, not the count. Round down each time you halve: half of 9 is 4.":
    "20 = 2(p − 1) ist die Abschätzung, nicht die Anzahl. Runden Sie bei jedem Halbieren ab: Die Hälfte von 9 ist 4.",
  "Some bricks are missing. The bottom row has 9 of them, and there are four rows: halve 9, round down, and go on until nothing is left.":
    "Es fehlen noch Steine. Die unterste Zeile hat 9 davon, und es gibt vier Zeilen: Halbieren Sie 9, runden Sie ab, und machen Sie weiter, bis nichts mehr übrig ist.",
  "That is too many. The bottom row has 9 bricks. Round down each time you halve: half of 9 is 4, half of 4 is 2.":
    "Das sind zu viele. Die unterste Zeile hat 9 Steine. Runden Sie bei jedem Halbieren ab: Die Hälfte von 9 ist 4, die Hälfte von 4 ist 2.",
  "16 = 2 · 9 − 2, and 9 is 1001 in binary, with two ones. In general the rows add up to **2(p − 2) − s(p − 2)**, where s counts the ones in binary. The columns are logarithms. The rows halve each time, so together they have less than twice the bottom row.":
    "16 = 2 · 9 − 2, und 9 ist im Binärsystem 1001, mit zwei Einsen. Allgemein ergeben die Zeilen zusammen **2(p − 2) − s(p − 2)**, wobei s die Einsen in der Binärdarstellung zählt. Die Säulen sind Logarithmen. Die Zeilen halbieren sich jedes Mal, also haben sie zusammen weniger als das Doppelte der untersten Zeile.",
  "**Theorem.** Let $p$ be an odd prime. Layer play visits $p - 1$ positions of $\\mathbb{Z}_p$ within $2(p - 2) - s(p - 2) < 2(p - 1)$ rounds, whatever Derek does and whichever pairs Magnus takes; $s(x)$ is the number of ones of $x$ in binary.":
    "**Satz.** Es sei $p$ eine ungerade Primzahl. Das Schichtspiel besucht $p - 1$ Positionen von $\\mathbb{Z}_p$ innerhalb von $2(p - 2) - s(p - 2) < 2(p - 1)$ Runden, was Derek auch tut und welche Paare Magnus auch nimmt; $s(x)$ ist die Zahl der Einsen in der Binärdarstellung von $x$.",
  "*One new position.* Let $a = |A| \\ge 2$. Cauchy and Davenport give $|A + A| \\ge \\min(p,\\ 2a - 1)$, and $|M(A)| = |A + A|$ since 2 has an inverse (lesson 7). By induction $|M^i(A)| \\ge \\min(p,\\ 2^i(a-1) + 1)$. So $M^{d(a)}(A) = \\mathbb{Z}_p$, and the token has some depth $i \\le d(a)$. A token at depth $i \\ge 1$ is halfway between two positions of $M^{i-1}(A)$; Magnus calls the distance to them, and Derek can only choose which. The rounds before the new position lead to visited ones, so $A$ stays the same and the depth falls in each round. After at most $d(a)$ rounds it is 0: the token is on a new position.":
    "*Eine neue Position.* Es sei $a = |A| \\ge 2$. Cauchy und Davenport liefern $|A + A| \\ge \\min(p,\\ 2a - 1)$, und es ist $|M(A)| = |A + A|$, da 2 ein Inverses hat (Lektion 7). Durch Induktion folgt $|M^i(A)| \\ge \\min(p,\\ 2^i(a-1) + 1)$. Also ist $M^{d(a)}(A) = \\mathbb{Z}_p$, und der Spielstein hat eine Tiefe $i \\le d(a)$. Ein Spielstein in Tiefe $i \\ge 1$ steht in der Mitte zwischen zwei Positionen von $M^{i-1}(A)$; Magnus nennt den Abstand zu ihnen, und Derek kann nur wählen, welche es wird. Die Runden vor der neuen Position führen zu besuchten, $A$ bleibt also gleich, und die Tiefe nimmt in jeder Runde ab. Nach höchstens $d(a)$ Runden ist sie 0: Der Spielstein steht auf einer neuen Position.",
  "*All of them.* At the start $a = p - 1$; after each new position $a$ is one less; when $a = 1$, that is, when $p - 1$ positions are visited, play may end. So there are at most $\\sum_{a=2}^{p-1} d(a)$ rounds.":
    "*Alle.* Am Anfang ist $a = p - 1$; nach jeder neuen Position ist $a$ um eins kleiner; bei $a = 1$, das heißt bei $p - 1$ besuchten Positionen, darf die Partie enden. Es sind also höchstens $\\sum_{a=2}^{p-1} d(a)$ Runden.",
  "*The sum.* $d(a) > i$ means $2^i(a - 1) < p - 1$, that is $a - 1 \\le \\lfloor (p-2)/2^i \\rfloor$, where $\\lfloor x \\rfloor$ is $x$ rounded down. As $a - 1$ runs through $1, \\dots, p - 2$, this holds for $\\lfloor (p-2)/2^i \\rfloor$ values of $a$: the length of row $i$. So the sum is $\\sum_{i \\ge 0} \\lfloor N/2^i \\rfloor$ with $N = p - 2$. A binary one of $N$ that stands for $2^j$ contributes $2^j + 2^{j-1} + \\dots + 1 = 2^{j+1} - 1$ to the sum, because rounding down only drops the digits that were shifted out. Altogether this is $2N - s(N)$. ∎":
    "*Die Summe.* $d(a) > i$ bedeutet $2^i(a - 1) < p - 1$, das heißt $a - 1 \\le \\lfloor (p-2)/2^i \\rfloor$, wobei $\\lfloor x \\rfloor$ das abgerundete $x$ ist. Während $a - 1$ die Zahlen $1, \\dots, p - 2$ durchläuft, gilt dies für $\\lfloor (p-2)/2^i \\rfloor$ Werte von $a$: die Länge der Zeile $i$. Die Summe ist also $\\sum_{i \\ge 0} \\lfloor N/2^i \\rfloor$ mit $N = p - 2$. Eine Eins in der Binärdarstellung von $N$, die für $2^j$ steht, trägt $2^j + 2^{j-1} + \\dots + 1 = 2^{j+1} - 1$ zur Summe bei, denn das Abrunden lässt nur die hinausgeschobenen Ziffern weg. Insgesamt ergibt das $2N - s(N)$. ∎",
  "[N10] has the same sum with ceilings, as $\\sum_j \\lceil (p-1)/2^j \\rceil - (h + 1)$, and estimates it by $2(p-1)$. Summing $\\lceil \\log_2 \\frac{p-1}{a-1} \\rceil$ by an integral also works but gives a worse constant: the logarithms themselves add up to about $\\log_2 e \\cdot p \\approx 1.44\\,p$, and the rounding up costs the rest. Let your students find out where bricks are wasted.":
    "[N10] hat dieselbe Summe mit Aufrundungen, als $\\sum_j \\lceil (p-1)/2^j \\rceil - (h + 1)$, und schätzt sie durch $2(p-1)$ ab. Man kann die Summe über $\\lceil \\log_2 \\frac{p-1}{a-1} \\rceil$ auch durch ein Integral abschätzen, erhält aber eine schlechtere Konstante: Die Logarithmen selbst ergeben zusammen etwa $\\log_2 e \\cdot p \\approx 1{,}44\\,p$, und das Aufrunden kostet den Rest. Lassen Sie Ihre Studierenden herausfinden, wo Steine verschwendet werden.",
  "Make him use every round": "Jede Runde ausreizen",
  "For $n = 13$ the bound is 19. Is it only an estimate? You are Derek against layer play, and you can see the layers. The bricks beside the table fill as you play: each round fills a brick, and each new position ends a column. Fill the columns as high as you can.":
    "Für $n = 13$ ist die Schranke 19. Ist sie nur eine Abschätzung? Sie sind Derek gegen das Schichtspiel und haben die Schichten vor Augen. Die Steine neben dem Tisch füllen sich, während Sie spielen: Jede Runde füllt einen Stein, und jede neue Position beendet eine Säule. Füllen Sie die Säulen, so hoch Sie können.",
  "Hold out: a new position must still come in round 17 or later.":
    "Halten Sie durch: In Runde 17 oder später muss noch eine neue Position kommen.",
  "Take the visited landing if there is one: it costs Magnus a round.":
    "Nehmen Sie ein besuchtes Ziel, wenn es eines gibt: Das kostet Magnus eine Runde.",
  "If both landings are new, keep the unvisited positions together. An interval has the smallest ⟦layers|layer⟧.":
    "Sind beide Ziele neu, so halten Sie die unbesuchten Positionen zusammen. Ein Intervall hat die kleinsten ⟦Schichten|layer⟧.",
  "So if both landings are new, give up the one at the edge of the unvisited positions. Begin with +, +, +, + and then −.":
    "Sind beide Ziele neu, so geben Sie also das am Rand der unbesuchten Positionen auf. Beginnen Sie mit +, +, +, + und dann −.",
  "The last new position came in round {round}. Look at the columns that are lower than they could be: there the next new position came early.":
    "Die letzte neue Position kam in Runde {round}. Sehen Sie sich die Säulen an, die niedriger sind, als sie sein könnten: Dort kam die nächste neue Position früh.",
  "From here no new position can come in round 17 or later, whatever you answer. Go back to where that was still possible, and take the other landing.":
    "Von hier aus kann in Runde 17 oder später keine neue Position mehr kommen, was Sie auch antworten. Gehen Sie dorthin zurück, wo es noch möglich war, und nehmen Sie das andere Ziel.",
  "The longest game against this Magnus has 18 rounds, one less than the bound. From round 4 on the unvisited positions form an interval, and Derek gives up only its ends: **the ⟦layers|layer⟧ of an interval grow as slowly as they can, so the columns fill up.**":
    "Die längste Partie gegen diesen Magnus hat 18 Runden, eine weniger als die Schranke. Von Runde 4 an bilden die unbesuchten Positionen ein Intervall, und Derek gibt nur dessen Enden auf: **Die ⟦Schichten|layer⟧ eines Intervalls wachsen so langsam wie möglich, also füllen sich die Säulen.**",
  "A Magnus who plays by layers but takes the worst pairs can be made to need all 19 rounds on $n = 13$: there the theorem cannot be improved. Exact play needs 15 rounds (lesson 9).":
    "Spielt Magnus nach Schichten, nimmt aber die schlechtesten Paare, so kann er auf $n = 13$ alle 19 Runden brauchen: Dort lässt sich der Satz nicht verbessern. Exaktes Spiel braucht 15 Runden (Lektion 9).",
  "Nearly tight": "Fast scharf",
  "The *hoarder* follows the plan of the last step: he keeps the unvisited positions in one interval and prefers visited landings. Magnus plays by layers and always takes the pair closest to the token. On $n = 101$ the theorem allows 194 rounds, and 99 are needed for the new positions alone.":
    "Der *Sammler* folgt dem Plan des vorigen Schritts: Er hält die unbesuchten Positionen in einem Intervall zusammen und zieht besuchte Ziele vor. Magnus spielt nach Schichten und nimmt immer das Paar, das dem Spielstein am nächsten liegt. Auf $n = 101$ erlaubt der Satz 194 Runden, und allein für die neuen Positionen braucht man 99.",
  "How many rounds does this game on n = 101 take? Guess first, then play it.":
    "Wie viele Runden dauert diese Partie auf n = 101? Raten Sie zuerst, und spielen Sie sie dann.",
  "On n = 13 the same plan comes within one round of the bound.":
    "Auf n = 13 kommt derselbe Plan bis auf eine Runde an die Schranke heran.",
  "If the bound is nearly tight, which answer is near 194? (After your guess you can play the game.)":
    "Wenn die Schranke fast scharf ist, welche Antwort liegt nahe bei 194? (Nachdem Sie geraten haben, können Sie die Partie spielen.)",
  "This Derek is more stubborn than that. On n = 13 the same plan came within one round of the bound.":
    "Dieser Derek ist hartnäckiger. Auf n = 13 kam derselbe Plan bis auf eine Runde an die Schranke heran.",
  "190 of the 194 rounds that the theorem allows. On n = 1009 the number is also nearly 2n. **The waste is not in the proof but in this Magnus.**":
    "190 der 194 Runden, die der Satz erlaubt. Auch auf n = 1009 sind es fast 2n. **Verschwenderisch ist nicht der Beweis, sondern dieser Magnus.**",
  "fewer than 120": "weniger als 120",
  "from 120 to 179": "120 bis 179",
  "180 or more": "180 oder mehr",
  "The same layers, another pair": "Dieselben Schichten, ein anderes Paar",
  "A token at depth 1 often lies halfway between many pairs of $A$, and the proof works with any of them. This Magnus, *balanced*, also plays by layers, but he takes a pair that leaves many pairs for later. Derek is again the hoarder.":
    "Ein Spielstein in Tiefe 1 liegt oft in der Mitte vieler Paare von $A$, und der Beweis gilt mit jedem davon. Dieser Magnus, der *ausgewogene*, spielt auch nach Schichten, nimmt aber ein Paar, nach dem noch viele Paare übrig sind. Derek ist wieder der Sammler.",
  "Balanced ⟦layers|layer⟧ against the hoarder: how many rounds on n = 101?":
    "Ausgewogene ⟦Schichten|layer⟧ gegen den Sammler: Wie viele Runden auf n = 101?",
  "The bound counts the worst case in every column. What if the set A never becomes an interval?":
    "Die Schranke nimmt in jeder Säule den schlimmsten Fall an. Was, wenn die Menge A nie zu einem Intervall wird?",
  "Fewer than the careless Magnus needs. Is the number nearer to 99 or to 194?":
    "Es sind weniger Runden als beim sorglosen Magnus. Liegt die Zahl näher bei 99 oder bei 194?",
  "Fewer. The hoarder needs an interval, and this Magnus does not let him have one.":
    "Weniger. Der Sammler braucht ein Intervall, und dieser Magnus lässt keines zu.",
  "118. Nobody has proved that this choice always saves so much, but it has been observed for n into the thousands. The theorem only needs the depth to fall. **In his choice of pairs Magnus can still be clever.**":
    "118. Niemand hat bewiesen, dass diese Wahl immer so viel spart; beobachtet wurde es für n bis in die Tausende. Für den Satz muss nur die Tiefe abnehmen. **Bei der Wahl der Paare kann Magnus noch klug sein.**",
  "Nobody has a proof that this choice of pairs needs only $n + o(n)$ rounds, where $o(n)$ is less than any fixed share of $n$ once $n$ is large. For another Magnus there is such a proof (lesson 14). In the other direction, lesson 13 shows that $n + c$ rounds are not enough for any constant $c$.":
    "Niemand hat bewiesen, dass diese Wahl der Paare mit $n + o(n)$ Runden auskommt, wobei $o(n)$ für große $n$ kleiner als jeder feste Bruchteil von $n$ ist. Für einen anderen Magnus gibt es einen solchen Beweis (Lektion 14). In der anderen Richtung zeigt Lektion 13, dass $n + c$ Runden für keine Konstante $c$ reichen.",
  "fewer than 130": "weniger als 130",
  "from 130 to 179": "130 bis 179",
  "Counting rounds": "Runden zählen",
  "Why layer play is so fast on a prime table: every new position costs at most logarithmically many rounds, and these add up to less than 2(n − 1).":
    "Warum das Schichtspiel auf einem Primzahltisch so schnell ist: Jede neue Position kostet höchstens logarithmisch viele Runden, und diese ergeben zusammen weniger als 2(n − 1).",
  "[N10] section 2.2, Theorem 4; the idea is also in [L08] chapter 2. The exact sum 2(p − 2) − s(p − 2), the hoarder and the games are our own.":
    "[N10] Abschnitt 2.2, Satz 4; die Idee steht auch in [L08] Kapitel 2. Die exakte Summe 2(p − 2) − s(p − 2), der Sammler und die Partien sind von uns.",
};
