// @ts-check
/** Lektion 5 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Nothing to add": "Nichts kommt hinzu",
  "The rings grow until nothing is new: $M(C) = C$. Such a set is called *closed*. If the unvisited positions lie in a closed set $C$ and the token does not, Magnus can force nothing more. So we want to know all closed sets.":
    "Die Ringe wachsen, bis nichts mehr neu ist: $M(C) = C$. Eine solche Menge heißt *abgeschlossen*. Liegen die unbesuchten Positionen in einer abgeschlossenen Menge $C$ und der Spielstein nicht, so kann Magnus nichts mehr erzwingen. Deshalb wollen wir sie alle kennen.",
  "A single position is closed on an odd table, and so is the whole table. Are there others? (Forget the game for a moment and choose any positions you like.)":
    "Auf einem ungeraden Tisch ist eine einzelne Position abgeschlossen, ebenso der ganze Tisch. Gibt es weitere? (Wählen Sie beliebige Positionen, ohne an das Spiel zu denken.)",
  "On a table with 9 positions choose three that form a closed set: M(C) = C.":
    "Wählen Sie auf einem Tisch mit 9 Positionen drei Positionen, die eine abgeschlossene Menge bilden: M(C) = C.",
  "Each of the three pairs has one ⟦midpoint|midpoint⟧, and it must be one of the three.":
    "Jedes der drei Paare hat einen ⟦Mittelpunkt|midpoint⟧, und der muss eine der drei sein.",
  "On an odd table a ⟦midpoint|midpoint⟧ of two of them can only be the third. So each lies halfway between the two others.":
    "Auf einem ungeraden Tisch kann der ⟦Mittelpunkt|midpoint⟧ von zweien nur die dritte sein. Jede liegt also in der Mitte zwischen den beiden anderen.",
  "Space them equally round the table.": "Verteilen Sie sie gleichmäßig um den Tisch.",
  "{position} is the midpoint of two of them but is not one of them, so the set is not closed.":
    "{position} ist der Mittelpunkt von zweien, gehört aber nicht dazu; die Menge ist also nicht abgeschlossen.",
  "They are equally spaced, so they form a class modulo 3. There are just three such triples, {0, 3, 6}, {1, 4, 7} and {2, 5, 8}. **The shields of lesson 4 are closed.** Are there any other closed sets?":
    "Sie liegen in gleichen Abständen und bilden daher eine Klasse modulo 3. Es gibt nur drei solche Tripel, {0, 3, 6}, {1, 4, 7} und {2, 5, 8}. **Die Schilde aus Lektion 4 sind abgeschlossen.** Gibt es noch andere abgeschlossene Mengen?",
  "Halving often enough is doubling": "Oft genug halbieren heißt verdoppeln",
  "Let us look for all closed sets, first for odd $n$. Rotate the table so that the closed set $C$ contains 0; midpoints rotate with it. Now let $x$ be in $C$. The midpoint of 0 and $x$ is $x/2$, so $x/2$ is in $C$, and then $x/4$, and $x/8$, and so on.":
    "Suchen wir alle abgeschlossenen Mengen, zunächst für ungerades $n$. Drehen Sie den Tisch so, dass die abgeschlossene Menge $C$ die 0 enthält; Mittelpunkte drehen sich mit. Nun sei $x$ in $C$. Der Mittelpunkt von 0 und $x$ ist $x/2$, also liegt $x/2$ in $C$, dann auch $x/4$, dann $x/8$ und so weiter.",
  "On a table with 9 positions, half of 1 is 5, because $2 \\cdot 5 = 10 \\equiv 1$.":
    "Auf einem Tisch mit 9 Positionen ist die Hälfte von 1 gleich 5, denn $2 \\cdot 5 = 10 \\equiv 1$.",
  "Halve 1 again and again modulo 9: 1, 5, and so on. After how many halvings are you back at 1?":
    "Halbieren Sie 1 modulo 9 immer wieder: 1, 5 und so weiter. Nach wie vielen Halbierungen sind Sie wieder bei 1?",
  "An even number is easy to halve. To halve an odd one, add 9 first: half of 5 is 14/2 = 7.":
    "Eine gerade Zahl zu halbieren ist leicht. Um eine ungerade zu halbieren, addieren Sie zuerst 9: Die Hälfte von 5 ist 14/2 = 7.",
  "1, 5, 7, 8, 4, …: what comes next?": "1, 5, 7, 8, 4, …: Wie geht es weiter?",
  "Go on: you are back when 1 appears for the second time. Half of 5 is 14/2 = 7.":
    "Weiter: Sie sind zurück, wenn 1 zum zweiten Mal erscheint. Die Hälfte von 5 ist 14/2 = 7.",
  "That is too many: 1 comes back sooner. Half of 5 is 14/2 = 7, and half of 7 is 16/2 = 8.":
    "Das ist zu oft: 1 kommt früher wieder. Die Hälfte von 5 ist 14/2 = 7, und die von 7 ist 16/2 = 8.",
  "6: from 1 to 5, 7, 8, 4, 2 and back to 1. The last step before 1 is 2, so **halving often enough is doubling**: if x is in C, then so is 2x.":
    "6: von 1 zu 5, 7, 8, 4, 2 und zurück zu 1. Der letzte Schritt vor der 1 ist die 2, also gilt: **Oft genug halbieren heißt verdoppeln.** Mit x liegt auch 2x in C.",
  "Let $n$ be odd, and write $\\mathbb{Z}_n$ for the $n$ positions, which are added and multiplied modulo $n$. Multiplication by $h = (n+1)/2$, the inverse of 2, takes different positions to different ones, so some power of it is the identity: $h^m \\equiv 1$ for some $m \\ge 1$. Then $h^{m-1} \\equiv 2$. If $C$ is closed and contains 0 and $x$, it contains $hx$, $h^2x$, … and so $h^{m-1}x \\equiv 2x$.":
    "Es sei $n$ ungerade, und $\\mathbb{Z}_n$ stehe für die $n$ Positionen, die man modulo $n$ addiert und multipliziert. Die Multiplikation mit $h = (n+1)/2$, dem Inversen von 2, führt verschiedene Positionen in verschiedene über, also ist eine ihrer Potenzen die Identität: $h^m \\equiv 1$ für ein $m \\ge 1$. Dann ist $h^{m-1} \\equiv 2$. Ist $C$ abgeschlossen und enthält 0 und $x$, so enthält es $hx$, $h^2x$, … und damit $h^{m-1}x \\equiv 2x$.",
  "Closed under addition": "Abgeschlossen unter Addition",
  "The next step: if $x$ and $y$ are in $C$, then so is their midpoint $(x + y)/2$, and so is its double $x + y$. So $C$ contains 0 and is closed under addition: it is a *subgroup* of $\\mathbb{Z}_n$. Every subgroup of $\\mathbb{Z}_n$ consists of the multiples of a divisor $q$ of $n$, so it has $n/q$ members.":
    "Der nächste Schritt: Liegen $x$ und $y$ in $C$, so auch ihr Mittelpunkt $(x + y)/2$ und damit auch dessen Doppeltes $x + y$. Also enthält $C$ die 0 und ist abgeschlossen unter Addition: Es ist eine *Untergruppe* von $\\mathbb{Z}_n$. Jede Untergruppe von $\\mathbb{Z}_n$ besteht aus den Vielfachen eines Teilers $q$ von $n$, hat also $n/q$ Elemente.",
  "On a table with 15 positions choose four that form a closed set, or say that there is no such set.":
    "Wählen Sie auf einem Tisch mit 15 Positionen vier Positionen, die eine abgeschlossene Menge bilden, oder sagen Sie, dass es keine solche Menge gibt.",
  "Rotate the set so that it contains 0. Then it is a subgroup. How many members can a subgroup of ℤ₁₅ have?":
    "Drehen Sie die Menge so, dass sie 0 enthält. Dann ist sie eine Untergruppe. Wie viele Elemente kann eine Untergruppe von ℤ₁₅ haben?",
  "The number of members divides 15.": "Die Zahl der Elemente ist ein Teiler von 15.",
  "{position} is the midpoint of two of them but is not one of them. Could any four positions form a closed set?":
    "{position} ist der Mittelpunkt von zweien, gehört aber nicht dazu. Können vier Positionen überhaupt eine abgeschlossene Menge bilden?",
  "There is none: a closed set has n/q members for a divisor q of n, and 4 does not divide 15. It can be done with 1, 3, 5 or 15 positions.":
    "Es gibt keine: Eine abgeschlossene Menge hat n/q Elemente für einen Teiler q von n, und 4 ist kein Teiler von 15. Mit 1, 3, 5 oder 15 Positionen geht es.",
  "A subgroup $C$ of $\\mathbb{Z}_n$ consists of the multiples of a divisor of $n$: let $q$ be the smallest of the numbers $1, \\dots, n$ whose remainder modulo $n$ is in $C$ ($n$ itself is such a number). All multiples of $q$ are in $C$. If $c$ is in $C$, divide: $c = aq + r$ with $0 \\le r < q$. Then $r = c - aq$ is in $C$ and smaller than $q$, so $r = 0$. For $c = n$ this says that $q$ divides $n$.":
    "Eine Untergruppe $C$ von $\\mathbb{Z}_n$ besteht aus den Vielfachen eines Teilers von $n$: Es sei $q$ die kleinste der Zahlen $1, \\dots, n$, deren Rest modulo $n$ in $C$ liegt ($n$ selbst ist eine solche Zahl). Alle Vielfachen von $q$ liegen in $C$. Liegt $c$ in $C$, so teile man mit Rest: $c = aq + r$ mit $0 \\le r < q$. Dann liegt $r = c - aq$ in $C$ und ist kleiner als $q$, also ist $r = 0$. Für $c = n$ besagt dies, dass $q$ ein Teiler von $n$ ist.",
  "The closed-set lemma": "Das Lemma über abgeschlossene Mengen",
  "Put the two steps together. And do not forget the even tables.":
    "Fügen Sie die beiden Schritte zusammen. Und vergessen Sie die geraden Tische nicht.",
  "On a table with 9 positions choose a closed set that is not a class modulo 1, 3 or 9, or say that there is none.":
    "Wählen Sie auf einem Tisch mit 9 Positionen eine abgeschlossene Menge, die keine Klasse modulo 1, 3 oder 9 ist, oder sagen Sie, dass es keine gibt.",
  "Try a few. Whenever the set is not a class, some ⟦midpoint|midpoint⟧ is missing.":
    "Probieren Sie einige. Wann immer die Menge keine Klasse ist, fehlt ein ⟦Mittelpunkt|midpoint⟧.",
  "You have just seen the proof for odd n: rotate, halve until it doubles, add.":
    "Den Beweis für ungerades n haben Sie eben gesehen: drehen, halbieren, bis es verdoppelt, addieren.",
  "{position} is a midpoint, but it is missing. Add it, and see where this ends.":
    "{position} ist ein Mittelpunkt, fehlt aber. Nehmen Sie die Position hinzu, und sehen Sie, wo das endet.",
  "It is closed, but it is the class {class}.": "Die Menge ist abgeschlossen, aber sie ist die Klasse {class}.",
  "There is none. **On every table, a non-empty set with M(C) = C is a residue class modulo an odd divisor of n.** So nothing but a shield can ever stop Magnus.":
    "Es gibt keine. **Eine nichtleere Menge mit M(C) = C ist auf jedem Tisch eine Restklasse modulo einem ungeraden Teiler von n.** Nur ein Schild kann Magnus also je aufhalten.",
  "**Lemma.** A non-empty $C \\subseteq \\mathbb{Z}_n$ with $M(C) = C$ is a class $[\\gamma]_q$ for an odd divisor $q$ of $n$; and all such classes are closed.":
    "**Lemma.** Eine nichtleere Menge $C \\subseteq \\mathbb{Z}_n$ mit $M(C) = C$ ist eine Restklasse $[\\gamma]_q$ für einen ungeraden Teiler $q$ von $n$; und alle diese Klassen sind abgeschlossen.",
  "*They are closed:* if $x \\equiv y \\equiv \\gamma \\pmod q$ and $2z \\equiv x + y$, then $2z \\equiv 2\\gamma$, and $z \\equiv \\gamma$ because $q$ is odd.":
    "*Sie sind abgeschlossen:* Ist $x \\equiv y \\equiv \\gamma \\pmod q$ und $2z \\equiv x + y$, so ist $2z \\equiv 2\\gamma$ und, weil $q$ ungerade ist, $z \\equiv \\gamma$.",
  "*There are no others, $n$ odd:* translate so that $0 \\in C$. If $x$ is in $C$, so is $2x$ (⟦step 2|#proof-halves⟧). So if $x$ and $y$ are in $C$, so is $2 \\cdot (x + y)/2 = x + y$. A finite set that contains 0 and is closed under addition is a subgroup ($-x$ is a multiple of $x$), that is, the multiples of a divisor $q$ of $n$ (⟦step 3|#proof-sums⟧), and $q$ is odd because $n$ is. Translate back.":
    "*Andere gibt es nicht, $n$ ungerade:* Man verschiebe so, dass $0 \\in C$ ist. Liegt $x$ in $C$, so auch $2x$ (⟦Schritt 2|#proof-halves⟧). Liegen also $x$ und $y$ in $C$, so auch $2 \\cdot (x + y)/2 = x + y$. Eine endliche Menge, die 0 enthält und unter Addition abgeschlossen ist, ist eine Untergruppe ($-x$ ist ein Vielfaches von $x$), das heißt die Menge der Vielfachen eines Teilers $q$ von $n$ (⟦Schritt 3|#proof-sums⟧), und $q$ ist ungerade, weil $n$ es ist. Man verschiebe zurück.",
  "*$n$ even:* for $x \\in C$ we have $2(x + n/2) \\equiv 2x = x + x$, so $x + n/2 \\in M(C) = C$. Hence $C$ is known as soon as we know its remainders modulo $n/2$; call their set $C'$. It is closed on the table with $n/2$ positions: if $2z \\equiv x + y \\pmod{n/2}$ with $x, y \\in C$, then $2z \\equiv x + y$ or $2z \\equiv x + y + n/2 \\pmod n$, and in the second case replace $x$ by $x + n/2$, which is in $C$ as well. So $z \\in M(C) = C$. Halve the table until it is odd. Then the last set is a class with an odd index, and so is $C$: a position is in $C$ exactly if its remainder modulo the smaller table is in $C'$. ∎":
    "*$n$ gerade:* Für $x \\in C$ ist $2(x + n/2) \\equiv 2x = x + x$, also $x + n/2 \\in M(C) = C$. Somit ist $C$ bekannt, sobald wir seine Reste modulo $n/2$ kennen; ihre Menge heiße $C'$. Sie ist auf dem Tisch mit $n/2$ Positionen abgeschlossen: Ist $2z \\equiv x + y \\pmod{n/2}$ mit $x, y \\in C$, so ist $2z \\equiv x + y$ oder $2z \\equiv x + y + n/2 \\pmod n$, und im zweiten Fall ersetze man $x$ durch $x + n/2$, das ebenfalls in $C$ liegt. Also ist $z \\in M(C) = C$. Man halbiere den Tisch, bis er ungerade ist. Dann ist die letzte Menge eine Restklasse mit ungeradem Index, und damit auch $C$: Eine Position liegt genau dann in $C$, wenn ihr Rest modulo dem kleineren Tisch in $C'$ liegt. ∎",
  "The program has checked the lemma against the definition for every set on every table up to n = 16. A nice exercise: the smallest class around a set A with a member a is a + gℤₙ, where g is the odd part of the greatest common divisor of n and all differences in A. This class is the last ring.":
    "Das Programm hat das Lemma für jede Menge auf jedem Tisch bis n = 16 mit der Definition verglichen. Eine schöne Übung: Die kleinste Klasse um eine Menge A mit einem Element a ist a + gℤₙ, wobei g der ungerade Teil des größten gemeinsamen Teilers von n und allen Differenzen in A ist; das ist der letzte Ring.",
  "The theorem on f*(n)": "Der Satz über f*(n)",
  "*Layer play* is the strategy of lesson 3: as long as the token lies in a ring, call the distance to a witness pair one ring farther out. Layer play stops only when the token lies in no ring. But the last ring is closed, so it is a class with an odd index, and the token is outside it: Magnus has met a shield.":
    "Das *Schichtspiel* ist die Strategie aus Lektion 3: Solange der Spielstein in einem Ring liegt, nennt man den Abstand zu einem Zeugenpaar, das einen Ring weiter außen liegt. Das Schichtspiel endet nur, wenn der Spielstein in keinem Ring liegt. Der letzte Ring ist aber abgeschlossen, also eine Restklasse mit ungeradem Index, und der Spielstein steht außerhalb: Magnus ist auf einen Schild gestoßen.",
  "You are Derek and play against such a Magnus on 9 positions, where $f^*(9) = 6$.":
    "Sie sind Derek und spielen auf 9 Positionen gegen einen solchen Magnus; dort ist $f^*(9) = 6$.",
  "You are Derek. Play so that the game ends with 6 positions visited.":
    "Sie sind Derek. Spielen Sie so, dass die Partie mit 6 besuchten Positionen endet.",
  "Choose a class modulo 3 that does not contain the token, {1, 4, 7} or {2, 5, 8}, and never step into it.":
    "Wählen Sie eine Klasse modulo 3, die den Spielstein nicht enthält, {1, 4, 7} oder {2, 5, 8}, und betreten Sie sie nie.",
  "You can decide late: any class modulo 3 will do as long as none of it has been visited.":
    "Sie können sich spät entscheiden: Jede Klasse modulo 3, die noch ganz unbesucht ist, ist geeignet.",
  "Every class modulo 3 has been entered, so there is no longer a shield with three positions. Go back to where there still was one.":
    "Jede Klasse modulo 3 wurde schon betreten; einen Schild mit drei Positionen gibt es also nicht mehr. Gehen Sie dorthin zurück, wo es noch einen gab.",
  "{count} positions are visited, so no whole class modulo 3 is left. Go back to where there still was one.":
    "{count} Positionen sind besucht; es ist also keine ganze Klasse modulo 3 mehr übrig. Gehen Sie dorthin zurück, wo es noch eine gab.",
  "Magnus was stuck at 6, and you can see why: the unvisited positions form a class, and the token is outside it. **On every table ⟦layer|layer⟧ play visits at least ⟦f*(n)|star:n⟧ positions, and Derek can hold it to exactly f*(n).**":
    "Magnus kam über 6 nicht hinaus, und man sieht, warum: Die unbesuchten Positionen bilden eine Klasse, und der Spielstein steht außerhalb. **Auf jedem Tisch besucht das Schichtspiel mindestens ⟦f*(n)|star:n⟧ Positionen, und Derek kann es auf genau f*(n) beschränken.**",
  "**Theorem.** Layer play visits at least $f^*(n)$ positions on every table, against every Derek.":
    "**Satz.** Das Schichtspiel besucht auf jedem Tisch und gegen jeden Derek mindestens $f^*(n)$ Positionen.",
  "While some position is unvisited and the token has a depth $i$, a new position is reached in at most $i$ rounds (⟦lesson 3|rings.html#proof-climb⟧). So play stops only when all positions are visited or when the token lies outside the last ring $C$ of $A \\neq \\emptyset$. In the second case $M(C) = C$, so $C$ is a class $[\\gamma]_q$ with odd $q$ by ⟦the closed-set lemma|#proof-no-other⟧, and $q > 1$ because the token is not in it. So $q$ is at least the smallest odd prime factor $p$ of $n$, and $|A| \\le |C| = n/q \\le n/p$: at least $n - n/p = f^*(n)$ positions are visited. If $n$ is a power of two there is no odd $q > 1$, and all $n$ are visited.":
    "Solange eine Position unbesucht ist und der Spielstein eine Tiefe $i$ hat, wird in höchstens $i$ Runden eine neue Position erreicht (⟦Lektion 3|rings.html#proof-climb⟧). Die Partie endet also nur, wenn alle Positionen besucht sind oder wenn der Spielstein außerhalb des letzten Rings $C$ von $A \\neq \\emptyset$ liegt. Im zweiten Fall ist $M(C) = C$, also ist $C$ nach dem ⟦Lemma über abgeschlossene Mengen|#proof-no-other⟧ eine Restklasse $[\\gamma]_q$ mit ungeradem $q$, und $q > 1$, weil der Spielstein nicht darin liegt. Also ist $q$ mindestens der kleinste ungerade Primfaktor $p$ von $n$, und $|A| \\le |C| = n/q \\le n/p$: Mindestens $n - n/p = f^*(n)$ Positionen sind besucht. Ist $n$ eine Zweierpotenz, so gibt es kein ungerades $q > 1$, und alle $n$ sind besucht.",
  "Together with ⟦the shield of lesson 4|shield.html#proof-none⟧: **with best play exactly $f^*(n)$ positions are visited.** ∎":
    "Zusammen mit ⟦dem Schild aus Lektion 4|shield.html#proof-none⟧: **Bei perfektem Spiel werden genau $f^*(n)$ Positionen besucht.** ∎",
  "Let a student play this badly on purpose: answering + every time lets this Magnus visit 8 positions. He visits at least 6, whatever the student does.":
    "Lassen Sie jemanden mit Absicht schlecht spielen: Wer als Derek jedes Mal + sagt, lässt diesen Magnus 8 Positionen besuchen. Mindestens 6 besucht er immer, was Derek auch sagt.",
  "f*(45)": "f*(45)",
  "Now you can say how a game ends when both play well, without playing it.":
    "Damit können Sie, ohne zu spielen, von jeder Partie sagen, wie sie endet, wenn beide gut spielen.",
  "How many of 45 positions are visited in the end if both play as well as possible?":
    "Wie viele von 45 Positionen sind am Ende besucht, wenn beide so gut wie möglich spielen?",
  "45 = 3 · 3 · 5. What is the largest shield that Derek can have?":
    "45 = 3 · 3 · 5. Welches ist der größte Schild, den Derek haben kann?",
  "The smallest odd prime factor is 3, so Derek keeps 45/3 positions.":
    "Der kleinste ungerade Primfaktor ist 3, Derek behält also 45/3 Positionen.",
  "36 would be right if Derek kept a class modulo 5. He takes a larger one.":
    "36 wäre richtig, wenn Derek eine Klasse modulo 5 behielte. Er nimmt eine größere.",
  "44 would be right if Derek kept a single position. He keeps a whole class.":
    "44 wäre richtig, wenn Derek eine einzige Position behielte. Er behält eine ganze Klasse.",
  "Derek cannot keep so many. The largest shield is a class with index 3, and every position outside it is visited.":
    "So viele kann Derek nicht behalten. Der größte Schild ist eine Klasse vom Index 3, und jede Position außerhalb wird besucht.",
  "That is too many: Derek keeps the class with the smallest odd index greater than 1.":
    "Das sind zu viele: Derek behält die Klasse mit dem kleinsten ungeraden Index, der größer als 1 ist.",
  "⟦f*(45)|star:45⟧ = 45 − 45/3 = 30. It depends only on how large the smallest odd prime factor is: on 9, 15 and 45 positions Derek keeps a third.":
    "⟦f*(45)|star:45⟧ = 45 − 45/3 = 30. Es kommt nur darauf an, wie groß der kleinste ungerade Primfaktor ist: Auf 9, 15 und 45 Positionen behält Derek ein Drittel.",
  "Closed sets, and f*(n)": "Abgeschlossene Mengen und f*(n)",
  "Find all sets that contain all their midpoints. Then you can say for every table, without playing, how many positions Magnus gets: f*(n).":
    "Finden Sie alle Mengen, die alle ihre Mittelpunkte enthalten. Dann können Sie für jeden Tisch ohne Spiel sagen, wie viele Positionen Magnus bekommt: f*(n).",
  "The sets that contain all their midpoints are exactly the residue classes modulo an odd divisor of n. So one strategy forces f*(n) positions on every table.":
    "Die Mengen, die alle ihre Mittelpunkte enthalten, sind genau die Nebenklassen von Untergruppen mit ungeradem Index. Deshalb erzwingt eine einzige Strategie auf jedem Tisch f*(n) Positionen.",
  "f*(n) is [N10] Theorem 1. The closed-set lemma and the proof by one strategy for every n are our own; [N10] plays composite tables in two phases (lesson 12).":
    "f*(n) ist [N10] Satz 1. Das Lemma über abgeschlossene Mengen und der Beweis mit einer einzigen Strategie für jedes n sind von uns; [N10] spielt zusammengesetzte Tische in zwei Phasen (Lektion 12).",
};
