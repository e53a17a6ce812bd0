// @ts-check
/** Lektion 13 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Two left": "Zwei übrig",
  "[N10] conjectures that $n + c$ rounds are always enough, with a small constant $c$. Look at the very end of a game on a prime table. Here two positions are unvisited, 5 and 6, and the token is on 0.":
    "[N10] vermutet, dass $n + c$ Runden immer reichen, mit einer kleinen Konstanten $c$. Sehen Sie sich das Ende einer Partie auf einem Primzahltisch an. Hier sind zwei Positionen unbesucht, 5 und 6, und der Spielstein steht auf 0.",
  "With two positions the layers are small: $M$ has 3 members, $M^2$ has at most 5, and $M^3$ has at most 9. The members of $M^i(\\{z, y\\})$ are the points $z + \\frac{j}{2^i}(y - z)$ with $0 \\le j \\le 2^i$; we divide by 2 modulo $p$.":
    "Bei zwei Positionen sind die Schichten klein: $M$ hat 3 Elemente, $M^2$ höchstens 5 und $M^3$ höchstens 9. Die Elemente von $M^i(\\{z, y\\})$ sind die Punkte $z + \\frac{j}{2^i}(y - z)$ mit $0 \\le j \\le 2^i$, wobei modulo $p$ durch 2 geteilt wird.",
  "What is the depth of the token on 0?": "Welche Tiefe hat der Spielstein auf 0?",
  "The midpoint of 5 and 6 is 12, because 2 · 12 = 24 = 11 + 13. Go on from there.":
    "Der ⟦Mittelpunkt|midpoint⟧ von 5 und 6 ist 12, weil 2 · 12 = 24 = 11 + 13 ist. Machen Sie von dort aus weiter.",
  "The ⟦layers|layer⟧ grow 2, 3, 5, 9, 13. Is 0 among the nine?":
    "Die ⟦Schichten|layer⟧ wachsen 2, 3, 5, 9, 13. Gehört 0 zu den neun?",
  "Look for the smallest D with 2ᴰ · (0 − 5) ≡ j · (6 − 5) and 0 < j < 2ᴰ. Modulo 13, 8 · 2 = 16 ≡ 3, 8 · 4 ≡ 6, 8 · 8 ≡ 12, 8 · 16 ≡ 11.":
    "Suchen Sie das kleinste D mit 2ᴰ · (0 − 5) ≡ j · (6 − 5) und 0 < j < 2ᴰ. Modulo 13 ist 8 · 2 = 16 ≡ 3, 8 · 4 ≡ 6, 8 · 8 ≡ 12, 8 · 16 ≡ 11.",
  "Not yet: 0 is not among the nine positions of the third layer.":
    "Noch nicht: 0 gehört nicht zu den neun Positionen der dritten Schicht.",
  "Four layers fill the whole table, so no position is deeper than four.":
    "Vier Schichten füllen den ganzen Tisch, also liegt keine Position tiefer als vier.",
  "Four: 16 · 8 ≡ 11, and 11 < 16. If the token is in the wrong place when two positions are left, they are about log₂ p rounds away. **The question is whether Magnus can avoid the wrong places.**":
    "Vier: 16 · 8 ≡ 11, und 11 < 16. Steht der Spielstein an der falschen Stelle, wenn zwei Positionen übrig sind, so sind sie etwa log₂ p Runden entfernt. **Die Frage ist, ob Magnus die falschen Stellen meiden kann.**",
  "Three left": "Drei übrig",
  "This is one position earlier: 4, 5 and 6 are unvisited, and the token is on 12. When it comes to one of them, two remain, and they give the token a depth. This depth is the length of the *ending*. Derek will not go to an unvisited position if he can go to a visited one. So Magnus has to find a call with **two unvisited landings**, and he would like both endings to be short.":
    "Dies ist eine Position früher: 4, 5 und 6 sind unbesucht, und der Spielstein steht auf 12. Kommt er auf eine von ihnen, so bleiben zwei übrig, und bezüglich dieser beiden hat der Spielstein eine Tiefe. Sie ist die Länge des *Endspiels*. Derek geht nicht zu einer unbesuchten Position, wenn er zu einer besuchten gehen kann. Magnus muss also eine Ansage mit **zwei unbesuchten Zielen** finden, und am liebsten wären ihm zwei kurze Endspiele.",
  "Call a magnitude for which the ending takes one round from either landing, or say that there is none.":
    "Nennen Sie eine Weite, bei der das Endspiel von beiden Zielen aus eine Runde dauert, oder sagen Sie, dass es keine gibt.",
  "From 5 the ending takes one round: 5 is halfway between 4 and 6. And from 4, with 5 and 6 left?":
    "Von 5 aus dauert das Endspiel eine Runde: 5 liegt in der Mitte zwischen 4 und 6. Und von 4 aus, wenn 5 und 6 übrig sind?",
  "Halfway between 5 and 6 is 12, not 4. So one round is not enough from 4, nor, by symmetry, from 6.":
    "In der Mitte zwischen 5 und 6 liegt 12, nicht 4. Von 4 aus reicht eine Runde also nicht, und aus Symmetriegründen auch nicht von 6 aus.",
  "The two landings of a call are different. How many positions with an ending of one round are there?":
    "Die beiden Ziele einer Ansage sind verschieden. Wie viele Positionen gibt es, bei denen das Endspiel eine Runde dauert?",
  "If Derek goes to {position}, the ending takes more than one round, or has not even begun.":
    "Geht Derek zu {position}, so dauert das Endspiel länger als eine Runde, oder es hat noch gar nicht begonnen.",
  "None. From 4 and from 6 the ending takes three rounds. Try other triples: **on ⟦Z₁₃|table:13⟧ any two of the three endings take at least four rounds together.** If one is short, the other two are long.":
    "Keine. Von 4 und von 6 aus dauert das Endspiel drei Runden. Probieren Sie andere Tripel: **Auf ⟦Z₁₃|table:13⟧ dauern je zwei der drei Endspiele zusammen mindestens vier Runden.** Ist eines kurz, so sind die beiden anderen lang.",
  "All triples on the primes from 5 to 37 were tried: the smallest sum of two endings is exactly ⌈log₂ p⌉, namely 3, 3, 4, 4, 5, 5, 5, 5, 5, 6. Let the class look for triples with two endings of two rounds each on 13.":
    "Für die Primzahlen von 5 bis 37 wurden alle Tripel durchprobiert: Die kleinste Summe zweier Endspiele ist genau ⌈log₂ p⌉, nämlich 3, 3, 4, 4, 5, 5, 5, 5, 5, 6. Lassen Sie auf n = 13 nach Tripeln mit zwei Endspielen von je zwei Runden suchen.",
  "The product of two endings": "Das Produkt zweier Endspiele",
  "Here is a larger table: 6, 31 and 32 are left on $\\mathbb{Z}_{37}$, and the token is on 0. Call the three positions $x$, $y$, $z$. If the ending from $x$ takes $D$ rounds, then $2^D$ times the way from $z$ to $x$ is a small multiple of the way from $z$ to $y$. If the ending from $y$ takes $E$ rounds, the same holds with $x$ and $y$ exchanged. Multiply the two: $2^{D+E}$ agrees with a smaller number modulo $p$. This needs $2^{D+E} > p$.":
    "Hier ist ein größerer Tisch: Auf $\\mathbb{Z}_{37}$ sind 6, 31 und 32 übrig, und der Spielstein steht auf 0. Die drei Positionen seien $x$, $y$, $z$. Dauert das Endspiel von $x$ aus $D$ Runden, so ist das $2^D$-fache des Weges von $z$ nach $x$ ein kleines Vielfaches des Weges von $z$ nach $y$. Dauert das Endspiel von $y$ aus $E$ Runden, so gilt dasselbe mit vertauschten $x$ und $y$. Multiplizieren Sie beides: $2^{D+E}$ stimmt modulo $p$ mit einer kleineren Zahl überein. Dazu muss $2^{D+E} > p$ sein.",
  "Call a magnitude for which the ending takes at most two rounds from either landing, or say that there is none.":
    "Nennen Sie eine Weite, bei der das Endspiel von beiden Zielen aus höchstens zwei Runden dauert, oder sagen Sie, dass es keine gibt.",
  "Only the call 6 has two unvisited landings, 6 and 31. How long are the endings from these two?":
    "Nur die Ansage 6 hat zwei unbesuchte Ziele, 6 und 31. Wie lang sind die Endspiele von diesen beiden aus?",
  "Two endings of two rounds each would give 2⁴ = 16. Is that more than 37?":
    "Zwei Endspiele von je zwei Runden ergäben 2⁴ = 16. Ist das mehr als 37?",
  "If Derek goes to {position}, the ending takes more than two rounds, or has not even begun.":
    "Geht Derek zu {position}, so dauert das Endspiel länger als zwei Runden, oder es hat noch gar nicht begonnen.",
  "None, and not only here: **D + E is at least log₂ p**, for any three positions. The ending takes 2 rounds from 31 and 4 rounds from 6; 2 + 4 = 6, and 2⁶ = 64 is the first power of two above 37. So the longer ending takes at least half of log₂ p rounds, and Derek may choose.":
    "Keine, und nicht nur hier: **D + E ist mindestens log₂ p**, für je drei Positionen. Von 31 aus dauert das Endspiel 2 Runden, von 6 aus 4; 2 + 4 = 6, und 2⁶ = 64 ist die erste Zweierpotenz über 37. Das längere Endspiel dauert also mindestens ½ log₂ p Runden, und Derek darf wählen.",
  "**Lemma.** Let $p$ be an odd prime and $x, y, z$ different positions of $\\mathbb{Z}_p$. Let $D$ be the depth of $x$ in $\\{y, z\\}$ and $E$ the depth of $y$ in $\\{x, z\\}$. Then $2^{D+E} > p$.":
    "**Lemma.** Es sei $p$ eine ungerade Primzahl, und $x, y, z$ seien verschiedene Positionen von $\\mathbb{Z}_p$. Es sei $D$ die Tiefe von $x$ in $\\{y, z\\}$ und $E$ die Tiefe von $y$ in $\\{x, z\\}$. Dann ist $2^{D+E} > p$.",
  "*Proof.* First, each $w \\in M^i(\\{y, z\\})$ satisfies $2^i(w - z) \\equiv j(y - z)$ with $0 \\le j \\le 2^i$. For $i = 0$ take $j = 0$ or 1. If $2w \\equiv u + v$ with $u, v \\in M^i$, add the congruences of $u$ and $v$: $2^{i+1}(w - z) \\equiv (j + j')(y - z)$.":
    "*Beweis.* Zunächst erfüllt jedes $w \\in M^i(\\{y, z\\})$ eine Kongruenz $2^i(w - z) \\equiv j(y - z)$ mit $0 \\le j \\le 2^i$. Für $i = 0$ nehme man $j = 0$ oder 1. Ist $2w \\equiv u + v$ mit $u, v \\in M^i$, so addiere man die Kongruenzen von $u$ und $v$: $2^{i+1}(w - z) \\equiv (j + j')(y - z)$.",
  "Shift the table so that $z = 0$. Then $2^D x \\equiv jy$; here $0 < j < 2^D$, since $j = 0$ would mean $x = z$ and $j = 2^D$ would mean $x = y$. In the same way $2^E y \\equiv ix$ with $0 < i < 2^E$. Hence $2^{D+E}x \\equiv 2^E jy \\equiv ijx$, and as $x \\not\\equiv 0$, $p$ divides $2^{D+E} - ij$. This number is positive, so it is at least $p$, and $2^{D+E} \\ge p + ij > p$. ∎":
    "Man verschiebe den Tisch so, dass $z = 0$ ist. Dann ist $2^D x \\equiv jy$; hier gilt $0 < j < 2^D$, da $j = 0$ bedeuten würde, dass $x = z$ ist, und $j = 2^D$, dass $x = y$ ist. Ebenso ist $2^E y \\equiv ix$ mit $0 < i < 2^E$. Somit ist $2^{D+E}x \\equiv 2^E jy \\equiv ijx$, und da $x \\not\\equiv 0$ ist, teilt $p$ die Zahl $2^{D+E} - ij$. Diese ist positiv, also mindestens $p$, und $2^{D+E} \\ge p + ij > p$. ∎",
  "Derek chooses the deeper one": "Derek wählt das tiefere",
  "Now you are Derek, on $\\mathbb{Z}_{131}$, after 128 rounds. The positions 8, 122 and 123 are left. Magnus has called 8, so the token goes to 8 or to 123. After that he needs one more new position, the last one that he can force.":
    "Jetzt sind Sie Derek, auf $\\mathbb{Z}_{131}$, nach 128 Runden. Die Positionen 8, 122 und 123 sind übrig. Magnus hat 8 genannt, der Spielstein geht also zu 8 oder zu 123. Danach braucht Magnus noch eine neue Position, die letzte, die er erzwingen kann.",
  "Hold out: the second to last position must not be visited before round 134.":
    "Halten Sie durch: Die vorletzte Position darf nicht vor Runde 134 besucht werden.",
  "One ending takes 3 rounds, the other 5. Which landing is the deeper one?":
    "Das eine Endspiel dauert 3 Runden, das andere 5. Welches Ziel liegt tiefer?",
  "Go to 123. Then take the deeper landing in each round; both landings are shown.":
    "Gehen Sie zu 123. Nehmen Sie dann in jeder Runde das tiefere Ziel; beide Ziele sind zu sehen.",
  "After 8− go on with −, +, −, −, +.": "Nach 8− geht es weiter mit −, +, −, −, +.",
  "The last new position came in round {round}. Go back, and ask in each round which landing is the deeper one.":
    "Die letzte neue Position kam in Runde {round}. Gehen Sie zurück, und fragen Sie sich in jeder Runde, welches Ziel tiefer liegt.",
  "From here Magnus will get there before round 134. Was your first answer wrong, or did you step inwards too early?":
    "Von hier aus schafft Magnus es vor Runde 134. War schon Ihre erste Antwort falsch, oder sind Sie zu früh nach innen gegangen?",
  "3 + 5 = 8, and 2⁸ = 256 > 131: Magnus has to offer two endings, and a sum of eight is the best that he can hope for. He can only choose how to split it. **He cannot make both short; you take the longer.**":
    "3 + 5 = 8, und 2⁸ = 256 > 131: Magnus muss zwei Endspiele anbieten, und eine kleinere Summe als acht kann er nicht erhoffen. Er kann nur wählen, wie er sie aufteilt. **Er kann nicht beide kurz machen; Sie nehmen das längere.**",
  "The lower bound": "Die untere Schranke",
  "Now put it together. By the time only two positions are left, $p - 3$ new ones have been visited, at best one in each round. The next one costs at least half of $\\log_2 p$ rounds. So **$R(p) \\ge p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$** for every prime $p \\ge 5$.":
    "Fassen Sie alles zusammen. Bis nur noch zwei Positionen übrig sind, werden $p - 3$ neue besucht, bestenfalls eine in jeder Runde. Die nächste kostet mindestens die Hälfte von $\\log_2 p$ an Runden. Also ist **$R(p) \\ge p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$** für jede Primzahl $p \\ge 5$.",
  "The logarithm grows without end, if slowly. So for every constant $c$ there are primes with $R(p) > p + c$: the conjecture is false.":
    "Der Logarithmus wächst unbeschränkt, wenn auch langsam. Zu jeder Konstanten $c$ gibt es also Primzahlen mit $R(p) > p + c$: Die Vermutung ist falsch.",
  "67 is the first prime p for which this bound is larger than p. How large is the bound?":
    "67 ist die erste Primzahl p, für die diese Schranke größer als p ist. Wie groß ist die Schranke?",
  "log₂ 67 lies between 6 and 7. Round it up, halve, round up again.":
    "log₂ 67 liegt zwischen 6 und 7. Runden Sie auf, halbieren Sie, runden Sie noch einmal auf.",
  "67 − 3 + 4.": "67 − 3 + 4.",
  "Round up twice: ⌈log₂ 67⌉ = 7, and half of it, rounded up, is 4.":
    "Runden Sie zweimal auf: ⌈log₂ 67⌉ = 7, und die Hälfte davon, aufgerundet, ist 4.",
  "Only half of the logarithm counts, and three is subtracted.":
    "Nur der halbe Logarithmus zählt, und drei wird abgezogen.",
  "68 > 67. To beat p + c this bound needs p > 2²ᶜ⁺⁶; for c = 10 that is p > 67,108,864. **No experiment with small tables could have shown it:** a proof sees what they cannot.":
    "68 > 67. Um p + c zu übertreffen, braucht diese Schranke p > 2²ᶜ⁺⁶; für c = 10 heißt das p > 67.108.864. **Kein Experiment mit kleinen Tischen hätte das zeigen können:** Das leistet nur ein Beweis.",
  "**Theorem.** For every prime $p \\ge 5$, Magnus cannot force $f^*(p) = p - 1$ visited positions in fewer than $p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$ rounds.":
    "**Satz.** Für jede Primzahl $p \\ge 5$ kann Magnus $f^*(p) = p - 1$ besuchte Positionen nicht in weniger als $p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$ Runden erzwingen.",
  "*Derek’s strategy.* While more than three positions are unvisited, he may do anything. While exactly three are, he takes a visited landing if there is one. When both landings are unvisited, he takes the deeper one. After that he stays outside as long as he can.":
    "*Dereks Strategie.* Solange mehr als drei Positionen unbesucht sind, darf er tun, was er will. Solange es genau drei sind, nimmt er ein besuchtes Ziel, wenn es eines gibt. Sind beide Ziele unbesucht, so nimmt er das tiefere. Danach bleibt er draußen, solange er kann.",
  "*Proof.* At the start $p - 1 \\ge 4$ positions are unvisited. To get to two, Magnus visits $p - 3$ new positions and needs at least $p - 3$ rounds. In the last of them both landings $x, y$ are unvisited, because Derek would have taken a visited one; and they are different, because $p$ is odd. Let $z$ be the third position. By the lemma the depths $D$ of $x$ in $\\{y, z\\}$ and $E$ of $y$ in $\\{x, z\\}$ satisfy $2^{D+E} > p$, so $D + E \\ge \\lceil \\log_2 p \\rceil$, and Derek gets to a place of depth $s = \\max(D, E) \\ge \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$.":
    "*Beweis.* Am Anfang sind $p - 1 \\ge 4$ Positionen unbesucht. Um zu zweien zu gelangen, besucht Magnus $p - 3$ neue Positionen und braucht mindestens $p - 3$ Runden. In der letzten davon sind beide Ziele $x, y$ unbesucht, weil Derek sonst ein besuchtes genommen hätte; und sie sind verschieden, weil $p$ ungerade ist. Es sei $z$ die dritte Position. Nach dem Lemma erfüllen die Tiefe $D$ von $x$ in $\\{y, z\\}$ und die Tiefe $E$ von $y$ in $\\{x, z\\}$ die Ungleichung $2^{D+E} > p$, also $D + E \\ge \\lceil \\log_2 p \\rceil$, und Derek gelangt an eine Stelle der Tiefe $s = \\max(D, E) \\ge \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$.",
  "From depth $s$ the token is not in $M^{s-1}$ of the two remaining positions. Whatever Magnus calls, one landing is outside $M^{s-2}$; for if both were in it, the token would be in $M^{s-1}$. Then one is outside $M^{s-3}$, and so on. So the next new position comes after $s$ rounds at the earliest. Together $p - 3 + s$. ∎":
    "Bei Tiefe $s$ liegt der Spielstein nicht in $M^{s-1}$ der beiden verbleibenden Positionen. Was Magnus auch nennt, ein Ziel liegt außerhalb von $M^{s-2}$; denn lägen beide darin, so läge der Spielstein in $M^{s-1}$. Danach liegt eines außerhalb von $M^{s-3}$, und so weiter. Die nächste neue Position kommt also frühestens nach $s$ Runden. Zusammen $p - 3 + s$. ∎",
  "*n + c.* The bound exceeds $p + c$ if $\\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil \\ge c + 4$, that is, if $\\lceil \\log_2 p \\rceil \\ge 2c + 7$, or $p > 2^{2c+6}$.":
    "*n + c.* Die Schranke übertrifft $p + c$, wenn $\\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil \\ge c + 4$ ist, das heißt, wenn $\\lceil \\log_2 p \\rceil \\ge 2c + 7$ oder $p > 2^{2c+6}$ ist.",
  "The conjecture speaks of all n. It is true for powers of two (R(n) = n − 1) and for multiples of 3 (R(n) < 5n/6, lesson 11). For n = 2ᵉp with fixed e it is false as well; for p² the question is open.":
    "Die Vermutung betrifft alle n. Für Zweierpotenzen (R(n) = n − 1) und für Vielfache von 3 (R(n) < 5n/6, Lektion 11) gilt sie. Für n = 2ᵉp mit festem e ist sie ebenfalls falsch; für p² ist die Frage offen.",
  "Earlier still": "Noch früher",
  "The last three positions are only the simplest place to look. With four left, the same idea used twice gives $R(p) \\ge p - 4 + \\lceil \\frac34 \\lceil \\log_2 p \\rceil \\rceil$ (proof below), and stages with 7, 13, 25, … positions left add more: in all, somewhat more than $\\frac{13}{12} \\log_2 p$. The Derek called Outlast plays by these proofs.":
    "Die letzten drei Positionen sind nur die einfachste Stelle, an der man suchen kann. Sind noch vier übrig, so liefert dieselbe Idee, zweimal angewandt, $R(p) \\ge p - 4 + \\lceil \\frac34 \\lceil \\log_2 p \\rceil \\rceil$ (Beweis unten), und Stufen mit 7, 13, 25, … übrigen Positionen bringen mehr: insgesamt etwas mehr als $\\frac{13}{12} \\log_2 p$. Der Derek mit dem Namen Hinauszögerer spielt nach diesen Beweisen.",
  "The exact values are larger than all of this. For $p = 5, 7, 11, 13, 17, 19, 23, 29, 31$ the excess $R(p) - p$ is $-1, 0, 2, 2, 4, 4, 5, 6, 7$.":
    "Die exakten Werte sind größer als all das. Für $p = 5, 7, 11, 13, 17, 19, 23, 29, 31$ ist der Überschuss $R(p) - p$ gleich $-1, 0, 2, 2, 4, 4, 5, 6, 7$.",
  "What do you expect for ⟦R(37)|R:37⟧ − 37?": "Was erwarten Sie für ⟦R(37)|R:37⟧ − 37?",
  "Look at the list: does it seem to stop?": "Sehen Sie sich die Liste an: Hört sie wohl auf zu wachsen?",
  "Two neighbours are sometimes equal, but the trend goes on.":
    "Manchmal sind zwei Nachbarn gleich, aber im Ganzen geht es weiter aufwärts.",
  "8: ⟦R(37)|R:37⟧ = 45. Larger stages give more, and in the end more than any constant times log p (Theorem 10 of the note). **Nobody knows how fast R(p) − p grows:** see lesson 16.":
    "8: ⟦R(37)|R:37⟧ = 45. Größere Stufen ergeben mehr, und schließlich mehr als jedes Vielfache von log p (Satz 10 der Notiz). **Wie schnell R(p) − p wächst, weiß niemand:** Davon handelt Lektion 16.",
  "**Theorem.** $R(p) \\ge p - 4 + \\lceil \\frac34 \\Lambda \\rceil$ for primes $p \\ge 5$, where $\\Lambda = \\lceil \\log_2 p \\rceil$.":
    "**Satz.** $R(p) \\ge p - 4 + \\lceil \\frac34 \\Lambda \\rceil$ für Primzahlen $p \\ge 5$, wobei $\\Lambda = \\lceil \\log_2 p \\rceil$ ist.",
  "For a set $S$ of unvisited positions let $w_S(y)$ be the number of rounds that a token that has just come to $y \\in S$ needs until only one position is left, and let $m_2(S)$ be the second smallest $w_S(y)$. *(1)* With the token on a visited $x$ and $S$ unvisited, $|S| \\ge 2$, it takes $m_2(S) + s$ rounds for some $s \\ge 1$ with $x \\in M^s(S)$. For before time $m_2(S)$ at most one exit is open, and it has no other midpoints (lesson 9); afterwards each round gains at most one layer. So with $|A| = 4$ at least $1 + m_2(A)$ rounds remain. At best $|A| = 4$ is reached after $p - 5$ rounds. So $R(p) \\ge p - 4 + C$, where $C$ is the least $m_2(T)$ over all sets $T$ of four positions.":
    "Für eine Menge $S$ unbesuchter Positionen sei $w_S(y)$ die Zahl der Runden, die es von einem eben auf $y \\in S$ gekommenen Spielstein aus dauert, bis nur eine Position übrig ist, und $m_2(S)$ sei das zweitkleinste $w_S(y)$. *(1)* Steht der Spielstein auf einem besuchten $x$ und ist $S$ unbesucht, $|S| \\ge 2$, so dauert es $m_2(S) + s$ Runden für ein $s \\ge 1$ mit $x \\in M^s(S)$. Denn vor der Zeit $m_2(S)$ ist höchstens ein Ausgang offen, und er hat keine weiteren Mittelpunkte (Lektion 9); danach gewinnt jede Runde höchstens eine Schicht. Bei $|A| = 4$ bleiben also mindestens $1 + m_2(A)$ Runden. Bestenfalls ist $|A| = 4$ nach $p - 5$ Runden erreicht. Also gilt $R(p) \\ge p - 4 + C$, wobei $C$ das kleinste $m_2(T)$ über alle Mengen $T$ von vier Positionen ist.",
  "*(2)* Let $x, x'$ be the two cheapest members of such a $T = \\{x, x', y, z\\}$, and put $T_1 = T \\setminus x$, $T_2 = T \\setminus x'$, $\\mu_i = m_2(T_i)$. By (1), $C \\ge s_1 + \\mu_1$ and $C \\ge s_2 + \\mu_2$ with $2^{s_1}x = a'x' + b'y + c'z$ and $2^{s_2}x' = ax + by + cz$ modulo $p$, where all coefficients are $\\ge 0$ and add up to $2^{s_1}$ and $2^{s_2}$ respectively. Put $S = s_1 + s_2$ and eliminate $x$: $\\Delta x' = By + \\Gamma z$ with $\\Delta = 2^S - aa'$, $B, \\Gamma \\ge 0$ and $B + \\Gamma = \\Delta$. Here $\\Delta > 0$, because $\\Delta = 0$ would need $a' = 2^{s_1}$ and $x = x'$.":
    "*(2)* Es seien $x, x'$ die beiden billigsten Elemente eines solchen $T = \\{x, x', y, z\\}$, und man setze $T_1 = T \\setminus x$, $T_2 = T \\setminus x'$, $\\mu_i = m_2(T_i)$. Nach (1) ist $C \\ge s_1 + \\mu_1$ und $C \\ge s_2 + \\mu_2$ mit $2^{s_1}x = a'x' + b'y + c'z$ und $2^{s_2}x' = ax + by + cz$ modulo $p$, wobei alle Koeffizienten $\\ge 0$ sind und zusammen $2^{s_1}$ beziehungsweise $2^{s_2}$ ergeben. Man setze $S = s_1 + s_2$ und eliminiere $x$: $\\Delta x' = By + \\Gamma z$ mit $\\Delta = 2^S - aa'$, $B, \\Gamma \\ge 0$ und $B + \\Gamma = \\Delta$. Hier ist $\\Delta > 0$, denn für $\\Delta = 0$ müsste $a' = 2^{s_1}$ und $x = x'$ sein.",
  "*(3)* $\\mu_1 + S \\ge \\Lambda$. Two of the three members of $T_1$ have a depth of at most $\\mu_1$ in the set of the other two, so $y$ or $z$ has. Say it is $y$, of depth $D \\le \\mu_1$ (otherwise exchange the names), and shift the table so that $z = 0$: $2^D y = ix'$ with $0 < i < 2^D$, and $\\Delta x' = By$. So $p$ divides $2^D\\Delta - iB$, and $0 < 2^D\\Delta - iB \\le 2^{D+S}$, since $B \\le \\Delta$ and $i < 2^D$. Hence $2^{D+S} \\ge p$. In the same way $\\mu_2 + S \\ge \\Lambda$.":
    "*(3)* $\\mu_1 + S \\ge \\Lambda$. Zwei der drei Elemente von $T_1$ haben unter den jeweils anderen beiden höchstens die Tiefe $\\mu_1$; also gilt dies für $y$ oder $z$. Es gelte für $y$, mit der Tiefe $D \\le \\mu_1$ (sonst vertausche man die Namen), und man verschiebe so, dass $z = 0$ ist: $2^D y = ix'$ mit $0 < i < 2^D$ und $\\Delta x' = By$. Also teilt $p$ die Zahl $2^D\\Delta - iB$, und $0 < 2^D\\Delta - iB \\le 2^{D+S}$, da $B \\le \\Delta$ und $i < 2^D$ ist. Somit ist $2^{D+S} \\ge p$. Ebenso ist $\\mu_2 + S \\ge \\Lambda$.",
  "*(4)* The second shortest of three endings takes at least $\\Lambda/2$ by the lemma, so $\\mu_1 + \\mu_2 \\ge \\Lambda$. Then $2C \\ge S + \\mu_1 + \\mu_2 \\ge \\max(S + \\Lambda,\\ 2\\Lambda - S) \\ge \\frac32 \\Lambda$. ∎":
    "*(4)* Das zweitkürzeste von drei Endspielen hat nach dem Lemma mindestens die Länge $\\Lambda/2$, also ist $\\mu_1 + \\mu_2 \\ge \\Lambda$. Dann ist $2C \\ge S + \\mu_1 + \\mu_2 \\ge \\max(S + \\Lambda,\\ 2\\Lambda - S) \\ge \\frac32 \\Lambda$. ∎",
  "The stages with more positions use rational solutions of the midpoint relations. If p is large compared with the set, some real numbers satisfy these relations too, and on the real line Magnus cannot leave the convex hull without paying for it. The proof is in the note.":
    "Die Stufen mit mehr Positionen benutzen rationale Lösungen der Mittelpunktgleichungen: Ist p groß im Vergleich zur Menge, so erfüllen auch gewisse reelle Zahlen diese Gleichungen, und auf der reellen Geraden kann Magnus die konvexe Hülle nicht verlassen, ohne dafür zu bezahlen. Der Beweis steht in der Notiz.",
  "6 or less": "höchstens 6",
  "7 again": "wieder 7",
  "8 or more": "8 oder mehr",
  "Why n + c is not enough": "Warum n + c nicht reicht",
  "Three unvisited positions on a prime table refute a conjecture: however large the constant c is, n + c rounds are not always enough.":
    "Drei unbesuchte Positionen auf einem Primzahltisch widerlegen eine Vermutung: Wie groß auch die Konstante c ist, n + c Runden reichen nicht immer.",
  "The conjecture is open problem 2 of [N10]; its open problem 3 asks for a lower bound. The theorems and proofs are ours (2026).":
    "Die Vermutung ist das offene Problem 2 in [N10]; nach einer unteren Schranke fragt dort das offene Problem 3. Die Sätze und Beweise sind von uns (2026).",
  "From one prime to the next the excess has stayed the same or grown, but it has never fallen, and on 31 it is 7 already.":
    "Von einer Primzahl zur nächsten ist der Überschuss gleich geblieben oder gewachsen, aber nie gefallen, und auf 31 ist er schon 7.",
  "It has stayed the same twice, from 11 to 13 and from 17 to 19. Since then it has grown at each prime.":
    "Zweimal ist er gleich geblieben, von 11 zu 13 und von 17 zu 19. Seitdem ist er bei jeder Primzahl gewachsen.",
};
