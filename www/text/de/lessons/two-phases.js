// @ts-check
/** Lektion 12 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Phase one: class after class": "Phase eins: Klasse für Klasse",
  "Let $n = pm$, where $p$ is the smallest odd prime factor. There are $p$ classes modulo $p$, each with $m$ positions. If Magnus calls a multiple of $p$, the token stays in its class: a game on $m$ positions. And with any call $\\ell$ the *class* of the token moves by $\\pm\\ell$ modulo $p$: a game on an imaginary table with $p$ positions.":
    "Es sei $n = pm$ mit dem kleinsten ungeraden Primfaktor $p$. Es gibt $p$ Klassen modulo $p$ mit je $m$ Positionen. Nennt Magnus ein Vielfaches von $p$, so bleibt der Spielstein in seiner Klasse: ein Spiel auf $m$ Positionen. Und bei jeder Ansage $\\ell$ zieht die *Klasse* des Spielsteins um $\\pm\\ell$ modulo $p$ weiter: ein Spiel auf einem gedachten Tisch mit $p$ Positionen.",
  "So he plays by layers on the imaginary table until the token enters a new class, explores this class as a table of its own, and goes on to the next. He enters $p - 1$ classes; Derek decides which one is left out, $[\\gamma]_p$. In the figure $[0]_3$ on $n = 15$ is explored: 0, 6, 12 and 9 are visited, 3 is left over.":
    "Er spielt also nach Schichten auf dem gedachten Tisch, bis der Spielstein eine neue Klasse betritt, erkundet diese Klasse wie einen eigenen Tisch und geht dann zur nächsten. Er betritt $p - 1$ Klassen; Derek bestimmt, welche ausgelassen wird, $[\\gamma]_p$. In der Abbildung ist $[0]_3$ auf $n = 15$ erkundet: 0, 6, 12 und 9 sind besucht, 3 bleibt übrig.",
  "At least how many of the 15 positions are visited when phase one is over?":
    "Wie viele der 15 Positionen sind mindestens besucht, wenn Phase eins vorbei ist?",
  "Two of the three classes are explored. Each is a table with five positions.":
    "Zwei der drei Klassen werden erkundet. Jede ist ein Tisch mit fünf Positionen.",
  "On a table with five positions Magnus can force ⟦f*(5)|star:5⟧ = 4.":
    "Auf einem Tisch mit fünf Positionen kann Magnus ⟦f*(5)|star:5⟧ = 4 erzwingen.",
  "In each explored class Derek can keep one position, as on any table with five: f*(5) = 4.":
    "In jeder erkundeten Klasse kann Derek eine Position behalten, wie auf jedem Tisch mit fünf: f*(5) = 4.",
  "Two classes are explored, and in each of them Magnus gets f*(5) = 4 positions.":
    "Zwei Klassen werden erkundet, und in jeder bekommt Magnus f*(5) = 4 Positionen.",
  "Eight: (p − 1) · f*(m) = 2 · 4. But ⟦f*(15)|star:15⟧ = 10. **Phase one is enough only if every position of an explored class is visited,** that is, if m is a power of two. Otherwise every class keeps a leftover.":
    "Acht: (p − 1) · f*(m) = 2 · 4. Aber ⟦f*(15)|star:15⟧ = 10. **Phase eins reicht nur, wenn in den erkundeten Klassen jede Position besucht wird,** das heißt, wenn m eine Zweierpotenz ist. Sonst bleibt in jeder Klasse eine Restposition.",
  "**Decomposition** ([N10] Lemma 4). If Magnus can visit $f^*(m)$ positions on $m$ and $f^*(p)$ on $p$, he can visit $f^*(p) f^*(m)$ on $n = pm$. On the imaginary table he aims at the classes that have not been entered; while two of them are left, layer play on $\\mathbb{Z}_p$ reaches one of them, because $p$ is prime (lesson 8). In each he plays the strategy for $m$ with all magnitudes multiplied by $p$. A magnitude that becomes larger than $n/2$ is folded: $\\ell$ and $n - \\ell$ have the same two landings.":
    "**Zerlegung** ([N10] Lemma 4). Kann Magnus auf $m$ Positionen $f^*(m)$ und auf $p$ Positionen $f^*(p)$ besuchen, so kann er auf $n = pm$ Positionen $f^*(p) f^*(m)$ besuchen. Auf dem gedachten Tisch strebt er zu den noch nicht betretenen Klassen; solange zwei davon übrig sind, erreicht das Schichtspiel auf $\\mathbb{Z}_p$ eine von ihnen, weil $p$ eine Primzahl ist (Lektion 8). In jeder spielt er die Strategie für $m$, wobei alle Weiten mit $p$ multipliziert werden. Eine Weite, die dabei größer als $n/2$ wird, faltet man: $\\ell$ und $n - \\ell$ haben dieselben beiden Ziele.",
  "Where the printed algorithm says “p is the smallest prime factor”, read the smallest *odd* one. With n = 12 and p = 2 Magnus would enter only one of the two classes and visit at most six positions, but f*(12) = 8.":
    "Wo im gedruckten Algorithmus „p ist der kleinste Primfaktor“ steht, ist der kleinste *ungerade* gemeint. Mit n = 12 und p = 2 würde Magnus nur eine der beiden Klassen betreten und höchstens sechs Positionen besuchen, aber f*(12) = 8.",
  "Phase two: an offer": "Phase zwei: ein Angebot",
  "Phase one is over: $[0]_3$ and $[1]_3$ are explored, with 3 and 13 left over, and $[2]_3$ (marked) has never been entered. Eight positions are visited, and Magnus wants two more. The token is on 4.":
    "Phase eins ist vorbei: $[0]_3$ und $[1]_3$ sind erkundet, wobei 3 und 13 übrig geblieben sind, und $[2]_3$ (markiert) wurde nie betreten. Acht Positionen sind besucht, und Magnus will zwei weitere. Der Spielstein steht auf 4.",
  "Magnus would like the leftovers; Derek would like to keep $[2]_3$. Is there a call that makes him give up one of the two?":
    "Magnus hätte gern die Restpositionen, Derek möchte $[2]_3$ behalten. Gibt es eine Ansage, die ihn zwingt, eines von beiden aufzugeben?",
  "Call a magnitude that is sure to lead to a new position.":
    "Nennen Sie eine Weite, die sicher zu einer neuen Position führt.",
  "One landing should be a leftover, and the other should lie in the class that was never entered.":
    "Ein Ziel sollte eine Restposition sein, das andere in der nie betretenen Klasse liegen.",
  "How far is it from 4 to the leftover 3? And what lies at the same distance on the other side?":
    "Wie weit ist es von 4 zur Restposition 3? Und was liegt auf der anderen Seite ebenso weit?",
  "After the call {magnitude} Derek can go to {position}, which is visited; he has given up nothing.":
    "Nach der Ansage {magnitude} kann Derek zu {position} gehen; diese Position ist besucht, und er hat nichts aufgegeben.",
  "There is one. Try to reach the leftover 3.": "Es gibt eine. Versuchen Sie, die Restposition 3 zu erreichen.",
  "1: it leads to the leftover 3 or to 5, and 5 lies in ⟦[2]₃|class:2/3⟧. This is no accident: 4 is in [1]₃, and **1 is halfway between the classes 0 and 2.** From there every leftover of [0]₃ has its mirror image in [2]₃.":
    "1: Diese Ansage führt zur Restposition 3 oder zu 5, und 5 liegt in ⟦[2]₃|class:2/3⟧. Das ist kein Zufall: 4 liegt in [1]₃, und **1 liegt in der Mitte zwischen den Klassen 0 und 2.** Von dort aus hat jede Restposition von [0]₃ ihr Spiegelbild in [2]₃.",
  "Let $J$ be a leftover in the class $\\delta \\ne \\gamma$ and $K$ a position in the class $(\\delta + \\gamma)/2$ modulo $p$. The call $J - K$ (folded) leads to $J$ or to $2K - J$, and $2K - J \\equiv \\delta + \\gamma - \\delta = \\gamma$ modulo $p$. **So from $K$ Derek must either give up the leftover $J$ or let the token into $[\\gamma]_p$.**":
    "Es sei $J$ eine Restposition in der Klasse $\\delta \\ne \\gamma$ und $K$ eine Position in der Klasse $(\\delta + \\gamma)/2$ modulo $p$. Die Ansage $J - K$ (gefaltet) führt zu $J$ oder zu $2K - J$, und $2K - J \\equiv \\delta + \\gamma - \\delta = \\gamma$ modulo $p$. **Von $K$ aus muss Derek also entweder die Restposition $J$ aufgeben oder den Spielstein in die Klasse $[\\gamma]_p$ einlassen.**",
  "The printed algorithm runs in a circle": "Der gedruckte Algorithmus läuft im Kreis",
  "On $n = 25$ there are five classes with five positions each, and $f^*(25) = 20$. In this game phase one is over, two leftovers have been collected, and 19 positions are visited. The class $[3]_5$ (marked) has never been entered, and one leftover remains: 2, in $[2]_5$.":
    "Auf $n = 25$ gibt es fünf Klassen mit je fünf Positionen, und $f^*(25) = 20$. In dieser Partie ist Phase eins vorbei, zwei Restpositionen sind eingesammelt, und 19 Positionen sind besucht. Die Klasse $[3]_5$ (markiert) wurde nie betreten, und eine Restposition bleibt: 2, in $[2]_5$.",
  "The printed algorithm now marks the four explored classes. By layers on the imaginary table it goes from one marked class to the next and makes an offer in each. It **ends the sweep as soon as only one class is still marked**, and marks all four again. In the figure the game goes on like this for eight rounds.":
    "Der gedruckte Algorithmus markiert nun die vier erkundeten Klassen. Mit dem Schichtspiel auf dem gedachten Tisch geht er von einer markierten Klasse zur nächsten und macht in jeder ein Angebot. Er **beendet den Durchgang, sobald nur noch eine Klasse markiert ist**, und markiert alle vier von neuem. Die Partie in der Abbildung geht acht Runden lang so weiter.",
  "Step forward eight rounds. How many of them lead to no new position?":
    "Gehen Sie acht Runden weiter. Wie viele davon führen zu keiner neuen Position?",
  "The button “One round on” plays the next round; the middle of the table says how many positions are visited.":
    "Die Taste „Eine Runde weiter“ spielt die nächste Runde; in der Mitte des Tisches steht, wie viele Positionen besucht sind.",
  "Nineteen positions were visited before the eight rounds. How many are visited after them?":
    "Neunzehn Positionen waren vor den acht Runden besucht. Wie viele sind es danach?",
  "Compare the number of visited positions before the eight rounds and after them.":
    "Vergleichen Sie die Zahl der besuchten Positionen vor den acht Runden und danach.",
  "There are only eight rounds.": "Es sind nur acht Runden.",
  "All eight. The token goes from 14 to 12, 11, 12, 14, 12, 11, 12 and back to 14, and everything is as before. **It can go on like this for ever, at 19 positions,** one short of ⟦f*(25)|star:25⟧ = 20.":
    "Alle acht. Der Spielstein geht von 14 zu 12, 11, 12, 14, 12, 11, 12 und zurück zu 14, und alles ist wie zuvor. **So kann es für immer weitergehen, bei 19 Positionen,** eine weniger als ⟦f*(25)|star:25⟧ = 20.",
  "What Derek keeps": "Was Derek behält",
  "In the circle the token stands on 14, 12, 11 and 12, in the classes 4, 2, 1 and 2 modulo 5. In each of them Magnus could offer a leftover of another class, but those leftovers have all been collected. Only 2 is left, in $[2]_5$, and it can be offered from only one class.":
    "In dem Kreislauf steht der Spielstein auf 14, 12, 11 und 12, in den Klassen 4, 2, 1 und 2 modulo 5. In jeder davon könnte Magnus eine Restposition einer anderen Klasse anbieten, aber diese sind alle schon eingesammelt. Nur 2 ist übrig, in $[2]_5$, und diese Position lässt sich nur von einer einzigen Klasse aus anbieten.",
  "Magnus wants to offer the leftover 2 against ⟦[3]₅|class:3/5⟧. From which class modulo 5 can he do it? Give its number, 0 to 4.":
    "Magnus will die Restposition 2 gegen ⟦[3]₅|class:3/5⟧ anbieten. Von welcher Klasse modulo 5 aus geht das? Geben Sie ihre Nummer an, 0 bis 4.",
  "It is the class halfway between 2 and 3 modulo 5.": "Es ist die Klasse in der Mitte zwischen 2 und 3 modulo 5.",
  "Take the middle of the long way round: 2, 1, 0, 4, 3.": "Nehmen Sie die Mitte des langen Weges: 2, 1, 0, 4, 3.",
  "The number must be from 0 to 4, and modulo 5 it must be as far from 2 as from 3. Go from 2 to 3 the long way round.":
    "Die Zahl muss zwischen 0 und 4 liegen und modulo 5 von 2 so weit entfernt sein wie von 3. Gehen Sie von 2 den langen Weg nach 3.",
  "⟦[0]₅|class:0/5⟧, and the token is never there. On the imaginary table Derek may keep one of the marked classes, and **he keeps the only one that matters, in every sweep.**":
    "⟦[0]₅|class:0/5⟧, und dort ist der Spielstein nie. Auf dem gedachten Tisch darf Derek eine der markierten Klassen behalten, und **er behält in jedem Durchgang die einzige, auf die es ankommt.**",
  "This concerns lines 16 to 28 of Algorithm 1, and lines 17 and 19 in particular; the prose of section 2.3.2 does say that the token may come to $[\\gamma]_p$ on the way. If the lines are taken literally, Derek also keeps more than $n/p$ positions on 27, 35, 45 and 50. The proof of Theorem 5 overlooks that a sweep leaves one class out. Which line would you change?":
    "Es geht um die Zeilen 16 bis 28 von Algorithmus 1, besonders 17 und 19; der Text von Abschnitt 2.3.2 sagt durchaus, dass der Spielstein unterwegs nach $[\\gamma]_p$ kommen darf. Nimmt man die Zeilen wörtlich, so behält Derek auch auf 27, 35, 45 und 50 mehr als $n/p$ Positionen. Der Beweis von Satz 5 übersieht, dass ein Durchgang eine Klasse auslässt. Welche Zeile würden Sie ändern?",
  "The repair": "Die Korrektur",
  "The repair is one word: on the imaginary table $[\\gamma]_p$ is **a target too**, beside the classes from which a leftover can still be offered. Derek can keep the token out of one target, never out of two. Here the targets are $[0]_5$ and $[3]_5$, and the token on 14 is in class 4.":
    "Die Korrektur ist nur ein Wort: Auf dem gedachten Tisch ist **auch $[\\gamma]_p$ ein Ziel**, neben den Klassen, von denen aus sich noch eine Restposition anbieten lässt. Derek kann den Spielstein von einem Ziel fernhalten, nie von zweien. Hier sind die Ziele $[0]_5$ und $[3]_5$, und der Spielstein auf 14 steht in der Klasse 4.",
  "You are Magnus, and 18 rounds have been played. Visit a 20th position by round 20.":
    "Sie sind Magnus, und 18 Runden sind gespielt. Besuchen Sie bis Runde 20 eine 20. Position.",
  "4 is halfway between 0 and 3 modulo 5. Which calls lead from 14 to classes 0 and 3?":
    "4 liegt modulo 5 in der Mitte zwischen 0 und 3. Welche Ansagen führen von 14 zu den Klassen 0 und 3?",
  "Call 1: the token lands on 13, which is new, or on 15, in class 0.":
    "Nennen Sie 1: Der Spielstein landet auf 13, die neu ist, oder auf 15, in der Klasse 0.",
  "From 15 offer the leftover 2: it is 12 away, and 15 − 12 = 3 lies in ⟦[3]₅|class:3/5⟧.":
    "Von 15 aus bieten Sie die Restposition 2 an: Sie ist 12 entfernt, und 15 − 12 = 3 liegt in ⟦[3]₅|class:3/5⟧.",
  "Two rounds. **Derek must give up one of the two:** the leftover or the class. If he gives up the class, Magnus explores it. Then each of the five classes has at most one position left, and that is enough.":
    "Zwei Runden. **Eines von beiden muss Derek aufgeben:** die Restposition oder die Klasse. Gibt er die Klasse auf, so erkundet Magnus sie. Dann bleibt in jeder der fünf Klassen höchstens eine Position übrig, und das reicht.",
  "**Theorem** (Algorithm 1, repaired). For every $n$ that is not a power of two, Magnus visits at least $f^*(n) = n - n/p$ positions, whatever Derek does.":
    "**Satz** (Algorithmus 1, korrigiert). Für jedes $n$, das keine Zweierpotenz ist, besucht Magnus mindestens $f^*(n) = n - n/p$ Positionen, was Derek auch tut.",
  "*Proof* by induction on the number of odd prime factors. For a prime $n$ the theorem is lesson 8. Let $n = pm$. After phase one $p - 1$ classes are explored. If $m$ is a power of two, all their positions are visited, by lesson 6: $(p-1)m = f^*(n)$. Otherwise let $p'$ be the smallest odd prime factor of $m$, $p' \\ge p$; by induction at most $m/p'$ positions are left in each explored class.":
    "*Beweis* durch Induktion nach der Zahl der ungeraden Primfaktoren. Für eine Primzahl $n$ steht der Satz in Lektion 8. Es sei $n = pm$. Nach Phase eins sind $p - 1$ Klassen erkundet. Ist $m$ eine Zweierpotenz, so sind nach Lektion 6 alle ihre Positionen besucht: $(p-1)m = f^*(n)$. Sonst sei $p'$ der kleinste ungerade Primfaktor von $m$, $p' \\ge p$; nach Induktionsvoraussetzung sind in jeder erkundeten Klasse höchstens $m/p'$ Positionen übrig.",
  "While there is a leftover $J$ in some class $\\delta$, let $C = (\\delta + \\gamma)/2$ on $\\mathbb{Z}_p$. Here $C \\ne \\gamma$, because $\\delta \\ne \\gamma$. So there are two targets on a prime table: the layers of $\\{C, \\gamma\\}$ fill $\\mathbb{Z}_p$, and Magnus brings the token to class $C$ or $\\gamma$. In $C$ he offers $J$. Then one of two things happens. If $J$ is visited, there is one leftover fewer. If the token enters $[\\gamma]_p$, Magnus explores this class and is done: then at most $p \\cdot m/p' \\le m = n/p$ positions are unvisited.":
    "Solange es eine Restposition $J$ in einer Klasse $\\delta$ gibt, sei $C = (\\delta + \\gamma)/2$ auf $\\mathbb{Z}_p$. Es ist $C \\ne \\gamma$, weil $\\delta \\ne \\gamma$ ist. Damit gibt es auf einem Primzahltisch zwei Ziele: Die Schichten von $\\{C, \\gamma\\}$ füllen $\\mathbb{Z}_p$, und Magnus bringt den Spielstein in die Klasse $C$ oder $\\gamma$. In $C$ bietet er $J$ an. Dann geschieht eines von zweien. Wird $J$ besucht, so gibt es eine Restposition weniger. Betritt der Spielstein $[\\gamma]_p$, so erkundet Magnus diese Klasse und ist fertig: Dann sind höchstens $p \\cdot m/p' \\le m = n/p$ Positionen unbesucht.",
  "As there are finitely many leftovers, either the token enters $[\\gamma]_p$ or all leftovers are visited; then the unvisited positions lie in $[\\gamma]_p$, and there are at most $m = n/p$ of them. ∎":
    "Da es nur endlich viele Restpositionen gibt, betritt entweder der Spielstein $[\\gamma]_p$, oder alle Restpositionen werden besucht; dann liegen die unbesuchten Positionen in $[\\gamma]_p$, und es sind höchstens $m = n/p$. ∎",
  "*Rounds.* [N10] Theorem 5 collects the leftovers in sweeps and gets $3(n - 1)$ rounds against a Derek who never gives up more than $f^*(n)$ positions. In all our tests the repaired form stayed within this bound against every Derek. We know no proof for all Dereks, and none is needed any more: layer play needs at most $B(n) < 2(n-1)$ rounds (lesson 11).":
    "*Runden.* [N10] Satz 5 sammelt die Restpositionen in Durchgängen ein und kommt auf $3(n - 1)$ Runden gegen einen Derek, der nie mehr als $f^*(n)$ Positionen hergibt. In allen unseren Versuchen hielt die korrigierte Form diese Schranke gegen jeden Derek ein. Einen Beweis für alle Dereks kennen wir nicht, und er wird nicht mehr gebraucht: Das Schichtspiel kommt mit höchstens $B(n) < 2(n-1)$ Runden aus (Lektion 11).",
  "Was it worth two phases?": "Haben sich die zwei Phasen gelohnt?",
  "The two phases need the factors of $n$; layer play on the whole table does not, and its bound is better. In practice neither is always ahead. Against any Derek the repaired recursion, with the closest pairs, needs at most 28 rounds for $f^*(25) = 20$ positions.":
    "Die zwei Phasen brauchen die Faktoren von $n$; das Schichtspiel auf dem ganzen Tisch braucht sie nicht und hat die bessere Schranke. In der Praxis ist keine der beiden Strategien immer die schnellere. Mit den nächstgelegenen Paaren braucht die korrigierte Rekursion gegen jeden Derek höchstens 28 Runden für $f^*(25) = 20$ Positionen.",
  "And what does lesson 11 promise: after how many rounds at most does ⟦layer|layer⟧ play end on n = 25?":
    "Und was verspricht Lektion 11: Nach wie vielen Runden ist das Schichtspiel auf n = 25 spätestens zu Ende?",
  "⟦B(n)|B:n⟧ = 2(n − 2) − s(n − 2) for odd n.": "⟦B(n)|B:n⟧ = 2(n − 2) − s(n − 2) für ungerades n.",
  "23 = 16 + 4 + 2 + 1 has four ones in binary.": "23 = 16 + 4 + 2 + 1 hat im Binärsystem vier Einsen.",
  "2 · 24 = 48 is the round number above B(25). Use the exact sum.":
    "2 · 24 = 48 ist die runde Zahl über B(25). Nehmen Sie die exakte Summe.",
  "3 · 24 = 72 is the bound of the two phases. Layer play has the better one.":
    "3 · 24 = 72 ist die Schranke der zwei Phasen. Das Schichtspiel hat die bessere.",
  "That is too many. B(25) is below the round number 2 · 24 = 48: use the exact sum.":
    "Das sind zu viele. B(25) liegt unter der runden Zahl 2 · 24 = 48: Nehmen Sie die exakte Summe.",
  "42, and that is for the very end of the game; the 20 positions that count come within 27 rounds. **A proof that follows the structure of n is not always the shortest way through it.** Still, the offer of phase two is a lovely idea, and it is the best way to see why ⟦f*(n)|star:n⟧ is what it is. Lesson 15 makes more of it.":
    "42, und das bis zum Ende der Partie; die 20 Positionen, auf die es ankommt, sind nach höchstens 27 Runden besucht. **Wer der Struktur von n folgt, geht nicht immer den kürzesten Weg.** Trotzdem ist das Angebot der zweiten Phase ein schöner Gedanke, und es zeigt am besten, warum ⟦f*(n)|star:n⟧ gerade diesen Wert hat. Lektion 15 macht mehr daraus.",
  "The largest numbers of rounds until f*(n) positions are visited, over all Dereks, first for the recursion and then for layer play with the worst pairs: n = 9: 6 / 6, 10: 8 / 9, 12: 7 / 8, 15: 15 / 11, 18: 14 / 13, 21: 24 / 16, 25: 28 / 27.":
    "Die größten Rundenzahlen, bis f*(n) Positionen besucht sind, über alle Dereks, zuerst für die Rekursion und dann für das Schichtspiel mit den schlechtesten Paaren: n = 9: 6 / 6, 10: 8 / 9, 12: 7 / 8, 15: 15 / 11, 18: 14 / 13, 21: 24 / 16, 25: 28 / 27.",
  "Two phases": "Zwei Phasen",
  "Nedev’s recursion for composite tables: explore class after class, then make Derek choose what to give up. Its printed form has an error; here is the repair.":
    "Nedevs Rekursion für zusammengesetzte Tische: eine Klasse nach der anderen erkunden, dann Derek wählen lassen, was er aufgibt. Die gedruckte Form hat einen Fehler; hier ist die Korrektur.",
  "[N10] section 2.3, Lemma 4, Algorithm 1 and Theorem 5; its second phase comes from Nedev and Muthukrishnan (2008). The errors in the printed algorithm, the circle on n = 25 and the proof of the repaired form are ours.":
    "[N10] Abschnitt 2.3, Lemma 4, Algorithmus 1 und Satz 5; die zweite Phase stammt von Nedev und Muthukrishnan (2008). Die Fehler im gedruckten Algorithmus, der Kreislauf auf n = 25 und der Beweis der korrigierten Form sind von uns.",
  "That is too few. The sum begins with 2 · 23, and only the ones of 23 in binary are taken away.":
    "Das ist zu wenig. Die Summe beginnt mit 2 · 23, und davon gehen nur die Einsen von 23 im Binärsystem ab.",
};
