// @ts-check
/** Lektion 18 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Magnus has told everything": "Magnus hat alles gesagt",
  "Now Magnus has to announce all his magnitudes before the game: on $\\mathbb{Z}_6$ he will call 1, 1, 2, 2, 1, 3. Derek plans his six answers with the whole list before him. He wants few positions visited, and nothing else matters. (On the table the list begins again after six calls, but only the first six count.)":
    "Nun muss Magnus alle seine Weiten vor der Partie ansagen: Auf $\\mathbb{Z}_6$ wird er 1, 1, 2, 2, 1, 3 nennen. Derek plant seine sechs Antworten mit der ganzen Liste vor Augen. Er will, dass wenige Positionen besucht werden; auf anderes kommt es nicht an. (Auf dem Tisch beginnt die Liste nach sechs Ansagen von vorn, aber nur die ersten sechs zählen.)",
  "You are Derek, and you know the list 1, 1, 2, 2, 1, 3. Answer the six calls so that only 3 positions are visited, 0 included.":
    "Sie sind Derek und kennen die Liste 1, 1, 2, 2, 1, 3. Beantworten Sie die sechs Ansagen so, dass nur 3 Positionen besucht werden, 0 mitgezählt.",
  "Equal calls come in pairs: 1, 1 and 2, 2. With the second call of a pair you can go straight back.":
    "Gleiche Ansagen kommen paarweise: 1, 1 und 2, 2. Mit der zweiten Ansage eines Paares können Sie gleich wieder zurückgehen.",
  "Go back after 1, 1 and after 2, 2. Then you are on 0 with three positions visited, and 1 and 3 are still to come. Where can these two calls lead, and through which position?":
    "Gehen Sie bei 1, 1 und bei 2, 2 zurück. Dann stehen Sie auf 0, drei Positionen sind besucht, und 1 und 3 kommen noch. Wohin können diese beiden führen, und über welche Position?",
  "If 5 and 2 are visited already, − and then + leads through 5 to 2.":
    "Sind 5 und 2 schon besucht, so führen − und dann + über 5 zu 2.",
  "{position} is the {count}th position. Take back a few rounds: which two positions should have been visited by then?":
    "{position} ist die {count}. Position. Nehmen Sie ein paar Runden zurück: Welche zwei Positionen sollten bis dahin besucht sein?",
  "−, +, +, −, −, + leads through 5, 0, 2, 0, 5 to 2: three positions. Four of the 64 lists of answers do it. **If Derek knows the calls, it is another game:** choices that look equal at first may not be equal later.":
    "−, +, +, −, −, + führt über 5, 0, 2, 0, 5 zu 2: drei Positionen. Vier der 64 Antwortfolgen schaffen es. **Kennt Derek die Ansagen, so ist es ein anderes Spiel:** Was zuerst gleichwertig aussieht, braucht es später nicht zu sein.",
  "What an algorithm forgot": "Was ein Algorithmus vergaß",
  "The thesis [L08] gives an algorithm for Derek. For each round, position, number of visited positions and last direction it asks: can the token be there with that many positions visited? If so, it keeps **one** such set of visited positions. This makes a table of about $2n^3$ entries, so the algorithm is quick.":
    "Die Abschlussarbeit [L08] gibt einen Algorithmus für Derek an. Für jede Runde, jede Position, jede Zahl besuchter Positionen und jede letzte Richtung fragt er: Kann der Spielstein dort stehen, wenn so viele Positionen besucht sind? Wenn ja, so merkt er sich **eine** solche Menge besuchter Positionen. Das ergibt eine Tabelle von etwa $2n^3$ Einträgen, der Algorithmus ist also schnell.",
  "But after 1, 1, 2, 2 the token can be on 0 with three positions visited in four ways: 1 or 5, and 2 or 4. For the calls 1 and 3 that follow, $\\{0, 5, 2\\}$ and $\\{0, 1, 4\\}$ are good; from $\\{0, 1, 2\\}$, in the figure, and from $\\{0, 5, 4\\}$ a fourth position is visited.":
    "Aber nach 1, 1, 2, 2 kann der Spielstein auf vier Arten mit drei besuchten Positionen auf 0 stehen: mit 1 oder 5 und mit 2 oder 4. Für die folgenden Ansagen 1 und 3 sind $\\{0, 5, 2\\}$ und $\\{0, 1, 4\\}$ gut; von $\\{0, 1, 2\\}$ aus, in der Abbildung, und von $\\{0, 5, 4\\}$ aus wird eine vierte Position besucht.",
  "How many visited positions does this algorithm end with on the list 1, 1, 2, 2, 1, 3?":
    "Mit wie vielen besuchten Positionen endet dieser Algorithmus bei der Liste 1, 1, 2, 2, 1, 3?",
  "It keeps only one of the sets. Suppose it is {0, 1, 2}, and play the calls 1 and 3.":
    "Er merkt sich nur eine der Mengen. Nehmen Sie an, es ist {0, 1, 2}, und spielen Sie die Ansagen 1 und 3.",
  "From 0 the call 1 leads to 1 (visited) or 5 (new). From 1 the call 3 leads to 4.":
    "Von 0 führt die Ansage 1 zu 1 (besucht) oder 5 (neu). Von 1 führt die Ansage 3 zu 4.",
  "Three is the true number, but the algorithm has kept the wrong set.":
    "Drei ist die wahre Zahl, aber der Algorithmus hat sich die falsche Menge gemerkt.",
  "That is less than the true number, which is three, and the algorithm is never too low.":
    "Das ist weniger als die wahre Zahl, nämlich drei, und der Algorithmus sagt nie zu wenig.",
  "That is too many. Before the last two calls three positions are visited, and only one of these calls leads to a new position.":
    "Das sind zu viele. Vor den letzten zwei Ansagen sind drei Positionen besucht, und nur eine dieser beiden Ansagen führt zu einer neuen Position.",
  "Four, but the true number is three: Theorem 4 of the thesis is false. **A state must contain everything that the future can depend on**, and here that is the whole visited set, not just its size.":
    "Vier, aber die wahre Zahl ist drei: Satz 4 der Arbeit ist falsch. **Ein Zustand muss alles enthalten, wovon die Zukunft abhängen kann**, und das ist hier die ganze Menge der besuchten Positionen, nicht nur ihre Größe.",
  "This much is true: the directions that the algorithm finds do visit as many positions as it says, so it is never too low. It is right for all lists on $n \\le 5$ with at most 12 calls and on $n \\le 8$ with at most 5 (checked). The exact answer comes from a search over the position of the token and the visited set. If one visited set contains another that was reached at the same position, the search drops the larger one, which can never do better.":
    "So viel stimmt: Mit den Richtungen, die der Algorithmus findet, werden wirklich so viele Positionen besucht, wie er sagt; seine Zahl ist also nie zu klein. Richtig ist er für alle Listen auf $n \\le 5$ mit höchstens 12 Ansagen und auf $n \\le 8$ mit höchstens 5 (geprüft). Die exakte Antwort liefert eine Suche über die Position des Spielsteins und die Menge der besuchten Positionen. Enthält eine solche Menge eine andere, die an derselben Position erreicht wird, so lässt die Suche die größere weg, da sie nie besser sein kann.",
  "A good exercise on dynamic programming: let the students write the recursion, believe in it, and then meet this list. The next counterexample is n = 7 with 1, 2, 1, 2, 1, 3: the algorithm says 5, the true number is 4. The journal version of the thesis states in its abstract that the task is NP-hard.":
    "Eine gute Übung zur dynamischen Programmierung: Lassen Sie die Studierenden die Rekursion aufschreiben und ihr vertrauen, und geben Sie ihnen dann diese Liste. Das nächste Gegenbeispiel ist n = 7 mit 1, 2, 1, 2, 1, 3: Der Algorithmus sagt 5, die wahre Zahl ist 4. Die Zeitschriftenfassung der Arbeit sagt in ihrer Zusammenfassung, dass die Aufgabe NP-schwer ist.",
  "Derek has told everything": "Derek hat alles gesagt",
  "Now the other way round: Derek announces all his directions, and Magnus chooses his magnitudes knowing them. On $\\mathbb{Z}_8$ Derek will answer $+, -, +, +, -, +, -$.":
    "Nun umgekehrt: Derek sagt alle seine Richtungen an, und Magnus wählt seine Weiten in Kenntnis dieser Richtungen. Auf $\\mathbb{Z}_8$ wird Derek $+, -, +, +, -, +, -$ antworten.",
  "You are Magnus, and you know the answers + − + + − + −. Visit all 8 positions in 7 rounds.":
    "Sie sind Magnus und kennen die Antworten + − + + − + −. Besuchen Sie alle 8 Positionen in 7 Runden.",
  "For the call 4 = n/2 the direction does not matter. Use it in rounds 1, 3, 5 and 7.":
    "Bei der Ansage 4 = n/2 kommt es auf die Richtung nicht an. Verwenden Sie sie in den Runden 1, 3, 5 und 7.",
  "Then the visited positions always form two equal blocks, opposite each other. In the other rounds make the token’s block longer at one end.":
    "Dann bilden die besuchten Positionen immer zwei gleich lange Blöcke, die einander gegenüberliegen. In den anderen Runden verlängern Sie den Block, in dem der Spielstein steht, an einem Ende.",
  "In round 2 the direction is −: call 1. In round 4 it is +, and the next position that way is visited: jump over the block with the call 2. In round 6 call 1 again.":
    "In Runde 2 ist die Richtung −: Nennen Sie 1. In Runde 4 ist sie +, und die nächste Position in dieser Richtung ist besucht: Springen Sie mit der Ansage 2 über den Block. In Runde 6 nennen Sie wieder 1.",
  "A position was visited twice, so 7 rounds are too few. Every round must lead to a new position.":
    "Eine Position wurde zweimal besucht, also reichen 7 Runden nicht. Jede Runde muss zu einer neuen Position führen.",
  "4, 1, 4, 2, 4, 1, 4. **Directions told in advance are worth nothing:** on every even table this works for every list. Compare lesson 6: there Magnus needs to know nothing, but n must be a power of two.":
    "4, 1, 4, 2, 4, 1, 4. **Im Voraus angesagte Richtungen sind nichts wert:** Auf jedem geraden Tisch geht es bei jeder Liste so. Vergleichen Sie Lektion 6: Dort braucht Magnus nichts zu wissen, aber n muss eine Zweierpotenz sein.",
  "**Theorem** ([L08] Theorem 5a). If $n$ is even and the directions are known, Magnus visits all positions in $n - 1$ rounds.":
    "**Satz** ([L08] Satz 5a). Ist $n$ gerade und sind die Richtungen bekannt, so besucht Magnus alle Positionen in $n - 1$ Runden.",
  "*Proof.* In odd rounds he calls $n/2$. Claim: after round $2k - 1$ the visited positions are $I \\cup (I + n/2)$ for some interval $I = \\{j, \\dots, j + k - 1\\}$, and the token is at an end of one of the two blocks. After round 1 this is so with $k = 1$. In round $2k$ let the token be in the block that begins at $i$, and let the direction be +. If the token is at the upper end, $i + k - 1$, the call 1 leads to $i + k$; if it is at the lower end, $i$, the call $k$ leads to $i + k$. This position is new as long as $k < n/2$. For − the mirror image holds, with $i - 1$. Then the call $n/2$ visits the opposite position, and both blocks have $k + 1$ members. After round $n - 1 = 2 \\cdot \\frac n2 - 1$ everything is visited. ∎":
    "*Beweis.* In ungeraden Runden nennt er $n/2$. Behauptung: Nach Runde $2k - 1$ sind die besuchten Positionen $I \\cup (I + n/2)$ mit einem Intervall $I = \\{j, \\dots, j + k - 1\\}$, und der Spielstein steht an einem Ende eines der beiden Blöcke. Nach Runde 1 ist das so mit $k = 1$. In Runde $2k$ stehe der Spielstein in dem Block, der bei $i$ beginnt, und die Richtung sei +. Steht der Spielstein am oberen Ende, $i + k - 1$, so führt die Ansage 1 zu $i + k$; steht er am unteren Ende, $i$, so führt die Ansage $k$ zu $i + k$. Diese Position ist neu, solange $k < n/2$ ist. Bei − gilt das Spiegelbildliche mit $i - 1$. Dann besucht die Ansage $n/2$ die gegenüberliegende Position, und beide Blöcke haben $k + 1$ Elemente. Nach Runde $n - 1 = 2 \\cdot \\frac n2 - 1$ ist alles besucht. ∎",
  "For odd n the theorem of the thesis is harder: there is no neutral call. It holds for n = 7, 9, …, 17 (all lists were tried), but it is false for n = 3 (+ −), for n = 5 (+ − + −), and for the mirror images of these two lists. If the magnitude (n + 1)/2 is allowed, the theorem is easy again.":
    "Für ungerades n ist der Satz der Arbeit schwieriger: Es gibt keine neutrale Ansage. Er gilt für n = 7, 9, …, 17 (alle Listen wurden durchprobiert), ist aber falsch für n = 3 (+ −), für n = 5 (+ − + −) und für die Spiegelbilder dieser beiden Listen. Ist die Weite (n + 1)/2 erlaubt, so ist der Satz wieder leicht.",
  "Both toss coins": "Beide werfen Münzen",
  "Let Magnus draw his magnitude at random, and Derek his direction, each possibility with the same probability. On an odd table the token then goes to each of the other $n - 1$ positions with the same probability $\\frac{1}{n-1}$.":
    "Magnus ziehe seine Weite und Derek seine Richtung zufällig, jede Möglichkeit mit derselben Wahrscheinlichkeit. Auf einem ungeraden Tisch geht der Spielstein dann zu jeder der anderen $n - 1$ Positionen mit derselben Wahrscheinlichkeit $\\frac{1}{n-1}$.",
  "How many rounds does it take on average until all 13 positions are visited?":
    "Wie viele Runden dauert es im Mittel, bis alle 13 Positionen besucht sind?",
  "The first new position is certain. When only one position is missing, how long do you have to wait for it?":
    "Die erste neue Position ist sicher. Wie lange wartet man auf die letzte, wenn nur noch eine fehlt?",
  "On average you wait 12/12 + 12/11 + 12/10 + … + 12/1 rounds.":
    "Man wartet im Mittel 12/12 + 12/11 + 12/10 + … + 12/1 Runden.",
  "37: 12 · (1 + 1/2 + … + 1/12) = 37.2. It is like collecting picture cards: the last ones take long. Two players without any plan visit **all** positions, one more than Derek would allow, but they take about n · ln n rounds instead of n.":
    "37: 12 · (1 + 1/2 + … + 1/12) = 37,2. Es ist wie mit Sammelbildern: Die letzten dauern lange. Zwei Spieler ganz ohne Plan besuchen **alle** Positionen, eine mehr, als Derek zulassen würde, brauchen dafür aber etwa n · ln n Runden statt n.",
  "**Theorem** ([L08] Theorem 6). For odd $n$ the mean is exactly $(n - 1)\\left(1 + \\frac12 + \\dots + \\frac{1}{n-1}\\right)$. If $i$ positions are visited, a round leads to a new one with probability $\\frac{n-i}{n-1}$, whatever has happened before. So the waiting time is geometrically distributed with mean $\\frac{n-1}{n-i}$. Add these up over $i = 1, \\dots, n - 1$. ∎":
    "**Satz** ([L08] Satz 6). Für ungerades $n$ ist der Mittelwert genau $(n - 1)\\left(1 + \\frac12 + \\dots + \\frac{1}{n-1}\\right)$. Sind $i$ Positionen besucht, so führt eine Runde mit der Wahrscheinlichkeit $\\frac{n-i}{n-1}$ zu einer neuen, was vorher auch geschah. Die Wartezeit ist also geometrisch verteilt mit dem Mittelwert $\\frac{n-1}{n-i}$. Man summiere über $i = 1, \\dots, n - 1$. ∎",
  "For even $n$ the opposite position is twice as likely as each of the others, and the mean lies between $nH_n - n$ and $nH_n - 1$, where $H_n = 1 + \\frac12 + \\dots + \\frac1n$.":
    "Für gerades $n$ ist die gegenüberliegende Position doppelt so wahrscheinlich wie jede andere, und der Mittelwert liegt zwischen $nH_n - n$ und $nH_n - 1$, wobei $H_n = 1 + \\frac12 + \\dots + \\frac1n$ ist.",
  "fewer than 25": "weniger als 25",
  "from 25 to 49": "25 bis 49",
  "50 or more": "50 oder mehr",
  "Announced, and by chance": "Angesagt, und zufällig",
  "What changes if one player knows the other’s moves in advance, or if both play at random.":
    "Was sich ändert, wenn ein Spieler die Züge des anderen im Voraus kennt oder wenn beide zufällig spielen.",
  "[L08] chapters 3 to 5 and [N10] section 3. The counterexample to [L08] Theorem 4 and the two exceptions to its Theorem 5 are ours.":
    "[L08] Kapitel 3 bis 5 und [N10] Abschnitt 3. Das Gegenbeispiel zu [L08] Satz 4 und die beiden Ausnahmen zu dessen Satz 5 sind von uns.",
  "The last four new positions alone take 12/4 + 12/3 + 12/2 + 12/1 = 25 rounds on average.":
    "Allein die letzten vier neuen Positionen dauern im Mittel 12/4 + 12/3 + 12/2 + 12/1 = 25 Runden.",
  "The last three new positions take 4 + 6 + 12 = 22 rounds on average, and the nine before them at most three each. That makes less than 50.":
    "Die letzten drei neuen Positionen dauern im Mittel 4 + 6 + 12 = 22 Runden, die neun davor je höchstens drei. Das macht weniger als 50.",
};
