// @ts-check
/** Lektion 1 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Keep off new positions": "Neue Positionen meiden",
  "A token stands on position 0 of a round table with 13 positions. A round has two parts: **Magnus** calls a distance, here called the *magnitude* $\\ell$, and **Derek** says which way the token goes. Magnus wants the token to visit many positions. Derek wants it to stay where it has been.":
    "Ein Spielstein steht auf Position 0 eines runden Tisches mit 13 Positionen. Eine Runde besteht aus zwei Teilen: **Magnus** nennt eine Entfernung, hier *Weite* genannt und mit $\\ell$ bezeichnet, und **Derek** sagt, in welche Richtung der Spielstein zieht. Magnus möchte, dass der Spielstein viele Positionen besucht. Derek möchte, dass er dort bleibt, wo er schon war.",
  "You are Derek: Magnus calls a distance, and you say + for clockwise or − for counter-clockwise. Try to keep off new positions for three rounds. How many of the three led to no new position?":
    "Sie sind Derek: Magnus nennt eine Entfernung, Sie sagen die Richtung, + im oder − gegen den Uhrzeigersinn. Meiden Sie drei Runden lang neue Positionen. Wie viele Runden führten zu keiner neuen?",
  "Play first, whichever way you like: + or −, three times. Then count the rounds that led to a position that had been visited before.":
    "Spielen Sie zuerst, ganz wie Sie mögen: dreimal + oder −. Zählen Sie dann die Runden, die zu einer schon vorher besuchten Position führten.",
  "Before you answer, look at both places where the token could land. Is one of them visited?":
    "Sehen Sie sich vor jeder Antwort beide Positionen an, auf denen der Spielstein landen könnte. Ist eine davon schon besucht?",
  "Count again. A round counts only if the token came to a position where it had been before.":
    "Zählen Sie noch einmal. Eine Runde zählt nur, wenn der Spielstein auf eine Position kam, auf der er schon gewesen war.",
  "None. **You choose which new position is visited, never whether one is:** each of the three calls led to a new position either way. Try all eight ways of answering if you like: the result is always the same.":
    "Keine. **Sie bestimmen, welche neue Position besucht wird, aber nie, ob eine besucht wird:** Jede der drei Ansagen führte in beiden Richtungen zu einer neuen Position. Probieren Sie, wenn Sie mögen, alle acht Antwortfolgen durch: Das Ergebnis ist jedes Mal dasselbe.",
  "Let the audience call out + or −. The calls 6, 3, 1 are fixed in advance and work against all eight lists of answers, so nobody can spoil the demonstration.":
    "Lassen Sie das Publikum + oder − rufen. Die Ansagen 6, 3, 1 liegen im Voraus fest und halten allen acht Antwortfolgen stand, so dass niemand die Vorführung verderben kann.",
  "Change sides": "Seitenwechsel",
  "Now you are Magnus. After three rounds the token is on 10, and 0, 6, 9 and 10 are visited. A call $\\ell$ has two *landings*, $10 + \\ell$ and $10 - \\ell$. Derek takes the one that suits him. So a call is good only if **both** landings are new.":
    "Jetzt sind Sie Magnus. Nach drei Runden steht der Spielstein auf 10, und 0, 6, 9 und 10 sind besucht. Eine Ansage $\\ell$ hat zwei *Ziele*, $10 + \\ell$ und $10 - \\ell$. Derek nimmt das, das ihm besser passt. Gut ist eine Ansage also nur, wenn **beide** Ziele neu sind.",
  "Call a magnitude whose two landings are both new.": "Nennen Sie eine Weite, deren beide Ziele neu sind.",
  "The landings of 1 are 9 and 11. Derek will choose 9, because it is visited.":
    "Die Ziele der Weite 1 sind 9 und 11. Derek wird 9 wählen, weil diese Position schon besucht ist.",
  "The positions other than 10 fall into six pairs, one for each magnitude. A visited position spoils only its own pair.":
    "Die von 10 verschiedenen Positionen zerfallen in sechs Paare, eines für jede Weite. Eine besuchte Position macht nur das Paar unbrauchbar, zu dem sie gehört.",
  "Three of the six pairs are spoiled: those with 9, with 0 and with 6. Take one of the others.":
    "Drei der sechs Paare sind unbrauchbar: die mit 9, mit 0 und mit 6. Nehmen Sie eines der anderen.",
  "{position} has been visited, so Derek can go there. Look for a magnitude with two new landings.":
    "{position} ist schon besucht, Derek kann also dorthin gehen. Suchen Sie eine Weite mit zwei neuen Zielen.",
  "There is one: six pairs of landings lie around the token, and only three other positions are visited.":
    "Es gibt eine: Um den Spielstein liegen sechs Paare von Zielen, und nur drei andere Positionen sind besucht.",
  "2, 5 and 6 are good. Six pairs lie around the token and only three other positions are visited, so at least one pair is free. **Early in the game Magnus always has a good call.**":
    "2, 5 und 6 sind gut. Um den Spielstein liegen sechs Paare, und nur drei andere Positionen sind besucht; mindestens ein Paar ist also frei. **Am Anfang der Partie hat Magnus immer eine gute Ansage.**",
  Halfway: "In der Mitte",
  "Write $A$ for the set of the unvisited positions; here $A = \\{2, 6\\}$. A position $z$ is a *midpoint* of $x$ and $y$ if some number $d$ leads from $z$ to both of them: $z + d = x$ and $z - d = y$, counted round the table. Adding the two equations gives $2z \\equiv x + y \\pmod{13}$: the two sides are equal or differ by a multiple of 13, which makes no difference on the table.":
    "Es sei $A$ die Menge der unbesuchten Positionen; hier ist $A = \\{2, 6\\}$. Eine Position $z$ heißt *Mittelpunkt* von $x$ und $y$, wenn eine Zahl $d$ von $z$ zu beiden führt: $z + d = x$ und $z - d = y$, im Kreis um den Tisch gezählt. Addiert man die beiden Gleichungen, so erhält man $2z \\equiv x + y \\pmod{13}$: Die beiden Seiten sind gleich oder unterscheiden sich um ein Vielfaches von 13, und das macht auf dem Tisch keinen Unterschied.",
  "$M(A)$ is $A$ together with all midpoints of pairs from $A$.":
    "$M(A)$ ist $A$ zusammen mit allen Mittelpunkten von Paaren aus $A$.",
  "Mark the new members of ⟦M(A)|layer:1⟧: the ⟦midpoints|midpoint⟧ of 2 and 6 that are not in ⟦A|layer:0⟧.":
    "Markieren Sie die neuen Elemente von ⟦M(A)|layer:1⟧: die ⟦Mittelpunkte|midpoint⟧ von 2 und 6, die nicht in ⟦A|layer:0⟧ liegen.",
  "Walk the short way from 2 to 6. How many steps is it, and where are you after half of them?":
    "Gehen Sie von 2 auf dem kurzen Weg nach 6. Wie viele Schritte sind es, und wo sind Sie nach der Hälfte?",
  "Now walk the long way from 2 to 6. It has 9 steps, an odd number, so nothing lies halfway.":
    "Gehen Sie nun von 2 auf dem langen Weg nach 6. Er hat 9 Schritte, eine ungerade Zahl; in seiner Mitte liegt also keine Position.",
  "{position} is not equally far from 2 and from 6. Count the steps to each of them.":
    "{position} ist von 2 und von 6 nicht gleich weit entfernt. Zählen Sie die Schritte zu beiden.",
  "Only 4: it is two steps from 2 and two steps from 6. If the token stands on 4 and Magnus calls 2, it lands on 2 or on 6, and both are new.":
    "Nur 4: Sie liegt zwei Schritte von 2 und zwei Schritte von 6 entfernt. Steht der Spielstein auf 4 und nennt Magnus 2, so landet er auf 2 oder auf 6, und beide sind neu.",
  "The other way round": "Andersherum",
  "Now $A = \\{6, 11\\}$. The short way from 6 to 11 has 5 steps, and 5 is odd. Is there a midpoint at all?":
    "Jetzt ist $A = \\{6, 11\\}$. Der kurze Weg von 6 nach 11 hat 5 Schritte, und 5 ist ungerade. Gibt es überhaupt einen Mittelpunkt?",
  "Mark the ⟦midpoint|midpoint⟧ of 6 and 11.": "Markieren Sie den ⟦Mittelpunkt|midpoint⟧ von 6 und 11.",
  "There are two ways from 6 to 11, with 13 steps in all.":
    "Von 6 nach 11 gibt es zwei Wege, zusammen mit 13 Schritten.",
  "The long way leads past 12, 0 and 5 and has 8 steps. Take half of them, starting at either end.":
    "Der lange Weg führt über 12, 0 und 5 und hat 8 Schritte. Gehen Sie die Hälfte davon, von welchem Ende aus auch immer.",
  "{position} is not equally far from 6 and from 11. The short way has 5 steps, an odd number, so nothing lies halfway. Count along the long way.":
    "{position} ist von 6 und von 11 nicht gleich weit entfernt. Der kurze Weg hat 5 Schritte, eine ungerade Zahl; in seiner Mitte liegt also keine Position. Zählen Sie auf dem langen Weg.",
  "2: it is four steps from 6 and four steps from 11. On an odd table the two ways between x and y have n steps in all, an odd number, so exactly one of the two ways has an even number of steps: **every pair has exactly one ⟦midpoint|midpoint⟧**.":
    "2: Sie liegt vier Schritte von 6 und vier Schritte von 11 entfernt. Auf einem ungeraden Tisch haben die beiden Wege zwischen x und y zusammen n Schritte, eine ungerade Zahl; also hat genau einer der beiden eine gerade Zahl von Schritten: **Jedes Paar hat genau einen ⟦Mittelpunkt|midpoint⟧**.",
  "Let $n$ be odd. Then 2 has an inverse modulo $n$, namely $h = (n + 1)/2$, because $2h = n + 1 \\equiv 1$. So $2z \\equiv x + y$ holds if and only if $z \\equiv h(x + y)$: every pair has exactly one midpoint. For $n = 13$ we have $h = 7$, and $7 \\cdot (6 + 11) = 119 = 9 \\cdot 13 + 2 \\equiv 2$.":
    "Es sei $n$ ungerade. Dann hat 2 modulo $n$ ein Inverses, nämlich $h = (n + 1)/2$, denn $2h = n + 1 \\equiv 1$. Also gilt $2z \\equiv x + y$ genau dann, wenn $z \\equiv h(x + y)$ ist: Jedes Paar hat genau einen Mittelpunkt. Für $n = 13$ ist $h = 7$, und $7 \\cdot (6 + 11) = 119 = 9 \\cdot 13 + 2 \\equiv 2$.",
  "Three pairs": "Drei Paare",
  "Three unvisited positions, $A = \\{2, 6, 11\\}$, make three pairs, and each pair has one midpoint.":
    "Drei unbesuchte Positionen, $A = \\{2, 6, 11\\}$, bilden drei Paare, und jedes Paar hat einen Mittelpunkt.",
  "Mark the positions of ⟦M(A)|layer:1⟧ that are not in ⟦A|layer:0⟧.":
    "Markieren Sie die Positionen von ⟦M(A)|layer:1⟧, die nicht in ⟦A|layer:0⟧ liegen.",
  "Take the pairs one by one: 2 and 6, then 6 and 11, then 2 and 11.":
    "Nehmen Sie sich die Paare einzeln vor: 2 und 6, dann 6 und 11, dann 2 und 11.",
  "You know two of the ⟦midpoints|midpoint⟧ from the earlier steps. One of them is not new.":
    "Zwei der ⟦Mittelpunkte|midpoint⟧ kennen Sie aus den vorigen Schritten. Einer davon ist nicht neu.",
  "The short way from 11 to 2 leads past 12, 0 and 1. It has 4 steps.":
    "Der kurze Weg von 11 nach 2 führt über 12, 0 und 1. Er hat 4 Schritte.",
  "{position} is not the midpoint of any two members of A.":
    "{position} ist nicht der Mittelpunkt zweier Elemente von A.",
  "{position} is already in A. Mark only new members.":
    "{position} liegt schon in A. Markieren Sie nur die neuen Elemente.",
  "There is more to mark: have you looked at all three pairs?":
    "Es fehlt noch etwas: Haben Sie sich alle drei Paare angesehen?",
  "0 and 4. **Three pairs, two new ⟦midpoints|midpoint⟧:** 2 is the midpoint of 6 and 11, but it was already in ⟦A|layer:0⟧. So ⟦M(A)|layer:1⟧ = {0, 2, 4, 6, 11} has five members.":
    "0 und 4. **Drei Paare, zwei neue ⟦Mittelpunkte|midpoint⟧:** 2 ist der Mittelpunkt von 6 und 11, lag aber schon in ⟦A|layer:0⟧. Also hat ⟦M(A)|layer:1⟧ = {0, 2, 4, 6, 11} fünf Elemente.",
  "This is no coincidence: 2, 6, 11 is an arithmetic progression with difference 4, because −2, 2, 6 is the same set modulo 13. Lesson 7 shows that such sets have the fewest midpoints.":
    "Das ist kein Zufall: 2, 6, 11 ist eine arithmetische Folge mit der Differenz 4, denn −2, 2, 6 ist modulo 13 dieselbe Menge. Lektion 7 zeigt, dass solche Mengen die wenigsten Mittelpunkte haben.",
  "How does it end?": "Wie geht es aus?",
  "Later it becomes harder for Magnus: he runs out of free pairs. But one call can prepare the next. And he has all the time he wants: positions come first, rounds second.":
    "Später wird es für Magnus schwerer: Ihm gehen die freien Paare aus. Aber eine Ansage kann die nächste vorbereiten. Und er hat alle Zeit der Welt: Zuerst zählen die Positionen, dann erst die Runden.",
  "If both play as well as possible, how many of the 13 positions are visited in the end? Make a guess.":
    "Wie viele der 13 Positionen sind am Ende besucht, wenn beide so gut wie möglich spielen? Raten Sie.",
  "You are Derek. Think of one position that you want to keep. Can Magnus make a call whose two landings are both that position?":
    "Sie sind Derek. Denken Sie an eine Position, die Sie behalten wollen. Kann Magnus eine Weite nennen, deren beide Ziele diese Position sind?",
  "On an odd table the two landings of a call are always different. So Derek can keep one position for ever. Can he keep two?":
    "Auf einem ungeraden Tisch sind die beiden Ziele einer Ansage immer verschieden. Also kann Derek eine Position für immer behalten. Kann er zwei behalten?",
  "Not quite. Think of what Derek can keep for certain, whatever Magnus calls.":
    "Nicht ganz. Überlegen Sie, was Derek mit Sicherheit behalten kann, was Magnus auch nennt.",
  "The number of positions that Magnus can force is called f*, so ⟦f*(13)|star:13⟧ = 12. Derek can always keep one, because the two landings of a call differ. Lessons 2 and 3 use **⟦midpoints|midpoint⟧** to show why he cannot keep two. On other tables he can keep more: that is his **shield**, in lesson 4.":
    "Die Anzahl der Positionen, die Magnus erzwingen kann, heißt f*, also ist ⟦f*(13)|star:13⟧ = 12. Derek kann immer eine behalten, weil die beiden Ziele einer Ansage verschieden sind. Warum er nicht zwei behalten kann, zeigen die Lektionen 2 und 3 mit Hilfe der **⟦Mittelpunkte|midpoint⟧**. Auf anderen Tischen kann er mehr behalten: seinen **Schild**, Lektion 4.",
  "Half of them or fewer": "Höchstens die Hälfte",
  "All but one": "Alle bis auf eine",
  "All of them": "Alle",
  "Lose three times, and why": "Dreimal verlieren, und warum",
  "Play Derek for one minute, then change sides: see what Derek can choose and what he cannot, and learn to find the positions from which Magnus can force something new.":
    "Spielen Sie eine Minute lang Derek, dann wechseln Sie die Seite: Sie sehen, was Derek wählen kann und was nicht, und lernen die Positionen zu finden, von denen aus Magnus etwas Neues erzwingen kann.",
  "Play Derek for one minute and lose: you choose which new position comes next, never whether one comes. Then change sides and find the positions from which Magnus can force this: the midpoints.":
    "Spielen Sie eine Minute lang Derek und verlieren Sie: Sie bestimmen, welche neue Position als Nächstes kommt, aber nie, ob eine kommt. Wechseln Sie dann die Seite, und finden Sie die Positionen, von denen aus Magnus das erzwingen kann: die Mittelpunkte.",
  "The game and f*(n): [N10], section 1; midpoints: Definition 1 there, and [L08] chapter 2. The tables are our own examples.":
    "Das Spiel und f*(n): [N10], Abschnitt 1; Mittelpunkte: dort Definition 1, und [L08] Kapitel 2. Die Tische sind eigene Beispiele.",
};
