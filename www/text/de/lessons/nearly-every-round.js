// @ts-check
/** Lektion 14 auf Deutsch, nach ihrem Englisch. */

/** @type {Record<string, string>} */
export default {
  "Nearly every round is new": "Fast jede Runde ist neu",
  "Bad places are never evenly spaced, so there are few of them; therefore Magnus needs only f*(n) + o(n) rounds on every table: the share of wasted ones goes to 0.":
    "Schlechte Orte liegen nie in gleichen Abständen, also gibt es wenige; deshalb braucht Magnus auf jedem Tisch nur f*(n) + o(n) Runden: Der Anteil der verschwendeten geht gegen 0.",
  "The theorem answers open problem 2 of [N10] to the first order. It and its proof are ours (2026); they use the bound of Kelley and Meka (2023) for sets without three-term progressions.":
    "Der Satz beantwortet das offene Problem 2 von [N10] in erster Ordnung. Er und sein Beweis sind von uns (2026); sie benutzen die Schranke von Kelley und Meka (2023) für Mengen ohne drei Glieder einer arithmetischen Folge.",
  "Bad places": "Schlechte Orte",
  "A round is *wasted* if it visits nothing new. When does Magnus have to waste one? When the token is halfway between no two unvisited positions. So look ahead: some unvisited positions are **bad places** to come to, because they are halfway between no two *other* unvisited positions. After coming to one of them, a round is lost.":
    "Eine Runde ist *verschwendet*, wenn sie nichts Neues besucht. Wann muss Magnus eine verschwenden? Wenn der Spielstein in der Mitte zwischen keinen zwei unbesuchten Positionen steht. Sehen Sie also voraus: Manche unbesuchten Positionen sind **schlechte Orte**, weil sie in der Mitte zwischen keinen zwei *anderen* unbesuchten Positionen liegen. Kommt der Spielstein dorthin, ist danach eine Runde verloren.",
  "Mark the bad places among the six unvisited positions.":
    "Markieren Sie die schlechten Orte unter den sechs unbesuchten Positionen.",
  "Take each unvisited position as the centre: is there a distance at which both sides are unvisited?":
    "Nehmen Sie jede unbesuchte Position als Mitte: Gibt es einen Abstand, in dem auf beiden Seiten Unbesuchtes liegt?",
  "6 is halfway between 5 and 7, 2 between 11 and 6, and 11 between 2 and 7. And the other three?":
    "6 liegt in der Mitte zwischen 5 und 7, 2 zwischen 11 und 6 und 11 zwischen 2 und 7. Und die anderen drei?",
  "{position} is halfway between {pair}: from there the next round can be new. That is a good place.":
    "{position} liegt in der Mitte zwischen {pair}: Von dort kann die nächste Runde neu sein. Das ist ein guter Ort.",
  "1, 5 and 7. Landing there costs a round; landing on 2, 6 or 11 does not. The table now shows for every position its **rank**: how many new rounds in a row are sure from it, if what is visited meanwhile is not counted. The bad places have rank 0.":
    "1, 5 und 7. Wer dort landet, verliert eine Runde; auf 2, 6 oder 11 nicht. Der Tisch zeigt jetzt für jede Position ihren **Rang**: wie viele neue Runden nacheinander von ihr aus sicher sind, wenn man nicht mitzählt, was inzwischen besucht wird. Die schlechten Orte haben Rang 0.",
  "Never evenly spaced": "Nie in gleichen Abständen",
  "Can three bad places be *evenly spaced*, such as 2, 5 and 8? No: the middle one would be halfway between two unvisited positions, so it would not be bad. **Bad places contain no three evenly spaced positions.** Such sets are a famous subject by themselves. How large can they be round a table?":
    "Können drei schlechte Orte *gleiche Abstände* haben, wie 2, 5 und 8? Nein: Der mittlere läge in der Mitte zwischen zwei unbesuchten Positionen, wäre also nicht schlecht. **Unter den schlechten Orten haben keine drei gleiche Abstände.** Solche Mengen sind für sich ein berühmter Gegenstand. Wie groß können sie rund um einen Tisch sein?",
  "Place four positions on 11 of which no three are evenly spaced round the table.":
    "Wählen Sie auf 11 vier Positionen, von denen keine drei rund um den Tisch gleiche Abstände haben.",
  "Begin with two neighbours, and leave out what would be evenly spaced with them: before, after, and opposite.":
    "Beginnen Sie mit zwei Nachbarn, und lassen Sie weg, was mit ihnen gleiche Abstände hätte: davor, danach und gegenüber.",
  "0 and 1 rule out 2, 10 and 6. Try 3.": "0 und 1 schließen 2, 10 und 6 aus. Versuchen Sie 3.",
  "{position} is halfway between {pair}, counted round the table.":
    "{position} liegt in der Mitte zwischen {pair}, rund um den Tisch gezählt.",
  "Four, for example 0, 1, 3, 4. On a table of eleven positions at most four can be bad places, however many are unvisited.":
    "Vier, zum Beispiel 0, 1, 3, 4. Auf einem Tisch mit elf Positionen können höchstens vier schlechte Orte sein, wie viele auch unbesucht sind.",
  Few: "Wenige",
  "In a row of numbers one can have five of nine: 1, 2, 4, 8, 9. Round a table more triples are evenly spaced, since one may count past 0.":
    "In einer Reihe von Zahlen kann man fünf von neun haben: 1, 2, 4, 8, 9. Rund um einen Tisch haben mehr Tripel gleiche Abstände, da man über 0 hinweg zählen darf.",
  "Place five positions on 9 of which no three are evenly spaced round the table, or say that there are none.":
    "Wählen Sie auf 9 fünf Positionen, von denen keine drei rund um den Tisch gleiche Abstände haben, oder sagen Sie, dass es keine gibt.",
  "Try to add a fifth position to 0, 1, 3, 4.": "Versuchen Sie, zu 0, 1, 3, 4 eine fünfte Position hinzuzufügen.",
  "2 is between 1 and 3, 5 continues 3, 4; 8 continues 1, 0. And 6 and 7?":
    "2 liegt zwischen 1 und 3; 5 setzt 3, 4 fort und 8 setzt 1, 0 fort. Und 6 und 7?",
  "There are none: four is the most. For large n the share of such a set goes to nothing. Roth proved it in 1953, and the bound that we use for numbers from 1 to n is n · exp(−c (log n)^{1/9}), by Kelley and Meka in 2023. **So among many unvisited positions nearly all are good places.**":
    "Es gibt keine: Vier ist das Höchste. Für große n geht der Anteil einer solchen Menge gegen nichts. Roth hat das 1953 bewiesen, und die Schranke, die wir für Zahlen von 1 bis n benutzen, ist n · exp(−c (log n)^{1/9}), von Kelley und Meka 2023. **Unter vielen unbesuchten Positionen sind also fast alle gute Orte.**",
  "Offer two good places": "Zwei gute Orte anbieten",
  "Back to the game. Magnus offers two landings, and Derek takes the one that he likes. If one of them is a bad place, Derek goes there, and the next round is wasted. So both should be good.":
    "Zurück zum Spiel. Magnus bietet zwei Ziele an, und Derek nimmt, welches er mag. Ist eines davon ein schlechter Ort, so geht Derek dorthin, und die nächste Runde ist verschwendet. Also sollten beide gut sein.",
  "Call a magnitude so that both landings are new and both are good places.":
    "Nennen Sie eine Weite, bei der beide Ziele neu und beide gute Orte sind.",
  "5, 6 and 7 lead to new positions both ways. Which of the six landings are bad?":
    "5, 6 und 7 führen in beiden Richtungen zu neuen Positionen. Welche der sechs Ziele sind schlecht?",
  "7 and 12 are halfway between no two other unvisited positions. Which call avoids both?":
    "7 und 12 liegen in der Mitte zwischen keinen zwei anderen unbesuchten Positionen. Welche Ansage meidet beide?",
  "If Derek goes to {position}, the round after that cannot be made new.":
    "Geht Derek zu {position}, so lässt sich die Runde danach nicht neu machen.",
  "6: from 6 Magnus goes on with 5 and 7, from 11 with 10 and 12. With 5 or 7 Derek would have found a bad place. The ranks show it: 7 and 12 have rank 0. And 10 has rank 2, because it is halfway between 5 and 15, which have rank 1.":
    "6: Von 6 aus geht es mit 5 und 7 weiter, von 11 aus mit 10 und 12. Bei 5 oder 7 hätte Derek einen schlechten Ort gefunden. Die Ränge zeigen es: 7 und 12 haben Rang 0. Und 10 hat Rang 2, weil sie in der Mitte zwischen 5 und 15 liegt, die Rang 1 haben.",
  "Better than good": "Besser als gut",
  "A good place gives one new round more. A place is *better* if it is halfway between two good ones: from there Magnus can offer two good places, and after that one more round is new. As a position that has been visited meanwhile may spoil a pair, ask for two pairs instead of one. So from a better place **two** new rounds in a row are sure.":
    "Ein guter Ort gibt noch eine neue Runde. Ein Ort ist *besser*, wenn er in der Mitte zwischen zwei guten liegt: Von dort kann Magnus zwei gute Orte anbieten, und danach ist noch eine Runde neu. Da eine inzwischen besuchte Position ein Paar verderben kann, verlange man zwei Paare statt eines. Von einem besseren Ort aus sind also **zwei** neue Runden hintereinander sicher.",
  "Call a magnitude so that from both landings two more new rounds are sure.":
    "Nennen Sie eine Weite, bei der von beiden Zielen aus zwei weitere neue Runden sicher sind.",
  "1, 4 and 7 lead to good places both ways. Around which landings are there two pairs of unvisited positions, at least?":
    "1, 4 und 7 führen in beiden Richtungen zu guten Orten. Um welche Ziele liegen mindestens zwei Paare unbesuchter Positionen?",
  "Count the pairs round 4 and round 13.": "Zählen Sie die Paare um 4 und um 13.",
  "From {position} there are not two pairs of places round which there are two pairs again.":
    "Um {position} gibt es nicht zwei Paare von Orten, um die es wieder zwei Paare gibt.",
  "4. And so on: G₁ are the places with enough pairs in A, G₂ those with enough pairs in G₁, G₃ those with enough pairs in G₂ … Each link of this **chain** loses only few places, by the same argument. From a member of the tenth link ten new rounds in a row are sure.":
    "4. Und so weiter: G₁ sind die Orte mit genug Paaren in A, G₂ die mit genug Paaren in G₁, G₃ die mit genug Paaren in G₂ … Jedes Glied dieser **Kette** verliert nur wenige Orte, aus demselben Grund. Von einem Element des zehnten Glieds aus sind zehn neue Runden hintereinander sicher.",
  "**The chain.** Let $n$ be odd and fix $s \\ge 1$. A *pair around* $x$ is $\\{x - d, x + d\\}$ with $d \\ne 0$. Let $G_0 = A$, and let $G_{i+1}$ contain the members of $G_i$ around which more than $s$ pairs lie in $G_i$.":
    "**Die Kette.** Es sei $n$ ungerade und $s \\ge 1$ fest. Ein *Paar um* $x$ ist $\\{x - d, x + d\\}$ mit $d \\ne 0$. Es sei $G_0 = A$, und $G_{i+1}$ enthalte die Elemente von $G_i$, um die mehr als $s$ Paare in $G_i$ liegen.",
  "**Little is lost.** Let $r_3(n)$ be the largest size of a subset of $\\{1, \\dots, n\\}$ without three evenly spaced numbers. Then $|G_i \\setminus G_{i+1}| \\le \\frac{3\\sqrt3}{2}\\sqrt{s}\\, r_3(n)$. *Proof.* Let $D$ be what is lost. Each of its members has at most $s$ pairs in $D$, so $D$ holds at most $s|D|$ pairs with their middles. Keep each member with probability $\\rho = 1/\\sqrt{3s}$, and throw away the middle of each pair that is kept with it. On average at least $\\rho|D| - \\rho^3 s|D| = \\frac{2}{3\\sqrt{3s}}|D|$ members remain, and no three of them are evenly spaced.":
    "**Wenig geht verloren.** Es sei $r_3(n)$ die größte Elementzahl einer Teilmenge von $\\{1, \\dots, n\\}$ ohne drei Zahlen in gleichen Abständen. Dann ist $|G_i \\setminus G_{i+1}| \\le \\frac{3\\sqrt3}{2}\\sqrt{s}\\, r_3(n)$. *Beweis.* Es sei $D$, was verloren geht. Jedes seiner Elemente hat höchstens $s$ Paare in $D$, also enthält $D$ höchstens $s|D|$ Paare mit ihrer Mitte. Man behalte jedes Element mit der Wahrscheinlichkeit $\\rho = 1/\\sqrt{3s}$ und werfe bei jedem Paar, das mit seiner Mitte behalten wurde, die Mitte weg. Im Mittel bleiben mindestens $\\rho|D| - \\rho^3 s|D| = \\frac{2}{3\\sqrt{3s}}|D|$ Elemente, und keine drei davon haben gleiche Abstände.",
  "**New rounds in a row.** From $x \\in G_j$ Magnus can make $j$ new rounds if at most $s + 1 - j$ positions have been visited since the chain was made: more than $s$ pairs around $x$ lie in $G_{j-1}$, and each visited position spoils at most one of them. He calls a pair that is left, comes to $G_{j-1}$, and goes on. ∎":
    "**Neue Runden hintereinander.** Von $x \\in G_j$ aus kann Magnus $j$ neue Runden machen, wenn höchstens $s + 1 - j$ Positionen besucht wurden, seit die Kette gebildet ist: Mehr als $s$ Paare um $x$ liegen in $G_{j-1}$, und jede besuchte Position verdirbt höchstens eines. Er nennt ein übriges Paar, kommt nach $G_{j-1}$ und fährt fort. ∎",
  "What it proves": "Was das beweist",
  "Magnus goes to a late link of the chain by layers, which takes at most $\\log_2 n$ rounds; then a long run of rounds is new; then he makes a new chain. So nearly every round is new: **R(n) = f*(n) + o(n) on every table.** For primes that is $p + o(p)$, where $2p$ was known (lesson 8) and $p + c$ is not enough (lesson 13).":
    "Magnus geht in Schichten zu einem späten Glied der Kette, was höchstens $\\log_2 n$ Runden kostet; dann ist eine lange Folge von Runden neu; dann bildet er eine neue Kette. Also ist fast jede Runde neu: **R(n) = f*(n) + o(n) auf jedem Tisch.** Für Primzahlen ist das $p + o(p)$, wo $2p$ bekannt war (Lektion 8) und $p + c$ nicht genügt (Lektion 13).",
  "What it does not prove: that the waste is small. The bound is $n \\exp(-c (\\log n)^{1/9})$, which for tables that anybody could draw is no better than $2n$. There are sets without three evenly spaced numbers that are nearly as large as that (Behrend 1946), so this proof cannot give much less. The numbers that are known look like $p + \\log^2 p$.":
    "Was es nicht beweist: dass die Verschwendung klein ist. Die Schranke ist $n \\exp(-c (\\log n)^{1/9})$, was für Tische, die man zeichnen könnte, nicht besser ist als $2n$. Es gibt Mengen ohne drei Zahlen in gleichen Abständen, die fast so groß sind (Behrend 1946), dieser Beweis kann also nicht viel weniger geben. Die bekannten Zahlen sehen aus wie $p + \\log^2 p$.",
  "Layer play needs at most B(101) rounds. How many rounds does every Magnus need at least, by the lower bound of lesson 13?":
    "Schichtspiel braucht höchstens B(101) Runden. Wie viele Runden braucht jeder Magnus mindestens, nach der unteren Schranke von Lektion 13?",
  "p − 3 + ⌈½⌈log₂ p⌉⌉ with p = 101.": "p − 3 + ⌈½⌈log₂ p⌉⌉ mit p = 101.",
  "2⁶ = 64 < 101 < 128 = 2⁷, and half of 7 rounded up is 4.":
    "2⁶ = 64 < 101 < 128 = 2⁷, und die Hälfte von 7, aufgerundet, ist 4.",
  "⌈log₂ 101⌉ is 7, and half of it, rounded up, is 4.": "⌈log₂ 101⌉ ist 7, und die Hälfte davon, aufgerundet, ist 4.",
  "Half of the logarithm counts, not the whole.": "Es zählt der halbe Logarithmus, nicht der ganze.",
  "102. The truth for large primes lies between p + c · log p for every c and p + o(p). **Where, nobody knows.**":
    "102. Die Wahrheit liegt für große Primzahlen zwischen p + c · log p, für jedes c, und p + o(p). **Wo, weiß niemand.**",
  "**Theorem.** Let $m > 1$ be the odd part of $n$. Then Magnus wastes at most $C(\\log m \\cdot m^{1/3} r_3(m)^{2/3} + (\\log m)^{5/2} r_3(m))$ rounds. *Proof.* Even tables waste no more than their half: play there on the residues, and call half a turn after each new one. Let $n$ be odd, $q$ its smallest prime factor, $\\Lambda = \\lceil \\log_2 n \\rceil$, and $v = |A| - n/q$ what Magnus still has to get. Put $s = j + \\Lambda$ with $j$ so large that $\\frac{3\\sqrt3}{2} j \\sqrt{s}\\, r_3(n) < v$ still holds. Then $|G_j| > n/q$, so the layers of $G_j$ fill the table, and Magnus comes to $G_j$ within $\\Lambda$ rounds. Then $j$ rounds are new. So a phase wastes at most $\\Lambda$ rounds and gains at least $j$ positions, where $j$ may be about $(v/4r_3(n))^{2/3}$.":
    "**Satz.** Es sei $m > 1$ der ungerade Teil von $n$. Dann verschwendet Magnus höchstens $C(\\log m \\cdot m^{1/3} r_3(m)^{2/3} + (\\log m)^{5/2} r_3(m))$ Runden. *Beweis.* Gerade Tische verschwenden nicht mehr als ihre Hälfte: Man spiele dort auf den Resten und nenne nach jedem neuen eine halbe Drehung. Es sei $n$ ungerade, $q$ der kleinste Primfaktor, $\\Lambda = \\lceil \\log_2 n \\rceil$, und $v = |A| - n/q$, was Magnus noch zu bekommen hat. Man setze $s = j + \\Lambda$ mit so großem $j$, dass noch $\\frac{3\\sqrt3}{2} j \\sqrt{s}\\, r_3(n) < v$ gilt. Dann ist $|G_j| > n/q$, die Schichten von $G_j$ füllen also den Tisch, und Magnus kommt in höchstens $\\Lambda$ Runden nach $G_j$. Dann sind $j$ Runden neu. Eine Phase verschwendet also höchstens $\\Lambda$ Runden und gewinnt mindestens $j$ Positionen, wobei $j$ etwa $(v/4r_3(n))^{2/3}$ sein darf.",
  "While $v$ is between $2^i$ and $2^{i+1}$ there are at most about $2^{i/3} r_3(n)^{2/3}$ phases up to a constant; together that is $n^{1/3} r_3(n)^{2/3}$. When $v$ is below $4\\Lambda^{3/2} r_3(n)$, layer play takes at most $\\Lambda$ rounds for each of the rest. ∎ The note has every step.":
    "Solange $v$ zwischen $2^i$ und $2^{i+1}$ liegt, gibt es bis auf eine Konstante höchstens $2^{i/3} r_3(n)^{2/3}$ Phasen; zusammen ist das $n^{1/3} r_3(n)^{2/3}$. Liegt $v$ unter $4\\Lambda^{3/2} r_3(n)$, so braucht Schichtspiel für jede übrige höchstens $\\Lambda$ Runden. ∎ In der Notiz steht jeder Schritt.",
};
