// @ts-check
/** Lektion 9 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Nothing wasted": "Nichts verschwendet",
  "$R(n)$ is the least number of rounds in which Magnus can force $f^*(n)$ visited positions. He needs at least $f^*(n) - 1$ rounds, one for each new position. On $\\mathbb{Z}_9$ that means 5 rounds for 6 positions. Derek keeps to his shield: he chooses a class modulo 3 as late as he can and never enters it.":
    "$R(n)$ ist die kleinste Zahl von Runden, in denen Magnus $f^*(n)$ besuchte Positionen erzwingt: mindestens $f^*(n) - 1$, eine für jede neue. Auf $\\mathbb{Z}_9$ sind das 5 für 6 Positionen. Dereks Schild: eine spät gewählte Klasse modulo 3.",
  "You are Magnus. Visit 6 positions in 5 rounds. Every round has to reach a new position.":
    "Sie sind Magnus. Besuchen Sie 6 Positionen in 5 Runden, in jeder eine neue.",
  "A good call has two new landings, and it also leaves you a good call for the next round.":
    "Eine gute Ansage hat zwei neue Ziele, und außerdem lässt sie Ihnen für die nächste Runde noch eine gute Ansage.",
  "The call 3 leads to the two other positions of the token’s class. The calls 1, 2 and 4 lead to the two other classes, one landing in each.":
    "Die Ansage 3 führt zu den beiden anderen Positionen der Klasse des Spielsteins. Die Ansagen 1, 2 und 4 führen in die beiden anderen Klassen, mit einem Ziel in jeder.",
  "Begin with 1, 2, 1, 2. Then you need only one more call.":
    "Beginnen Sie mit 1, 2, 1, 2. Dann fehlt nur noch eine Ansage.",
  "You have wasted a round: 5 new positions in 5 rounds leave none to spare.":
    "Sie haben eine Runde verschwendet: Bei 5 neuen Positionen in 5 Runden ist keine übrig.",
  "From here Derek can make you waste a round, whatever you call.":
    "Von hier aus kann Derek Sie zwingen, eine Runde zu verschwenden, was Sie auch nennen.",
  "⟦R(9)|R:9⟧ = 5 = ⟦f*(9)|star:9⟧ − 1. Only 21 of the 1024 lists of five calls work against this Derek, but against every Derek Magnus can find one as he goes along. **Perfect play on a composite table often wastes nothing.**":
    "⟦R(9)|R:9⟧ = 5 = ⟦f*(9)|star:9⟧ − 1. Nur 21 der 1024 Listen von fünf Ansagen haben gegen diesen Derek Erfolg, aber gegen jeden Derek kann Magnus eine solche finden, während er spielt. **Perfektes Spiel auf einem zusammengesetzten Tisch verschwendet oft nichts.**",
  "Up to 41 this holds for all composite n except 14, 22, 25, 26, 34, 35 and 38. On 9 and 15 positions even the balanced Magnus plays perfectly against every Derek.":
    "Bis 41 gilt das für alle zusammengesetzten n außer 14, 22, 25, 26, 34, 35 und 38. Auf 9 und 15 Positionen spielt sogar der ausgewogene Magnus gegen jeden Derek perfekt.",
  "Larger and quicker": "Größer und schneller",
  "On $\\mathbb{Z}_{13}$ Magnus needs $R(13) = 15$ rounds for $f^*(13) = 12$ positions if Derek plays well. Four rounds are wasted.":
    "Auf $\\mathbb{Z}_{13}$ braucht Magnus $R(13) = 15$ Runden für $f^*(13) = 12$ Positionen, wenn Derek gut spielt. Vier Runden werden verschwendet.",
  "Now take a larger table, n = 15. What is ⟦R(15)|R:15⟧?":
    "Nehmen Sie nun einen größeren Tisch, n = 15. Wie groß ist ⟦R(15)|R:15⟧?",
  "How many of the 15 positions does Magnus want? The smallest odd prime factor is 3.":
    "Wie viele der 15 Positionen will Magnus? Der kleinste ungerade Primfaktor ist 3.",
  "⟦f*(15)|star:15⟧ = 10, and lesson 11 promises them within 11 rounds.":
    "⟦f*(15)|star:15⟧ = 10, und Lektion 11 verspricht sie innerhalb von 11 Runden.",
  "Do not look at the size of the table but at what Magnus wants: f*(15) = 10 positions, not 14.":
    "Achten Sie nicht auf die Größe des Tisches, sondern darauf, was Magnus will: f*(15) = 10 Positionen, nicht 14.",
  "⟦R(15)|R:15⟧ = 9: ten positions, and not a round is wasted. On a prime table Derek can keep only one position, but he can make its neighbours expensive; on 15 he keeps five, but he cannot make the other ten expensive. **Primes are the slow tables.**":
    "⟦R(15)|R:15⟧ = 9: zehn Positionen, und keine Runde wird verschwendet. Auf einem Primzahltisch kann Derek nur eine Position behalten, aber deren Nachbarn kann er teuer machen; auf 15 behält er fünf, kann aber die anderen zehn nicht teuer machen. **Primzahltische sind die langsamen Tische.**",
  "more than 15": "mehr als 15",
  "exactly 15 again": "wieder genau 15",
  "fewer than 15": "weniger als 15",
  "Values are layers": "Werte sind Schichten",
  "How are exact values found? Three positions of $\\mathbb{Z}_7$ are unvisited, $A = \\{1, 2, 3\\}$, the token is on 0, and play ends when one is left. If the token comes to 1, how far is the next new position from there? It is two rounds away, because 1 is in the second layer of $\\{2, 3\\}$. From 3 it is also two rounds away. From 2, halfway between 1 and 3, it is one round away.":
    "Wie findet man exakte Werte? Drei Positionen von $\\mathbb{Z}_7$ sind unbesucht, $A = \\{1, 2, 3\\}$, der Spielstein steht auf 0, und die Partie endet, wenn eine übrig ist. Kommt der Spielstein auf 1, wie weit ist von dort aus die nächste neue Position entfernt? Zwei Runden, denn 1 liegt in der zweiten Schicht von $\\{2, 3\\}$. Von 3 aus sind es ebenfalls zwei Runden. Von 2 aus, in der Mitte zwischen 1 und 3, ist es eine Runde.",
  "So the *exits* cost 2, 1 and 2. Magnus can finish in $t$ rounds from every exit that costs at most $t$, in $t + 1$ rounds from their midpoints, and so on. These are layers again, but an exit of cost $t$ joins them only at time $t$. A layer with only one exit does not grow. At $t = 2$ all three exits have joined; the new midpoints of $A$ have value 3, and the new midpoints of $M(A)$ have value 4.":
    "Die *Ausgänge* kosten also 2, 1 und 2. Von jedem Ausgang aus, der höchstens $t$ kostet, kann Magnus in $t$ Runden fertig werden, von deren Mittelpunkten aus in $t + 1$ Runden und so weiter. Das sind wieder Schichten, aber ein Ausgang, der $t$ kostet, kommt erst zur Zeit $t$ hinzu. Enthält eine Schicht nur einen Ausgang, so wächst sie nicht. Bei $t = 2$ sind alle drei Ausgänge dabei; die neuen Mittelpunkte von $A$ haben den Wert 3, die neuen Mittelpunkte von $M(A)$ den Wert 4.",
  "How many rounds does Magnus need from 0 until only one position is left if both play perfectly?":
    "Wie viele Runden braucht Magnus von 0 aus, bis nur noch eine Position übrig ist, wenn beide perfekt spielen?",
  "The exits 1 and 3 cost 2 rounds each; before t = 2 only the exit 2 is open, and Derek will not take it unless he must.":
    "Die Ausgänge 1 und 3 kosten je 2 Runden; vor t = 2 ist nur der Ausgang 2 offen, und den nimmt Derek nur, wenn er muss.",
  "From t = 2 on the ⟦layers|layer⟧ of {1, 2, 3} count. Which of them is the first that contains 0?":
    "Ab t = 2 zählen die ⟦Schichten|layer⟧ von {1, 2, 3}. Welche davon enthält als erste die 0?",
  "The new ⟦midpoints|midpoint⟧ of 1, 2, 3 are 5 and 6: modulo 7, 1 + 2 is 2 · 5, and 2 + 3 is 2 · 6. 0 is in the next ⟦layer|layer⟧.":
    "Die neuen ⟦Mittelpunkte|midpoint⟧ von 1, 2, 3 sind 5 und 6: Modulo 7 ist 1 + 2 dasselbe wie 2 · 5 und 2 + 3 dasselbe wie 2 · 6. 0 liegt in der nächsten ⟦Schicht|layer⟧.",
  "Derek chooses: Magnus cannot count on the cheap exit 2. Two exits must be open before a layer can grow.":
    "Derek wählt: Magnus kann nicht mit dem billigen Ausgang 2 rechnen. Bevor eine Schicht wachsen kann, müssen zwei Ausgänge offen sein.",
  "That is more than needed: 0 is in the second layer of A, and the second cheapest exit costs 2.":
    "Das ist mehr als nötig: 0 liegt in der zweiten Schicht von A, und der zweitbilligste Ausgang kostet 2.",
  "4 = 2 + 2: the cost of the second cheapest exit, plus the depth. **⟦Midpoints|midpoint⟧ tell whether a new position can be forced. With exits that open one after another, they also tell how long the whole game takes.**":
    "4 = 2 + 2: die Kosten des zweitbilligsten Ausgangs plus die Tiefe. **An den ⟦Mittelpunkten|midpoint⟧ sieht man, ob sich eine neue Position erzwingen lässt. Öffnen sich die Ausgänge nacheinander, so sieht man an ihnen auch, wie lange die ganze Partie dauert.**",
  "Let $S$ be the visited positions. For an unvisited $v$ let $w(v)$ be the value after the token has come to $v$, known from the sets with one more visited position; for a visited $K$ let $V(K)$ be the value with the token on $K$. Put $X_t = \\{v : w(v) \\le t\\} \\cup \\{K : V(K) \\le t\\}$.":
    "Es sei $S$ die Menge der besuchten Positionen. Für ein unbesuchtes $v$ sei $w(v)$ der Wert, nachdem der Spielstein auf $v$ gekommen ist, bekannt aus den Mengen mit einer besuchten Position mehr; für ein besuchtes $K$ sei $V(K)$ der Wert mit dem Spielstein auf $K$. Man setze $X_t = \\{v : w(v) \\le t\\} \\cup \\{K : V(K) \\le t\\}$.",
  "**Claim.** For visited $K$: $V(K) \\le t + 1$ if and only if $K \\in M(X_t)$. If $K$ is the midpoint of $x, y \\in X_t$, or $x = y \\in X_t$ lies opposite $K$, Magnus calls their distance and needs at most $t$ more rounds from either. If $K \\notin M(X_t)$, every call has a landing outside $X_t$; Derek takes it, and more than $t$ rounds are needed from there. If $K$ itself is in $X_t$, it has a value of at most $t$ already. ∎":
    "**Behauptung.** Für besuchtes $K$ gilt: $V(K) \\le t + 1$ genau dann, wenn $K \\in M(X_t)$. Ist $K$ der Mittelpunkt von $x, y \\in X_t$ oder liegt $x = y \\in X_t$ gegenüber von $K$, so nennt Magnus deren Abstand und braucht von jeder der beiden aus höchstens noch $t$ Runden. Ist $K \\notin M(X_t)$, so hat jede Ansage ein Ziel außerhalb von $X_t$; Derek nimmt es, und von dort aus braucht man mehr als $t$ Runden. Liegt $K$ selbst in $X_t$, so ist sein Wert ohnehin höchstens $t$. ∎",
  "So for each $S$ all positions of the token are settled together, layer by layer, for $t = 0, 1, 2, \\dots$. Working from large $S$ to small ones gives $R(n)$. A search move by move need not end, because the token may come back to visited positions.":
    "So werden für jedes $S$ alle Positionen des Spielsteins gemeinsam erledigt, Schicht für Schicht, für $t = 0, 1, 2, \\dots$. Arbeitet man von großen $S$ zu kleinen, so erhält man $R(n)$. Eine Suche Zug für Zug müsste nicht enden, weil der Spielstein zu besuchten Positionen zurückkehren kann.",
  "For odd $n$ and $|A| \\ge 2$ let $m_2$ be the second smallest $w$. For $t < m_2$ the set $X_t$ has at most one member and no further midpoints. So $V(K) \\ge m_2 + d$, where $d$ is the depth of $K$.":
    "Für ungerades $n$ und $|A| \\ge 2$ sei $m_2$ das zweitkleinste $w$. Für $t < m_2$ hat die Menge $X_t$ höchstens ein Element und keine weiteren Mittelpunkte. Also ist $V(K) \\ge m_2 + d$, wobei $d$ die Tiefe von $K$ ist.",
  "As late as possible": "So spät wie möglich",
  "$R(7) = 7$: six positions, five new ones, two rounds wasted. No Magnus can be sure of fewer. This one, balanced, is sure of 7. Now you play the other side perfectly.":
    "$R(7) = 7$: sechs Positionen, fünf neue, zwei Runden verschwendet. Weniger kann kein Magnus garantieren. Dieser, der ausgewogene, garantiert 7. Nun spielen Sie die andere Seite perfekt.",
  "You are Derek. Hold out: a new position must still come in round 7.":
    "Sie sind Derek. Halten Sie durch: In Runde 7 muss noch eine neue Position kommen.",
  "In the first rounds everything is new, but even the second answer matters: the four positions that are left after it should be a progression.":
    "In den ersten Runden ist alles neu, aber schon auf die zweite Antwort kommt es an: Die vier Positionen, die danach übrig sind, sollten eine arithmetische Folge bilden.",
  "When three positions are left, look at the two landings. Which of them leaves the token deeper?":
    "Wenn drei Positionen übrig sind, sehen Sie sich die beiden Ziele an. Bei welchem steht der Spielstein danach tiefer?",
  "Prefer a visited landing as soon as there is one. Of two new landings prefer the one that is farther from the two positions that remain.":
    "Ziehen Sie ein besuchtes Ziel vor, sobald es eines gibt. Von zwei neuen Zielen ziehen Sie dasjenige vor, das von den beiden verbleibenden Positionen weiter entfernt ist.",
  "The last new position came in round {round}. Go back to where a new one in round 7 was still possible, and take the other landing.":
    "Die letzte neue Position kam in Runde {round}. Gehen Sie dorthin zurück, wo eine neue in Runde 7 noch möglich war, und nehmen Sie das andere Ziel.",
  "From here no new position can come in round 7, whatever you answer. Go back to where that was still possible.":
    "Von hier aus kann in Runde 7 keine neue Position mehr kommen, was Sie auch antworten. Gehen Sie dorthin zurück, wo es noch möglich war.",
  "Seven rounds, and that is perfect play: as ⟦R(7)|R:7⟧ = 7, no Derek can force more, and no Magnus fewer. Derek won both extra rounds **at the very end, when few positions were left.** Lesson 13 turns this into a theorem.":
    "Sieben Runden, und das ist perfektes Spiel: Wegen ⟦R(7)|R:7⟧ = 7 kann kein Derek mehr erzwingen und kein Magnus weniger. Beide zusätzlichen Runden gewann Derek **ganz am Ende, als wenige Positionen übrig waren.** Lektion 13 macht daraus einen Satz.",
  "Perfect play": "Perfektes Spiel",
  "R(n) is the number of rounds that Magnus needs if both play as well as possible. Sometimes he wastes none. Layers find the exact values, too.":
    "R(n) Runden braucht Magnus, wenn beide so gut wie möglich spielen. Manchmal verschwendet er keine. Auch exakte Werte findet man durch Schichten.",
  "All exact values here are computed by this program, R(2) to R(41); the method, layers of values, is our own. [N10] asks for bounds of R(n) in its open problems 2 and 3.":
    "Alle exakten Werte hier hat dieses Programm berechnet, R(2) bis R(41); die Methode, Schichten von Werten, ist von uns. [N10] fragt in seinen offenen Problemen 2 und 3 nach Schranken für R(n).",
};
