// @ts-check
/** Lektion 6 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Four positions": "Vier Positionen",
  "A power of two has no odd divisor greater than 1, so on such a table Derek has no shield. More is true: Magnus need not even look at Derek’s answers.":
    "Eine Zweierpotenz hat keinen ungeraden Teiler, der größer als 1 ist; dort hat Derek also keinen Schild. Es gilt sogar mehr: Magnus braucht sich Dereks Antworten nicht einmal anzusehen.",
  "Write down all calls before the game begins. With four positions there are three left to visit, so you need at least three calls.":
    "Schreiben Sie alle Ansagen auf, bevor die Partie beginnt. Bei vier Positionen sind noch drei zu besuchen; Sie brauchen also mindestens drei Ansagen.",
  "Write a list of three magnitudes that visits all 4 positions, whatever Derek answers.":
    "Schreiben Sie eine Liste von drei Weiten, die alle 4 Positionen besucht, was Derek auch antwortet.",
  "Which magnitude gives Derek no choice on this table?": "Welche Weite lässt Derek auf diesem Tisch keine Wahl?",
  "Call 2 first: then the token is certainly on 2. Next make a call that leads to 1 or to 3. And how do you get from 1 to 3, or from 3 to 1?":
    "Nennen Sie zuerst 2: Der Spielstein steht dann sicher auf 2. Dann folgt eine Ansage, die zu 1 oder zu 3 führt. Und wie kommt man von 1 nach 3 oder von 3 nach 1?",
  "Derek can answer so that only {count} of {of} positions are visited. Step through the rounds and see how.":
    "Derek kann so antworten, dass nur {count} von {of} Positionen besucht werden. Gehen Sie die Runden einzeln durch, und sehen Sie, wie.",
  "Three calls are enough. You have written {count}.": "Drei Ansagen reichen. Sie haben {count} aufgeschrieben.",
  "2, 1, 2. The call 2 leads to the opposite position, with either answer; the call 1 in the middle leads to one of the other two, and **it does not matter to which**.":
    "2, 1, 2. Die Ansage 2 führt bei beiden Antworten zur gegenüberliegenden Position; die Ansage 1 in der Mitte führt zu einer der beiden anderen, und **zu welcher, ist gleichgültig**.",
  "Eight positions": "Acht Positionen",
  "Now eight positions and seven calls. Derek can answer them in 128 ways, and your list has to work against all of them.":
    "Nun acht Positionen und sieben Ansagen. Derek kann auf 128 Arten antworten, und Ihre Liste muss gegen alle bestehen.",
  "Think of the even positions 0, 2, 4, 6 as a table with four positions on which every step is twice as long.":
    "Stellen Sie sich die geraden Positionen 0, 2, 4, 6 als einen Tisch mit vier Positionen vor, auf dem jeder Schritt doppelt so lang ist.",
  "Write a list of seven magnitudes that visits all 8 positions, whatever Derek answers.":
    "Schreiben Sie eine Liste von sieben Weiten, die alle 8 Positionen besucht, was Derek auch antwortet.",
  "First visit the even positions. On the table with four positions the list was 2, 1, 2; here all steps are twice as long.":
    "Besuchen Sie zuerst die geraden Positionen. Auf dem Tisch mit vier Positionen war die Liste 2, 1, 2; hier sind alle Schritte doppelt so lang.",
  "4, 2, 4 visits 0, 2, 4 and 6. Now one call must lead to an odd position.":
    "4, 2, 4 besucht 0, 2, 4 und 6. Nun muss eine Ansage zu einer ungeraden Position führen.",
  "The odd positions form such a table too: use 4, 2, 4 once more.":
    "Auch die ungeraden Positionen bilden einen solchen Tisch: Nehmen Sie noch einmal 4, 2, 4.",
  "Seven calls are enough. You have written {count}.": "Sieben Ansagen reichen. Sie haben {count} aufgeschrieben.",
  "4, 2, 4, **1**, 4, 2, 4, or with 3 in the middle: these two lists of seven are the only ones. The calls are arranged like the marks on a **ruler**: the longest at every second place, and the shortest only once, in the middle.":
    "4, 2, 4, **1**, 4, 2, 4, oder mit 3 in der Mitte: Diese beiden Listen sind die einzigen mit sieben Ansagen. Die Ansagen sind angeordnet wie die Striche auf einem **Lineal**: die längste an jeder zweiten Stelle, die kürzeste nur einmal, in der Mitte.",
  "The call in the middle": "Die Ansage in der Mitte",
  "After 4, 2, 4 all even positions have been visited, wherever Derek has sent the token. Look at this moment more closely: why can nothing go wrong?":
    "Nach 4, 2, 4 sind alle geraden Positionen besucht, wohin Derek den Spielstein auch geschickt hat. Sehen Sie sich diesen Augenblick genauer an: Warum kann nichts schiefgehen?",
  "Call a magnitude whose two landings are both new.": "Nennen Sie eine Weite, deren beide Ziele neu sind.",
  "All even positions are visited, all odd ones are new, and the token stands on an even position.":
    "Alle geraden Positionen sind besucht, alle ungeraden sind neu, und der Spielstein steht auf einer geraden Position.",
  "An odd magnitude leads from an even position to an odd one, clockwise and counter-clockwise.":
    "Eine ungerade Weite führt von einer geraden Position zu einer ungeraden, im Uhrzeigersinn und gegen ihn.",
  "{position} is even and has been visited. Which magnitudes lead to odd positions?":
    "{position} ist gerade und schon besucht. Welche Weiten führen zu ungeraden Positionen?",
  "There is one: both neighbours of the token are new.": "Es gibt eine: Beide Nachbarn des Spielsteins sind neu.",
  "1 and 3, the odd ones. **Derek chooses where Magnus enters the other half, and that is all:** by symmetry every odd position is as good a start as any other.":
    "1 und 3, die ungeraden. **Derek bestimmt, wo Magnus die andere Hälfte betritt, und das ist alles:** Aus Symmetriegründen ist jede ungerade Position als Anfang so gut wie jede andere.",
  "**Theorem.** On a table with $n = 2^k$ positions there is a list of $n - 1$ magnitudes with which every round visits a new position, whatever Derek answers.":
    "**Satz.** Auf einem Tisch mit $n = 2^k$ Positionen gibt es eine Liste von $n - 1$ Weiten, mit der in jeder Runde eine neue Position besucht wird, was Derek auch antwortet.",
  "By induction on $k$. For $k = 1$ the list has one entry, 1. Let $L$ be a list for $n/2$ positions, and $2L$ the list with every magnitude doubled. From any position $2L$ stays within the positions of the same parity. These form a table with $n/2$ positions whose steps have length 2, so all of them are visited, a new one in each round. It does not matter where you begin, because the table looks the same from every position.":
    "Induktion nach $k$. Für $k = 1$ besteht die Liste aus der einen Weite 1. Es sei $L$ eine Liste für $n/2$ Positionen und $2L$ die Liste, in der jede Weite verdoppelt ist. Von jeder Position aus bleibt man mit $2L$ auf Positionen derselben Parität. Diese bilden einen Tisch mit $n/2$ Positionen, dessen Schritte die Länge 2 haben; also werden sie alle besucht, in jeder Runde eine neue. Wo man beginnt, ist gleichgültig, denn der Tisch sieht von jeder Position gleich aus.",
  "So the list $2L,\\ 1,\\ 2L$ first visits the $n/2$ even positions in $n/2 - 1$ rounds, goes to an odd one with either answer, and visits the other odd ones in $n/2 - 1$ rounds. In all that makes $n - 1$ rounds and $n$ positions. ∎":
    "Die Liste $2L,\\ 1,\\ 2L$ besucht also zuerst die $n/2$ geraden Positionen in $n/2 - 1$ Runden, führt mit jeder der beiden Antworten zu einer ungeraden und besucht die übrigen ungeraden in $n/2 - 1$ Runden. Zusammen sind das $n - 1$ Runden und $n$ Positionen. ∎",
  "In formulas: call number $i$ is $n/2^{v+1}$, where $2^v$ is the largest power of 2 that divides $i$.":
    "In Formeln: Die Ansage mit der Nummer $i$ ist $n/2^{v+1}$, wobei $2^v$ die größte Potenz von 2 ist, die $i$ teilt.",
  "Sixteen positions": "Sechzehn Positionen",
  "Use the rule once more: double the list of seven, write a 1 after it, and add the doubled list again.":
    "Noch einmal die Regel: Verdoppeln Sie die Liste mit sieben Weiten, schreiben Sie eine 1 dahinter, und fügen Sie die verdoppelte Liste noch einmal an.",
  "Write a list of 15 magnitudes that visits all 16 positions, whatever Derek answers.":
    "Schreiben Sie eine Liste von 15 Weiten, die alle 16 Positionen besucht, was Derek auch antwortet.",
  "Doubling 4, 2, 4, 1, 4, 2, 4 gives 8, 4, 8, 2, 8, 4, 8.":
    "Verdoppelt man 4, 2, 4, 1, 4, 2, 4, so erhält man 8, 4, 8, 2, 8, 4, 8.",
  "Every other call is an 8. The 1 stands in the middle, as call number 8.":
    "Jede zweite Ansage ist eine 8. Die 1 steht in der Mitte, als Ansage Nummer 8.",
  "Fifteen calls are enough. You have written {count}.": "Fünfzehn Ansagen reichen. Sie haben {count} aufgeschrieben.",
  "8 4 8 2 8 4 8 1 8 4 8 2 8 4 8: this works against all 32,768 ways of answering, and **no round is wasted**. Write R(n) for the number of rounds that Magnus needs if both play perfectly. Then ⟦R(16)|R:16⟧ = 15, while f*(2ᵏ) = 2ᵏ for every k.":
    "8 4 8 2 8 4 8 1 8 4 8 2 8 4 8: Das geht gegen alle 32.768 möglichen Antwortfolgen, und **keine Runde wird verschwendet**. Mit R(n) bezeichnen wir die Zahl der Runden, die Magnus braucht, wenn beide perfekt spielen. Dann ist ⟦R(16)|R:16⟧ = 15, während f*(2ᵏ) = 2ᵏ für jedes k gilt.",
  "The list reads the same backwards, and 16 divided by the calls gives 2, 4, 2, 8, 2, 4, 2, 16, …: the ruler sequence, known from Gray codes and from the towers of Hanoi.":
    "Rückwärts gelesen ist die Liste dieselbe, und 16 geteilt durch die Ansagen ergibt 2, 4, 2, 8, 2, 4, 2, 16, …: die Linealfolge, bekannt von den Gray-Codes und den Türmen von Hanoi.",
  "And twelve?": "Und zwölf?",
  "12 is not a power of two, and Derek has a shield with four positions: $f^*(12) = 8$. But can Magnus force these eight with a list, without looking? He would need at least seven calls.":
    "12 ist keine Zweierpotenz, und Derek hat einen Schild mit vier Positionen: $f^*(12) = 8$. Kann Magnus diese acht aber mit einer Liste erzwingen, ohne hinzusehen? Mindestens sieben Ansagen würde er brauchen.",
  "Write a list of seven magnitudes that visits 8 of the 12 positions, whatever Derek answers.":
    "Schreiben Sie eine Liste von sieben Weiten, die 8 der 12 Positionen besucht, was Derek auch antwortet.",
  "12 = 4 · 3: taking every third position gives a table with four positions, on which every step has length 3.":
    "12 = 4 · 3: Nimmt man jede dritte Position, so erhält man einen Tisch mit vier Positionen, auf dem jeder Schritt die Länge 3 hat.",
  "On four positions the list is 2, 1, 2. With steps of 3 it is 6, 3, 6.":
    "Auf vier Positionen ist die Liste 2, 1, 2. Mit Schritten der Länge 3 ist sie 6, 3, 6.",
  "After 6, 3, 6 a whole class modulo 3 is visited. Any call that is not a multiple of 3 leads to another class.":
    "Nach 6, 3, 6 ist eine ganze Klasse modulo 3 besucht. Jede Ansage, die kein Vielfaches von 3 ist, führt in eine andere Klasse.",
  "Derek can answer so that only {count} positions are visited. Step through the rounds and see how.":
    "Derek kann so antworten, dass nur {count} Positionen besucht werden. Gehen Sie die Runden einzeln durch, und sehen Sie, wie.",
  "6, 3, 6, 1, 6, 3, 6, for instance. It visits two classes modulo 3, and the third is Derek’s shield. **Here, too, no round is wasted**, but Magnus had to factor 12.":
    "Zum Beispiel 6, 3, 6, 1, 6, 3, 6. Damit werden zwei Klassen modulo 3 besucht, und die dritte ist Dereks Schild. **Auch hier wird keine Runde verschwendet**, aber Magnus musste 12 in Faktoren zerlegen.",
  "The same proof works for n = 3 · 2ᵉ. It fails for n = 7: there a Magnus who looks needs only seven rounds, but no list of ten calls forces six positions (all 59,049 lists were tried). Lesson 16 is about calls that are announced in advance.":
    "Derselbe Beweis gilt für n = 3 · 2ᵉ. Für n = 7 versagt er: Dort reichen einem Magnus, der hinsieht, sieben Runden, aber keine Liste von zehn Ansagen erzwingt sechs Positionen (alle 59.049 Listen wurden probiert). Um im Voraus bekannte Ansagen geht es in Lektion 16.",
  "The ruler": "Das Lineal",
  "Write down all of Magnus’s calls before the game begins: find the list on 4 positions, carry it on to 8 and 16, and see where there is none.":
    "Schreiben Sie alle Ansagen von Magnus vor der Partie auf: Finden Sie die Liste für 4 Positionen, führen Sie sie auf 8 und 16 weiter, und sehen Sie, wo es keine gibt.",
  "On a table with 2ᵏ positions Magnus can fix all his calls in advance, and every round visits a new position.":
    "Auf einem Tisch mit 2ᵏ Positionen kann Magnus alle seine Ansagen im Voraus festlegen, und in jeder Runde wird eine neue Position besucht.",
  "[N10] Theorem 2, quoted there from Nedev and Muthukrishnan (2008). The proof and the list for n = 12 are our own.":
    "[N10] Satz 2, dort nach Nedev und Muthukrishnan (2008) zitiert. Der Beweis und die Liste für n = 12 sind von uns.",
};
