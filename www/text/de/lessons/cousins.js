// @ts-check
/** Lektion 19 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Play the Number Game": "Spielen Sie das Zahlenspiel",
  "In the picture the numbers are the sides of a rectangle, and a move cuts squares off it. The dashed line shows where a golden rectangle would end: one that is 1.618 times as long as it is high.":
    "Im Bild sind die Zahlen die Seiten eines Rechtecks, und ein Zug schneidet Quadrate davon ab. Die gestrichelte Linie zeigt, wo ein goldenes Rechteck enden würde: eines, das 1,618-mal so lang wie hoch ist.",
  "Each move subtracts a multiple of one number from the other; a player who makes a number zero or negative loses. You begin with A = 37 and B = 10. Win against the computer, which never errs.":
    "Jeder Zug zieht ein Vielfaches der einen Zahl von der anderen ab; wer eine Zahl null oder negativ macht, verliert. Sie beginnen mit A = 37 und B = 10. Gewinnen Sie gegen den Computer, der sich nie irrt.",
  "You can leave 27, 17 or 7 beside the 10. From which of these pairs has the computer only one cut that does not lose at once?":
    "Sie können 27, 17 oder 7 neben der 10 übrig lassen. Von welchem dieser Paare aus hat der Computer nur einen Schnitt, der nicht sofort verliert?",
  "Leave rectangles that are shorter than a golden one: 10 by 7 is, as 10 is less than 1.618 · 7. Then the computer has no choice, and what it leaves is long again.":
    "Lassen Sie Rechtecke übrig, die kürzer sind als ein goldenes: 10 mal 7 ist es, denn 10 ist kleiner als 1,618 · 7. Dann hat der Computer keine Wahl, und was er übrig lässt, ist wieder lang.",
  "Now the computer can win: you have left it a rectangle longer than a golden one. Take it back, and cut another number of squares.":
    "Jetzt kann der Computer gewinnen: Sie haben ihm ein Rechteck gelassen, das länger ist als ein goldenes. Nehmen Sie den Zug zurück und schneiden Sie eine andere Zahl von Quadraten ab.",
  "You have lost: you made a number zero or negative. Take moves back, or play again.":
    "Sie haben verloren: Sie haben eine Zahl null oder negativ gemacht. Nehmen Sie Züge zurück oder spielen Sie noch einmal.",
  "You won because you always left a short rectangle, sometimes with the largest cut and sometimes with a smaller one. **The computer had no choice from any of them, and you always had one.** Which rectangles are short, and why that is enough, comes next.":
    "Sie haben gewonnen, weil Sie immer ein kurzes Rechteck übrig ließen, manchmal mit dem größten Schnitt und manchmal mit einem kleineren. **Der Computer hatte von keinem aus eine Wahl, und Sie hatten immer eine.** Welche Rechtecke kurz sind, und warum das genügt, kommt als Nächstes.",
  "Play dominoes on a circle": "Spielen Sie Domino im Kreis",
  "There are spaces in a circle, and two players. Each move lays a domino on two free neighbouring spaces; a player who cannot move loses.":
    "Es gibt Felder im Kreis und zwei Spieler. Jeder Zug legt einen Dominostein auf zwei freie benachbarte Felder; wer nicht ziehen kann, verliert.",
  "Each free path has a number beside it, its *value*, and in the middle is the sum $\\oplus$ of all values: equal ones cancel, so $1 \\oplus 1 = 0$. For paths of 0, 1, …, 7 spaces the values are 0, 0, 1, 1, 2, 0, 3, 1. The next step says where they come from; here you only need that a player who has to move at the sum 0 loses.":
    "Neben jedem freien Weg steht eine Zahl, sein *Wert*, und in der Mitte die Summe $\\oplus$ aller Werte: Gleiche heben sich auf, also ist $1 \\oplus 1 = 0$. Für Wege aus 0, 1, …, 7 Feldern sind die Werte 0, 0, 1, 1, 2, 0, 3, 1. Woher sie kommen, sagt der nächste Schritt; hier brauchen Sie nur, dass verliert, wer bei der Summe 0 am Zug ist.",
  "The computer has begun on a circle of 13 spaces, and a path of 11 is left. Make the last move: a player who cannot move loses, and a player who leaves the sum ⊕ = 0 each time makes the last move.":
    "Der Computer hat auf einem Kreis aus 13 Feldern begonnen, und ein Weg aus 11 ist übrig. Machen Sie den letzten Zug: Wer nicht ziehen kann, verliert, und wer jedes Mal die Summe ⊕ = 0 lässt, macht ihn.",
  "Your domino cuts the path of 11 into two with 9 spaces together: 2 and 7, for example. Which two of these have the same value?":
    "Ihr Stein zerschneidet den Weg aus 11 in zwei mit zusammen 9 Feldern: zum Beispiel 2 und 7. Welche zwei davon haben denselben Wert?",
  "2 and 7 are both worth 1, so their sum is 0. After each move of the computer, find one that makes the sum 0 again.":
    "2 und 7 sind beide 1 wert, also ist ihre Summe 0. Suchen Sie nach jedem Zug des Computers einen, der die Summe wieder zu 0 macht.",
  "You left a sum that is not 0, so the computer could make it 0, and now it can win. Take it back, and leave paths whose values cancel.":
    "Sie haben eine Summe gelassen, die nicht 0 ist; also konnte der Computer sie zu 0 machen, und jetzt kann er gewinnen. Nehmen Sie den Zug zurück und lassen Sie Wege übrig, deren Werte sich aufheben.",
  "No two neighbouring spaces are free any more: the computer has made the last move. Take moves back, or play again.":
    "Keine zwei benachbarten Felder sind mehr frei: Der Computer hat den letzten Zug gemacht. Nehmen Sie Züge zurück oder spielen Sie noch einmal.",
  "You made the last move: the computer could never leave you the sum 0, and you could always leave it. **You did not have to see the end, only a number.** How one finds the number of a path comes next.":
    "Sie haben den letzten Zug gemacht: Der Computer konnte Ihnen nie die Summe 0 lassen, und Sie konnten sie ihm immer lassen. **Sie mussten nicht das Ende sehen, nur eine Zahl.** Wie man die Zahl eines Weges findet, kommt als Nächstes.",
  "Play multivision": "Spielen Sie Multivision",
  "A tower over each prime is its exponent. Below stands the product $M$ of all piles, with 0 where an exponent is even and 1 where it is odd. If all are 0, then $M$ is a square.":
    "Der Turm über jeder Primzahl ist ihr Exponent. Darunter steht das Produkt $M$ aller Haufen, mit 0, wo ein Exponent gerade ist, und 1, wo er ungerade ist. Ist alles 0, so ist $M$ eine Quadratzahl.",
  "The piles are 6 and 15, and you begin. Make the last move.":
    "Die Haufen sind 6 und 15, und Sie beginnen. Machen Sie den letzten Zug.",
  "Leave the computer a square: 0 below every prime. One move can do that, if it begins with the right prime.":
    "Lassen Sie dem Computer eine Quadratzahl: 0 unter jeder Primzahl. Ein einziger Zug kann das, wenn er mit der richtigen Primzahl beginnt.",
  "6 · 15 = 2 · 3² · 5: the exponents of 2 and 5 are odd. Divide pile 1 by 2, and multiply it by 5 in the same move.":
    "6 · 15 = 2 · 3² · 5: Die Exponenten von 2 und 5 sind ungerade. Teilen Sie Haufen 1 durch 2 und multiplizieren Sie ihn im selben Zug mit 5.",
  "From then on answer the computer in the same way: divide by the smallest prime with a 1 below it, and add what makes the others 0.":
    "Antworten Sie dem Computer von da an ebenso: Teilen Sie durch die kleinste Primzahl, unter der eine 1 steht, und fügen Sie hinzu, was die anderen zu 0 macht.",
  "You have not left a square, so the computer could leave one, and it can always do so from now on. Take it back: which 1 did you leave?":
    "Sie haben keine Quadratzahl gelassen; darum konnte der Computer eine lassen, und von nun an kann er es immer. Nehmen Sie den Zug zurück: Welche 1 haben Sie stehen lassen?",
  "All piles are 1, and the computer has made the last move. Take moves back, or play again.":
    "Alle Haufen sind 1, und der Computer hat den letzten Zug gemacht. Nehmen Sie Züge zurück oder spielen Sie noch einmal.",
  "You left a square each time, the computer never could, and 1 is a square. **However large the piles become, a row of zeros and ones tells who wins.**":
    "Sie haben jedes Mal eine Quadratzahl gelassen, der Computer konnte es nie, und 1 ist eine Quadratzahl. **Wie groß die Haufen auch werden: Eine Reihe aus Nullen und Einsen sagt, wer gewinnt.**",
  "The Number Game: a shield again": "Das Zahlenspiel: wieder ein Schild",
  "There are two numbers and two players. A move subtracts a multiple of one number from the other; a player who makes a number zero or negative loses. From (7, 3) you may go to (4, 3) or (1, 3).":
    "Es gibt zwei Zahlen und zwei Spieler. Ein Zug zieht ein Vielfaches der einen Zahl von der anderen ab; wer eine Zahl null oder negativ macht, verliert. Von (7, 3) darf man zu (4, 3) oder (1, 3) gehen.",
  "How can you find out who wins? Look for a set of **safe** pairs with two properties, like Derek’s shield on the table: from a safe pair every move leads out of the set, and from every other pair some move leads into it. A player who can always go back to safety wins. Here the safe pairs are the *fat* ones, $B \\le A < \\varphi B$ with the golden ratio $\\varphi = \\frac{1 + \\sqrt5}{2} = 1.618\\dots$":
    "Wie findet man heraus, wer gewinnt? Man sucht eine Menge **sicherer** Paare mit zwei Eigenschaften, wie Dereks Schild auf dem Tisch: Von einem sicheren Paar führt jeder Zug aus der Menge hinaus, und von jedem anderen Paar führt mindestens ein Zug in sie hinein. Wer immer wieder zu einem sicheren Paar gehen kann, gewinnt. Hier sind die sicheren Paare die *dicken*, $B \\le A < \\varphi B$ mit dem goldenen Schnitt $\\varphi = \\frac{1 + \\sqrt5}{2} = 1{,}618\\dots$",
  "Let B = 8. What is the largest A for which the player to move loses from (A, 8)?":
    "Es sei B = 8. Welches ist das größte A, für das verliert, wer bei (A, 8) am Zug ist?",
  "It is the largest fat pair: A < φ · 8.": "Es ist das größte dicke Paar: A < φ · 8.",
  "8 · 1.618 = 12.94. You can also test A · (A − B) < B² in whole numbers: 12 · 4 < 64, and 13 · 5 = 65.":
    "8 · 1,618 = 12,94. Sie können auch mit ganzen Zahlen prüfen, ob A · (A − B) < B² ist: 12 · 4 < 64, und 13 · 5 = 65.",
  "From (13, 8) you can go to (5, 8), which is fat: 8 < 1.618 · 5 = 8.09. So the player to move wins.":
    "Von (13, 8) kann man zu (5, 8) gehen, und das ist dick: 8 < 1,618 · 5 = 8,09. Also gewinnt, wer am Zug ist.",
  "From (12, 8) only one move does not lose at once, the one to (4, 8), and from there the other player wins. So A is not smaller than 12.":
    "Von (12, 8) aus verliert nur ein Zug nicht sofort, der zu (4, 8), und von dort gewinnt der andere. Also ist A nicht kleiner als 12.",
  "That is too large: 1.618 · 8 = 12.94, and from a thin pair the player to move wins.":
    "Das ist zu groß: 1,618 · 8 = 12,94, und von einem dünnen Paar gewinnt, wer am Zug ist.",
  "12. Both 13 and 8 are Fibonacci numbers. The quotients of neighbouring ones lie alternately above and below φ: (13, 8) is just thin, (8, 5) is just fat. **A winning strategy is a set: the other player can never move into it, and I always can.**":
    "12. Sowohl 13 als auch 8 sind Fibonacci-Zahlen. Die Quotienten benachbarter liegen abwechselnd über und unter φ: (13, 8) ist gerade noch dünn, (8, 5) gerade noch dick. **Eine Gewinnstrategie ist eine Menge: Der andere Spieler kann nie in sie hineinziehen, ich kann es immer.**",
  "**Theorem.** For $A \\ge B \\ge 1$ the player to move wins if and only if $A > \\varphi B$ (thin). Note that $\\frac1\\varphi = \\varphi - 1$. Equality cannot happen, because $\\varphi$ is irrational.":
    "**Satz.** Für $A \\ge B \\ge 1$ gewinnt, wer am Zug ist, genau dann, wenn $A > \\varphi B$ ist (dünn). Man beachte $\\frac1\\varphi = \\varphi - 1$. Gleichheit kann nicht auftreten, da $\\varphi$ irrational ist.",
  "*From fat to thin.* If $A = B$, every move loses. If $B < A < \\varphi B$, then $A < 2B$, and only the move to $(B, A - B)$ does not lose at once. There $\\frac{A-B}{B} < \\varphi - 1 = \\frac1\\varphi$, so $B > \\varphi(A - B)$: thin.":
    "*Von dick zu dünn.* Ist $A = B$, so verliert jeder Zug. Ist $B < A < \\varphi B$, so ist $A < 2B$, und nur der Zug zu $(B, A - B)$ verliert nicht sofort. Dort ist $\\frac{A-B}{B} < \\varphi - 1 = \\frac1\\varphi$, also $B > \\varphi(A - B)$: dünn.",
  "*From thin to fat.* Let $A = qB + r$, $0 \\le r < B$, $q \\ge 1$. If $r > 0$ and $B < \\varphi r$, go to $(B, r)$, which is fat. Otherwise $\\frac rB < \\frac1\\varphi$, and $(B + r, B)$ is fat, because $1 + \\frac rB < 1 + \\frac1\\varphi = \\varphi$. It can be reached if $q \\ge 2$. If $q = 1$, then $A = B + r > \\varphi B$ means $\\frac rB > \\frac1\\varphi$, which is the first case. The numbers get smaller, so the game ends. ∎":
    "*Von dünn zu dick.* Es sei $A = qB + r$, $0 \\le r < B$, $q \\ge 1$. Ist $r > 0$ und $B < \\varphi r$, so gehe man zu $(B, r)$, und das ist dick. Sonst ist $\\frac rB < \\frac1\\varphi$, und $(B + r, B)$ ist dick, weil $1 + \\frac rB < 1 + \\frac1\\varphi = \\varphi$ ist. Es ist erreichbar, wenn $q \\ge 2$ ist. Ist $q = 1$, so bedeutet $A = B + r > \\varphi B$, dass $\\frac rB > \\frac1\\varphi$ ist, und das ist der erste Fall. Die Zahlen werden kleiner, die Partie endet also. ∎",
  "Dominoes on a circle: parts that do not meet": "Dominosteine im Kreis: Teile, die einander nicht berühren",
  "On a circle of $N$ spaces the first move, marked here for $N = 10$, leaves a path of $N - 2$ spaces, and every later move cuts a path into two that have nothing to do with each other.":
    "Auf einem Kreis aus $N$ Feldern lässt der erste Zug, hier für $N = 10$ markiert, einen Weg aus $N - 2$ Feldern übrig, und jeder spätere Zug zerlegt einen Weg in zwei, die nichts miteinander zu tun haben.",
  "So give each path of $m$ spaces a *value* $F(m)$: the smallest of the numbers 0, 1, 2, … that is **not** the value of a position after one move. The value of several paths together is the sum of their values in binary without carrying, written $\\oplus$. The player to move loses exactly when the value is 0. For $m = 0, \\dots, 7$ the values are 0, 0, 1, 1, 2, 0, 3, 1.":
    "Man gebe also jedem Weg aus $m$ Feldern einen *Wert* $F(m)$: die kleinste der Zahlen 0, 1, 2, …, die **nicht** der Wert einer Stellung nach einem Zug ist. Der Wert mehrerer Wege zusammen ist die Summe ihrer Werte im Binärsystem ohne Übertrag, geschrieben $\\oplus$. Wer am Zug ist, verliert genau dann, wenn der Wert 0 ist. Für $m = 0, \\dots, 7$ sind die Werte 0, 0, 1, 1, 2, 0, 3, 1.",
  "What is F(8), the value of the path that the first domino leaves on a circle of 10?":
    "Was ist F(8), der Wert des Weges, den der erste Dominostein auf einem Kreis von 10 übrig lässt?",
  "A domino on 8 spaces leaves 6 in two parts: 0 and 6, 1 and 5, 2 and 4, or 3 and 3.":
    "Ein Dominostein auf 8 Feldern lässt 6 in zwei Teilen übrig: 0 und 6, 1 und 5, 2 und 4 oder 3 und 3.",
  "The values: 0 ⊕ 3 = 3, 0 ⊕ 0 = 0, 1 ⊕ 2 = 3, 1 ⊕ 1 = 0.": "Die Werte: 0 ⊕ 3 = 3, 0 ⊕ 0 = 0, 1 ⊕ 2 = 3, 1 ⊕ 1 = 0.",
  "What is the smallest number that is not among 3, 0, 3, 0?":
    "Was ist die kleinste Zahl, die unter 3, 0, 3, 0 nicht vorkommt?",
  "0 is among the values after a move: for example, leave 3 and 3. So F(8) is not 0.":
    "0 kommt unter den Werten nach einem Zug vor: Lassen Sie zum Beispiel 3 und 3 übrig. Also ist F(8) nicht 0.",
  "A smaller number is missing already: the values after a move are 3, 0, 3, 0.":
    "Schon eine kleinere Zahl fehlt: Die Werte nach einem Zug sind 3, 0, 3, 0.",
  "1, which is not 0. So the player to move on the path wins, and on the circle of 10 the first player loses. **Cut a game into parts that do not meet, and give each part a number:** Nedev’s classes modulo p used the same idea.":
    "1, und das ist nicht 0. Also gewinnt, wer auf dem Weg am Zug ist, und auf dem Kreis von 10 verliert, wer anfängt. **Man zerlege ein Spiel in Teile, die einander nicht berühren, und gebe jedem Teil eine Zahl:** Nedevs Klassen modulo p beruhen auf demselben Gedanken.",
  "**Theorem** (Sprague, Grundy). Let several paths have values $a_1, \\dots, a_k$. The player to move loses if and only if $a_1 \\oplus \\dots \\oplus a_k = 0$.":
    "**Satz** (Sprague, Grundy). Mehrere Wege mögen die Werte $a_1, \\dots, a_k$ haben. Wer am Zug ist, verliert genau dann, wenn $a_1 \\oplus \\dots \\oplus a_k = 0$ ist.",
  "*Proof.* If no move is left, all values are 0. Suppose first that the sum is 0. A move changes one $a_i$ to another value, since $a_i$ is not among the values after a move on this path; so the sum is no longer 0. Now suppose that the sum is $x \\ne 0$. In binary, some $a_i$ has a one where $x$ has its highest one, so $a_i \\oplus x < a_i$. Because $a_i$ is the smallest missing number, some move changes this path to the value $a_i \\oplus x$, and then the sum is 0. ∎":
    "*Beweis.* Ist kein Zug mehr möglich, so sind alle Werte 0. Zunächst sei die Summe 0. Ein Zug ändert ein $a_i$ in einen anderen Wert, da $a_i$ nicht unter den Werten nach einem Zug auf diesem Weg vorkommt; die Summe ist dann also nicht mehr 0. Nun sei die Summe $x \\ne 0$. Im Binärsystem hat ein $a_i$ eine Eins, wo $x$ seine höchste hat, also ist $a_i \\oplus x < a_i$. Da $a_i$ die kleinste fehlende Zahl ist, gibt ein geeigneter Zug diesem Weg den Wert $a_i \\oplus x$, und dann ist die Summe 0. ∎",
  "The same rule gives the value of the two parts after a move, so $F(m)$ is the smallest number that is not among $F(i) \\oplus F(m - 2 - i)$. From $m = 53$ on, the values repeat with period 34 (computed; for such a rule a finite check proves the period). The first player wins on a circle exactly when $F(N - 2) = 0$: for $N = 2, 3, 17, 37$ and for all $N$ that are 7, 11, 23, 27 or 31 modulo 34.":
    "Dieselbe Regel liefert den Wert der beiden Teile nach einem Zug, also ist $F(m)$ die kleinste Zahl, die nicht unter den $F(i) \\oplus F(m - 2 - i)$ vorkommt. Von $m = 53$ an wiederholen sich die Werte mit der Periode 34 (berechnet; bei einer solchen Regel beweist eine endliche Prüfung die Periode). Wer anfängt, gewinnt auf einem Kreis genau dann, wenn $F(N - 2) = 0$ ist: für $N = 2, 3, 17, 37$ und für die $N$, die 7, 11, 23, 27 oder 31 modulo 34 sind.",
  "The published solution [P12] lists wrong options for F(12), although its value is right. It also lists those winning N below a million that are written with the digits 0 and 1 only, but 11 is missing there.":
    "Die veröffentlichte Lösung [P12] nennt falsche Möglichkeiten für F(12), auch wenn der Wert stimmt. Sie führt außerdem diejenigen gewinnenden N unter einer Million auf, die nur mit den Ziffern 0 und 1 geschrieben werden, aber dort fehlt die 11.",
  "Multivision: the smallest first": "Multivision: das Kleinste zuerst",
  "The game starts with some numbers, the *piles*. A move takes one pile and divides it by a prime $p$. It may then also multiply it by any powers of primes that are larger than $p$ and have been in the game from the start. With the primes 2 and 3, dividing 6 by 2 leads to 3, 9, 27 or any higher power of 3, and dividing it by 3 leads only to 2. The player who makes the last move, to 1, 1, …, 1, wins.":
    "Das Spiel beginnt mit einigen Zahlen, den *Haufen*. Ein Zug nimmt einen Haufen und teilt ihn durch eine Primzahl $p$. Dann darf er ihn noch mit beliebigen Potenzen von Primzahlen multiplizieren, die größer als $p$ und von Anfang an dabei sind. Mit den Primzahlen 2 und 3 kommt man von 6 durch Teilen durch 2 zu 3, 9, 27 oder jeder höheren Potenz von 3, durch Teilen durch 3 nur zu 2. Wer den letzten Zug macht, zu 1, 1, …, 1, gewinnt.",
  "The numbers may explode, and yet you can see at a glance who wins. Write the product $M$ of all piles as a product of prime powers. **If all exponents are even, so that $M$ is a square, the player to move loses.** Otherwise that player divides by the *smallest* prime with an odd exponent, and makes all larger exponents even in the same move.":
    "Die Zahlen können explodieren, und doch sieht man auf einen Blick, wer gewinnt. Man schreibe das Produkt $M$ aller Haufen als Produkt von Primzahlpotenzen. **Sind alle Exponenten gerade, ist $M$ also eine Quadratzahl, so verliert, wer am Zug ist.** Sonst teilt man durch die *kleinste* Primzahl mit ungeradem Exponenten und macht im selben Zug alle größeren Exponenten gerade.",
  "The piles are 12 and 45. By which prime does a winning move divide?":
    "Die Haufen sind 12 und 45. Durch welche Primzahl teilt ein Gewinnzug?",
  "12 = 2² · 3 and 45 = 3² · 5. What is the product?": "12 = 2² · 3 und 45 = 3² · 5. Was ist das Produkt?",
  "M = 2² · 3³ · 5. The exponent of 2 is even. Which is the smallest prime with an odd exponent?":
    "M = 2² · 3³ · 5. Der Exponent von 2 ist gerade. Welches ist die kleinste Primzahl mit ungeradem Exponenten?",
  "The exponent of 2 in M is 2, which is even. A move with 2 makes it odd, and the opponent makes it even again.":
    "Der Exponent von 2 in M ist 2, also gerade. Ein Zug mit 2 macht ihn ungerade, und der Gegner macht ihn wieder gerade.",
  "If you divide by 5, the exponent of 3 stays odd, and a move with 5 cannot change that.":
    "Teilen Sie durch 5, so bleibt der Exponent von 3 ungerade, und ein Zug mit 5 kann daran nichts ändern.",
  "A move divides a pile by a prime, and only the primes 2, 3 and 5 divide one of these piles.":
    "Ein Zug teilt einen Haufen durch eine Primzahl, und nur die Primzahlen 2, 3 und 5 teilen einen dieser Haufen.",
  "3: for example 12 becomes 4 · 5 = 20, and 20 · 45 = 900 = 30². **Put right the most important thing, and everything less important in the same move:** the ruler of lesson 6 counts like this, and every proof that looks at the first place where two things differ works like this.":
    "3: Zum Beispiel wird 12 zu 4 · 5 = 20, und 20 · 45 = 900 = 30². **Man bringe das Wichtigste in Ordnung, und im selben Zug alles weniger Wichtige:** So zählt das Lineal aus Lektion 6, und so verfährt jeder Beweis, der die erste Stelle betrachtet, an der sich zwei Dinge unterscheiden.",
  "**Theorem.** Every game ends, and the player to move loses if and only if $M$ is a square.":
    "**Satz.** Jede Partie endet, und wer am Zug ist, verliert genau dann, wenn $M$ eine Quadratzahl ist.",
  "*The end.* List the exponents in $M$ of the primes in play, from the smallest prime to the largest. A move lowers one of them by one and changes only later ones: the list gets smaller in lexicographic order. For lists of natural numbers this order has no infinite descending sequence, so the game ends, although nobody can say when.":
    "*Das Ende.* Man schreibe die Exponenten auf, die die beteiligten Primzahlen in $M$ haben, von der kleinsten Primzahl zur größten. Ein Zug verringert einen davon um eins und ändert nur spätere: Die Liste wird in der lexikographischen Ordnung kleiner. Für Listen natürlicher Zahlen hat diese Ordnung keine unendliche absteigende Folge, also endet die Partie, obwohl niemand sagen kann, wann.",
  "*From square to non-square.* A move with $p$ lowers the exponent of $p$ by one and changes only exponents of larger primes. So the exponent of $p$ is odd after the move.":
    "*Von Quadrat zu Nichtquadrat.* Ein Zug mit $p$ verringert den Exponenten von $p$ um eins und ändert sonst nur Exponenten größerer Primzahlen. Nach dem Zug ist der Exponent von $p$ also ungerade.",
  "*From non-square to square.* Let $p$ be the smallest prime with an odd exponent. It divides some pile. Divide this pile by $p$ and multiply it by each larger prime that has an odd exponent. Then all exponents are even. The last position, $M = 1$, is a square. ∎":
    "*Von Nichtquadrat zu Quadrat.* Es sei $p$ die kleinste Primzahl mit ungeradem Exponenten. Sie teilt mindestens einen Haufen. Man teile diesen Haufen durch $p$ und multipliziere ihn mit jeder größeren Primzahl, die einen ungeraden Exponenten hat. Dann sind alle Exponenten gerade. Die letzte Stellung, $M = 1$, ist ein Quadrat. ∎",
  "[F98] takes a pile in which $p$ itself has an odd exponent, but this is not needed. Its point is complexity: each winning move is easy to find, and yet the loser can put off the end beyond every number that anyone could compute with.":
    "[F98] nimmt einen Haufen, in dem $p$ selbst einen ungeraden Exponenten hat, aber das ist nicht nötig. Worauf es dort ankommt, ist die Komplexität: Jeder Gewinnzug ist leicht zu finden, und doch kann der Verlierer das Ende über jede Zahl hinausschieben, mit der sich noch rechnen lässt.",
  "The same habits": "Dieselben Gewohnheiten",
  "**Look for what is kept.** The shield on the table, fat pairs, square products: a property that one player can always restore and the other must always break.":
    "**Suchen Sie, was erhalten bleibt.** Der Schild auf dem Tisch, dicke Paare, quadratische Produkte: eine Eigenschaft, die der eine Spieler immer wiederherstellen kann und der andere zerstören muss.",
  "**Look for the cosets.** On the table the exceptions were always classes of a subgroup: they are closed, they do not grow, and they explain $f^*(n)$. In multivision exponents count modulo 2, and a square is the class of 0.":
    "**Suchen Sie die Nebenklassen.** Auf dem Tisch waren die Ausnahmen immer Nebenklassen: abgeschlossen, ohne Wachstum, und sie erklären $f^*(n)$. Bei Multivision zählen Exponenten modulo 2, ein Quadrat ist die Klasse der 0.",
  "**Cut into parts.** Classes modulo $p$, halves of an even table, paths between dominoes: play on each part, and also on the parts as if they were points.":
    "**Zerlegen Sie in Teile.** Klassen modulo $p$, Hälften eines geraden Tisches, Wege zwischen Dominosteinen: Man spiele auf jedem Teil, und auf den Teilen wie auf Punkten.",
  "**Count the same thing twice.** Columns and rows of bricks, landings and accounts, the product of two endings.":
    "**Zählen Sie dasselbe zweimal.** Säulen und Zeilen von Steinen, Landungen und Konten, das Produkt zweier Endspiele.",
  "**Believe nothing.** The papers behind these lessons contain wrong steps, all found by trying every small case. A published list of the circles on which the first player wins at dominoes lacks 11.":
    "**Glauben Sie nichts.** Die Arbeiten hinter diesen Lektionen enthalten falsche Schritte; kleine Fälle brachten sie alle ans Licht. In einer veröffentlichten Liste der Dominokreise, auf denen gewinnt, wer anfängt, fehlt die 11.",
  "Believe nothing, not even this. The first domino on a circle of 11 spaces leaves a path of nine. Who wins?":
    "Auch das nicht: Der erste Dominostein auf einem Kreis von 11 Feldern lässt einen Weg von neun. Wer gewinnt?",
  "A domino on nine spaces leaves seven in two parts: 0 and 7, 1 and 6, 2 and 5, or 3 and 4.":
    "Ein Dominostein auf neun Feldern lässt sieben in zwei Teilen übrig: 0 und 7, 1 und 6, 2 und 5 oder 3 und 4.",
  "For 0 to 7 spaces the values are 0, 0, 1, 1, 2, 0, 3, 1. So these four are worth 1, 3, 1 and 3.":
    "Für 0 bis 7 Felder sind die Werte 0, 0, 1, 1, 2, 0, 3, 1. Also sind diese vier 1, 3, 1 und 3 wert.",
  "F(9) is the smallest number that is not among 1, 3, 1, 3. Who has to move on a path of that value?":
    "F(9) ist die kleinste Zahl, die unter 1, 3, 1, 3 nicht vorkommt. Wer muss auf einem Weg mit diesem Wert ziehen?",
  "The player who moves first: F(9) = 0, so the player to move on the path of nine loses. The list should have had 11. **Three lines of counting are worth more than a printed list.**":
    "Wer anfängt: F(9) = 0, also verliert, wer auf dem Weg von neun ziehen muss. Die 11 hätte in die Liste gehört. **Drei Zeilen Rechnung sind mehr wert als eine gedruckte Liste.**",
  "The player who moves first": "Wer anfängt",
  "The player who moves second": "Wer als Zweiter zieht",
  "Three cousins": "Drei Verwandte",
  "The Number Game, dominoes on a circle and multivision: three other games that are completely solved, by the same habits of thought.":
    "Das Zahlenspiel, Dominosteine im Kreis und Multivision: drei andere Spiele, die vollständig gelöst sind, mit denselben Denkgewohnheiten.",
  "[G10] for the Number Game, [P12] for the dominoes, [F98] for multivision. All three can be played on the page Companions. The corrections are ours.":
    "[G10] für das Zahlenspiel, [P12] für die Dominosteine, [F98] für Multivision. Alle drei kann man auf der Seite „Verwandte Spiele“ spielen. Die Berichtigungen sind von uns.",
};
