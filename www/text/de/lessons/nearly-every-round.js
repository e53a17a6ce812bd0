// @ts-check
/** Lektion 14 auf Deutsch, nach ihrem Englisch. */

/** @type {Record<string, string>} */
export default {
  "Nearly every round is new": "Fast jede Runde ist neu",
  "Bad places are never evenly spaced, so there are few of them. Therefore Magnus needs only f*(n) + o(n) rounds on every table: the share of wasted ones goes to 0.":
    "Schlechte Orte liegen nie in gleichen Abständen, also gibt es nur wenige. Deshalb braucht Magnus auf jedem Tisch nur f*(n) + o(n) Runden: Der Anteil der verschwendeten geht gegen 0.",
  "The theorem answers open problem 2 of [N10] to the first order. It and its proof are ours (2026); they use the bound of Kelley and Meka (2023) for sets without three-term progressions.":
    "Der Satz beantwortet das offene Problem 2 von [N10] in erster Ordnung. Er und sein Beweis sind von uns (2026); sie benutzen die Schranke von Kelley und Meka (2023) für Mengen ohne dreigliedrige arithmetische Folgen.",
  "Bad places": "Schlechte Orte",
  "A round is *wasted* if it visits nothing new. When does Magnus have to waste one? When the token is not halfway between any two unvisited positions. So look ahead: an unvisited position is a **bad place** if it is not halfway between any two *other* unvisited positions. Once the token comes to such a place, a round is lost.":
    "Eine Runde ist *verschwendet*, wenn sie zu keiner neuen Position führt. Wann muss Magnus eine verschwenden? Wenn der Spielstein nicht in der Mitte zwischen zwei unbesuchten Positionen steht. Denken Sie also voraus: Eine unbesuchte Position ist ein **schlechter Ort**, wenn sie nicht in der Mitte zwischen zwei *anderen* unbesuchten Positionen liegt. Kommt der Spielstein dorthin, so ist danach eine Runde verloren.",
  "Mark the bad places among the six unvisited positions.":
    "Markieren Sie die schlechten Orte unter den sechs unbesuchten Positionen.",
  "Take each unvisited position as the centre. Is there a distance at which the positions on both sides are unvisited?":
    "Nehmen Sie jede unbesuchte Position als Mitte. Gibt es einen Abstand, in dem auf beiden Seiten eine unbesuchte Position liegt?",
  "6 is halfway between 5 and 7, 2 between 11 and 6, and 11 between 2 and 7. And the other three?":
    "6 liegt in der Mitte zwischen 5 und 7, 2 zwischen 11 und 6 und 11 zwischen 2 und 7. Und die anderen drei?",
  "{position} is halfway between {pair}: from there the next round can be new. So it is a good place.":
    "{position} liegt in der Mitte zwischen {pair}: Von dort aus kann die nächste Runde neu sein. Also ist es ein guter Ort.",
  "1, 5 and 7. Landing there costs a round; landing on 2, 6 or 11 does not. The table now shows for every position its **rank**: how many new rounds in a row are sure from it, if positions visited meanwhile are not counted. The bad places have rank 0.":
    "1, 5 und 7. Landet der Spielstein dort, so kostet das eine Runde; auf 2, 6 oder 11 kostet es keine. Der Tisch zeigt jetzt zu jeder Position ihren **Rang**: wie viele neue Runden in Folge von ihr aus sicher sind, wenn man nicht mitzählt, was inzwischen besucht wird. Die schlechten Orte haben Rang 0.",
  "Never evenly spaced": "Nie in gleichen Abständen",
  "Can three bad places be *evenly spaced*, such as 2, 5 and 8? No: the middle one would be halfway between two unvisited positions, so it would not be bad. **No three bad places are evenly spaced.** Sets with this property are a famous subject in their own right. How large can such a set be on a round table?":
    "Können drei schlechte Orte *gleiche Abstände* haben, wie 2, 5 und 8? Nein: Der mittlere läge in der Mitte zwischen zwei unbesuchten Positionen, wäre also nicht schlecht. **Keine drei schlechten Orte haben gleiche Abstände.** Mengen mit dieser Eigenschaft sind ein berühmtes Thema für sich. Wie groß kann eine solche Menge auf einem runden Tisch sein?",
  "Place four positions on the table with n = 11 so that no three of them are evenly spaced round it.":
    "Setzen Sie auf dem Tisch mit n = 11 vier Positionen so, dass keine drei davon rund um den Tisch gleiche Abstände haben.",
  "Begin with two neighbours, and leave out the positions that would be evenly spaced with them: the one before, the one after, and the one opposite.":
    "Beginnen Sie mit zwei Nachbarn, und lassen Sie die Positionen weg, die mit ihnen gleiche Abstände hätten: die davor, die danach und die gegenüber.",
  "0 and 1 rule out 2, 10 and 6. Try 3.": "0 und 1 schließen 2, 10 und 6 aus. Versuchen Sie 3.",
  "{position} is halfway between {pair}, counted round the table.":
    "{position} liegt in der Mitte zwischen {pair}, rund um den Tisch gezählt.",
  "Four, for example 0, 1, 3, 4. On a table of eleven positions at most four can be bad places, however many are unvisited.":
    "Vier, zum Beispiel 0, 1, 3, 4. Auf einem Tisch mit elf Positionen können höchstens vier schlechte Orte sein, wie viele auch unbesucht sind.",
  Few: "Wenige",
  "From the numbers 1 to 9 in a row one can choose five of which no three are evenly spaced: 1, 2, 4, 8, 9. Round a table more triples are evenly spaced, since one may count past 0.":
    "Aus den Zahlen 1 bis 9 in einer Reihe kann man fünf wählen, von denen keine drei gleiche Abstände haben: 1, 2, 4, 8, 9. Rund um einen Tisch haben mehr Tripel gleiche Abstände, da man über 0 hinweg zählen darf.",
  "Place five positions on the table with n = 9 so that no three of them are evenly spaced round it, or say that there are none.":
    "Setzen Sie auf dem Tisch mit n = 9 fünf Positionen so, dass keine drei davon rund um den Tisch gleiche Abstände haben, oder sagen Sie, dass es keine gibt.",
  "Try to add a fifth position to 0, 1, 3, 4.": "Versuchen Sie, zu 0, 1, 3, 4 eine fünfte Position hinzuzufügen.",
  "2 is between 1 and 3, 5 continues 3, 4; 8 continues 1, 0. And 6 and 7?":
    "2 liegt zwischen 1 und 3; 5 setzt 3, 4 fort und 8 setzt 1, 0 fort. Und 6 und 7?",
  "There are none: four is the most. As n grows, the share of the table that such a set can fill goes to 0. Roth proved this in 1953. For numbers from 1 to n we use the bound n · exp(−c (log n)^{1/9}), which Kelley and Meka proved in 2023. **So among many unvisited positions nearly all are good places.**":
    "Es gibt keine: Vier ist das Höchste. Mit wachsendem n geht der Anteil des Tisches, den eine solche Menge füllen kann, gegen 0. Das hat Roth 1953 bewiesen. Für Zahlen von 1 bis n benutzen wir die Schranke n · exp(−c (log n)^{1/9}), die Kelley und Meka 2023 bewiesen haben. **Unter vielen unbesuchten Positionen sind also fast alle gute Orte.**",
  "Offer two good places": "Zwei gute Orte anbieten",
  "Back to the game. Magnus offers two landings, and Derek takes the one he likes. If one of them is a bad place, Derek goes there, and the next round is wasted. So both should be good.":
    "Zurück zum Spiel. Magnus bietet zwei Ziele an, und Derek nimmt das, das ihm gefällt. Ist eines davon ein schlechter Ort, so geht Derek dorthin, und die nächste Runde ist verschwendet. Also sollten beide gut sein.",
  "Call a magnitude for which both landings are new and both are good places.":
    "Nennen Sie eine Weite, bei der beide Ziele neu und beide gute Orte sind.",
  "5, 6 and 7 lead to new positions both ways. Which of the six landings are bad?":
    "5, 6 und 7 führen in beiden Richtungen zu neuen Positionen. Welche der sechs Ziele sind schlechte Orte?",
  "7 and 12 are not halfway between any two other unvisited positions. Which call avoids both?":
    "7 und 12 liegen nicht in der Mitte zwischen zwei anderen unbesuchten Positionen. Welche Ansage meidet beide?",
  "If Derek goes to {position}, you cannot make sure that the next round is new.":
    "Geht Derek zu {position}, so ist nicht sicher, dass die nächste Runde zu einer neuen Position führt.",
  "6: from 6 Magnus goes on with the pair 5 and 7, from 11 with the pair 10 and 12. With the call 5 or 7 Derek would have found a bad place. The ranks show it: 7 and 12 have rank 0. And 10 has rank 2, because it is halfway between 5 and 15, which have rank 1.":
    "6: Von 6 aus geht es mit dem Paar 5 und 7 weiter, von 11 aus mit dem Paar 10 und 12. Bei der Ansage 5 oder 7 hätte Derek einen schlechten Ort gefunden. Die Ränge zeigen es: 7 und 12 haben Rang 0. Und 10 hat Rang 2, weil sie in der Mitte zwischen 5 und 15 liegt, die Rang 1 haben.",
  "Better than good": "Besser als gut",
  "A good place gives one more new round. A place is *better* if it is halfway between two good ones: from there Magnus can offer two good places, and after that one more round is new. A position visited in the meantime may spoil a pair, so we ask for two pairs instead of one. Then from a better place **two** new rounds in a row are sure.":
    "Ein guter Ort bringt eine weitere neue Runde. Ein Ort ist *besser*, wenn er in der Mitte zwischen zwei guten liegt: Von dort kann Magnus zwei gute Orte anbieten, und danach ist noch eine Runde neu. Eine inzwischen besuchte Position kann ein Paar verderben; deshalb verlangen wir zwei Paare statt eines. Von einem besseren Ort aus sind dann **zwei** neue Runden in Folge sicher.",
  "Call a magnitude for which two more new rounds are sure from either landing.":
    "Nennen Sie eine Weite, bei der von beiden Zielen aus zwei weitere neue Runden sicher sind.",
  "1, 4 and 7 lead to good places both ways. Which landings have at least two pairs of unvisited positions around them?":
    "1, 4 und 7 führen in beiden Richtungen zu guten Orten. Um welche dieser Ziele liegen mindestens zwei Paare unbesuchter Positionen?",
  "Count the pairs around 4 and around 13.": "Zählen Sie die Paare um 4 und um 13.",
  "Around {position} there are not two pairs of places that each have two pairs around them in turn.":
    "Um {position} gibt es keine zwei Paare von Orten, die selbst je zwei Paare um sich haben.",
  "4. And so on: let G₁ be the places with enough pairs in A, G₂ those with enough pairs in G₁, G₃ those with enough pairs in G₂ … By the same argument each link of this **chain** loses only a few places. From a member of the tenth link ten new rounds in a row are sure.":
    "4. Und so weiter: G₁ seien die Orte mit genügend vielen Paaren in A, G₂ die mit genügend vielen in G₁, G₃ die mit genügend vielen in G₂ … Aus demselben Grund verliert jedes Glied dieser **Kette** nur wenige Orte. Von einem Element des zehnten Glieds aus sind zehn neue Runden in Folge sicher.",
  "**The chain.** Let $n$ be odd and fix $s \\ge 1$. A *pair around* $x$ is $\\{x - d, x + d\\}$ with $d \\ne 0$. Let $G_0 = A$, and let $G_{i+1}$ contain those members of $G_i$ around which more than $s$ pairs lie in $G_i$.":
    "**Die Kette.** Es sei $n$ ungerade und $s \\ge 1$ fest. Ein *Paar um* $x$ ist $\\{x - d, x + d\\}$ mit $d \\ne 0$. Es sei $G_0 = A$, und $G_{i+1}$ enthalte diejenigen Elemente von $G_i$, um die mehr als $s$ Paare in $G_i$ liegen.",
  "**Little is lost.** Let $r_3(n)$ be the largest size of a subset of $\\{1, \\dots, n\\}$ without three evenly spaced numbers. Then $|G_i \\setminus G_{i+1}| \\le \\frac{3\\sqrt3}{2}\\sqrt{s}\\, r_3(n)$. *Proof.* Let $D = G_i \\setminus G_{i+1}$. Each member of $D$ has at most $s$ pairs in $D$, so $D$ contains at most $s|D|$ pairs together with their middles. Keep each member with probability $\\rho = 1/\\sqrt{3s}$. Whenever a pair and its middle are both kept, throw the middle away. On average at least $\\rho|D| - \\rho^3 s|D| = \\frac{2}{3\\sqrt{3s}}|D|$ members remain, and no three of them are evenly spaced.":
    "**Wenig geht verloren.** Es sei $r_3(n)$ die größte Elementzahl einer Teilmenge von $\\{1, \\dots, n\\}$ ohne drei Zahlen in gleichen Abständen. Dann ist $|G_i \\setminus G_{i+1}| \\le \\frac{3\\sqrt3}{2}\\sqrt{s}\\, r_3(n)$. *Beweis.* Es sei $D = G_i \\setminus G_{i+1}$. Jedes Element von $D$ hat höchstens $s$ Paare in $D$, also enthält $D$ höchstens $s|D|$ Paare zusammen mit ihrer Mitte. Man behalte jedes Element mit der Wahrscheinlichkeit $\\rho = 1/\\sqrt{3s}$. Wird dabei ein Paar samt seiner Mitte behalten, so werfe man die Mitte weg. Im Mittel bleiben mindestens $\\rho|D| - \\rho^3 s|D| = \\frac{2}{3\\sqrt{3s}}|D|$ Elemente, und keine drei davon haben gleiche Abstände.",
  "**New rounds in a row.** From $x \\in G_j$ Magnus can make $j$ new rounds if at most $s + 1 - j$ positions have been visited since the chain was made: more than $s$ pairs around $x$ lie in $G_{j-1}$, and each visited position spoils at most one of them. He calls the distance to a pair that is left, comes to $G_{j-1}$, and goes on from there. ∎":
    "**Neue Runden in Folge.** Von $x \\in G_j$ aus kann Magnus $j$ neue Runden machen, wenn höchstens $s + 1 - j$ Positionen besucht wurden, seit die Kette gebildet ist: Mehr als $s$ Paare um $x$ liegen in $G_{j-1}$, und jede besuchte Position verdirbt höchstens eines. Er nennt den Abstand zu einem verbliebenen Paar, kommt nach $G_{j-1}$ und fährt von dort aus fort. ∎",
  "What it proves": "Was das beweist",
  "By layers Magnus goes to a late link of the chain, which takes at most about $\\log_2 n$ rounds. Then a long run of rounds is new, and after it he makes a new chain. So nearly every round is new: **R(n) = f*(n) + o(n) on every table.** For primes this is $p + o(p)$; before, $2p$ was known (lesson 8), and $p + c$ is not enough (lesson 13).":
    "Magnus geht nach Schichten zu einem späten Glied der Kette, was höchstens etwa $\\log_2 n$ Runden kostet. Dann ist eine lange Folge von Runden neu, und danach bildet er eine neue Kette. Also ist fast jede Runde neu: **R(n) = f*(n) + o(n) auf jedem Tisch.** Für Primzahlen ist das $p + o(p)$; bekannt war zuvor $2p$ (Lektion 8), und $p + c$ genügt nicht (Lektion 13).",
  "It does not prove that the waste is small. It bounds the waste by $n \\exp(-c (\\log n)^{1/9})$, and for any table that one could draw this is no better than the bound $2n$ for all rounds. Some sets without three evenly spaced numbers are nearly as large as that (Behrend 1946), so this proof cannot give much less. The known values look like $p + (\\log p)^2$.":
    "Es beweist nicht, dass die Verschwendung klein ist. Sie ist durch $n \\exp(-c (\\log n)^{1/9})$ beschränkt, und für jeden Tisch, den man zeichnen könnte, ist das nicht besser als die Schranke $2n$ für alle Runden. Manche Mengen ohne drei Zahlen in gleichen Abständen sind fast so groß (Behrend 1946), dieser Beweis kann also nicht viel weniger liefern. Die bekannten Werte sehen aus wie $p + (\\log p)^2$.",
  "Layer play needs at most B(101) rounds. By the lower bound of lesson 13, how many rounds does every Magnus need at least?":
    "Das Schichtspiel braucht höchstens B(101) Runden. Wie viele Runden braucht nach der unteren Schranke aus Lektion 13 jeder Magnus mindestens?",
  "p − 3 + ⌈½⌈log₂ p⌉⌉ with p = 101.": "p − 3 + ⌈½⌈log₂ p⌉⌉ mit p = 101.",
  "2⁶ = 64 < 101 < 128 = 2⁷, and half of 7, rounded up, is 4.":
    "2⁶ = 64 < 101 < 128 = 2⁷, und die Hälfte von 7, aufgerundet, ist 4.",
  "⌈log₂ 101⌉ is 7, and half of it, rounded up, is 4.": "⌈log₂ 101⌉ ist 7, und die Hälfte davon, aufgerundet, ist 4.",
  "Half of the logarithm counts, not the whole.": "Es zählt der halbe Logarithmus, nicht der ganze.",
  "102. For large primes the truth lies between p + c · log p, for every c, and p plus p to the power of 0.99 (lesson 16). **Nobody knows where.**":
    "102. Für große Primzahlen liegt die Wahrheit zwischen p + c · log p, für jedes c, und p plus p hoch 0,99 (Lektion 16). **Wo genau, weiß niemand.**",
  "**Theorem.** Let $m > 1$ be the odd part of $n$. Then Magnus wastes at most $C(\\log m \\cdot m^{1/3} r_3(m)^{2/3} + (\\log m)^{5/2} r_3(m))$ rounds, where $C$ is an absolute constant. *Proof.* An even table wastes no more than the table of half its size: play on the remainders modulo $n/2$, and call $n/2$ after each new one. So let $n$ be odd, let $q$ be its smallest prime factor, $\\Lambda = \\lceil \\log_2 n \\rceil$, and let $v = |A| - n/q$ be the number of positions that Magnus still has to get. Put $s = j + \\Lambda$, where $j$ is as large as possible with $\\frac{3\\sqrt3}{2} j \\sqrt{s}\\, r_3(n) < v$. Then $|G_j| > n/q$, so the layers of $G_j$ fill the table, and Magnus comes to $G_j$ within $\\Lambda$ rounds. After that, $j$ rounds are new. So a phase wastes at most $\\Lambda$ rounds and gains at least $j$ positions, where $j$ may be about $(v/4r_3(n))^{2/3}$.":
    "**Satz.** Es sei $m > 1$ der ungerade Teil von $n$. Dann verschwendet Magnus höchstens $C(\\log m \\cdot m^{1/3} r_3(m)^{2/3} + (\\log m)^{5/2} r_3(m))$ Runden mit einer absoluten Konstanten $C$. *Beweis.* Auf einem geraden Tisch wird nicht mehr verschwendet als auf dem halb so großen: Man spiele auf den Resten modulo $n/2$ und nenne nach jedem neuen Rest $n/2$. Es sei also $n$ ungerade, $q$ der kleinste Primfaktor, $\\Lambda = \\lceil \\log_2 n \\rceil$, und $v = |A| - n/q$ sei die Zahl der Positionen, die Magnus noch zu bekommen hat. Man setze $s = j + \\Lambda$ mit möglichst großem $j$, für das $\\frac{3\\sqrt3}{2} j \\sqrt{s}\\, r_3(n) < v$ gilt. Dann ist $|G_j| > n/q$, die Schichten von $G_j$ füllen also den Tisch, und Magnus kommt in höchstens $\\Lambda$ Runden nach $G_j$. Danach sind $j$ Runden neu. Eine Phase verschwendet also höchstens $\\Lambda$ Runden und gewinnt mindestens $j$ Positionen, wobei $j$ etwa $(v/4r_3(n))^{2/3}$ sein darf.",
  "While $v$ is between $2^i$ and $2^{i+1}$, there are at most $2^{i/3} r_3(n)^{2/3}$ phases, up to a constant factor; these add up to $n^{1/3} r_3(n)^{2/3}$. Once $v$ is below $4\\Lambda^{3/2} r_3(n)$, layer play takes at most $\\Lambda$ rounds for each position that is still wanted. ∎ The note has every step.":
    "Solange $v$ zwischen $2^i$ und $2^{i+1}$ liegt, gibt es bis auf einen konstanten Faktor höchstens $2^{i/3} r_3(n)^{2/3}$ Phasen; zusammen ergibt das $n^{1/3} r_3(n)^{2/3}$. Liegt $v$ unter $4\\Lambda^{3/2} r_3(n)$, so braucht das Schichtspiel für jede noch gewünschte Position höchstens $\\Lambda$ Runden. ∎ In der Notiz steht jeder Schritt.",
};
