// @ts-check
/** Lektion 16 auf Deutsch, nach ihrem Englisch. */

/** @type {Record<string, string>} */
export default {
  "Derek’s choice costs nothing on average": "Dereks Wahl kostet im Mittel nichts",
  "Magnus pays a price for each landing, and Derek takes the dearer one. If Magnus is greedy, he pays round after round; if he looks ahead, he pays in the long run hardly more than the average price.":
    "Magnus zahlt für jedes Ziel einen Preis, und Derek nimmt das teurere. Ist Magnus gierig, so zahlt er Runde für Runde; denkt er voraus, so zahlt er auf lange Sicht kaum mehr als den mittleren Preis.",
  "The averaging lemma and what follows from it are ours (2026). The proof uses a theorem of Dias da Silva and Hamidoune (1994).":
    "Das Mittelungslemma und was daraus folgt sind von uns (2026). Der Beweis benutzt einen Satz von Dias da Silva und Hamidoune (1994).",
  "Prices on the positions": "Preise auf den Positionen",
  "Whenever the token comes to a position, Magnus pays its **price**; if it is below zero, he is paid. Nothing is used up: a position costs the same each time. As always Magnus calls a magnitude and Derek chooses the direction, now to make Magnus pay as much as he can.":
    "Immer wenn der Spielstein auf eine Position kommt, zahlt Magnus ihren **Preis**; liegt er unter null, so bekommt Magnus Geld. Nichts wird verbraucht: Eine Position kostet jedes Mal dasselbe. Wie immer sagt Magnus eine Weite an, und Derek wählt die Richtung, diesmal so, dass Magnus möglichst viel zahlt.",
  "You are Magnus. Play one round, and pay no more than 2.":
    "Sie sind Magnus. Spielen Sie eine Runde, und zahlen Sie höchstens 2.",
  "Look at both landings of each magnitude. Derek takes the dearer one.":
    "Sehen Sie sich zu jeder Weite beide Ziele an. Derek nimmt das teurere.",
  "The call 2 leads to position 2, price −3, or to position 5, price 3. So Derek goes to position 5.":
    "Die Ansage 2 führt zur Position 2, Preis −3, oder zur Position 5, Preis 3. Also geht Derek auf Position 5.",
  "Derek went to the dearer landing, position {position}. The best call costs you only {most}.":
    "Derek ist auf das teurere Ziel gegangen, Position {position}. Die beste Ansage kostet Sie nur {most}.",
  "The calls 1 and 3 cost 2. Nothing costs less: these prices are antisymmetric about 0, so every call from there offers one price above zero, and Derek takes it.":
    "Die Ansagen 1 und 3 kosten 2. Weniger geht nicht: Diese Preise sind antisymmetrisch um 0, also bietet jede Ansage von dort einen Preis über null an, und den nimmt Derek.",
  Greed: "Gier",
  "A *greedy* Magnus always calls the magnitude whose dearer landing is as cheap as possible. Here he calls 1 and pays 2. If the token is then on position 1, he calls 1 again: Derek has to choose between position 0, price 0, and position 2, price −3, and goes back to position 0. Then it all begins again, so the greedy Magnus pays 2 every other round, for ever.":
    "Ein *gieriger* Magnus sagt immer die Weite an, deren teureres Ziel möglichst billig ist. Hier sagt er 1 an und zahlt 2. Steht der Spielstein dann auf Position 1, so sagt er wieder 1 an: Derek muss zwischen Position 0, Preis 0, und Position 2, Preis −3, wählen und geht auf Position 0 zurück. Dann beginnt alles von vorn, also zahlt der gierige Magnus jede zweite Runde 2, für immer.",
  "Play six rounds and pay no more than 0 in all. The greedy Magnus pays 6.":
    "Spielen Sie sechs Runden, und zahlen Sie im Ganzen höchstens 0. Der gierige Magnus zahlt 6.",
  "From position 0 the calls 1 and 3 both cost you 2 now. But where does the token stand then? What can you offer from position 1 or 6, and what from position 3 or 4?":
    "Von Position 0 aus kosten die Ansagen 1 und 3 Sie jetzt beide 2. Aber wo steht der Spielstein dann? Was können Sie von Position 1 oder 6 aus anbieten, und was von Position 3 oder 4 aus?",
  "From position 3 the call 1 offers positions 2 and 4, whose prices are both below zero. From position 4 the call 2 offers positions 2 and 6.":
    "Von Position 3 aus bietet die Ansage 1 die Positionen 2 und 4 an, deren Preise beide unter null liegen. Von Position 4 aus bietet die Ansage 2 die Positionen 2 und 6 an.",
  "Derek went to position {position}. From there he can make you pay {least} in all. Look one round ahead.":
    "Derek ist auf Position {position} gegangen. Von dort kann er Sie im Ganzen {least} zahlen lassen. Denken Sie eine Runde voraus.",
  "The best first call is 3: you pay 2 as with 1, but from positions 3 and 4 you can then offer two positions below zero. **A landing costs its price and what the rounds after it cost.** Whoever looks far enough ahead is sure of −2 in these six rounds: he is paid.":
    "Die beste erste Ansage ist 3: Sie zahlen 2 wie mit 1, aber von den Positionen 3 und 4 aus können Sie dann zwei Positionen unter null anbieten. **Ein Ziel kostet seinen Preis und was die Runden danach kosten.** Wer weit genug vorausdenkt, ist in diesen sechs Runden sicher, nur −2 zu zahlen: Er bekommt Geld.",
  "Halfway between cheap ones": "In der Mitte zwischen billigen",
  "**Theorem.** Let $\\bar g$ be the mean of the prices, and let no price be farther from it than $G$. On a prime number $p \\ge 5$ of positions Magnus pays in the long run at most $\\bar g + 3G/(p - 3)$ a round, whatever Derek does: the mean, and a little more.":
    "**Satz.** Es sei $\\bar g$ das Mittel der Preise, und kein Preis sei weiter davon entfernt als $G$. Auf einer Primzahl $p \\ge 5$ von Positionen zahlt Magnus auf lange Sicht höchstens $\\bar g + 3G/(p - 3)$ je Runde, was Derek auch tut: das Mittel und ein wenig mehr.",
  "From where can Magnus offer two cheap positions, so that Derek’s choice does not matter? From the positions halfway between them. On this table six positions cost 0 or less. Call them the *cheap half*.":
    "Von wo aus kann Magnus zwei billige Positionen anbieten, sodass es auf Dereks Wahl nicht ankommt? Von den Positionen in der Mitte zwischen ihnen. Auf diesem Tisch kosten sechs Positionen höchstens 0. Nennen wir sie die *billige Hälfte*.",
  "Mark the positions from which Magnus can **not** offer two different positions of the cheap half.":
    "Markieren Sie die Positionen, von denen aus Magnus **keine** zwei verschiedenen Positionen der billigen Hälfte anbieten kann.",
  "The cheap half is 0, 3, 4, 5, 9, 10. Take each position as the centre: is there a distance at which both sides are cheap?":
    "Die billige Hälfte ist 0, 3, 4, 5, 9, 10. Nehmen Sie jede Position als Mitte: Gibt es einen Abstand, in dem beide Seiten billig sind?",
  "From position 1 the call 2 leads to positions 3 and 10, from position 2 it leads to positions 0 and 4. There are two positions without such a pair.":
    "Von Position 1 aus führt die Ansage 2 zu den Positionen 3 und 10, von Position 2 aus zu den Positionen 0 und 4. Zwei Positionen haben kein solches Paar.",
  "From position {position} Magnus can offer positions {pair}, and both cost 0 or less.":
    "Von Position {position} aus kann Magnus die Positionen {pair} anbieten, und beide kosten höchstens 0.",
  "Only from positions 0 and 3. On a prime table i positions have at least 2i − 3 midpoints of two different ones, or all positions are such midpoints: here six have nine. So half of the positions are cheap, and from nearly all positions Magnus can offer two of them. **The midpoints of the cheap half are nearly everything.**":
    "Nur von den Positionen 0 und 3 aus. Auf einem Tisch mit einer Primzahl von Positionen haben i davon mindestens 2i − 3 Mittelpunkte von zwei verschiedenen, oder alle Positionen sind solche Mittelpunkte: Hier haben sechs neun. Also ist die Hälfte der Positionen billig, und von fast allen aus kann Magnus zwei davon anbieten. **Die Mittelpunkte der billigen Hälfte sind fast alles.**",
  "*The lists.* Let $g(u)$ be the price of position $u$, and take $\\bar g$ off all prices, so that they add up to 0. Let $J_0 = 0$. Let $m_k(z)$ be the least number $\\tau$ for which some pair $z - d$, $z + d$ has $J_k \\le \\tau$ at both places, and $J_{k+1}(u) = g(u) + m_k(u)$. From $z$ Magnus pays at most $m_k(z)$ in $k$ rounds: he calls the distance $d$ of that pair and comes to a $u$ with $g(u) + m_{k-1}(u) \\le m_k(z)$.":
    "*Die Listen.* Es sei $g(u)$ der Preis der Position $u$. Ziehen Sie $\\bar g$ von allen Preisen ab, sodass ihre Summe 0 ist. Es sei $J_0 = 0$. Es sei $m_k(z)$ die kleinste Zahl $\\tau$, zu der es ein Paar $z - d$, $z + d$ mit $J_k \\le \\tau$ an beiden Stellen gibt, und $J_{k+1}(u) = g(u) + m_k(u)$. Von $z$ aus zahlt Magnus in $k$ Runden höchstens $m_k(z)$: Er sagt den Abstand $d$ dieses Paars an und kommt zu einem $u$ mit $g(u) + m_{k-1}(u) \\le m_k(z)$.",
  "*The cost.* Let $J^{(1)} \\le J^{(2)} \\le \\dots$ be the values of $J_k$ in order. The $i$ positions with the least $J_k$ have at least $\\min(p, 2i - 3)$ midpoints of two different ones (Dias da Silva and Hamidoune), so as many $z$ have $m_k(z) \\le J^{(i)}$. Leave out the three least values: let $S_k$ be the sum of the others. Let $Z$ be all positions but the three with the least $J_{k+1}$. The $j$-th smallest $m_k$ on $Z$ is at most $J^{(i)}$ with $i = 3 + \\lceil j/2 \\rceil \\le 3 + j$, so all $m_k$ on $Z$ add up to at most $S_k$. The prices on $Z$ add up to at most $3G$. Hence $S_{k+1} \\le S_k + 3G$, and $S_k \\le 3Gk$.":
    "*Die Kosten.* Es seien $J^{(1)} \\le J^{(2)} \\le \\dots$ die Werte von $J_k$ der Größe nach. Die $i$ Positionen mit dem kleinsten $J_k$ haben mindestens $\\min(p, 2i - 3)$ Mittelpunkte von zwei verschiedenen (Dias da Silva und Hamidoune), also haben so viele $z$ den Wert $m_k(z) \\le J^{(i)}$. Lassen Sie die drei kleinsten Werte weg: Es sei $S_k$ die Summe der anderen. Es sei $Z$ die Menge aller Positionen außer den dreien mit dem kleinsten $J_{k+1}$. Das $j$-te $m_k$ auf $Z$ der Größe nach ist höchstens $J^{(i)}$ mit $i = 3 + \\lceil j/2 \\rceil \\le 3 + j$, also ist die Summe aller $m_k$ auf $Z$ höchstens $S_k$. Die Summe der Preise auf $Z$ ist höchstens $3G$. Deshalb ist $S_{k+1} \\le S_k + 3G$ und $S_k \\le 3Gk$.",
  "*The end.* So the fourth value of $J_k$ is at most $\\frac{3Gk}{p - 3}$. By the midpoints again the values up to $J_{k+1}^{(2i - 3)}$ are at most $J_k^{(i)} + G$. After about $\\log_2 p$ further rounds, at a cost of $G$ each, that is true of all positions, and in the long run these few rounds do not count. ∎ ⟦The note|../note.html#averaging⟧ has every step, also for positions that are used up.":
    "*Das Ende.* Also ist der vierte Wert von $J_k$ höchstens $\\frac{3Gk}{p - 3}$. Wieder nach den Mittelpunkten sind die Werte bis $J_{k+1}^{(2i - 3)}$ höchstens $J_k^{(i)} + G$. Nach etwa $\\log_2 p$ weiteren Runden zum Preis von je $G$ gilt das für alle Positionen, und auf lange Sicht zählen diese wenigen Runden nicht. ∎ ⟦Die Notiz|../note.html#averaging⟧ hat jeden Schritt, auch für Positionen, die verbraucht werden.",
  "Let the lists play": "Die Listen spielen lassen",
  "To look ahead, Magnus keeps lists with a number for each position: $J_1$ is its price, $J_2$ its price plus what the next round costs from there. Take position 0 with the prices of step 1: the call 1 leads to prices 2 and −2, the call 2 to −3 and 3, the call 3 to 2 and −2. Derek takes the dearer of each two: 2, 3, 2. So the best call costs 2, and $J_2 = 0 + 2$. In the same way $J_3$ is made of $J_2$:":
    "Magnus denkt mit Listen voraus, einer Zahl für jede Position: $J_1$ ist ihr Preis, $J_2$ zählt dazu, was die nächste Runde von dort kostet. Position 0 mit den Preisen aus Schritt 1: Die Ansage 1 führt zu den Preisen 2 und −2, 2 zu −3 und 3, 3 zu 2 und −2. Derek nimmt jeweils den höheren: 2, 3, 2. Also kostet die beste Ansage 2, und $J_2 = 0 + 2$. Ebenso entsteht $J_3$ aus $J_2$:",
  "$\\begin{array}{r|rrrrrrr} u & 0 & 1 & 2 & 3 & 4 & 5 & 6 \\\\ \\hline J_1 & 0 & 2 & -3 & 2 & -2 & 3 & -2 \\\\ J_2 & 2 & 2 & -3 & 0 & -4 & 1 & 0 \\\\ J_3 & 0 & 2 & -2 & -1 & -2 & 3 & -2 \\end{array}$":
    "$\\begin{array}{r|rrrrrrr} u & 0 & 1 & 2 & 3 & 4 & 5 & 6 \\\\ \\hline J_1 & 0 & 2 & -3 & 2 & -2 & 3 & -2 \\\\ J_2 & 2 & 2 & -3 & 0 & -4 & 1 & 0 \\\\ J_3 & 0 & 2 & -2 & -1 & -2 & 3 & -2 \\end{array}$",
  "With three rounds left call by $J_3$, then by $J_2$, then by $J_1$; the greedy Magnus always calls by $J_1$.":
    "Drei Runden vor dem Ende sagt man nach $J_3$ an, dann nach $J_2$, dann nach $J_1$; der gierige Magnus immer nach $J_1$.",
  "Here are 31 positions with prices 1 and −1 by turns. Let the greedy Magnus play on and watch the average in the middle; then begin again, and let the lists play.":
    "Hier sind es 31 Preise, abwechselnd 1 und −1. Lassen Sie den gierigen Magnus spielen, sehen Sie auf das Mittel in der Mitte; dann, von vorn, die Listen.",
  "Pay no more than −15 in 30 rounds, that is, be paid at least 15.":
    "Zahlen Sie in 30 Runden höchstens −15, das heißt: Sie bekommen 15.",
  "Each of the two players plays all rounds that are left. Have both play from the beginning, and compare what they pay.":
    "Jeder der beiden Spieler spielt alle Runden, die übrig sind. Lassen Sie beide von Anfang an spielen, und vergleichen Sie, was sie zahlen.",
  "Let the lists play on from the beginning.": "Lassen Sie die Listen von Anfang an weiterspielen.",
  "Too dear: from position {position} you cannot be sure of paying less than {least} in all. Begin again, and let the lists play.":
    "Zu teuer: Von Position {position} aus können Sie nicht mehr sicher sein, im Ganzen weniger als {least} zu zahlen. Beginnen Sie neu, und lassen Sie die Listen spielen.",
  "The lists pay −22, the greedy Magnus 15. In 60 rounds with such prices the lists pay 0 on 7 positions, −20 on 11, −30 on 13, −44 on 31 and −54 on 101, and the greedy Magnus 30 on each. The theorem of step 3 allows in the long run at most 3/(n − 3) a round: 0.75, 0.38, 0.3, 0.11 and 0.03. **As n grows, this falls below every bound above the mean, which is 0.**":
    "Die Listen zahlen −22, der gierige Magnus 15. In 60 Runden mit solchen Preisen zahlen die Listen 0 auf 7 Positionen, −20 auf 11, −30 auf 13, −44 auf 31 und −54 auf 101, und der gierige Magnus jedes Mal 30. Der Satz aus Schritt 3 erlaubt auf lange Sicht höchstens 3/(n − 3) je Runde: 0,75, 0,38, 0,3, 0,11 und 0,03. **Wächst n, so fällt das unter jede Schranke über dem Mittel, das hier 0 ist.**",
  "Why prime tables? On n = 9 let the multiples of 3 cost −8 and the others 4. Then the mean is 0, but from position 1 Derek never lets the token come to a multiple of 3, and Magnus pays 4 a round. On a prime table there is no such class.":
    "Warum Primzahlen? Auf n = 9 mögen die Vielfachen von 3 je −8 kosten und die anderen 4. Dann ist das Mittel 0, aber von Position 1 aus lässt Derek den Spielstein nie auf ein Vielfaches von 3 kommen, und Magnus zahlt je Runde 4. Auf einem Tisch mit einer Primzahl von Positionen gibt es keine solche Klasse.",
  "Without the lists": "Ohne die Listen",
  "The table of step 3 again, and a Derek who looks as far ahead as there are rounds. The greedy Magnus would pay 8 in these eight rounds.":
    "Noch einmal der Tisch aus Schritt 3 und ein Derek, der so weit vorausdenkt, wie es noch Runden gibt. Der gierige Magnus würde in diesen acht Runden 8 zahlen.",
  "Play eight rounds and pay no more than −4, that is, be paid at least 4.":
    "Spielen Sie acht Runden, und zahlen Sie höchstens −4, das heißt, lassen Sie sich mindestens 4 zahlen.",
  "From every position but 0 and 3 you can offer two positions of price 0 or less. So beware of positions 0 and 3: from there you can offer no two cheap ones.":
    "Von jeder Position außer 0 und 3 aus können Sie zwei Positionen anbieten, die höchstens 0 kosten. Hüten Sie sich also vor den Positionen 0 und 3: Von dort aus können Sie keine zwei billigen anbieten.",
  "The first round costs at least 2. Begin with the call 4: from both landings, positions 4 and 7, you can then offer two positions of price −3.":
    "Die erste Runde kostet mindestens 2. Beginnen Sie mit der Ansage 4: Von beiden Zielen aus, den Positionen 4 und 7, können Sie dann zwei Positionen zum Preis −3 anbieten.",
  "Derek went to position {position}. From there he can hold you to {least} in all. Look what you can offer from both landings.":
    "Derek ist auf Position {position} gegangen. Von dort kann er Sie im Ganzen auf {least} bringen. Sehen Sie nach, was Sie von beiden Zielen aus anbieten können.",
  "Whoever looks all eight rounds ahead is sure of −8, that is, −1 a round. The theorem of step 3 is a ceiling: with the mean 0 and the largest price 3 it allows at most 1.13 a round in the long run, whichever positions are the dear ones. These prices are kinder.":
    "Wer alle acht Runden vorausdenkt, ist sicher, nur −8 zu zahlen, das sind −1 je Runde. Der Satz aus Schritt 3 ist eine Obergrenze: Beim Mittel 0 und dem größten Preis 3 erlaubt er auf lange Sicht höchstens 1,13 je Runde, welche Positionen auch die teuren sind. Diese Preise sind freundlicher.",
  "What it gives": "Was das bringt",
  "In the game itself nobody pays, and a position is new only once. But Magnus can think up prices himself: he wants the unvisited positions to stay evenly spread, and a position is dear if its visit would spoil that. On average such a price is at most 0, so he pays hardly more than nothing. The unvisited positions stay evenly spread until few are left, and as long as they are, nearly every round is new.":
    "Im Spiel selbst zahlt niemand, und eine Position ist nur einmal neu. Aber Magnus kann sich selbst Preise ausdenken: Die unbesuchten Positionen sollen gleichmäßig verteilt bleiben, und teuer ist eine Position, deren Besuch das verdirbt. Im Mittel ist dieser Preis höchstens 0, also zahlt Magnus kaum mehr als nichts. Die unbesuchten Positionen bleiben gleichmäßig verteilt, bis nur noch wenige übrig sind, und so lange ist fast jede Runde neu.",
  "That proves $R(p) \\le p + p^{0.99}$ for all large primes $p$, where $R(p)$ is the number of rounds that Magnus needs on $p$ positions if both play perfectly: Theorem 13 of the note. So no more than $p^{0.99}$ rounds are wasted; lesson 14 says only that their share goes to 0. “Large” is out of reach of any computer, and nobody knows whether $p + \\sqrt p$ would be true.":
    "Das beweist $R(p) \\le p + p^{0{,}99}$ für alle großen Primzahlen $p$, wobei $R(p)$ die Zahl der Runden ist, die Magnus auf $p$ Positionen braucht, wenn beide perfekt spielen: Satz 13 der Notiz. Verloren sind also höchstens $p^{0{,}99}$ Runden; Lektion 14 sagt nur, dass ihr Anteil gegen 0 geht. „Groß“ ist für jeden Computer unerreichbar, und ob $p + \\sqrt p$ wahr wäre, weiß niemand.",
  "On the table *Balanced layers* plays, a Magnus who calls the pair whose ends are cheapest to give up. Press Play and watch the rounds that are not new: he visits 100 of 101 positions in 118 rounds.":
    "Am Tisch spielt *Ausgewogene Schichten*, ein Magnus, der das Paar ansagt, dessen Enden am billigsten herzugeben sind. Drücken Sie auf Abspielen, und achten Sie auf die Runden, die nichts Neues bringen: Er besucht 100 von 101 Positionen in 118 Runden.",
  "⟦The note|../note.html#power-saving⟧ has the whole proof: the lemma for positions that are used up, and how the prices measure what is even.":
    "⟦Die Notiz|../note.html#power-saving⟧ enthält den ganzen Beweis: das Lemma für Positionen, die verbraucht werden, und wie die Preise messen, was gleichmäßig ist.",
};
