// @ts-check
/** Lektion 4 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Hold three positions": "Drei Positionen halten",
  "On a table with 9 positions you are Derek, and you want to keep the marked positions 1, 4 and 7. Magnus will make five calls. At each call look at both landings: is one of them marked?":
    "Auf einem Tisch mit 9 Positionen sind Sie Derek und wollen die markierten Positionen 1, 4 und 7 behalten. Magnus wird fünf Weiten nennen. Sehen Sie sich bei jeder Ansage beide Ziele an: Ist eines davon markiert?",
  "You are Derek. Keep the token off 1, 4 and 7 for five calls.":
    "Sie sind Derek. Halten Sie den Spielstein fünf Ansagen lang von 1, 4 und 7 fern.",
  "Where do + and − lead? If one of the two is marked, take the other.":
    "Wohin führen + und −? Ist eines der beiden Ziele markiert, so nehmen Sie das andere.",
  "They are never both marked, so you need not plan ahead.":
    "Nie sind beide markiert; Sie müssen also nicht vorausplanen.",
  "{position} is one of the three. The other landing was free: take the move back and go there.":
    "{position} ist eine der drei. Das andere Ziel war frei: Nehmen Sie den Zug zurück, und gehen Sie dorthin.",
  "Every third position is marked. At each call **at most one landing was marked**, so you could always take the other one, for five calls or for five hundred.":
    "Markiert ist jede dritte Position. Bei jeder Ansage war **höchstens ein Ziel markiert**; Sie konnten also immer das andere nehmen, fünf Ansagen lang oder fünfhundert.",
  "Exactly two of the 32 ways of answering keep the token out: four of the five calls leave one good answer, and the call 3 leaves two. Ask your students why the 3 is harmless.":
    "Genau zwei der 32 möglichen Antwortfolgen halten den Spielstein fern: Vier der fünf Ansagen lassen nur eine gute Antwort zu, und bei der 3 sind beide gut. Fragen Sie Ihre Studierenden, warum die 3 harmlos ist.",
  "Why it holds": "Warum der Schild hält",
  "Change sides and try to break the shield. The token stands on 5, and the marked positions 1, 4 and 7 are unvisited. They are the *class* $[1]_3$, all positions that leave the remainder 1 on division by 3, and 3 is its *index*.":
    "Wechseln Sie die Seite, und versuchen Sie, den Schild zu durchbrechen. Der Spielstein steht auf 5, und die markierten Positionen 1, 4 und 7 sind unbesucht. Diese drei bilden die *Restklasse* $[1]_3$, alle Positionen, die bei Division durch 3 den Rest 1 lassen, und 3 ist ihr *Index*.",
  "Call a magnitude whose two landings are both in {1, 4, 7}, or say that there is none.":
    "Nennen Sie eine Weite, deren beide Ziele in {1, 4, 7} liegen, oder sagen Sie, dass es keine gibt.",
  "There are only four magnitudes. For each of them write down the remainders of both landings modulo 3.":
    "Es gibt nur vier Weiten. Schreiben Sie zu jeder die Reste beider Ziele modulo 3 auf.",
  "If both landings had the remainder 1, their sum would have the remainder 2. But their sum is twice the token’s position, 10.":
    "Hätten beide Ziele den Rest 1, so hätte ihre Summe den Rest 2. Ihre Summe ist aber das Doppelte der Position des Spielsteins, 10.",
  "{position} is not in the class, so Derek can go there. Is there a better magnitude?":
    "{position} liegt nicht in der Klasse, Derek kann also dorthin gehen. Gibt es eine bessere Weite?",
  "There is none. If both landings x and y were in the class, the token’s position z would be in it too, because 2z = x + y and **modulo an odd number you may divide by 2**.":
    "Es gibt keine. Lägen beide Ziele x und y in der Klasse, so läge auch die Position z des Spielsteins darin, denn 2z = x + y, und **modulo einer ungeraden Zahl darf man durch 2 teilen**.",
  "**Theorem.** If $q > 1$ is an odd divisor of $n$ and the token stands outside a class modulo $q$, then Derek can keep it outside that class for ever.":
    "**Satz.** Ist $q > 1$ ein ungerader Teiler von $n$ und steht der Spielstein außerhalb einer Restklasse modulo $q$, so kann Derek ihn für immer außerhalb dieser Klasse halten.",
  "Let $q > 1$ be an odd divisor of $n$, let $[\\gamma]_q$ be the class of the positions $\\equiv \\gamma \\pmod q$, and let the token stand on $K$ outside it. If both landings of a call were in the class, then $2K \\equiv (K + \\ell) + (K - \\ell) \\equiv 2\\gamma \\pmod q$. (Reducing modulo $n$ does not disturb this, because $q$ divides $n$.) As $q$ is odd, 2 can be cancelled: $K \\equiv \\gamma$, contrary to the assumption.":
    "Es sei $q > 1$ ein ungerader Teiler von $n$, es sei $[\\gamma]_q$ die Restklasse der Positionen $\\equiv \\gamma \\pmod q$, und der Spielstein stehe auf $K$ außerhalb davon. Lägen beide Ziele einer Ansage in der Klasse, so wäre $2K \\equiv (K + \\ell) + (K - \\ell) \\equiv 2\\gamma \\pmod q$. (Dass modulo $n$ reduziert wird, stört nicht, weil $q$ ein Teiler von $n$ ist.) Da $q$ ungerade ist, lässt sich 2 kürzen: $K \\equiv \\gamma$, im Widerspruch zur Annahme.",
  "So one landing is outside the class, and Derek chooses it. The token is outside again, and he can go on for ever. ∎":
    "Ein Ziel liegt also außerhalb der Klasse, und Derek wählt es. Der Spielstein ist wieder außerhalb, und so kann Derek für immer fortfahren. ∎",
  "**Corollary.** If $n$ is not a power of two, let $p$ be its smallest odd prime factor. At the start Derek chooses a class modulo $p$ that does not contain 0. It has $n/p$ members, so at most $n - n/p = f^*(n)$ positions are ever visited.":
    "**Folgerung.** Ist $n$ keine Zweierpotenz, so sei $p$ sein kleinster ungerader Primfaktor. Am Anfang wählt Derek eine Restklasse modulo $p$, die 0 nicht enthält. Sie hat $n/p$ Elemente, also werden niemals mehr als $n - n/p = f^*(n)$ Positionen besucht.",
  "An even index does not protect": "Ein gerader Index schützt nicht",
  "On a table with 8 positions Derek would like to keep the four odd ones. That is the class $[1]_2$, and the token stands on 4.":
    "Auf einem Tisch mit 8 Positionen würde Derek gern die vier ungeraden behalten. Das ist die Restklasse $[1]_2$, und der Spielstein steht auf 4.",
  "Call a magnitude whose two landings are both odd, or say that there is none.":
    "Nennen Sie eine Weite, deren beide Ziele ungerade sind, oder sagen Sie, dass es keine gibt.",
  "Try the smallest magnitude.": "Versuchen Sie es mit der kleinsten Weite.",
  "2z is even whether z is even or odd: modulo 2 one cannot divide by 2.":
    "2z ist gerade, ob nun z gerade oder ungerade ist: Modulo 2 kann man nicht durch 2 teilen.",
  "1 and 3 both work. Twice the token’s position is even wherever it stands, so the argument of the last step breaks down: **only an odd index protects.**":
    "Mit 1 und mit 3 geht es. Das Doppelte der Position des Spielsteins ist gerade, wo er auch steht; das Argument des vorigen Schritts bricht also zusammen: **Nur ein ungerader Index schützt.**",
  "Let $q$ be an even divisor of $n$, and let the token come to a position $K \\equiv \\gamma + q/2 \\pmod q$. The call $q/2$ leads to $\\gamma + q$ and to $\\gamma$, both in $[\\gamma]_q$. So Derek would have to keep the token off $[\\gamma + q/2]_q$ as well, and thus off the whole class $[\\gamma]_{q/2}$. If $q/2$ is even, the same argument applies again. In the end he would have to keep the token off a class with an odd index, or, if $q$ is a power of two, off the whole table.":
    "Es sei $q$ ein gerader Teiler von $n$, und der Spielstein komme auf eine Position $K \\equiv \\gamma + q/2 \\pmod q$. Die Ansage $q/2$ führt zu $\\gamma + q$ und zu $\\gamma$, beide in $[\\gamma]_q$. Derek müsste den Spielstein also auch von $[\\gamma + q/2]_q$ fernhalten und damit von der ganzen Klasse $[\\gamma]_{q/2}$. Ist $q/2$ gerade, so greift dasselbe Argument noch einmal. Am Ende müsste er den Spielstein von einer Klasse mit ungeradem Index fernhalten oder, wenn $q$ eine Zweierpotenz ist, vom ganzen Tisch.",
  "Odd index on an even table": "Ungerader Index auf einem geraden Tisch",
  "What matters is the index, not the size of the table: 12 is even, but taking every third position gives a class of index 3. Here Magnus may call 6, and then both answers lead to the same place. Does that help him?":
    "Auf den Index kommt es an, nicht auf die Größe des Tisches: 12 ist gerade, aber nimmt man jede dritte Position, so erhält man eine Klasse vom Index 3. Magnus darf hier 6 nennen, und dann führen beide Antworten zur selben Position. Hilft ihm das?",
  "You are Derek. Keep the token off 2, 5, 8 and 11 for six calls.":
    "Sie sind Derek. Halten Sie den Spielstein sechs Ansagen lang von 2, 5, 8 und 11 fern.",
  "As before: at each call one landing is free.": "Wie zuvor: Bei jeder Ansage ist ein Ziel frei.",
  "A call of 6 moves the token within its own class modulo 3, because 3 divides 6. So neither answer can be wrong.":
    "Die Ansage 6 bewegt den Spielstein innerhalb seiner eigenen Klasse modulo 3, weil 3 ein Teiler von 6 ist. Keine der beiden Antworten kann also falsch sein.",
  "{position} is one of the four. The other landing was free: take the move back and go there.":
    "{position} ist eine der vier. Das andere Ziel war frei: Nehmen Sie den Zug zurück, und gehen Sie dorthin.",
  "The shield holds. The call n/2 takes your choice away, but it is a multiple of 3, so the token stays in its class: **if n is even, an odd divisor of n also divides n/2.**":
    "Der Schild hält. Die Ansage n/2 nimmt Ihnen die Wahl, aber sie ist ein Vielfaches von 3, und der Spielstein bleibt in seiner Klasse: **Ist n gerade, so teilt ein ungerader Teiler von n auch n/2.**",
  "The largest shield": "Der größte Schild",
  "15 has the odd divisors 3, 5 and 15, so there are shields with 5, with 3 and with 1 position. Derek takes the largest that does not contain the start. Lessons 5 and 10 show that Magnus can force all the others to be visited.":
    "15 hat die ungeraden Teiler 3, 5 und 15, es gibt also Schilde mit 5, mit 3 und mit 1 Position. Derek nimmt den größten, der die Startposition nicht enthält. Die Lektionen 5 und 10 zeigen, dass Magnus den Besuch aller anderen erzwingen kann.",
  "If Derek keeps the largest shield and Magnus gets all the rest, how many of the 15 positions are visited?":
    "Wenn Derek den größten Schild behält und Magnus alles Übrige bekommt, wie viele der 15 Positionen werden dann besucht?",
  "The smaller the index, the larger the class: a class modulo q has 15/q members.":
    "Je kleiner der Index, desto größer die Klasse: Eine Klasse modulo q hat 15/q Elemente.",
  "The smallest odd divisor greater than 1 is 3, so Derek keeps 15/3 positions.":
    "Der kleinste ungerade Teiler, der größer als 1 ist, ist 3; Derek behält also 15/3 Positionen.",
  "12 would be right if Derek kept a class modulo 5, which has three positions. He has a larger shield.":
    "12 wäre richtig, wenn Derek eine Klasse modulo 5 behielte, die drei Positionen hat. Er hat einen größeren Schild.",
  "14 would be right if Derek kept a single position. He has a larger shield.":
    "14 wäre richtig, wenn Derek eine einzige Position behielte. Er hat einen größeren Schild.",
  "Derek keeps only one class, and Magnus gets all the others.":
    "Derek behält nur eine Klasse, und Magnus bekommt alle anderen.",
  "That is too many: the largest shield leaves Magnus fewer.":
    "Das sind zu viele: Der größte Schild lässt Magnus weniger übrig.",
  "10: Derek keeps a class modulo 3, which has five positions. In general **⟦f*(n)|star:n⟧ = n − n/p, where p is the smallest odd prime factor of n**. If n is a power of two, there is no shield at all, and f*(n) = n.":
    "10: Derek behält eine Klasse modulo 3, das sind fünf Positionen. Allgemein ist **⟦f*(n)|star:n⟧ = n − n/p, wobei p der kleinste ungerade Primfaktor von n ist**. Ist n eine Zweierpotenz, so gibt es gar keinen Schild, und f*(n) = n.",
  "The shield": "Der Schild",
  "Find out which positions Derek can keep for ever, and on which tables: hold them yourself, try to break them as Magnus, and see how many they can be.":
    "Finden Sie heraus, welche Positionen Derek für immer behalten kann und auf welchen Tischen: Halten Sie sie selbst, versuchen Sie als Magnus, den Schild zu brechen, und sehen Sie, wie viele es sein können.",
  "If 3 divides n, Derek can keep every third position for ever; if 5 does, every fifth: one of the two landings of a call always lies outside. He cannot keep every second position.":
    "Ist n durch 3 teilbar, kann Derek jede dritte Position für immer behalten, bei 5 jede fünfte: Eines der beiden Ziele einer Ansage liegt stets außerhalb. Jede zweite Position kann er nicht behalten.",
  "[N10] Theorem 1, first part. The proof here is our own wording of a known argument.":
    "[N10] Satz 1, erster Teil. Der Beweis hier ist unsere eigene Fassung eines bekannten Arguments.",
};
