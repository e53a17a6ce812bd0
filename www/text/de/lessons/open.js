// @ts-check
/** Lektion 17 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Tables without waste": "Tische ohne Verschwendung",
  "On a power of two no round is wasted: $R(2^k) = 2^k - 1$ (lesson 6). Lesson 15 proves the same for $n = 2^a 3^b$: the waste does not grow from $n$ to $2n$, and if it is 0 on $n$, it is 0 on $3n$. What about $n = 3 \\cdot 13$? Exact values reach to $n = 41$, and on $n = 39$ Magnus wants $f^*(39) = 26$ positions.":
    "Auf einer Zweierpotenz wird keine Runde verschwendet: $R(2^k) = 2^k - 1$ (Lektion 6). Lektion 15 beweist dasselbe für $n = 2^a 3^b$: Die Verschwendung wächst nicht von $n$ zu $2n$, und ist sie 0 auf $n$, so ist sie 0 auf $3n$. Wie steht es mit $n = 3 \\cdot 13$? Exakte Werte reichen bis $n = 41$, und auf $n = 39$ will Magnus $f^*(39) = 26$ Positionen.",
  "How many rounds are wasted on n = 39 if both play perfectly?":
    "Wie viele Runden werden bei n = 39 verschwendet, wenn beide perfekt spielen?",
  "39 is a multiple of 3. What were ⟦R(9)|R:9⟧ and R(15)?":
    "39 ist ein Vielfaches von 3. Welche Werte hatten ⟦R(9)|R:9⟧ und R(15)?",
  "On 13, a prime, four rounds are wasted. Multiples of 3 have been much better.":
    "Auf 13, einer Primzahl, werden vier Runden verschwendet. Vielfache von 3 waren bisher viel besser.",
  "None: ⟦R(39)|R:39⟧ = 25, and no round is wasted on any multiple of 3 up to 84. This is proved for 3p with a large prime p, but not for all multiples of 3. **A table of exact values is not a theorem, but it tells you which theorem to look for.**":
    "Keine: ⟦R(39)|R:39⟧ = 25, und auf keinem Vielfachen von 3 bis 84 wird eine Runde verschwendet. Bewiesen ist das für 3p mit einer großen Primzahl p, aber nicht für alle Vielfachen von 3. **Eine Tabelle exakter Werte ist kein Satz, aber sie sagt, nach welchem Satz man suchen soll.**",
  "Is the waste 0 on every multiple of 3, and on $7p$ for large $p$? See Theorems 7, 11 and 16 of the note. A good project is 25 or 35, where exactly one round is wasted.":
    "Ist die Verschwendung bei jedem Vielfachen von 3 gleich 0, und bei $7p$ für große $p$? Siehe die Sätze 7, 11 und 16 der Notiz. Ein gutes Projekt ist 25 oder 35, wo genau eine Runde verschwendet wird.",
  none: "keine",
  "one to three": "eine bis drei",
  "four or more": "vier oder mehr",
  "How much a prime costs": "Was eine Primzahl kostet",
  "On a prime table Magnus wants all positions but one, and Derek can make him waste rounds at the end (lesson 13). The note proves that, once $p$ is large, $R(p) - p$ is more than any constant times $\\log p$ (Theorem 10), and at most $p^{0.99}$ (Theorem 13). Between the two there is room for $\\sqrt p$ and for powers of $\\log p$.":
    "Auf einem Primzahltisch will Magnus alle Positionen bis auf eine, und Derek kann ihn am Ende Runden verschwenden lassen (Lektion 13). Die Notiz beweist, dass $R(p) - p$ für große $p$ größer ist als jedes feste Vielfache von $\\log p$ (Satz 10) und höchstens $p^{0{,}99}$ (Satz 13). Dazwischen ist Platz für $\\sqrt p$ und für Potenzen von $\\log p$.",
  "How many rounds are wasted on n = 41 if both play perfectly?":
    "Wie viele Runden werden bei n = 41 verschwendet, wenn beide perfekt spielen?",
  "On 7 two rounds are wasted, on 13 four, on 23 seven.":
    "Auf 7 werden zwei Runden verschwendet, auf 13 vier, auf 23 sieben.",
  "From 23 to 37 the waste grows from 7 to 10.": "Von 23 bis 37 wächst die Verschwendung von 7 auf 10.",
  "Eleven: ⟦R(41)|R:41⟧ = 50. On the primes from 7 to 41 the waste is 2, 4, 4, 6, 6, 7, 8, 9, 10, 11. Is this √p, or a power of log p, or nearly p? **With so few values it could be any of them.**":
    "Elf: ⟦R(41)|R:41⟧ = 50. Auf den Primzahlen von 7 bis 41 ist die Verschwendung 2, 4, 4, 6, 6, 7, 8, 9, 10, 11. Ist das √p, oder eine Potenz von log p, oder beinahe p? **Bei so wenigen Werten ist alles davon möglich.**",
  "one to seven": "eine bis sieben",
  "eight to fifteen": "acht bis fünfzehn",
  "sixteen or more": "sechzehn oder mehr",
  "The best pair": "Das beste Paar",
  "Lesson 8 has two Magnuses who play by layers and differ only in the pair that they take. The careless one may really need nearly $B(251) = 492$ rounds. The *balanced* one takes the pair after which many pairs are left; nothing better than $B(n)$ is proved for him. Another Magnus chooses his targets by a theorem about progressions, and it is proved that he needs only $n + o(n)$ rounds. Here $o(n)$ is less than any share of $n$ once $n$ is large (Theorem 8 of the note).":
    "In Lektion 8 spielen zwei Magnusse nach Schichten und unterscheiden sich nur in dem Paar, das sie nehmen. Der sorglose kann tatsächlich fast $B(251) = 492$ Runden brauchen. Der *ausgewogene* nimmt das Paar, nach dem viele Paare übrig bleiben; für ihn ist nichts Besseres als $B(n)$ bewiesen. Ein anderer Magnus wählt seine Ziele nach einem Satz über arithmetische Folgen; von ihm ist bewiesen, dass er nur $n + o(n)$ Runden braucht. Dabei ist $o(n)$ für große $n$ kleiner als jeder feste Bruchteil von $n$ (Satz 8 der Notiz).",
  "Balanced layers play against the hoarder. How many rounds does the game take on n = 251? Guess first, then watch it.":
    "Die ausgewogenen Schichten spielen gegen den Sammler. Wie viele Runden dauert die Partie auf n = 251? Raten Sie zuerst, und sehen Sie dann zu.",
  "The new positions alone need 249 rounds.": "Allein für die neuen Positionen braucht man 249 Runden.",
  "On n = 101 this pair of players needed 118 rounds, 19 more than the new positions alone.":
    "Auf n = 101 brauchten dieselben beiden Spieler 118 Runden, 19 mehr als allein für die neuen Positionen.",
  "282, which is 33 more than the new positions alone; on n = 101 it was 19 more. That looks like twice the square root of n. **Does balanced play waste no more than about √n rounds against every Derek?** Nobody knows.":
    "282, also 33 mehr als allein für die neuen Positionen; auf n = 101 waren es 19. Das sieht nach dem Doppelten der Quadratwurzel von n aus. **Verschwendet das ausgewogene Spiel gegen jeden Derek höchstens etwa √n Runden?** Das weiß niemand.",
  "fewer than 255": "weniger als 255",
  "from 255 to 350": "255 bis 350",
  "more than 350": "mehr als 350",
  "The best Derek": "Der beste Derek",
  "Now take the other side: which Derek costs a clever Magnus most? On small tables this can be computed. $R(13) = 15$, but *balanced* is not perfect, and a good Derek makes him need more. On large tables the best Dereks that we have were made by hand.":
    "Nun zur anderen Seite: Welcher Derek kostet einen klugen Magnus die meisten Runden? Auf kleinen Tischen lässt sich das berechnen. $R(13) = 15$, aber der *ausgewogene* ist nicht perfekt, und gegen einen guten Derek braucht er mehr. Auf großen Tischen sind die besten Dereks, die wir kennen, von Hand entworfen.",
  "You are Derek. Hold out so long that a new position still comes in round 16 or later.":
    "Sie sind Derek. Halten Sie so lange durch, dass in Runde 16 oder später noch eine neue Position kommt.",
  "Take the visited landing if there is one. If both are new, think of what is left: it should have few midpoints, and they should be far from the token.":
    "Nehmen Sie das besuchte Ziel, wenn es eines gibt. Sind beide neu, so denken Sie an das, was übrig bleibt: Es sollte wenige Mittelpunkte haben, und diese sollten weit vom Spielstein liegen.",
  "At the beginning everything is new, whatever you say. What matters is which four or five positions are left in the end.":
    "Am Anfang ist alles neu, was Sie auch sagen. Es kommt darauf an, welche vier oder fünf Positionen am Ende übrig sind.",
  "One way begins with + eleven times, followed by −. From there on, look for the visited landing.":
    "Ein Weg beginnt mit elfmal + und einem −. Suchen Sie von da an das besuchte Ziel.",
  "The last new position came in round {round}. Go back a few rounds: where did you give up a position that you could have kept?":
    "Die letzte neue Position kam in Runde {round}. Gehen Sie ein paar Runden zurück: Wo haben Sie eine Position aufgegeben, die Sie hätten behalten können?",
  "From here no new position can come in round 16 or later, whatever you answer. Go back to the last round where one still could, and take the other landing.":
    "Von hier kann in Runde 16 oder später keine neue Position mehr kommen, was Sie auch antworten. Gehen Sie in die letzte Runde zurück, in der es noch möglich war, und nehmen Sie das andere Ziel.",
  "Round 16 or later: that is at least one round more than perfect play would need, and no Derek can make this Magnus need more than 17. **Whoever finds a Derek who does this on tables of any size has a theorem.**":
    "Runde 16 oder später: Das ist mindestens eine Runde mehr, als Magnus bei perfektem Spiel brauchte, und kein Derek kann diesen Magnus mehr als 17 Runden kosten. **Wer einen Derek findet, der das auf Tischen jeder Größe schafft, hat einen Satz.**",
  "What nobody knows": "Was niemand weiß",
  "Four open problems, each on a table on which it can be seen: tables without waste, rounds on primes, the best pair, and the best Derek.":
    "Vier offene Fragen, jede auf einem Tisch, auf dem man sie sehen kann: Tische ohne Verschwendung, Runden auf Primzahlen, das beste Paar und der beste Derek.",
  "The theorems are proved in the note; the exact values and the games are ours. [N10] asks for bounds of R(n) in its open problems 2 and 3.":
    "Die Sätze sind in der Notiz bewiesen; die exakten Werte und die Partien sind von uns. [N10] fragt in den offenen Problemen 2 und 3 nach Schranken für R(n).",
  "On 9, 15, 21, 27 and 33 no round is wasted. Why should the next odd multiple of 3 be different?":
    "Auf 9, 15, 21, 27 und 33 wird keine Runde verschwendet. Warum sollte es beim nächsten ungeraden Vielfachen von 3 anders sein?",
  "Four rounds are wasted on 13 if Magnus wants twelve of its positions. On 39 he wants only two thirds of the table.":
    "Vier Runden werden auf 13 verschwendet, wenn Magnus zwölf der Positionen will. Auf 39 will er nur zwei Drittel des Tisches.",
  "On 23 seven rounds are wasted, and on no prime from there to 37 has it been fewer than on the one before.":
    "Auf 23 werden sieben Runden verschwendet, und auf keiner Primzahl von dort bis 37 waren es weniger als auf der vorigen.",
  "On 37 ten rounds are wasted, and from one prime to the next it has never been more than two more.":
    "Auf 37 werden zehn Runden verschwendet, und von einer Primzahl zur nächsten waren es nie mehr als zwei Runden mehr.",
  "That would be at most five wasted rounds. On the smaller table n = 101 it was 19.":
    "Das wären höchstens fünf verschwendete Runden. Auf dem kleineren Tisch n = 101 waren es 19.",
  "That would be more than a hundred wasted rounds. On n = 101 this Magnus wasted only 19.":
    "Das wären mehr als hundert verschwendete Runden. Auf n = 101 hat dieser Magnus nur 19 verschwendet.",
};
