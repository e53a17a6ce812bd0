// @ts-check
/** Lektion 2 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "A call that forces": "Eine Ansage, die erzwingt",
  "Again the set of the unvisited positions is $A = \\{2, 6, 11\\}$. The token stands on 0, the midpoint of 2 and 11.":
    "Wieder ist $A = \\{2, 6, 11\\}$ die Menge der unbesuchten Positionen. Der Spielstein steht auf 0, dem Mittelpunkt von 2 und 11.",
  "You are Magnus. Call a magnitude whose two landings are both unvisited.":
    "Sie sind Magnus. Nennen Sie eine Weite, deren beide Ziele unbesucht sind.",
  "Which two members of A lie equally far from the token?":
    "Welche zwei Elemente von A sind vom Spielstein gleich weit entfernt?",
  "0 is the ⟦midpoint|midpoint⟧ of 2 and 11. How far is each of them from 0?":
    "0 ist der ⟦Mittelpunkt|midpoint⟧ von 2 und 11. Wie weit sind die beiden von 0 entfernt?",
  "{position} has been visited, so Derek can go there. Which two members of A are equally far from 0?":
    "{position} ist schon besucht, Derek kann also dorthin gehen. Welche zwei Elemente von A sind von 0 gleich weit entfernt?",
  "There is one: 0 is the midpoint of two members of A.": "Es gibt eine: 0 ist der Mittelpunkt zweier Elemente von A.",
  "2, the distance from the ⟦midpoint|midpoint⟧ to its pair. **Standing on a midpoint, call the distance:** Derek chooses between 2 and 11, and both are new. The pair is called a **witness** of the midpoint.":
    "2, der Abstand vom ⟦Mittelpunkt|midpoint⟧ zu seinem Paar. **Wer auf einem Mittelpunkt steht, nennt den Abstand:** Derek wählt zwischen 2 und 11, und beide sind neu. Das Paar heißt **Zeugenpaar** des Mittelpunkts.",
  "Not a midpoint": "Kein Mittelpunkt",
  "The same $A = \\{2, 6, 11\\}$, but the token stands on 1. You can try all six magnitudes, or think first.":
    "Dasselbe $A = \\{2, 6, 11\\}$, aber der Spielstein steht auf 1. Sie können alle sechs Weiten durchprobieren oder erst nachdenken.",
  "Call a magnitude whose two landings are both unvisited, or say that there is none.":
    "Nennen Sie eine Weite, deren beide Ziele unbesucht sind, oder sagen Sie, dass es keine gibt.",
  "The pairs of landings from 1 are 0 and 2, 12 and 3, 11 and 4, 10 and 5, 9 and 6, 8 and 7.":
    "Die Paare von Zielen um 1 sind 0 und 2, 12 und 3, 11 und 4, 10 und 5, 9 und 6, 8 und 7.",
  "Each of these pairs contains at most one member of ⟦A|layer:0⟧. And 1 is not a ⟦midpoint|midpoint⟧: ⟦M(A)|layer:1⟧ = {0, 2, 4, 6, 11}.":
    "Jedes dieser Paare enthält höchstens ein Element von ⟦A|layer:0⟧. Und 1 ist kein ⟦Mittelpunkt|midpoint⟧: ⟦M(A)|layer:1⟧ = {0, 2, 4, 6, 11}.",
  "{position} has been visited, so Derek can go there. Could it be that every magnitude fails?":
    "{position} ist schon besucht, Derek kann also dorthin gehen. Könnte es sein, dass es mit keiner Weite geht?",
  "There is none. Whatever Magnus calls, one landing is visited, and Derek goes there. **Magnus can force a new position in this round exactly when the token is in ⟦M(A)|layer:1⟧.**":
    "Es gibt keine. Was Magnus auch nennt, ein Ziel ist besucht, und Derek geht dorthin. **Magnus kann in dieser Runde genau dann eine neue Position erzwingen, wenn der Spielstein in ⟦M(A)|layer:1⟧ steht.**",
  "Let the token stand on a visited position $K$. Suppose that both landings of a call $\\ell$ are in $A$: $x = K + \\ell$ and $y = K - \\ell$. Adding gives $2K \\equiv x + y$, so $K \\in M(A)$, where $\\in$ means “is in” and $\\notin$ “is not in”.":
    "Der Spielstein stehe auf einer besuchten Position $K$. Angenommen, beide Ziele einer Ansage $\\ell$ liegen in $A$: $x = K + \\ell$ und $y = K - \\ell$. Addition ergibt $2K \\equiv x + y$, also $K \\in M(A)$; dabei heißt $\\in$ „liegt in“ und $\\notin$ „liegt nicht in“.",
  "Conversely let $K \\in M(A)$. As $K$ is not in $A$, there are $x, y \\in A$ with $K + d \\equiv x$ and $K - d \\equiv y$ for some $d$. Then $d \\not\\equiv 0$, because $K + d$ is unvisited and $K$ is not. Either $d$ or $n - d$ is at most $n/2$; exchanging the two only exchanges $x$ and $y$. So Magnus may call one of the two, and both its landings are in $A$.":
    "Sei umgekehrt $K \\in M(A)$. Da $K$ nicht in $A$ liegt, gibt es $x, y \\in A$ mit $K + d \\equiv x$ und $K - d \\equiv y$ für ein gewisses $d$. Dabei ist $d \\not\\equiv 0$, weil $K + d$ unbesucht ist und $K$ nicht. Entweder $d$ oder $n - d$ ist höchstens $n/2$; vertauscht man die beiden, so vertauschen sich nur $x$ und $y$. Magnus darf also eine der beiden nennen, und beide Ziele liegen in $A$.",
  "If $K \\notin M(A)$, then every call has at least one visited landing, and Derek can choose it. ∎ (The sign marks the end of a proof.)":
    "Ist $K \\notin M(A)$, so ist bei jeder Ansage mindestens ein Ziel besucht, und Derek kann es wählen. ∎ (Das Zeichen steht am Ende eines Beweises.)",
  "The whole theory rests on this equivalence: geometry (midpoints) and play (forcing) are the same thing here.":
    "Auf dieser Äquivalenz beruht die ganze Theorie: Geometrie (Mittelpunkte) und Spiel (Erzwingen) sind hier dasselbe.",
  "Even tables": "Gerade Tische",
  "On a table with 12 positions both ways from 2 to 6 have an even number of steps, 4 and 8. So this pair has two midpoints, opposite each other. A pair such as 1 and 4 has none: $2z$ is even, $1 + 4$ is odd, and adding 12 does not change that.":
    "Auf einem Tisch mit 12 Positionen haben beide Wege von 2 nach 6 eine gerade Zahl von Schritten, nämlich 4 und 8. Dieses Paar hat also zwei Mittelpunkte, die einander gegenüberliegen. Ein Paar wie 1 und 4 hat gar keinen: $2z$ ist gerade, $1 + 4$ ist ungerade, und daran ändert sich nichts, wenn man 12 addiert.",
  "There is one more case. The magnitude $\\ell = n/2$ is allowed, and with it both directions lead to the same place. So the position opposite an unvisited one also counts as a midpoint: take $x = y$ and $d = n/2$ in the definition.":
    "Es gibt noch einen Fall. Die Weite $\\ell = n/2$ ist erlaubt, und bei ihr führen beide Richtungen an dieselbe Stelle. Deshalb gilt auch eine Position, die einer unbesuchten gegenüberliegt, als Mittelpunkt: In der Definition ist dann $x = y$ und $d = n/2$.",
  "⟦A|layer:0⟧ = {2, 6} on a table with 12 positions. Mark all members of ⟦M(A)|layer:1⟧ that are not in ⟦A|layer:0⟧.":
    "⟦A|layer:0⟧ = {2, 6} auf einem Tisch mit 12 Positionen. Markieren Sie alle Elemente von ⟦M(A)|layer:1⟧, die nicht in ⟦A|layer:0⟧ liegen.",
  "There are four positions to mark.": "Vier Positionen sind zu markieren.",
  "Two lie halfway between 2 and 6, one on each way. The other two lie opposite 2 and opposite 6.":
    "Zwei liegen in der Mitte zwischen 2 und 6, eine auf jedem Weg. Die beiden anderen liegen der 2 und der 6 gegenüber.",
  "{position} is neither halfway between 2 and 6 nor opposite either of them.":
    "{position} liegt weder in der Mitte zwischen 2 und 6 noch einer von beiden gegenüber.",
  "There is more to mark: on an even table every midpoint comes with its opposite.":
    "Es fehlt noch etwas: Auf einem geraden Tisch ist zu jedem Mittelpunkt auch die Position gegenüber ein Mittelpunkt.",
  "4 and 10 lie halfway; 8 lies opposite 2, and 0 lies opposite 6. On an even table z and z + n/2 are ⟦midpoints|midpoint⟧ of the same pairs, so **midpoints come in opposite pairs**.":
    "4 und 10 liegen in der Mitte; 8 liegt der 2 gegenüber und 0 der 6. Auf einem geraden Tisch sind z und z + n/2 ⟦Mittelpunkte|midpoint⟧ derselben Paare, **Mittelpunkte treten also in gegenüberliegenden Paaren auf**.",
  "If $n$ is even, $2(z + n/2) = 2z + n \\equiv 2z$. So $2z \\equiv x + y$ holds for $z$ if and only if it holds for $z + n/2$. If $x + y$ is odd there is no solution; if it is even, $z = (x + y)/2$ and $z + n/2$ are the only two.":
    "Ist $n$ gerade, so ist $2(z + n/2) = 2z + n \\equiv 2z$. Also gilt $2z \\equiv x + y$ genau dann für $z$, wenn es für $z + n/2$ gilt. Ist $x + y$ ungerade, so gibt es keine Lösung; ist es gerade, so sind $z = (x + y)/2$ und $z + n/2$ die einzigen beiden.",
  "No choice at all": "Gar keine Wahl",
  "On a table with 12 positions, $A = \\{2, 6\\}$ and the token stands on 8. The midpoints of 2 and 6 are 4 and 10, so 8 does not lie halfway between them.":
    "Auf einem Tisch mit 12 Positionen ist $A = \\{2, 6\\}$, und der Spielstein steht auf 8. Die Mittelpunkte von 2 und 6 sind 4 und 10, also liegt 8 nicht in der Mitte zwischen ihnen.",
  "Call a magnitude whose landings are both unvisited.": "Nennen Sie eine Weite, deren beide Ziele unbesucht sind.",
  "The two landings of a call need not be different.": "Die beiden Ziele einer Ansage müssen nicht verschieden sein.",
  "The magnitude n/2 = 6 is allowed on an even table. Where does it lead, clockwise and counter-clockwise?":
    "Auf einem geraden Tisch ist die Weite n/2 = 6 erlaubt. Wohin führt sie, im Uhrzeigersinn und gegen ihn?",
  "{position} has been visited, so Derek can go there. Can Magnus leave him no choice?":
    "{position} ist schon besucht, Derek kann also dorthin gehen. Kann Magnus ihm die Wahl nehmen?",
  "There is one. Must the two landings be different?": "Es gibt eine. Müssen die beiden Ziele verschieden sein?",
  "6: both ways lead to 2, which lies opposite. On an even table Magnus can take away Derek’s choice, so a single unvisited position is not safe there: M({2}) = {2, 8}.":
    "6: Beide Wege führen zur gegenüberliegenden 2. Auf einem geraden Tisch kann Magnus Derek die Wahl nehmen, und deshalb ist dort eine einzelne unbesuchte Position nicht sicher: M({2}) = {2, 8}.",
  "The first half is free": "Die erste Hälfte ist geschenkt",
  "As long as more than half of the other positions are unvisited, the token is on a midpoint, wherever it stands. The twelve others form six pairs around the token, one for each magnitude. If seven of the twelve are unvisited, two of the seven must form a pair.":
    "Solange mehr als die Hälfte der anderen Positionen unbesucht ist, steht der Spielstein immer auf einem Mittelpunkt, ganz gleich, wo er steht. Die zwölf anderen bilden sechs Paare um den Spielstein, eines für jede Weite. Sind sieben der zwölf unbesucht, so bilden zwei der sieben ein Paar.",
  "You are Magnus. Visit 7 positions within 6 rounds, against a Derek who avoids new positions when he can.":
    "Sie sind Magnus. Besuchen Sie innerhalb von 6 Runden 7 Positionen, gegen einen Derek, der neue Positionen meidet, wo er kann.",
  "The start counts as visited, so each of the six rounds has to reach a new position. Before you call, look at both landings.":
    "Der Anfang zählt als besucht, also muss jede der sechs Runden eine neue Position bringen. Sehen Sie sich vor jeder Ansage beide Ziele an.",
  "Go through the magnitudes 1 to 6 one by one until both landings are new. There is always one.":
    "Gehen Sie die Weiten von 1 bis 6 der Reihe nach durch, bis beide Ziele neu sind. Es gibt immer eine solche Weite.",
  "If you are stuck, take the smallest magnitude that works each time.":
    "Wenn Sie nicht weiterwissen, nehmen Sie jedes Mal die kleinste Weite, mit der es geht.",
  "You have lost a round: Derek found a visited landing. Take it back, and look at both landings before you call.":
    "Sie haben eine Runde verloren: Derek hat ein schon besuchtes Ziel gefunden. Nehmen Sie die Ansage zurück, und sehen Sie sich vor der nächsten beide Ziele an.",
  "Six rounds, six new positions: **while more than half is unvisited, no round is wasted.** Only the second half of the game needs a plan, and lesson 3 has it.":
    "Sechs Runden, sechs neue Positionen: **Solange mehr als die Hälfte unbesucht ist, wird keine Runde verschwendet.** Nur die zweite Hälfte der Partie braucht einen Plan, und den liefert Lektion 3.",
  "Let $n$ be odd and the token on $K$. The $n - 1$ positions other than $K$ form $(n - 1)/2$ pairs $\\{K + d, K - d\\}$, $1 \\le d \\le (n - 1)/2$. If $|A| > (n - 1)/2$, two members of $A$ are in the same pair, and Magnus calls its $d$.":
    "Es sei $n$ ungerade, und der Spielstein stehe auf $K$. Die $n - 1$ von $K$ verschiedenen Positionen bilden $(n - 1)/2$ Paare $\\{K + d, K - d\\}$, $1 \\le d \\le (n - 1)/2$. Ist $|A| > (n - 1)/2$, so liegen zwei Elemente von $A$ im selben Paar, und Magnus nennt dessen $d$.",
  "At the start $|A| = n - 1$, and each such round takes one position from $A$. So the first $(n - 1)/2$ rounds can all reach new positions, and then $(n + 1)/2$ positions are visited. For $n = 13$ that makes 6 rounds and 7 positions. (On an even table the magnitude $n/2$ makes one more pair, a single position, and the same count gives $n/2$ rounds.) ∎":
    "Am Anfang ist $|A| = n - 1$, und jede solche Runde nimmt $A$ eine Position. Also können die ersten $(n - 1)/2$ Runden alle eine neue Position bringen, und danach sind $(n + 1)/2$ Positionen besucht. Für $n = 13$ sind das 6 Runden und 7 Positionen. (Auf einem geraden Tisch liefert die Weite $n/2$ noch ein Paar, eine einzelne Position, und dieselbe Abzählung ergibt $n/2$ Runden.) ∎",
  "Call the distance": "Den Abstand nennen",
  "Tell at a glance whether Magnus can force a new position at once, and with which call, on odd and on even tables; and play the first half of a game as Magnus.":
    "Auf einen Blick sehen, ob Magnus sofort eine neue Position erzwingen kann und mit welcher Ansage, auf ungeraden und auf geraden Tischen; und als Magnus die erste Hälfte einer Partie spielen.",
  "From a midpoint, and only from there, Magnus can force a new position at once. We also look at even tables, and at the first half of the game, which costs nothing.":
    "Von einem Mittelpunkt aus, und nur von dort, kann Magnus sofort eine neue Position erzwingen. Wir betrachten auch gerade Tische und die erste Hälfte der Partie, die nichts kostet.",
  "[N10] section 2.2: Lemma 3, and the first step in the proof of Theorem 4.":
    "[N10] Abschnitt 2.2: Lemma 3 und der erste Schritt im Beweis von Satz 4.",
};
