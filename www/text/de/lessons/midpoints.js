// @ts-check
/** Lektion 2 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  Halfway: "In der Mitte",
  "Write $A$ for the set of the unvisited positions; here $A = \\{2, 6\\}$. A position $z$ is a *midpoint* of $x$ and $y$ if some number $d$ leads from $z$ to both of them: $z + d = x$ and $z - d = y$, counted round the table. Adding the two equations gives $2z \\equiv x + y \\pmod{13}$.":
    "Es sei $A$ die Menge der unbesuchten Positionen; hier ist $A = \\{2, 6\\}$. Eine Position $z$ heißt *Mittelpunkt* von $x$ und $y$, wenn eine Zahl $d$ von $z$ zu beiden führt: $z + d = x$ und $z - d = y$, im Kreis um den Tisch gezählt. Addiert man die beiden Gleichungen, so erhält man $2z \\equiv x + y \\pmod{13}$.",
  "$M(A)$ is $A$ together with all midpoints of pairs from $A$.":
    "$M(A)$ ist $A$ zusammen mit allen Mittelpunkten von Paaren aus $A$.",
  "Mark the new members of ⟦M(A)|layer:1⟧: the ⟦midpoints|midpoint⟧ of 2 and 6 that are not in ⟦A|layer:0⟧.":
    "Markieren Sie die neuen Elemente von ⟦M(A)|layer:1⟧: die ⟦Mittelpunkte|midpoint⟧ von 2 und 6, die nicht in ⟦A|layer:0⟧ liegen.",
  "Walk from 2 to 6 the short way. How many steps are there, and where are you after half of them?":
    "Gehen Sie von 2 auf dem kurzen Weg nach 6. Wie viele Schritte sind es, und wo sind Sie nach der Hälfte?",
  "Now walk from 2 to 6 the long way round. It has 9 steps, an odd number: nothing lies halfway.":
    "Gehen Sie nun von 2 auf dem langen Weg nach 6. Er hat 9 Schritte, eine ungerade Zahl: In seiner Mitte liegt nichts.",
  "{position} is not equally far from 2 and from 6. Count the steps to both, the same number to either side.":
    "{position} ist von 2 und von 6 nicht gleich weit entfernt. Zählen Sie die Schritte zu beiden, nach jeder Seite gleich viele.",
  "Only 4: it is two steps from 2 and two steps from 6. If the token stands on 4 and Magnus calls 2, it lands on 2 or on 6, and both are new.":
    "Nur 4: Sie liegt zwei Schritte von 2 und zwei Schritte von 6 entfernt. Steht der Spielstein auf 4 und nennt Magnus 2, so landet er auf 2 oder auf 6, und beide sind neu.",
  "The other way round": "Andersherum",
  "Now $A = \\{6, 11\\}$. The short way from 6 to 11 has 5 steps, and 5 is odd. Is there a midpoint at all?":
    "Jetzt ist $A = \\{6, 11\\}$. Der kurze Weg von 6 nach 11 hat 5 Schritte, und 5 ist ungerade. Gibt es überhaupt einen Mittelpunkt?",
  "Mark the ⟦midpoint|midpoint⟧ of 6 and 11.": "Markieren Sie den ⟦Mittelpunkt|midpoint⟧ von 6 und 11.",
  "There are two ways from 6 to 11. Together they have 13 steps.":
    "Von 6 nach 11 gibt es zwei Wege. Zusammen haben sie 13 Schritte.",
  "The long way leads over 12, 0 and 5 and has 8 steps. Go half of them, from either end.":
    "Der lange Weg führt über 12, 0 und 5 und hat 8 Schritte. Gehen Sie die Hälfte davon, gleich von welchem Ende.",
  "{position} is not equally far from 6 and from 11. On the short way between them nothing lies halfway, as 5 is odd: count along the long one.":
    "{position} ist von 6 und von 11 nicht gleich weit entfernt. Auf dem kurzen Weg zwischen ihnen liegt nichts in der Mitte, denn 5 ist ungerade: Zählen Sie auf dem langen.",
  "2: it is four steps from 6 and four steps from 11. On an odd table the two ways between x and y have n steps together, so exactly one of them is even: **every pair has exactly one ⟦midpoint|midpoint⟧**.":
    "2: Sie liegt vier Schritte von 6 und vier Schritte von 11 entfernt. Auf einem ungeraden Tisch haben die beiden Wege zwischen x und y zusammen n Schritte, also ist genau einer von ihnen gerade: **Jedes Paar hat genau einen ⟦Mittelpunkt|midpoint⟧**.",
  "Let $n$ be odd. Then 2 has an inverse modulo $n$, namely $h = (n + 1)/2$, because $2h = n + 1 \\equiv 1$. So $2z \\equiv x + y$ holds if and only if $z \\equiv h(x + y)$: every pair has exactly one midpoint. For $n = 13$ we have $h = 7$, and $7 \\cdot (6 + 11) = 119 = 9 \\cdot 13 + 2 \\equiv 2$.":
    "Es sei $n$ ungerade. Dann hat 2 modulo $n$ ein Inverses, nämlich $h = (n + 1)/2$, denn $2h = n + 1 \\equiv 1$. Also gilt $2z \\equiv x + y$ genau dann, wenn $z \\equiv h(x + y)$ ist: Jedes Paar hat genau einen Mittelpunkt. Für $n = 13$ ist $h = 7$, und $7 \\cdot (6 + 11) = 119 = 9 \\cdot 13 + 2 \\equiv 2$.",
  "Three pairs": "Drei Paare",
  "Three unvisited positions, $A = \\{2, 6, 11\\}$, make three pairs, and each pair has one midpoint.":
    "Drei unbesuchte Positionen, $A = \\{2, 6, 11\\}$, bilden drei Paare, und jedes Paar hat einen Mittelpunkt.",
  "Mark the positions of ⟦M(A)|layer:1⟧ that are not in ⟦A|layer:0⟧.":
    "Markieren Sie die Positionen von ⟦M(A)|layer:1⟧, die nicht in ⟦A|layer:0⟧ liegen.",
  "Take the pairs one by one: 2 and 6, then 6 and 11, then 2 and 11.":
    "Nehmen Sie sich die Paare einzeln vor: 2 und 6, dann 6 und 11, dann 2 und 11.",
  "You know two of the ⟦midpoints|midpoint⟧ from the steps before. One of them is not new.":
    "Zwei der ⟦Mittelpunkte|midpoint⟧ kennen Sie aus den vorigen Schritten. Einer davon ist nicht neu.",
  "The short way from 11 to 2 leads over 12, 0 and 1. It has 4 steps.":
    "Der kurze Weg von 11 nach 2 führt über 12, 0 und 1. Er hat 4 Schritte.",
  "{position} is no midpoint of two members of A.": "{position} ist kein Mittelpunkt zweier Elemente von A.",
  "{position} is in A already. Mark only what is new.": "{position} liegt schon in A. Markieren Sie nur, was neu ist.",
  "There is more to mark: have you looked at all three pairs?":
    "Es fehlt noch etwas: Haben Sie sich alle drei Paare angesehen?",
  "0 and 4. **Three pairs, two new ⟦midpoints|midpoint⟧:** 2 is the midpoint of 6 and 11 and was in ⟦A|layer:0⟧ already. So ⟦M(A)|layer:1⟧ = {0, 2, 4, 6, 11} has five members.":
    "0 und 4. **Drei Paare, zwei neue ⟦Mittelpunkte|midpoint⟧:** 2 ist der Mittelpunkt von 6 und 11 und lag schon in ⟦A|layer:0⟧. Also hat ⟦M(A)|layer:1⟧ = {0, 2, 4, 6, 11} fünf Elemente.",
  "The coincidence is no accident: 2, 6, 11 is an arithmetic progression with difference 4, for −2, 2, 6 is the same set. Lesson 8 shows that such sets have the fewest midpoints.":
    "Das ist kein Zufall: 2, 6, 11 ist eine arithmetische Folge mit der Differenz 4, denn −2, 2, 6 ist dieselbe Menge. Lektion 8 zeigt, dass solche Mengen die wenigsten Mittelpunkte haben.",
  "Even tables": "Gerade Tische",
  "On a table with 12 positions both ways from 2 to 6 are even, with 4 and 8 steps. So this pair has two midpoints, opposite to each other. A pair such as 1 and 4 would have none: $2z$ is even and $1 + 4$ is not, and 12 does not change that.":
    "Auf einem Tisch mit 12 Positionen sind beide Wege von 2 nach 6 gerade, mit 4 und 8 Schritten. Dieses Paar hat also zwei Mittelpunkte, die einander gegenüberliegen. Ein Paar wie 1 und 4 hätte gar keinen: $2z$ ist gerade, $1 + 4$ ist es nicht, und daran ändert auch die 12 nichts.",
  "There is one more case. The magnitude $\\ell = n/2$ is allowed, and there both directions lead to the same place. So a position opposite to an unvisited one counts as a midpoint as well: $x = y$ in the definition, and $d = n/2$.":
    "Es gibt noch einen Fall. Die Weite $\\ell = n/2$ ist erlaubt, und bei ihr führen beide Richtungen an dieselbe Stelle. Deshalb gilt auch eine Position, die einer unbesuchten gegenüberliegt, als Mittelpunkt: $x = y$ in der Definition, und $d = n/2$.",
  "A = {2, 6} on a table with 12 positions. Mark all of ⟦M(A)|layer:1⟧ that is not in ⟦A|layer:0⟧.":
    "A = {2, 6} auf einem Tisch mit 12 Positionen. Markieren Sie alles von ⟦M(A)|layer:1⟧, was nicht in ⟦A|layer:0⟧ liegt.",
  "There are four positions to mark.": "Vier Positionen sind zu markieren.",
  "Two lie halfway between 2 and 6, one on each way. The others lie opposite to 2 and to 6.":
    "Zwei liegen in der Mitte zwischen 2 und 6, eine auf jedem Weg. Die anderen liegen der 2 und der 6 gegenüber.",
  "{position} is neither halfway between 2 and 6 nor opposite to one of them.":
    "{position} liegt weder in der Mitte zwischen 2 und 6 noch einer von beiden gegenüber.",
  "There is more to mark: on an even table every midpoint comes with its opposite.":
    "Es fehlt noch etwas: Auf einem geraden Tisch kommt jeder Mittelpunkt zusammen mit der Position ihm gegenüber.",
  "4 and 10 lie halfway; 8 lies opposite 2, and 0 lies opposite 6. On an even table z and z + n/2 are ⟦midpoints|midpoint⟧ of the same pairs, so **midpoints come in opposite pairs**.":
    "4 und 10 liegen in der Mitte; 8 liegt der 2 gegenüber und 0 der 6. Auf einem geraden Tisch sind z und z + n/2 ⟦Mittelpunkte|midpoint⟧ derselben Paare, **Mittelpunkte treten also immer zu zweit auf, einander gegenüber**.",
  "If $n$ is even, $2(z + n/2) = 2z + n \\equiv 2z$. So $2z \\equiv x + y$ holds for $z$ if and only if it holds for $z + n/2$. If $x + y$ is odd there is no solution; if it is even, $z = (x + y)/2$ and $z + n/2$ are the only two.":
    "Ist $n$ gerade, so ist $2(z + n/2) = 2z + n \\equiv 2z$. Also gilt $2z \\equiv x + y$ genau dann für $z$, wenn es für $z + n/2$ gilt. Ist $x + y$ ungerade, so gibt es keine Lösung; ist es gerade, so sind $z = (x + y)/2$ und $z + n/2$ die einzigen beiden.",
  "Count sums instead": "Lieber Summen zählen",
  "On an odd table halving is a bijection: different numbers have different halves. So $M(A)$ has as many members as the set $A + A = \\{x + y : x, y \\in A\\}$ of all sums, where $x = y$ is allowed because $A$ belongs to $M(A)$. Sums are easier to count than midpoints.":
    "Auf einem ungeraden Tisch ist das Halbieren eine Bijektion: Verschiedene Zahlen haben verschiedene Hälften. Also hat $M(A)$ ebenso viele Elemente wie die Menge $A + A = \\{x + y : x, y \\in A\\}$ aller Summen, wobei $x = y$ erlaubt ist, weil $A$ zu $M(A)$ gehört. Summen lassen sich leichter zählen als Mittelpunkte.",
  "A = {2, 4, 6, 8, 10} on 13 positions. How many members has ⟦M(A)|layer:1⟧, those of ⟦A|layer:0⟧ included?":
    "A = {2, 4, 6, 8, 10} auf 13 Positionen. Wie viele Elemente hat ⟦M(A)|layer:1⟧, die von ⟦A|layer:0⟧ mitgezählt?",
  "The smallest sum is 2 + 2 = 4, the largest 10 + 10 = 20, and all sums are even before you reduce them modulo 13.":
    "Die kleinste Summe ist 2 + 2 = 4, die größte 10 + 10 = 20, und bevor man sie modulo 13 reduziert, sind alle Summen gerade.",
  "4, 6, 8, …, 20 are nine numbers. Do two of them agree modulo 13? They would have to differ by 13.":
    "4, 6, 8, …, 20 sind neun Zahlen. Stimmen zwei davon modulo 13 überein? Sie müssten sich um 13 unterscheiden.",
  "Some pairs share a midpoint. Count different sums, modulo 13.":
    "Manche Paare haben denselben Mittelpunkt. Zählen Sie die verschiedenen Summen, modulo 13.",
  "M(A) contains A and at least the midpoints of neighbours. Count the different sums, x + x included.":
    "M(A) enthält A und mindestens die Mittelpunkte von Nachbarn. Zählen Sie die verschiedenen Summen, auch x + x.",
  "Nine: the sums 4, 6, …, 20 are nine different numbers modulo 13. Fifteen pairs, counted with x = y, have given only nine ⟦midpoints|midpoint⟧, because many pairs share one.":
    "Neun: Die Summen 4, 6, …, 20 sind neun modulo 13 verschiedene Zahlen. Fünfzehn Paare, die mit x = y mitgezählt, ergaben nur neun ⟦Mittelpunkte|midpoint⟧, weil viele Paare denselben haben.",
  "Let $n$ be odd. $z \\in M(A)$ means $2z \\in A + A$, and $z \\mapsto 2z$ is a bijection of $\\mathbb{Z}_n$ because 2 has an inverse. So $2 \\cdot M(A) = A + A$ and $|M(A)| = |A + A|$.":
    "Es sei $n$ ungerade. $z \\in M(A)$ bedeutet $2z \\in A + A$, und $z \\mapsto 2z$ ist eine Bijektion von $\\mathbb{Z}_n$, weil 2 ein Inverses hat. Also ist $2 \\cdot M(A) = A + A$ und $|M(A)| = |A + A|$.",
  Midpoints: "Mittelpunkte",
  "The positions halfway between two unvisited ones: where they are on an odd and on an even table, and how many.":
    "Die Positionen in der Mitte zwischen zwei unbesuchten: wo sie auf einem ungeraden und auf einem geraden Tisch liegen, und wie viele es sind.",
  "[N10] Definition 1; [L08] chapter 2, Definition 1. Both tables here are our own examples.":
    "[N10] Definition 1; [L08] Kapitel 2, Definition 1. Die beiden Tische hier sind eigene Beispiele.",
};
