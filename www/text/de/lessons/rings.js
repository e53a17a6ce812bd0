// @ts-check
/** Lektion 3 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Midpoints of midpoints": "Mittelpunkte von Mittelpunkten",
  "$A = \\{2, 6, 11\\}$ and $M(A) = \\{0, 2, 4, 6, 11\\}$. The token is on 1, and from there Magnus cannot force a new position in one round. But perhaps he can force the token into $M(A)$, and then force a new position from there.":
    "$A = \\{2, 6, 11\\}$ und $M(A) = \\{0, 2, 4, 6, 11\\}$. Der Spielstein steht auf 1; von dort kann Magnus in einer Runde nichts Neues erzwingen. Aber vielleicht kann er ihn nach $M(A)$ zwingen und von dort auf eine neue Position.",
  "So take midpoints once more: $M^2(A) = M(M(A))$ is $M(A)$ together with all midpoints of pairs from $M(A)$. The table draws it as one more *ring*.":
    "Also noch einmal Mittelpunkte: $M^2(A) = M(M(A))$ ist $M(A)$ mit allen Mittelpunkten von Paaren aus $M(A)$. Der Tisch zeichnet diese Menge als weiteren *Ring*.",
  "Mark the positions of ⟦M²(A)|layer:2⟧ that are not in ⟦M(A)|layer:1⟧.":
    "Markieren Sie die Positionen von ⟦M²(A)|layer:2⟧, die nicht in ⟦M(A)|layer:1⟧ liegen.",
  "There are four of them. Look for ⟦midpoints|midpoint⟧ of two positions that are drawn in ⟦A|layer:0⟧ or ⟦M(A)|layer:1⟧.":
    "Es sind vier. Suchen Sie ⟦Mittelpunkte|midpoint⟧ zweier Positionen, die in ⟦A|layer:0⟧ oder ⟦M(A)|layer:1⟧ gezeichnet sind.",
  "In the list 11, 0, 2, 4, 6 each position is two steps from the next. What lies between them?":
    "In der Liste 11, 0, 2, 4, 6 sind es von jeder Position zur nächsten zwei Schritte. Was liegt dazwischen?",
  "{position} is already in M(A). Mark only the new members of M²(A).":
    "{position} liegt schon in M(A). Markieren Sie nur die neuen Elemente von M²(A).",
  "{position} is not halfway between two members of M(A). It belongs to the next ring.":
    "{position} liegt nicht in der Mitte zwischen zwei Elementen von M(A). Die Position gehört zum nächsten Ring.",
  "There is more to mark: look at all gaps between 11, 0, 2, 4 and 6.":
    "Es fehlt noch etwas: Sehen Sie sich alle Lücken zwischen 11, 0, 2, 4 und 6 an.",
  "1, 3, 5 and 12: they fill the gaps between 11, 0, 2, 4 and 6. ⟦M²(A)|layer:2⟧ has nine members, all positions from 11 past 0 to 6. Each further M adds one more **ring** to the drawing.":
    "1, 3, 5 und 12: Diese vier füllen die Lücken zwischen 11, 0, 2, 4 und 6. ⟦M²(A)|layer:2⟧ hat neun Elemente, alle Positionen von 11 über 0 bis 6. Jedes weitere M kommt als weiterer **Ring** zur Zeichnung hinzu.",
  "Until the ring is full": "Bis der Ring voll ist",
  "The sizes so far are $|A| = 3$, $|M(A)| = 5$, $|M^2(A)| = 9$. Nothing is ever lost: $A \\subseteq M(A) \\subseteq M^2(A) \\subseteq \\dots$, where $\\subseteq$ means “is contained in”.":
    "Die bisherigen Größen sind $|A| = 3$, $|M(A)| = 5$, $|M^2(A)| = 9$. Es geht nie etwas verloren: $A \\subseteq M(A) \\subseteq M^2(A) \\subseteq \\dots$; dabei heißt $\\subseteq$ „ist enthalten in“.",
  "The sets $A$, $M(A)$, $M^2(A)$, … are called *layers*; each is a ring of the drawing. The *depth* of a position is the number of the first one that it lies in: 0 for members of $A$, 1 for new members of $M(A)$, and so on.":
    "Die Mengen $A$, $M(A)$, $M^2(A)$, … heißen *Schichten*; jede ist ein Ring der Zeichnung. Die *Tiefe* einer Position ist die Nummer der ersten, in der sie liegt: 0 für die Elemente von $A$, 1 für die neuen Elemente von $M(A)$ und so weiter.",
  "⟦A|layer:0⟧ = {2, 6, 11} on 13 positions. How many members does ⟦M³(A)|layer:3⟧ have?":
    "⟦A|layer:0⟧ = {2, 6, 11} auf 13 Positionen. Wie viele Elemente hat ⟦M³(A)|layer:3⟧?",
  "⟦M²(A)|layer:2⟧ is a block of nine neighbours, from 11 past 0 to 6. What is the ⟦midpoint|midpoint⟧ of 11 and 5 on the way that leads past 8?":
    "⟦M²(A)|layer:2⟧ ist ein Block von neun Nachbarn, von 11 über 0 bis 6. Was ist der ⟦Mittelpunkt|midpoint⟧ von 11 und 5 auf dem Weg, der über 8 führt?",
  "The sums of two members of a block of nine form a block of 17, if there is room for it. The table has 13 positions.":
    "Die Summen zweier Elemente eines Blocks von neun bilden einen Block von 17, wenn dafür Platz ist. Der Tisch hat 13 Positionen.",
  "There are only 13 positions, so the block closes up to a full circle.":
    "Es gibt nur 13 Positionen; der Block schließt sich also zum vollen Kreis.",
  "M³(A) holds more: positions such as 8, halfway between 11 and 5.":
    "M³(A) enthält mehr: auch Positionen wie 8, in der Mitte zwischen 11 und 5.",
  "13: the ring is full. The sizes are 3, 5, 9, 13: each is twice the one before, minus one, until the table is full. So here every position has depth 3 or less: **Magnus is never more than three rounds away from a new position.**":
    "13: Der Ring ist voll. Die Größen sind 3, 5, 9, 13: jedes Mal das Doppelte minus eins, bis der Tisch voll ist. Also hat hier jede Position höchstens die Tiefe 3: **Magnus ist nie mehr als drei Runden von einer neuen Position entfernt.**",
  "Climb outwards": "Ring für Ring nach außen",
  "The token is on 8, at depth 3. First call the distance to a pair in $M^2(A)$, next the distance to a pair in $M(A)$, and last the distance to a pair in $A$. Each call must work for both answers.":
    "Der Spielstein steht auf 8, in Tiefe 3. Nennen Sie zuerst den Abstand zu einem Paar aus $M^2(A)$, dann den zu einem Paar aus $M(A)$ und zuletzt den zu einem Paar aus $A$. Jede Ansage muss bei beiden Antworten zum Ziel führen.",
  "You are Magnus. Visit one new position within the next three rounds.":
    "Sie sind Magnus. Besuchen Sie innerhalb der nächsten drei Runden eine neue Position.",
  "⟦M²(A)|layer:2⟧ is 11, 12, 0, 1, …, 6. From 8, which magnitudes have both landings there?":
    "⟦M²(A)|layer:2⟧ ist 11, 12, 0, 1, …, 6. Bei welchen Weiten liegen von 8 aus beide Ziele dort?",
  "1 leads to 7 and 9, and 2 leads to 6 and 10. Neither will do, because 7, 9 and 10 are as deep as 8. Call 3 or more.":
    "1 führt zu 7 und 9, und 2 führt zu 6 und 10. Beides hilft nicht, denn 7, 9 und 10 liegen ebenso tief wie 8. Nennen Sie 3 oder mehr.",
  "Once the token is less deep, do the same again: both landings must be at least one ring farther out.":
    "Sobald der Spielstein weniger tief steht, machen Sie dasselbe noch einmal: Beide Ziele müssen mindestens einen Ring weiter außen liegen.",
  "Too slow: after one of the calls Derek could stay at least as deep as before. Take it back, and compare the depths of both landings.":
    "Zu langsam: Nach einer der Ansagen konnte Derek mindestens so tief bleiben wie zuvor. Nehmen Sie sie zurück, und vergleichen Sie die Tiefen der beiden Ziele.",
  "After one of the calls Derek could stay at least as deep as before, and now three rounds will not do. Take it back, and compare the depths of both landings.":
    "Nach einer der Ansagen konnte Derek mindestens so tief bleiben wie zuvor, und nun reichen drei Runden nicht mehr. Nehmen Sie sie zurück, und vergleichen Sie die Tiefen der beiden Ziele.",
  "**From depth i a new position is at most i rounds away.** Whatever Derek says, each call of this kind takes the token at least one ring outwards.":
    "**Von Tiefe i aus ist eine neue Position höchstens i Runden entfernt.** Was Derek auch sagt, jede solche Ansage bringt den Spielstein mindestens einen Ring nach außen.",
  "Let $i \\ge 1$ be the depth of $z$, so that $z$ is in $M^i(A)$ but not in $M^{i-1}(A)$. Then $2z \\equiv x + y$ with $x, y \\in M^{i-1}(A)$, and there is a $d$ with $z + d \\equiv x$ and $z - d \\equiv y$. Here $d \\not\\equiv 0$, because $x$ is in $M^{i-1}(A)$ and $z$ is not; so one of $d$ and $n - d$ is a magnitude that Magnus may call. Both landings have depth $i - 1$ or less.":
    "Es sei $i \\ge 1$ die Tiefe von $z$; $z$ liegt also in $M^i(A)$, aber nicht in $M^{i-1}(A)$. Dann ist $2z \\equiv x + y$ mit $x, y \\in M^{i-1}(A)$, und es gibt ein $d$ mit $z + d \\equiv x$ und $z - d \\equiv y$. Dabei ist $d \\not\\equiv 0$, weil $x$ in $M^{i-1}(A)$ liegt und $z$ nicht; also ist eine der Zahlen $d$ und $n - d$ eine Weite, die Magnus nennen darf. Beide Ziele haben höchstens die Tiefe $i - 1$.",
  "$A$ does not change until a new position is visited. So the depth falls by at least one in each round, and after at most $i$ rounds it is 0. ∎":
    "$A$ ändert sich erst, wenn eine neue Position besucht wird. Also nimmt die Tiefe in jeder Runde um mindestens eins ab, und nach höchstens $i$ Runden ist sie 0. ∎",
  "And no sooner": "Und nicht früher",
  "Now you are Derek, and the token is on 8 again, at depth 3. Can you make the climb last as long as the rings say?":
    "Jetzt sind Sie Derek, und der Spielstein steht wieder auf 8, in Tiefe 3. Können Sie den Weg nach außen so lange hinauszögern, wie die Ringe sagen?",
  "You are Derek. Keep the token off 2, 6 and 11 for two calls.":
    "Sie sind Derek. Halten Sie den Spielstein zwei Ansagen lang von 2, 6 und 11 fern.",
  "Before each answer compare the depths of the two landings: in which ring does each of them lie?":
    "Vergleichen Sie vor jeder Antwort die Tiefen der beiden Ziele: In welchem Ring liegt jedes von ihnen?",
  "After your first answer the token should be at depth 2, after the second at depth 1. You cannot hold out any longer than that.":
    "Nach Ihrer ersten Antwort sollte der Spielstein in Tiefe 2 stehen, nach der zweiten in Tiefe 1. Länger lässt es sich nicht hinauszögern.",
  "{position} was unvisited. The other landing was deeper: take the answer back.":
    "{position} war unbesucht. Das andere Ziel lag tiefer: Nehmen Sie die Antwort zurück.",
  "Each answer went to the deeper landing, one ring at a time. **The depth is the exact number of rounds until the next new position**, if Magnus hurries and Derek delays as well as they can.":
    "Jede Antwort führte zum tieferen Ziel, immer nur einen Ring weiter. **Die Tiefe ist genau die Zahl der Runden bis zur nächsten neuen Position**, wenn Magnus so schnell wie möglich zu ihr will und Derek so spät wie möglich.",
  "Let $K$ have depth $i \\ge 2$. As $K \\notin M^{i-1}(A)$, no call has both landings in $M^{i-2}(A)$: otherwise $K$ would be their midpoint. So Derek can answer each call with a landing outside $M^{i-2}(A)$, that is of depth $i - 1$ or more. He repeats this: after $j$ rounds the depth is at least $i - j$. After $i - 1$ rounds it is at least 1, and no new position has been visited.":
    "$K$ habe die Tiefe $i \\ge 2$. Da $K \\notin M^{i-1}(A)$ ist, liegen bei keiner Ansage beide Ziele in $M^{i-2}(A)$: Sonst wäre $K$ ihr Mittelpunkt. Also kann Derek bei jeder Ansage ein Ziel außerhalb von $M^{i-2}(A)$ wählen, das heißt eines mit einer Tiefe von mindestens $i - 1$. Das wiederholt er: Nach $j$ Runden ist die Tiefe mindestens $i - j$. Nach $i - 1$ Runden ist sie mindestens 1, und keine neue Position wurde besucht.",
  "If $K$ is in no layer, then $K \\notin M(L)$ for the last layer $L = M(L)$, so Derek can stay outside $L$ for ever: nothing more can be forced. Lessons 4 and 5 show when that happens. ∎":
    "Liegt $K$ in keiner Schicht, so ist $K \\notin M(L)$ für die letzte Schicht $L = M(L)$; Derek kann also für immer außerhalb von $L$ bleiben: Mehr lässt sich nicht erzwingen. Wann das geschieht, ist das Thema der Lektionen 4 und 5. ∎",
  "In the language of games on graphs the layers are the attractor of the unvisited positions. What is special here is the arithmetic: this attractor is computed by halving sums.":
    "In der Sprache der Spiele auf Graphen sind die Schichten der Attraktor der unbesuchten Positionen. Das Besondere ist hier die Arithmetik: Diesen Attraktor berechnet man durch Halbieren von Summen.",
  Rings: "Ringe",
  "Take midpoints again and again: the layers M(A), M²(A) = M(M(A)), and so on, are drawn as rings. A position that first appears in ring i is exactly i rounds from a new one, however Derek delays.":
    "Bilden Sie immer wieder Mittelpunkte: Die Schichten M(A), M²(A) = M(M(A)) und so weiter sind Ringe. Eine Position, die zuerst in Ring i liegt, ist genau i Runden von einer neuen entfernt, wie lange Derek sie auch hinauszögert.",
  "[N10] section 2.2, Lemmas 2 and 3. [N10] does not state that Derek can hold out for that many rounds.":
    "[N10] Abschnitt 2.2, Lemmata 2 und 3. Dass Derek so viele Runden lang durchhalten kann, sagt [N10] nicht.",
};
