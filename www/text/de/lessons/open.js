// @ts-check
/** Lektion 16 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Tables without waste": "Tische ohne Verschwendung",
  "On a power of two no round is wasted: $R(2^k) = 2^k - 1$ (lesson 6). Lesson 15 proves the same for $n = 2^a 3^b$, because the waste does not grow from $n$ to $2n$, and stays 0 from $n$ to $3n$. And $n = 3 \\cdot 13$? Exact values reach to $n = 41$, and on $n = 39$ Magnus wants $f^*(39) = 26$ positions.":
    "Auf einer Zweierpotenz wird keine Runde verschwendet: $R(2^k) = 2^k - 1$ (Lektion 6). Lektion 15 beweist dasselbe für $n = 2^a 3^b$, weil die Verschwendung von $n$ zu $2n$ nicht wächst und von $n$ zu $3n$ bei 0 bleibt. Und $n = 3 \\cdot 13$? Exakte Werte reichen bis $n = 41$, und auf $n = 39$ will Magnus $f^*(39) = 26$ Positionen.",
  "How many rounds are wasted on n = 39 if both play perfectly?":
    "Wie viele Runden werden bei n = 39 verschwendet, wenn beide perfekt spielen?",
  "39 is a multiple of 3. What was ⟦R(9)|R:9⟧, what was R(15)?":
    "39 ist ein Vielfaches von 3. Was war ⟦R(9)|R:9⟧, was war R(15)?",
  "On 13, a prime, four rounds are wasted. Multiples of 3 have been much better.":
    "Auf 13, einer Primzahl, werden vier Runden verschwendet. Vielfache von 3 waren bisher viel besser.",
  "None: ⟦R(39)|R:39⟧ = 25, and none on any multiple of 3 up to 84. For 3p with a large prime p it is proved, for all multiples of 3 it is not. **A table of exact values is not a theorem, but it tells which theorem to look for.**":
    "Keine: ⟦R(39)|R:39⟧ = 25, und keine bei jedem Vielfachen von 3 bis 84. Für 3p mit einer großen Primzahl p ist es bewiesen, für alle Vielfachen von 3 nicht. **Eine Tabelle exakter Werte ist kein Satz, aber sie sagt, nach welchem Satz man suchen soll.**",
  "Is the waste 0 on every multiple of 3, and on $5p$ for large $p$? The theorems are 7 and 11 of the note. A good project: 25 or 35, where exactly one round is wasted.":
    "Ist die Verschwendung bei jedem Vielfachen von 3 gleich 0, und bei $5p$ für große $p$? Die Sätze sind 7 und 11 der Notiz. Ein gutes Projekt: 25 oder 35, wo genau eine Runde verschwendet wird.",
  none: "keine",
  "one to three": "eine bis drei",
  "four or more": "vier oder mehr",
  "How much a prime costs": "Was eine Primzahl kostet",
  "On a prime table Magnus wants all positions but one, and Derek can waste rounds at the end (lesson 13). The note proves that $R(p) - p$ is more than $\\log p$ times any constant (Theorem 10), and less than $p$ times any constant (Theorem 8), once $p$ is large. Between the two there is room for $\\sqrt p$, and for a power of $\\log p$.":
    "Auf einem Primzahltisch will Magnus alle Positionen bis auf eine, und Derek kann am Ende Runden verschwenden (Lektion 13). Die Notiz beweist, dass $R(p) - p$ für große $p$ mehr ist als jedes Vielfache von $\\log p$ (Satz 10) und weniger als jeder Bruchteil von $p$ (Satz 8). Dazwischen ist Platz für $\\sqrt p$ und für eine Potenz von $\\log p$.",
  "How many rounds are wasted on n = 41 if both play perfectly?":
    "Wie viele Runden werden bei n = 41 verschwendet, wenn beide perfekt spielen?",
  "On 7 two rounds are wasted, on 13 four, on 23 seven.":
    "Auf 7 werden zwei Runden verschwendet, auf 13 vier, auf 23 sieben.",
  "From 23 to 37 the waste grows from 7 to 10.": "Von 23 bis 37 wächst die Verschwendung von 7 auf 10.",
  "Eleven: ⟦R(41)|R:41⟧ = 50. On the primes from 7 to 41 the waste is 2, 4, 4, 6, 6, 7, 8, 9, 10, 11. Is that √p, or a power of log p, or nearly p? **So few values look like any of them.**":
    "Elf: ⟦R(41)|R:41⟧ = 50. Auf den Primzahlen von 7 bis 41 ist die Verschwendung 2, 4, 4, 6, 6, 7, 8, 9, 10, 11. Ist das √p, oder eine Potenz von log p, oder beinahe p? **So wenige Werte sehen nach jedem davon aus.**",
  "one to seven": "eine bis sieben",
  "eight to fifteen": "acht bis fünfzehn",
  "sixteen or more": "sechzehn oder mehr",
  "The best pair": "Das beste Paar",
  "Lesson 8 has two Magnuses who play by layers and differ only in the pair that they take. For the careless one $B(251) = 492$ rounds are nearly true. For *balanced*, who takes the pair after which many pairs are left, nothing better than $B(n)$ is proved. Another Magnus, who chooses his targets by a theorem about progressions, needs $n + o(n)$ rounds for certain, where $o(n)$ is less than any share of $n$ once $n$ is large (Theorem 8 of the note).":
    "In Lektion 8 spielen zwei Magnusse nach Schichten und unterscheiden sich nur in dem Paar, das sie nehmen. Für den sorglosen sind $B(251) = 492$ Runden beinahe wahr. Für den *ausgewogenen*, der das Paar nimmt, nach dem viele Paare übrig bleiben, ist nichts Besseres als $B(n)$ bewiesen. Ein anderer Magnus, der seine Ziele nach einem Satz über Progressionen wählt, braucht sicher nur $n + o(n)$ Runden, wobei $o(n)$ für große $n$ weniger als jeder Bruchteil von $n$ ist (Satz 8 der Notiz).",
  "Balanced layers against the hoarder: how many rounds on n = 251? Guess first, then play it.":
    "Ausgewogene Schichten gegen den Sammler: Wie viele Runden sind es auf n = 251? Raten Sie zuerst, und spielen Sie dann.",
  "249 rounds are needed for the new positions alone.": "Allein für die neuen Positionen braucht man 249 Runden.",
  "On n = 101 this pair of players needed 118 rounds, 19 more than the new positions alone.":
    "Auf n = 101 brauchte dieses Paar von Spielern 118 Runden, 19 mehr als allein für die neuen Positionen.",
  "282, that is 33 more than the new positions alone; on n = 101 it was 19. That looks like twice the root of n. **Does balanced play waste no more than about √n rounds against every Derek?** Nobody knows.":
    "282, also 33 mehr als allein für die neuen Positionen; auf n = 101 waren es 19. Das sieht nach dem Doppelten der Wurzel von n aus. **Verschwendet das ausgewogene Spiel gegen jeden Derek nur etwa √n Runden?** Das weiß niemand.",
  "fewer than 255": "weniger als 255",
  "from 255 to 350": "255 bis 350",
  "more than 350": "mehr als 350",
  "The best Derek": "Der beste Derek",
  "And the other side: which Derek costs a clever Magnus most? On small tables it can be computed. $R(13) = 15$, but *balanced* is not perfect, and a good Derek makes him need more. On large tables the best Dereks that we have were made by hand.":
    "Und die andere Seite: Welcher Derek kostet einen klugen Magnus am meisten? Auf kleinen Tischen lässt es sich berechnen. $R(13) = 15$, aber der *ausgewogene* ist nicht perfekt, und gegen einen guten Derek braucht er mehr. Auf großen Tischen sind die besten Dereks, die wir haben, von Hand gemacht.",
  "You are Derek. Hold out: a new position must still come in round 16 or later.":
    "Sie sind Derek. Halten Sie durch: In Runde 16 oder später muss noch eine neue Position kommen.",
  "Take the visited landing if there is one. If both are new, think of what is left: few midpoints, and far from the token.":
    "Nehmen Sie die besuchte Landung, wenn es eine gibt. Sind beide neu, so denken Sie an das, was übrig bleibt: wenige Mittelpunkte, und weit vom Spielstein.",
  "At the beginning everything is new, whatever you say. What counts is which four or five positions are left in the end.":
    "Am Anfang ist alles neu, was Sie auch sagen. Es kommt darauf an, welche vier oder fünf Positionen am Ende übrig sind.",
  "One way begins with + eleven times and then −. From there on look for the visited landing.":
    "Ein Weg beginnt mit elfmal + und dann −. Suchen Sie von da an die besuchte Landung.",
  "The last new position came in round {round}. Go back a few rounds: where did you give up a position that you could have kept?":
    "Die letzte neue Position kam in Runde {round}. Gehen Sie ein paar Runden zurück: Wo haben Sie eine Position aufgegeben, die Sie hätten behalten können?",
  "From here no new position can come in round 16 or later, whatever you answer. Go back to where one still could, and take the other landing.":
    "Von hier kann in Runde 16 oder später keine neue Position mehr kommen, was Sie auch antworten. Gehen Sie dorthin zurück, wo es noch möglich war, und nehmen Sie die andere Landung.",
  "Round 16 or later, one more than perfect play allows; 17 is the most that this Magnus can be made to need. **A Derek that does this on tables of any size would be a theorem.**":
    "Runde 16 oder später, eine mehr als perfektes Spiel zulässt; mehr als 17 kann man diesen Magnus nicht brauchen lassen. **Ein Derek, der das auf Tischen jeder Größe schafft, wäre ein Satz.**",
  "What nobody knows": "Was niemand weiß",
  "Four open problems, each on a table on which it can be seen: tables without waste, rounds on primes, the best pair, and the best Derek.":
    "Vier offene Fragen, jede auf einem Tisch, auf dem man sie sehen kann: Tische ohne Verschwendung, Runden auf Primzahlen, das beste Paar und der beste Derek.",
  "The theorems are those of the note, the exact values and the games are ours. [N10] asks for bounds of R(n) in its open problems 2 and 3.":
    "Die Sätze sind die der Notiz, die exakten Werte und die Partien sind von uns. [N10] fragt in den offenen Problemen 2 und 3 nach Schranken für R(n).",
};
