// @ts-check
/** Lektion 13 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Two left": "Zwei übrig",
  "[N10] conjectures that $n + c$ rounds are always enough, with a small constant $c$. Look at the very end of a game on a prime table. Two positions are unvisited here, 5 and 6, and the token is on 0.":
    "[N10] vermutet, dass $n + c$ Runden immer reichen, mit einer kleinen Konstanten $c$. Sehen Sie sich das äußerste Ende einer Partie auf einem Primzahltisch an. Zwei Positionen sind hier unbesucht, 5 und 6, und der Spielstein steht auf 0.",
  "With two positions the layers are small: $M$ has 3, $M^2$ at most 5, $M^3$ at most 9 members. The members of $M^i(\\{z, y\\})$ are the points $z + \\frac{j}{2^i}(y - z)$ with $0 \\le j \\le 2^i$, where dividing by 2 is done modulo $p$.":
    "Bei zwei Positionen sind die Schichten klein: $M$ hat 3, $M^2$ höchstens 5, $M^3$ höchstens 9 Elemente. Die Elemente von $M^i(\\{z, y\\})$ sind die Punkte $z + \\frac{j}{2^i}(y - z)$ mit $0 \\le j \\le 2^i$, wobei modulo $p$ durch 2 geteilt wird.",
  "What is the depth of the token on 0?": "Welche Tiefe hat der Spielstein auf 0?",
  "Midpoint of 5 and 6: 2 · 12 = 24 = 11 + 13, so it is 12. Go on from there.":
    "Der ⟦Mittelpunkt|midpoint⟧ von 5 und 6: 2 · 12 = 24 = 11 + 13, also ist es 12. Machen Sie von dort weiter.",
  "The ⟦layers|layer⟧ grow 2, 3, 5, 9, 13. Is 0 among the nine?":
    "Die ⟦Schichten|layer⟧ wachsen 2, 3, 5, 9, 13. Gehört 0 zu den neun?",
  "Look for the least D with 2ᴰ · (0 − 5) ≡ j · (6 − 5) and 0 < j < 2ᴰ. Modulo 13, 8 · 2 = 16 ≡ 3, 8 · 4 ≡ 6, 8 · 8 ≡ 12, 8 · 16 ≡ 11.":
    "Suchen Sie das kleinste D mit 2ᴰ · (0 − 5) ≡ j · (6 − 5) und 0 < j < 2ᴰ. Modulo 13 ist 8 · 2 = 16 ≡ 3, 8 · 4 ≡ 6, 8 · 8 ≡ 12, 8 · 16 ≡ 11.",
  "Not yet: 0 is not among the nine positions of the third layer.":
    "Noch nicht: 0 gehört nicht zu den neun Positionen der dritten Schicht.",
  "Four layers fill the whole table, so no position is deeper than four.":
    "Vier Schichten füllen den ganzen Tisch, also liegt keine Position tiefer als vier.",
  "Four: 16 · 8 ≡ 11, and 11 < 16. A token that comes to the wrong place when two are left is about log₂ p rounds away. **The question is whether Magnus can avoid the wrong places.**":
    "Vier: 16 · 8 ≡ 11, und 11 < 16. Ein Spielstein, der an die falsche Stelle kommt, wenn zwei übrig sind, ist ungefähr log₂ p Runden entfernt. **Die Frage ist, ob Magnus die falschen Stellen meiden kann.**",
  "Three left": "Drei übrig",
  "One position earlier. Three are unvisited, 4, 5 and 6, and the token is on 12. When it comes to one of them, two remain, and the token has some depth among these two: the length of the *ending*. Derek will not go to an unvisited position if he can go to a visited one. So Magnus has to find a call with **two unvisited landings**, and he would like both endings to be short.":
    "Eine Position früher. Drei sind unbesucht, 4, 5 und 6, und der Spielstein steht auf 12. Kommt er auf eine von ihnen, so bleiben zwei, und der Spielstein hat unter diesen beiden eine Tiefe: die Länge des *Endspiels*. Derek geht nicht zu einer unbesuchten Position, wenn er zu einer besuchten gehen kann. Magnus muss also eine Ansage mit **zwei unbesuchten Landungen** finden und hätte gern, dass beide Endspiele kurz sind.",
  "Call a magnitude so that from both landings the ending is one round, or say that there is none.":
    "Nennen Sie eine Weite, bei der von beiden Landungen aus das Endspiel eine Runde dauert, oder sagen Sie, dass es keine gibt.",
  "From 5 the ending is one round: 5 is halfway between 4 and 6. And from 4, with 5 and 6 left?":
    "Von 5 aus dauert das Endspiel eine Runde: 5 liegt in der Mitte zwischen 4 und 6. Und von 4 aus, wenn 5 und 6 übrig sind?",
  "Halfway between 5 and 6 is 12, not 4. So from 4 one round is not enough, and from 6 neither, by symmetry.":
    "In der Mitte zwischen 5 und 6 liegt 12, nicht 4. Von 4 aus reicht also eine Runde nicht, und von 6 aus wegen der Symmetrie auch nicht.",
  "The two landings of a call are different. How many positions with an ending of one round are there?":
    "Die beiden Landungen einer Ansage sind verschieden. Wie viele Positionen gibt es, bei denen das Endspiel eine Runde dauert?",
  "If Derek goes to {position}, the ending is longer than one round, or has not begun.":
    "Geht Derek zu {position}, so dauert das Endspiel länger als eine Runde, oder es hat noch nicht begonnen.",
  "None. From 4 and from 6 it is three rounds. Try other triples: **on ⟦Z₁₃|table:13⟧ any two of the three endings take at least four rounds together.** If one is short, the other two are long.":
    "Keine. Von 4 und von 6 aus sind es drei Runden. Versuchen Sie andere Tripel: **Auf ⟦Z₁₃|table:13⟧ dauern je zwei der drei Endspiele zusammen mindestens vier Runden.** Ist eines kurz, so sind die beiden anderen lang.",
  "All triples on the primes from 5 to 37 were tried: the least sum of two endings is exactly ⌈log₂ p⌉, namely 3, 3, 4, 4, 5, 5, 5, 5, 5, 6. Let the class look for triples with two endings of two rounds each on 13.":
    "Alle Tripel auf den Primzahlen von 5 bis 37 wurden probiert: Die kleinste Summe zweier Endspiele ist genau ⌈log₂ p⌉, nämlich 3, 3, 4, 4, 5, 5, 5, 5, 5, 6. Lassen Sie die Klasse auf 13 Tripel mit zwei Endspielen von je zwei Runden suchen.",
  "The product of two endings": "Das Produkt zweier Endspiele",
  "A larger table: 6, 31 and 32 are left on $\\mathbb{Z}_{37}$, the token is on 0. Call the three positions $x$, $y$, $z$. If the ending from $x$ has $D$ rounds, $2^D$ times the way from $z$ to $x$ is a small multiple of the way from $z$ to $y$. If the ending from $y$ has $E$ rounds, the same holds the other way round. Multiply: $2^{D+E}$ and a smaller number agree modulo $p$. That needs $2^{D+E} > p$.":
    "Ein größerer Tisch: 6, 31 und 32 sind auf $\\mathbb{Z}_{37}$ übrig, der Spielstein steht auf 0. Die drei Positionen seien $x$, $y$, $z$. Hat das Endspiel von $x$ aus $D$ Runden, so ist das $2^D$-fache des Weges von $z$ nach $x$ ein kleines Vielfaches des Weges von $z$ nach $y$. Hat das Endspiel von $y$ aus $E$ Runden, so gilt dasselbe umgekehrt. Multiplizieren Sie: $2^{D+E}$ und eine kleinere Zahl stimmen modulo $p$ überein. Dazu muss $2^{D+E} > p$ sein.",
  "Call a magnitude so that from both landings the ending is at most two rounds, or say that there is none.":
    "Nennen Sie eine Weite, bei der von beiden Landungen aus das Endspiel höchstens zwei Runden dauert, oder sagen Sie, dass es keine gibt.",
  "Only the call 6 has two unvisited landings, 6 and 31. How long are the endings from there?":
    "Nur die Ansage 6 hat zwei unbesuchte Landungen, 6 und 31. Wie lang sind die Endspiele von dort?",
  "Two endings of two rounds each would give 2⁴ = 16. Is that more than 37?":
    "Zwei Endspiele von je zwei Runden ergäben 2⁴ = 16. Ist das mehr als 37?",
  "If Derek goes to {position}, the ending is longer than two rounds, or has not begun.":
    "Geht Derek zu {position}, so dauert das Endspiel länger als zwei Runden, oder es hat noch nicht begonnen.",
  "None, and not only here: **D + E is at least log₂ p**, for any three positions. From 31 the ending is 2 rounds, from 6 it is 4; 2 + 4 = 6, and 2⁶ = 64 is the first power of two above 37. So the longer ending has at least half of log₂ p rounds, and Derek may choose.":
    "Keine, und nicht nur hier: **D + E ist mindestens log₂ p**, für je drei Positionen. Von 31 aus dauert das Endspiel 2 Runden, von 6 aus 4; 2 + 4 = 6, und 2⁶ = 64 ist die erste Zweierpotenz über 37. Das längere Endspiel hat also mindestens halb so viele Runden wie log₂ p, und Derek darf wählen.",
  "**Lemma.** Let $p$ be an odd prime and $x, y, z$ different positions of $\\mathbb{Z}_p$. Let $D$ be the depth of $x$ in $\\{y, z\\}$ and $E$ the depth of $y$ in $\\{x, z\\}$. Then $2^{D+E} > p$.":
    "**Lemma.** Es sei $p$ eine ungerade Primzahl, und $x, y, z$ seien verschiedene Positionen von $\\mathbb{Z}_p$. Es sei $D$ die Tiefe von $x$ in $\\{y, z\\}$ und $E$ die Tiefe von $y$ in $\\{x, z\\}$. Dann ist $2^{D+E} > p$.",
  "*Proof.* First, each $w \\in M^i(\\{y, z\\})$ satisfies $2^i(w - z) \\equiv j(y - z)$ with $0 \\le j \\le 2^i$. For $i = 0$ take $j = 0$ or 1. If $2w \\equiv u + v$ with $u, v \\in M^i$, add their congruences: $2^{i+1}(w - z) \\equiv (j + j')(y - z)$.":
    "*Beweis.* Zunächst erfüllt jedes $w \\in M^i(\\{y, z\\})$ eine Kongruenz $2^i(w - z) \\equiv j(y - z)$ mit $0 \\le j \\le 2^i$. Für $i = 0$ nehme man $j = 0$ oder 1. Ist $2w \\equiv u + v$ mit $u, v \\in M^i$, so addiere man deren Kongruenzen: $2^{i+1}(w - z) \\equiv (j + j')(y - z)$.",
  "Shift the table so that $z = 0$. Then $2^D x \\equiv jy$; here $0 < j < 2^D$, since $j = 0$ would mean $x = z$ and $j = 2^D$ would mean $x = y$. In the same way $2^E y \\equiv ix$ with $0 < i < 2^E$. Hence $2^{D+E}x \\equiv 2^E jy \\equiv ijx$, and as $x \\not\\equiv 0$, $p$ divides $2^{D+E} - ij$. This number is positive, so it is at least $p$, and $2^{D+E} \\ge p + ij > p$. ∎":
    "Man verschiebe den Tisch so, dass $z = 0$ ist. Dann ist $2^D x \\equiv jy$; hier gilt $0 < j < 2^D$, da $j = 0$ bedeuten würde, dass $x = z$ ist, und $j = 2^D$, dass $x = y$ ist. Ebenso ist $2^E y \\equiv ix$ mit $0 < i < 2^E$. Somit ist $2^{D+E}x \\equiv 2^E jy \\equiv ijx$, und da $x \\not\\equiv 0$ ist, teilt $p$ die Zahl $2^{D+E} - ij$. Diese ist positiv, also mindestens $p$, und $2^{D+E} \\ge p + ij > p$. ∎",
  "Derek chooses the deeper one": "Derek wählt das tiefere",
  "Now you are Derek, on $\\mathbb{Z}_{131}$, after 128 rounds. Left are 8, 122 and 123. Magnus has called 8: the token goes to 8 or to 123, and then he needs one more new position, the last that can be forced.":
    "Jetzt sind Sie Derek, auf $\\mathbb{Z}_{131}$, nach 128 Runden. Übrig sind 8, 122 und 123. Magnus hat 8 genannt: Der Spielstein geht zu 8 oder zu 123, und dann braucht Magnus noch eine neue Position, die letzte, die sich erzwingen lässt.",
  "Hold out: the next to last position must not be visited before round 134.":
    "Halten Sie durch: Die vorletzte Position darf nicht vor Runde 134 besucht werden.",
  "Two endings: one has 3 rounds, the other 5. Which landing is the deeper one?":
    "Zwei Endspiele: Eines hat 3 Runden, das andere 5. Welche Landung liegt tiefer?",
  "Go to 123. Then in each round take the deeper landing; both are shown.":
    "Gehen Sie zu 123. Nehmen Sie dann in jeder Runde die tiefere Landung; beide sind zu sehen.",
  "After 8− go on with −, +, −, −, +.": "Nach 8− geht es weiter mit −, +, −, −, +.",
  "The last new position came in round {round}. Go back, and ask of each round which landing was the deeper one.":
    "Die letzte neue Position kam in Runde {round}. Gehen Sie zurück, und fragen Sie in jeder Runde, welche Landung tiefer liegt.",
  "From here Magnus is quicker. Was it the first answer, or did you step inwards too early?":
    "Von hier ist Magnus schneller. War es die erste Antwort, oder sind Sie zu früh einen Schritt nach innen gegangen?",
  "3 + 5 = 8, and 2⁸ = 256 > 131: this is the best that Magnus can hope for when he has to offer two endings, up to the way he splits the eight. **He cannot make both short; you take the longer.**":
    "3 + 5 = 8, und 2⁸ = 256 > 131: Auf Besseres kann Magnus nicht hoffen, wenn er zwei Endspiele anbieten muss, bis auf die Art, wie er die acht aufteilt. **Er kann nicht beide kurz machen; Sie nehmen das längere.**",
  "The lower bound": "Die untere Schranke",
  "Put it together. Before two positions are left, $p - 3$ new ones have been visited, one a round at best. The next one costs half of $\\log_2 p$ at least. So **$R(p) \\ge p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$** for every prime $p \\ge 5$.":
    "Setzen Sie alles zusammen. Bevor zwei Positionen übrig sind, wurden $p - 3$ neue besucht, bestenfalls eine in jeder Runde. Die nächste kostet mindestens die Hälfte von $\\log_2 p$. Also ist **$R(p) \\ge p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$** für jede Primzahl $p \\ge 5$.",
  "The logarithm grows without end, although slowly. For every constant $c$ there are primes with $R(p) > p + c$: the conjecture is false.":
    "Der Logarithmus wächst ohne Ende, wenn auch langsam. Für jede Konstante $c$ gibt es Primzahlen mit $R(p) > p + c$: Die Vermutung ist falsch.",
  "67 is the first prime for which this bound is larger than p. How large is it?":
    "67 ist die erste Primzahl, für die diese Schranke größer als p ist. Wie groß ist sie?",
  "log₂ 67 lies between 6 and 7. Round it up, halve, round up again.":
    "log₂ 67 liegt zwischen 6 und 7. Runden Sie auf, halbieren Sie, runden Sie noch einmal auf.",
  "67 − 3 + 4.": "67 − 3 + 4.",
  "Round up twice: ⌈log₂ 67⌉ = 7, and half of it, rounded up, is 4.":
    "Runden Sie zweimal auf: ⌈log₂ 67⌉ = 7, und die Hälfte davon, aufgerundet, ist 4.",
  "Half of the logarithm counts, not the whole, and three is subtracted.":
    "Die Hälfte des Logarithmus zählt, nicht der ganze, und drei wird abgezogen.",
  "68 > 67. To beat n + c one needs p > 2²ᶜ⁺⁶; for c = 10 that is 67,108,864. **No experiment with small tables could have shown it:** the proof sees what they cannot.":
    "68 > 67. Um n + c zu übertreffen, braucht man p > 2²ᶜ⁺⁶; für c = 10 ist das 67.108.864. **Kein Experiment mit kleinen Tischen hätte das zeigen können:** Der Beweis sieht, was sie nicht sehen können.",
  "**Theorem.** For every prime $p \\ge 5$, Magnus cannot force $f^*(p) = p - 1$ visited positions in fewer than $p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$ rounds.":
    "**Satz.** Für jede Primzahl $p \\ge 5$ kann Magnus $f^*(p) = p - 1$ besuchte Positionen nicht in weniger als $p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$ Runden erzwingen.",
  "*Derek's strategy.* While more than three positions are unvisited, anything. While exactly three are, he takes a visited landing if there is one. When both landings are unvisited, he takes the deeper one. After that he stays outside as long as he can.":
    "*Dereks Strategie.* Solange mehr als drei Positionen unbesucht sind: irgendetwas. Solange es genau drei sind, nimmt er eine besuchte Landung, wenn es eine gibt. Sind beide Landungen unbesucht, so nimmt er die tiefere. Danach bleibt er draußen, so lange er kann.",
  "*Proof.* At the start $p - 1 \\ge 4$ positions are unvisited. To get to two, Magnus visits $p - 3$ new positions and needs at least $p - 3$ rounds. In the last of them both landings $x, y$ are unvisited, because Derek would have taken a visited one; and they are different, because $p$ is odd. Let $z$ be the third position. By the lemma the depths $D$ of $x$ in $\\{y, z\\}$ and $E$ of $y$ in $\\{x, z\\}$ satisfy $2^{D+E} > p$, so $D + E \\ge \\lceil \\log_2 p \\rceil$, and Derek gets to a place of depth $s = \\max(D, E) \\ge \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$.":
    "*Beweis.* Am Anfang sind $p - 1 \\ge 4$ Positionen unbesucht. Um zu zweien zu gelangen, besucht Magnus $p - 3$ neue Positionen und braucht mindestens $p - 3$ Runden. In der letzten davon sind beide Landungen $x, y$ unbesucht, weil Derek sonst eine besuchte genommen hätte; und sie sind verschieden, weil $p$ ungerade ist. Es sei $z$ die dritte Position. Nach dem Lemma erfüllen die Tiefe $D$ von $x$ in $\\{y, z\\}$ und die Tiefe $E$ von $y$ in $\\{x, z\\}$ die Ungleichung $2^{D+E} > p$, also $D + E \\ge \\lceil \\log_2 p \\rceil$, und Derek gelangt an eine Stelle der Tiefe $s = \\max(D, E) \\ge \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$.",
  "From depth $s$ the token is not in $M^{s-1}$ of the two remaining positions. Whatever Magnus calls, one landing is outside $M^{s-2}$; for if both were in it, the token would be in $M^{s-1}$. Then one is outside $M^{s-3}$, and so on. So the next new position comes after $s$ rounds at the earliest. Together $p - 3 + s$. ∎":
    "Bei Tiefe $s$ liegt der Spielstein nicht in $M^{s-1}$ der beiden verbleibenden Positionen. Was Magnus auch nennt, eine Landung liegt außerhalb von $M^{s-2}$; denn lägen beide darin, so läge der Spielstein in $M^{s-1}$. Danach liegt eine außerhalb von $M^{s-3}$, und so weiter. Die nächste neue Position kommt also frühestens nach $s$ Runden. Zusammen $p - 3 + s$. ∎",
  "*n + c.* The bound exceeds $p + c$ if $\\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil \\ge c + 4$, that is $\\lceil \\log_2 p \\rceil \\ge 2c + 7$, that is $p > 2^{2c+6}$.":
    "*n + c.* Die Schranke übertrifft $p + c$, wenn $\\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil \\ge c + 4$ ist, das heißt $\\lceil \\log_2 p \\rceil \\ge 2c + 7$, das heißt $p > 2^{2c+6}$.",
  "The conjecture is about all n. It does hold for powers of two (R(n) = n − 1) and for multiples of 3 (R(n) < 5n/6, lesson 11). For n = 2ᵉp with fixed e it fails as well; p² is open.":
    "Die Vermutung betrifft alle n. Für Zweierpotenzen (R(n) = n − 1) und für Vielfache von 3 (R(n) < 5n/6, Lektion 11) gilt sie. Für n = 2ᵉp mit festem e ist sie ebenfalls falsch; p² ist offen.",
  "Earlier still": "Noch früher",
  "The last three positions are only the simplest place to look. With four left the same idea, used twice, gives $R(p) \\ge p - 4 + \\lceil \\frac34 \\lceil \\log_2 p \\rceil \\rceil$ (proof below), and stages with 7, 13, 25, … positions left add more: somewhat above $\\frac{13}{12} \\log_2 p$ in all. The Derek called Outlast plays by these proofs.":
    "Die letzten drei Positionen sind nur die einfachste Stelle, an der man suchen kann. Bei vieren liefert dieselbe Idee, zweimal angewandt, $R(p) \\ge p - 4 + \\lceil \\frac34 \\lceil \\log_2 p \\rceil \\rceil$ (Beweis unten), und Stufen mit 7, 13, 25, … übrigen Positionen bringen mehr: insgesamt etwas mehr als $\\frac{13}{12} \\log_2 p$. Der Derek mit dem Namen Hinauszögerer spielt nach diesen Beweisen.",
  "The exact values are larger than all of this. For $p = 5, 7, 11, 13, 17, 19, 23, 29, 31$ the excess $R(p) - p$ is $-1, 0, 2, 2, 4, 4, 5, 6, 7$.":
    "Die exakten Werte sind größer als all das. Für $p = 5, 7, 11, 13, 17, 19, 23, 29, 31$ ist der Überschuss $R(p) - p$ gleich $-1, 0, 2, 2, 4, 4, 5, 6, 7$.",
  "What do you expect for ⟦R(37)|R:37⟧ − 37?": "Was erwarten Sie für ⟦R(37)|R:37⟧ − 37?",
  "Look at the list: does it seem to stop?":
    "Sehen Sie sich die Liste an: Sieht es so aus, als hörte sie auf zu wachsen?",
  "Two neighbours are sometimes equal; the trend goes on.":
    "Zwei Nachbarn sind manchmal gleich; im Ganzen geht es weiter aufwärts.",
  "8: ⟦R(37)|R:37⟧ = 45. Larger stages give more, and in the end more than any constant times log p (the note, Theorem 10). **How R(p) − p grows nobody knows:** see lesson 16.":
    "8: ⟦R(37)|R:37⟧ = 45. Größere Stufen ergeben mehr, und schließlich mehr als jedes Vielfache von log p (die Notiz, Satz 10). **Wie R(p) − p wächst, weiß niemand:** Davon handelt Lektion 16.",
  "**Theorem.** $R(p) \\ge p - 4 + \\lceil \\frac34 \\Lambda \\rceil$ for primes $p \\ge 5$, where $\\Lambda = \\lceil \\log_2 p \\rceil$.":
    "**Satz.** $R(p) \\ge p - 4 + \\lceil \\frac34 \\Lambda \\rceil$ für Primzahlen $p \\ge 5$, wobei $\\Lambda = \\lceil \\log_2 p \\rceil$ ist.",
  "For a set $S$ of unvisited positions let $w_S(y)$ be the rounds from a token that has just come to $y \\in S$ until one position is left, and $m_2(S)$ the second smallest $w_S(y)$. *(1)* With the token on a visited $x$ and $S$ unvisited, $|S| \\ge 2$, it takes $m_2(S) + s$ rounds for some $s \\ge 1$ with $x \\in M^s(S)$: before time $m_2(S)$ at most one exit is open and has no other midpoints (lesson 9), and afterwards each round gains at most one layer. So with $|A| = 4$ at least $1 + m_2(A)$ rounds remain. As $|A| = 4$ is reached after $p - 5$ rounds at best, $R(p) \\ge p - 4 + C$, $C$ being the least $m_2(T)$ over all sets $T$ of four positions.":
    "Für eine Menge $S$ unbesuchter Positionen sei $w_S(y)$ die Zahl der Runden von einem Spielstein, der eben auf $y \\in S$ gekommen ist, bis nur eine Position übrig ist, und $m_2(S)$ das zweitkleinste $w_S(y)$. *(1)* Steht der Spielstein auf einem besuchten $x$ und ist $S$ unbesucht, $|S| \\ge 2$, so dauert es $m_2(S) + s$ Runden für ein $s \\ge 1$ mit $x \\in M^s(S)$: Vor der Zeit $m_2(S)$ ist höchstens ein Ausgang offen und hat keine weiteren Mittelpunkte (Lektion 9), und danach gewinnt jede Runde höchstens eine Schicht. Bei $|A| = 4$ bleiben also mindestens $1 + m_2(A)$ Runden. Da $|A| = 4$ bestenfalls nach $p - 5$ Runden erreicht ist, gilt $R(p) \\ge p - 4 + C$, wobei $C$ das kleinste $m_2(T)$ über alle Mengen $T$ von vier Positionen ist.",
  "*(2)* Let $x, x'$ be the two cheapest elements of such a $T = \\{x, x', y, z\\}$, and put $T_1 = T \\setminus x$, $T_2 = T \\setminus x'$, $\\mu_i = m_2(T_i)$. By (1), $C \\ge s_1 + \\mu_1$ and $C \\ge s_2 + \\mu_2$ with $2^{s_1}x = a'x' + b'y + c'z$ and $2^{s_2}x' = ax + by + cz$ modulo $p$, all coefficients $\\ge 0$ and adding up to $2^{s_1}$ and $2^{s_2}$. Put $S = s_1 + s_2$ and eliminate $x$: $\\Delta x' = By + \\Gamma z$ with $\\Delta = 2^S - aa'$, $B, \\Gamma \\ge 0$ and $B + \\Gamma = \\Delta$. Here $\\Delta > 0$, because $\\Delta = 0$ would need $a' = 2^{s_1}$ and $x = x'$.":
    "*(2)* Es seien $x, x'$ die beiden billigsten Elemente eines solchen $T = \\{x, x', y, z\\}$, und man setze $T_1 = T \\setminus x$, $T_2 = T \\setminus x'$, $\\mu_i = m_2(T_i)$. Nach (1) ist $C \\ge s_1 + \\mu_1$ und $C \\ge s_2 + \\mu_2$ mit $2^{s_1}x = a'x' + b'y + c'z$ und $2^{s_2}x' = ax + by + cz$ modulo $p$, wobei alle Koeffizienten $\\ge 0$ sind und zusammen $2^{s_1}$ beziehungsweise $2^{s_2}$ ergeben. Man setze $S = s_1 + s_2$ und eliminiere $x$: $\\Delta x' = By + \\Gamma z$ mit $\\Delta = 2^S - aa'$, $B, \\Gamma \\ge 0$ und $B + \\Gamma = \\Delta$. Hier ist $\\Delta > 0$, denn für $\\Delta = 0$ müsste $a' = 2^{s_1}$ und $x = x'$ sein.",
  "*(3)* $\\mu_1 + S \\ge \\Lambda$. Two of the three elements of $T_1$ have a depth of at most $\\mu_1$ among the other two; so $y$ or $z$ has. Say $y$, of depth $D \\le \\mu_1$ (otherwise exchange the names), and shift so that $z = 0$: $2^D y = ix'$ with $0 < i < 2^D$, and $\\Delta x' = By$. So $p$ divides $2^D\\Delta - iB$, and $0 < 2^D\\Delta - iB \\le 2^{D+S}$, since $B \\le \\Delta$ and $i < 2^D$. Hence $2^{D+S} \\ge p$. In the same way $\\mu_2 + S \\ge \\Lambda$.":
    "*(3)* $\\mu_1 + S \\ge \\Lambda$. Zwei der drei Elemente von $T_1$ haben unter den jeweils anderen beiden höchstens die Tiefe $\\mu_1$; also gilt dies für $y$ oder $z$. Es gelte für $y$, mit der Tiefe $D \\le \\mu_1$ (sonst vertausche man die Namen), und man verschiebe so, dass $z = 0$ ist: $2^D y = ix'$ mit $0 < i < 2^D$ und $\\Delta x' = By$. Also teilt $p$ die Zahl $2^D\\Delta - iB$, und $0 < 2^D\\Delta - iB \\le 2^{D+S}$, da $B \\le \\Delta$ und $i < 2^D$ ist. Somit ist $2^{D+S} \\ge p$. Ebenso ist $\\mu_2 + S \\ge \\Lambda$.",
  "*(4)* The second smallest of three endings is at least $\\Lambda/2$ by the lemma, so $\\mu_1 + \\mu_2 \\ge \\Lambda$. Then $2C \\ge S + \\mu_1 + \\mu_2 \\ge \\max(S + \\Lambda,\\ 2\\Lambda - S) \\ge \\frac32 \\Lambda$. ∎":
    "*(4)* Das zweitkürzeste von drei Endspielen hat nach dem Lemma mindestens die Länge $\\Lambda/2$, also ist $\\mu_1 + \\mu_2 \\ge \\Lambda$. Dann ist $2C \\ge S + \\mu_1 + \\mu_2 \\ge \\max(S + \\Lambda,\\ 2\\Lambda - S) \\ge \\frac32 \\Lambda$. ∎",
  "The stages with more positions use rational solutions of the midpoint relations: if p is large compared with the set, the relations hold for some real numbers too, and in the reals Magnus cannot leave the convex hull without paying. The note, a page of its own, has the proof.":
    "Die Stufen mit mehr Positionen benutzen rationale Lösungen der Mittelpunktgleichungen: Ist p groß im Vergleich zur Menge, so gelten die Gleichungen auch für gewisse reelle Zahlen, und in den reellen Zahlen kann Magnus die konvexe Hülle nicht verlassen, ohne dafür zu bezahlen. Der Beweis steht in der Notiz, einer eigenen Seite.",
  "6 or less": "höchstens 6",
  "7 again": "wieder 7",
  "8 or more": "8 oder mehr",
  "Why n + c is not enough": "Warum n + c nicht reicht",
  "Three unvisited positions on a prime table refute a conjecture: however large the constant c is, n + c rounds are not always enough.":
    "Drei unbesuchte Positionen auf einem Primzahltisch widerlegen eine Vermutung: Wie groß auch die Konstante c ist, n + c Runden reichen nicht immer.",
  "The conjecture is open problem 2 of [N10], the question for a lower bound its open problem 3. The theorems and proofs are ours (2026).":
    "Die Vermutung ist das offene Problem 2 in [N10], die Frage nach einer unteren Schranke dort das offene Problem 3. Die Sätze und Beweise sind von uns (2026).",
};
