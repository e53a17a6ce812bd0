// @ts-check
/** Lektion 6 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Four positions": "Vier Positionen",
  "A power of two has no odd divisor greater than 1, so there Derek has no shield. More is true: Magnus need not even look at his answers.":
    "Eine Zweierpotenz hat keinen ungeraden Teiler, der größer als 1 ist; dort hat Derek also keinen Schild. Es gilt sogar mehr: Magnus braucht sich seine Antworten nicht einmal anzusehen.",
  "Write down all calls before the game begins. With four positions there are three to visit, so three calls are the least.":
    "Schreiben Sie alle Ansagen auf, bevor das Spiel beginnt. Bei vier Positionen sind drei zu besuchen, also sind es mindestens drei Ansagen.",
  "Write a list of three magnitudes that visits all 4 positions, whatever Derek answers.":
    "Schreiben Sie eine Liste von drei Weiten, die alle 4 Positionen besucht, was Derek auch antwortet.",
  "Which magnitude gives Derek no choice on this table?": "Welche Weite lässt Derek auf diesem Tisch keine Wahl?",
  "Call 2 first: the token is on 2 for certain. Then one call that leads to 1 or to 3. And how does one get from 1 to 3, or from 3 to 1?":
    "Nennen Sie zuerst 2: Der Spielstein steht dann sicher auf 2. Dann eine Ansage, die zu 1 oder zu 3 führt. Und wie kommt man von 1 nach 3 oder von 3 nach 1?",
  "Derek can answer so that only {count} of {of} positions are visited. Step through it and see how.":
    "Derek kann so antworten, dass nur {count} von {of} Positionen besucht werden. Gehen Sie es Schritt für Schritt durch, und sehen Sie, wie.",
  "Three calls are enough, and {count} are more than that.": "Drei Ansagen reichen, und {count} sind mehr.",
  "2, 1, 2. The call 2 leads to the opposite position, with either answer; the call 1 in the middle leads to the other two, and **it does not matter to which**.":
    "2, 1, 2. Die Ansage 2 führt bei beiden Antworten zur gegenüberliegenden Position; die Ansage 1 in der Mitte führt zu den anderen beiden, und **zu welcher, ist gleichgültig**.",
  "Eight positions": "Acht Positionen",
  "Now eight positions and seven calls. Derek can answer them in 128 ways, and your list has to work against all of them.":
    "Nun acht Positionen und sieben Ansagen. Derek kann auf 128 Arten antworten, und Ihre Liste muss gegen alle bestehen.",
  "Think of the even positions 0, 2, 4, 6 as a table with four positions in which every step is twice as long.":
    "Stellen Sie sich die geraden Positionen 0, 2, 4, 6 als einen Tisch mit vier Positionen vor, auf dem jeder Schritt doppelt so lang ist.",
  "Write a list of seven magnitudes that visits all 8 positions, whatever Derek answers.":
    "Schreiben Sie eine Liste von sieben Weiten, die alle 8 Positionen besucht, was Derek auch antwortet.",
  "First visit the even positions. On the table of four the list was 2, 1, 2; here all steps are twice as long.":
    "Besuchen Sie zuerst die geraden Positionen. Auf dem Tisch mit vier war die Liste 2, 1, 2; hier sind alle Schritte doppelt so lang.",
  "4, 2, 4 visits 0, 2, 4 and 6. Now one call must lead to an odd position.":
    "4, 2, 4 besucht 0, 2, 4 und 6. Nun muss eine Ansage zu einer ungeraden Position führen.",
  "The odd positions form such a table as well: 4, 2, 4 once more.":
    "Auch die ungeraden Positionen bilden einen solchen Tisch: noch einmal 4, 2, 4.",
  "Seven calls are enough, and {count} are more than that.": "Sieben Ansagen reichen, und {count} sind mehr.",
  "4, 2, 4, **1**, 4, 2, 4, or with 3 in the middle: these two lists of seven are the only ones. The calls stand like the marks on a **ruler**, the long ones often and the short one in the middle.":
    "4, 2, 4, **1**, 4, 2, 4, oder mit 3 in der Mitte: Diese beiden Listen sind die einzigen mit sieben Ansagen. Die Ansagen stehen wie die Striche auf einem **Lineal**, die langen oft und die kurze in der Mitte.",
  "The call in the middle": "Die Ansage in der Mitte",
  "After 4, 2, 4 the even positions are visited, wherever Derek has sent the token. Look at this moment more closely: why can nothing go wrong?":
    "Nach 4, 2, 4 sind die geraden Positionen besucht, wohin Derek den Spielstein auch geschickt hat. Sehen Sie sich diesen Augenblick genauer an: Warum kann nichts schiefgehen?",
  "Call a magnitude whose two landings are both new.": "Nennen Sie eine Weite, deren beide Landungen neu sind.",
  "All even positions are visited, no odd one is, and the token stands on an even position.":
    "Alle geraden Positionen sind besucht, keine ungerade ist es, und der Spielstein steht auf einer geraden Position.",
  "An odd magnitude leads from an even position to an odd one, clockwise and counter-clockwise.":
    "Eine ungerade Weite führt von einer geraden Position zu einer ungeraden, im Uhrzeigersinn und gegen ihn.",
  "{position} is even and has been visited. Which magnitudes lead to the odd positions?":
    "{position} ist gerade und schon besucht. Welche Weiten führen zu den ungeraden Positionen?",
  "There is one: both neighbours of the token are new.": "Es gibt eine: Beide Nachbarn des Spielsteins sind neu.",
  "1 and 3, the odd ones. **Derek chooses where Magnus enters the other half, and that is all:** by symmetry every odd position is as good as any other to begin with.":
    "1 und 3, die ungeraden. **Derek bestimmt, wo Magnus die andere Hälfte betritt, und das ist alles:** Aus Symmetrie ist jede ungerade Position zum Anfangen so gut wie jede andere.",
  "**Theorem.** On a table with $n = 2^k$ positions there is a list of $n - 1$ magnitudes with which every round visits a new position, whatever Derek answers.":
    "**Satz.** Auf einem Tisch mit $n = 2^k$ Positionen gibt es eine Liste von $n - 1$ Weiten, mit der jede Runde eine neue Position besucht, was Derek auch antwortet.",
  "By induction on $k$. For $k = 1$ the list is: 1. Let $L$ be a list for $n/2$ positions, and $2L$ the list with every magnitude doubled. From any position $2L$ stays within the positions of the same parity. These form a table with $n/2$ positions whose steps are 2, so all of them are visited, each round a new one; it does not matter where one begins, because the table looks the same from everywhere.":
    "Induktion nach $k$. Für $k = 1$ ist die Liste: 1. Es sei $L$ eine Liste für $n/2$ Positionen und $2L$ die Liste, in der jede Weite verdoppelt ist. Von jeder Position aus bleibt $2L$ in den Positionen derselben Parität. Diese bilden einen Tisch mit $n/2$ Positionen, dessen Schritte die Länge 2 haben; also werden sie alle besucht, in jeder Runde eine neue. Wo man beginnt, ist gleichgültig, denn der Tisch sieht von überall gleich aus.",
  "So the list $2L,\\ 1,\\ 2L$ first visits the $n/2$ even positions in $n/2 - 1$ rounds, goes to an odd one with either answer, and visits the odd ones in $n/2 - 1$ rounds. Together these are $n - 1$ rounds and $n$ positions. ∎":
    "Die Liste $2L,\\ 1,\\ 2L$ besucht also zuerst die $n/2$ geraden Positionen in $n/2 - 1$ Runden, geht mit jeder der beiden Antworten zu einer ungeraden und besucht die ungeraden in $n/2 - 1$ Runden. Zusammen sind das $n - 1$ Runden und $n$ Positionen. ∎",
  "In formulas: call number $i$ is $n/2^{v+1}$, where $2^v$ is the largest power of 2 that divides $i$.":
    "In Formeln: Die Ansage mit der Nummer $i$ ist $n/2^{v+1}$, wobei $2^v$ die größte Potenz von 2 ist, die $i$ teilt.",
  "Sixteen positions": "Sechzehn Positionen",
  "The rule once more: double the list of seven, put a 1 behind it, and add the doubled list again.":
    "Noch einmal die Regel: Verdoppeln Sie die Liste von sieben, setzen Sie eine 1 dahinter, und fügen Sie die verdoppelte Liste noch einmal an.",
  "Write a list of 15 magnitudes that visits all 16 positions, whatever Derek answers.":
    "Schreiben Sie eine Liste von 15 Weiten, die alle 16 Positionen besucht, was Derek auch antwortet.",
  "Doubling 4, 2, 4, 1, 4, 2, 4 gives 8, 4, 8, 2, 8, 4, 8.":
    "Verdoppelt man 4, 2, 4, 1, 4, 2, 4, so erhält man 8, 4, 8, 2, 8, 4, 8.",
  "Every other call is an 8. The 1 stands in the middle, as call number 8.":
    "Jede zweite Ansage ist eine 8. Die 1 steht in der Mitte, als Ansage Nummer 8.",
  "Fifteen calls are enough, and {count} are more than that.": "Fünfzehn Ansagen reichen, und {count} sind mehr.",
  "8 4 8 2 8 4 8 1 8 4 8 2 8 4 8: against all 32,768 ways to answer, and **no round is wasted**. With R(n) for the rounds that Magnus needs if both play perfectly, ⟦R(16)|R:16⟧ = 15; and f*(2ᵏ) = 2ᵏ.":
    "8 4 8 2 8 4 8 1 8 4 8 2 8 4 8: gegen alle 32.768 möglichen Antwortfolgen, und **keine Runde wird verschwendet**. Mit R(n) für die Runden, die Magnus braucht, wenn beide perfekt spielen, ist ⟦R(16)|R:16⟧ = 15; und f*(2ᵏ) = 2ᵏ.",
  "The list is the same read backwards, and 16 divided by the calls gives 2, 4, 2, 8, 2, 4, 2, 16, …: the ruler sequence, known from Gray codes and from the towers of Hanoi.":
    "Rückwärts gelesen ist die Liste dieselbe, und 16 geteilt durch die Ansagen ergibt 2, 4, 2, 8, 2, 4, 2, 16, …: die Linealfolge, bekannt von den Gray-Codes und den Türmen von Hanoi.",
  "And twelve?": "Und zwölf?",
  "12 is no power of two, and Derek has a shield with four positions: $f^*(12) = 8$. But can Magnus force these eight with a list, without looking? Seven calls would be the least.":
    "12 ist keine Zweierpotenz, und Derek hat einen Schild mit vier Positionen: $f^*(12) = 8$. Kann Magnus diese acht aber mit einer Liste erzwingen, ohne hinzusehen? Sieben Ansagen wären das Mindeste.",
  "Write a list of seven magnitudes that visits 8 of the 12 positions, whatever Derek answers.":
    "Schreiben Sie eine Liste von sieben Weiten, die 8 der 12 Positionen besucht, was Derek auch antwortet.",
  "12 = 4 · 3: every third position makes a table with four positions, in which every step is 3.":
    "12 = 4 · 3: Jede dritte Position gehört zu einem Tisch mit vier Positionen, auf dem jeder Schritt 3 ist.",
  "On four positions the list is 2, 1, 2. With steps of 3 it is 6, 3, 6.":
    "Auf vier Positionen ist die Liste 2, 1, 2. Mit Schritten von 3 ist sie 6, 3, 6.",
  "After 6, 3, 6 a whole class modulo 3 is visited. Any call that is no multiple of 3 leads to another class.":
    "Nach 6, 3, 6 ist eine ganze Klasse modulo 3 besucht. Jede Ansage, die kein Vielfaches von 3 ist, führt in eine andere Klasse.",
  "Derek can answer so that only {count} positions are visited. Step through it and see how.":
    "Derek kann so antworten, dass nur {count} Positionen besucht werden. Gehen Sie es Schritt für Schritt durch, und sehen Sie, wie.",
  "6, 3, 6, 1, 6, 3, 6, for instance: two classes modulo 3, and the third is Derek's shield. **Here, too, no round is wasted**; but for this Magnus had to factor 12.":
    "Zum Beispiel 6, 3, 6, 1, 6, 3, 6: zwei Klassen modulo 3, und die dritte ist Dereks Schild. **Auch hier wird keine Runde verschwendet**; aber dafür musste Magnus 12 in Faktoren zerlegen.",
  "The same proof works for n = 3 · 2ᵉ. It does not for n = 7: there seven rounds are enough for a Magnus who looks, while no list of ten calls forces six positions (all 59,049 were tried). Announced calls are a game of their own, lesson 16.":
    "Derselbe Beweis gilt für n = 3 · 2ᵉ. Für n = 7 gilt er nicht: Dort reichen einem Magnus, der hinsieht, sieben Runden, während keine Liste von zehn Ansagen sechs Positionen erzwingt (alle 59.049 wurden probiert). Angesagte Weiten sind ein Spiel für sich, Lektion 16.",
  "The ruler": "Das Lineal",
  "On a table with 2ᵏ positions Magnus can fix all his calls in advance, and every round visits a new position.":
    "Auf einem Tisch mit 2ᵏ Positionen kann Magnus alle seine Ansagen im Voraus festlegen, und jede Runde besucht eine neue Position.",
  "[N10] Theorem 2, quoted there from Nedev and Muthukrishnan (2008). The proof and the list for n = 12 are ours.":
    "[N10] Satz 2, dort nach Nedev und Muthukrishnan (2008) zitiert. Der Beweis und die Liste für n = 12 sind von uns.",
};
