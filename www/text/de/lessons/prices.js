// @ts-check
/** Lektion 16 auf Deutsch, nach ihrem Englisch. */

/** @type {Record<string, string>} */
export default {
  "Derek’s choice costs nothing": "Dereks Wahl kostet nichts",
  "Prices on the seats: Magnus pays for each landing, and Derek takes the dearer one. If Magnus is greedy, he pays round after round; if he looks ahead, he pays in the long run hardly more than the average price.":
    "Preise auf den Sitzen: Magnus zahlt für jedes Ziel, auf das der Spielstein kommt, und Derek nimmt das teurere. Ist Magnus gierig, so zahlt er Runde für Runde; denkt er voraus, so zahlt er auf lange Sicht kaum mehr als den mittleren Preis.",
  "The averaging lemma and what follows from it are ours (2026). The proof uses a theorem of Dias da Silva and Hamidoune (1994).":
    "Das Mittelungslemma und was daraus folgt sind von uns (2026). Der Beweis benutzt einen Satz von Dias da Silva und Hamidoune (1994).",
  "Prices on the seats": "Preise auf den Sitzen",
  "Each position has a **price**. Whenever the token comes to a position, Magnus pays its price; if it is below zero, he is paid. Nothing is used up: a position costs the same each time. As always Magnus calls a magnitude and Derek chooses the direction, now to make Magnus pay as much as he can.":
    "Jede Position hat einen **Preis**. Immer wenn der Spielstein auf eine Position kommt, zahlt Magnus ihren Preis; liegt er unter null, so bekommt Magnus Geld. Nichts wird verbraucht: Eine Position kostet jedes Mal dasselbe. Wie immer sagt Magnus eine Weite an, und Derek wählt die Richtung, diesmal so, dass Magnus möglichst viel zahlt.",
  "You are Magnus. Play one round, and pay no more than 2.":
    "Sie sind Magnus. Spielen Sie eine Runde, und zahlen Sie höchstens 2.",
  "Look at both landings of each magnitude. Derek takes the dearer one.":
    "Sehen Sie sich zu jeder Weite beide Ziele an. Derek nimmt das teurere.",
  "2 leads to position 2, which costs −3, or to 5, which costs 3. So Derek goes to 5.":
    "2 führt zur Position 2, die −3 kostet, oder zu 5, die 3 kostet. Also geht Derek nach 5.",
  "Derek took the dearer landing, {position}. The best call costs you only {most}: take it back.":
    "Derek hat das teurere Ziel genommen, {position}. Die beste Ansage kostet Sie nur {most}: Nehmen Sie zurück.",
  "Magnitudes 1 and 3 cost 2. Nothing costs less: these prices are antisymmetric about 0, so every call from there offers one price above zero, and Derek takes it.":
    "Die Weiten 1 und 3 kosten 2. Weniger geht nicht: Diese Preise sind antisymmetrisch um 0, also bietet jede Ansage von dort einen Preis über null an, und den nimmt Derek.",
  Greed: "Gier",
  "A *greedy* Magnus always calls the magnitude whose dearer landing is as cheap as possible. Here he calls 1 and pays 2. If the token is then on 1, he calls 1 again: Derek has to choose between 0 and −3, and goes back to 0. Then it all begins again, so the greedy Magnus pays 2 every other round, for ever.":
    "Ein *gieriger* Magnus sagt immer die Weite an, deren teureres Ziel möglichst billig ist. Hier sagt er 1 an und zahlt 2. Steht der Spielstein dann auf 1, so sagt er wieder 1 an: Derek muss zwischen 0 und −3 wählen und geht auf 0 zurück. Dann beginnt alles von vorn, also zahlt der gierige Magnus jede zweite Runde 2, für immer.",
  "Play six rounds and pay no more than 0 in all. The greedy Magnus pays 6.":
    "Spielen Sie sechs Runden, und zahlen Sie im Ganzen höchstens 0. Der gierige Magnus zahlt 6.",
  "From 0 both 1 and 3 cost you 2 now. But where does the token stand then? What can you offer from 1 or 6, and what from 3 or 4?":
    "Von 0 aus kosten Sie 1 und 3 beide jetzt 2. Aber wo steht der Spielstein dann? Was können Sie von 1 oder 6 aus anbieten, und was von 3 oder 4 aus?",
  "From 3 magnitude 1 offers the positions 2 and 4, and both are below zero. From 4 magnitude 2 offers 2 and 6.":
    "Von 3 aus bietet die Weite 1 die Positionen 2 und 4 an, und beide liegen unter null. Von 4 aus bietet die Weite 2 die Positionen 2 und 6 an.",
  "Derek went to {position}. From there he can make you pay {least} in all. Take it back, and look one round ahead.":
    "Derek ist nach {position} gegangen. Von dort kann er Sie im Ganzen {least} zahlen lassen. Nehmen Sie zurück, und denken Sie eine Runde voraus.",
  "3: you pay 2 as with 1, but from 3 and from 4 you can then offer two positions below zero. **A landing costs its price and what the rounds after it cost.** Whoever looks far enough ahead is sure of −2 in these six rounds: he is paid.":
    "3: Sie zahlen 2 wie mit 1, aber von 3 und von 4 aus können Sie dann zwei Positionen unter null anbieten. **Ein Ziel kostet seinen Preis und was die Runden danach kosten.** Wer weit genug vorausdenkt, ist in diesen sechs Runden sicher, nur −2 zu zahlen: Er bekommt Geld.",
  "Halfway between cheap ones": "In der Mitte zwischen billigen",
  "From where can Magnus offer two cheap positions, so that Derek’s choice does not matter? From the positions halfway between them. On this table six positions cost 0 or less. Call them the *cheap half*.":
    "Von wo aus kann Magnus zwei billige Positionen anbieten, sodass es auf Dereks Wahl nicht ankommt? Von den Positionen in der Mitte zwischen ihnen. Auf diesem Tisch kosten sechs Positionen höchstens 0. Nennen wir sie die *billige Hälfte*.",
  "Mark the positions from which Magnus can **not** offer two different positions of the cheap half.":
    "Markieren Sie die Positionen, von denen aus Magnus **keine** zwei verschiedenen Positionen der billigen Hälfte anbieten kann.",
  "The cheap half is 0, 3, 4, 5, 9, 10. Take each position as the centre: is there a distance at which both sides are cheap?":
    "Die billige Hälfte ist 0, 3, 4, 5, 9, 10. Nehmen Sie jede Position als Mitte: Gibt es einen Abstand, in dem beide Seiten billig sind?",
  "From 1 magnitude 2 leads to 3 and 10. From 2 magnitude 2 leads to 0 and 4. There are two positions without such a pair.":
    "Von 1 aus führt die Weite 2 zu 3 und 10. Von 2 aus führt die Weite 2 zu 0 und 4. Zwei Positionen haben kein solches Paar.",
  "From {position} Magnus can offer {pair}, and both cost 0 or less.":
    "Von {position} aus kann Magnus {pair} anbieten, und beide kosten höchstens 0.",
  "Only 0 and 3. On a prime table i positions have at least 2i − 3 midpoints of two different ones, or all positions are such midpoints: here six have nine. So half of the positions are cheap, and from nearly all positions Magnus can offer two of them. **The midpoints of the cheap half are nearly everything.**":
    "Nur 0 und 3. Auf einem Tisch mit einer Primzahl von Positionen haben i davon mindestens 2i − 3 Mittelpunkte von zwei verschiedenen, oder alle Positionen sind solche Mittelpunkte: Hier haben sechs neun. Also ist die Hälfte der Positionen billig, und von fast allen aus kann Magnus zwei davon anbieten. **Die Mittelpunkte der billigen Hälfte sind fast alles.**",
  "**Theorem.** Let $p \\ge 5$ be a prime, let each position $u$ have the price $g(u)$, and let $\\bar g$ be the mean of the prices and $G$ the largest of the $|g(u) - \\bar g|$. In the long run Magnus pays at most $\\bar g + \\frac{3G}{p - 3}$ a round, whatever Derek does.":
    "**Satz.** Es sei $p \\ge 5$ eine Primzahl, jede Position $u$ habe den Preis $g(u)$, und es sei $\\bar g$ das Mittel der Preise und $G$ das größte der $|g(u) - \\bar g|$. Auf lange Sicht zahlt Magnus höchstens $\\bar g + \\frac{3G}{p - 3}$ je Runde, was Derek auch tut.",
  "*The tables.* Take $\\bar g$ off all prices, so that they add up to 0. Let $J_0 = 0$. Let $m_k(z)$ be the least number $\\tau$ for which some pair $z - d$, $z + d$ has $J_k \\le \\tau$ at both places, and $J_{k+1}(u) = g(u) + m_k(u)$. From $z$ Magnus pays at most $m_k(z)$ in $k$ rounds: he calls the distance $d$ of that pair and comes to a $u$ with $g(u) + m_{k-1}(u) \\le m_k(z)$.":
    "*Die Tabellen.* Ziehen Sie $\\bar g$ von allen Preisen ab, sodass ihre Summe 0 ist. Es sei $J_0 = 0$. Es sei $m_k(z)$ die kleinste Zahl $\\tau$, zu der es ein Paar $z - d$, $z + d$ mit $J_k \\le \\tau$ an beiden Stellen gibt, und $J_{k+1}(u) = g(u) + m_k(u)$. Von $z$ aus zahlt Magnus in $k$ Runden höchstens $m_k(z)$: Er sagt den Abstand $d$ dieses Paars an und kommt zu einem $u$ mit $g(u) + m_{k-1}(u) \\le m_k(z)$.",
  "*The cost.* Let $J^{(1)} \\le J^{(2)} \\le \\dots$ be the values of $J_k$ in order. The $i$ positions with the least $J_k$ have at least $\\min(p, 2i - 3)$ midpoints of two different ones (Dias da Silva and Hamidoune), so as many $z$ have $m_k(z) \\le J^{(i)}$. Leave out the three least values: let $S_k$ be the sum of the others. Let $Z$ be all positions but the three with the least $J_{k+1}$. The $j$-th smallest $m_k$ on $Z$ is at most $J^{(i)}$ with $i = 3 + \\lceil j/2 \\rceil \\le 3 + j$, so all $m_k$ on $Z$ add up to at most $S_k$. The prices on $Z$ add up to at most $3G$. Hence $S_{k+1} \\le S_k + 3G$, and $S_k \\le 3Gk$.":
    "*Die Kosten.* Es seien $J^{(1)} \\le J^{(2)} \\le \\dots$ die Werte von $J_k$ der Größe nach. Die $i$ Positionen mit dem kleinsten $J_k$ haben mindestens $\\min(p, 2i - 3)$ Mittelpunkte von zwei verschiedenen (Dias da Silva und Hamidoune), also haben so viele $z$ den Wert $m_k(z) \\le J^{(i)}$. Lassen Sie die drei kleinsten Werte weg: Es sei $S_k$ die Summe der anderen. Es sei $Z$ die Menge aller Positionen außer den dreien mit dem kleinsten $J_{k+1}$. Das $j$-te $m_k$ auf $Z$ der Größe nach ist höchstens $J^{(i)}$ mit $i = 3 + \\lceil j/2 \\rceil \\le 3 + j$, also ist die Summe aller $m_k$ auf $Z$ höchstens $S_k$. Die Summe der Preise auf $Z$ ist höchstens $3G$. Deshalb ist $S_{k+1} \\le S_k + 3G$ und $S_k \\le 3Gk$.",
  "*The end.* So the fourth value of $J_k$ is at most $\\frac{3Gk}{p - 3}$. By the midpoints again the values up to $J_{k+1}^{(2i - 3)}$ are at most $J_k^{(i)} + G$. After about $\\log_2 p$ further rounds, at a cost of $G$ each, that is true of all positions, and in the long run these few rounds do not count. ∎ ⟦The note|../note.html#averaging⟧ has every step, also for positions that are used up.":
    "*Das Ende.* Also ist der vierte Wert von $J_k$ höchstens $\\frac{3Gk}{p - 3}$. Wieder nach den Mittelpunkten sind die Werte bis $J_{k+1}^{(2i - 3)}$ höchstens $J_k^{(i)} + G$. Nach etwa $\\log_2 p$ weiteren Runden zum Preis von je $G$ gilt das für alle Positionen, und auf lange Sicht zählen diese wenigen Runden nicht. ∎ ⟦Die Notiz|../note.html#averaging⟧ hat jeden Schritt, auch für Positionen, die verbraucht werden.",
  "Let the tables play": "Die Tabellen spielen lassen",
  "To look ahead, Magnus keeps tables. $J_1$ of a position is its price. $J_2$ is its price plus what the next round costs from there: of each pair of landings Derek takes the one with the larger $J_1$, and Magnus calls the pair for which that is smallest. $J_3$ is made of $J_2$ in the same way. For the prices of step 1:":
    "Um vorauszudenken, führt Magnus Tabellen. $J_1$ einer Position ist ihr Preis. $J_2$ ist ihr Preis und dazu, was die nächste Runde von dort aus kostet: Von jedem Paar von Zielen nimmt Derek das mit dem größeren $J_1$, und Magnus sagt das Paar an, bei dem das am kleinsten ist. $J_3$ entsteht ebenso aus $J_2$. Für die Preise aus Schritt 1:",
  "$\\begin{array}{r|rrrrrrr} u & 0 & 1 & 2 & 3 & 4 & 5 & 6 \\\\ \\hline J_1 & 0 & 2 & -3 & 2 & -2 & 3 & -2 \\\\ J_2 & 2 & 2 & -3 & 0 & -4 & 1 & 0 \\\\ J_3 & 0 & 2 & -2 & -1 & -2 & 3 & -2 \\end{array}$":
    "$\\begin{array}{r|rrrrrrr} u & 0 & 1 & 2 & 3 & 4 & 5 & 6 \\\\ \\hline J_1 & 0 & 2 & -3 & 2 & -2 & 3 & -2 \\\\ J_2 & 2 & 2 & -3 & 0 & -4 & 1 & 0 \\\\ J_3 & 0 & 2 & -2 & -1 & -2 & 3 & -2 \\end{array}$",
  "With three rounds left call by $J_3$, then by $J_2$, then by $J_1$; the greedy Magnus always calls by $J_1$.":
    "Drei Runden vor dem Ende sagt man nach $J_3$ an, dann nach $J_2$, dann nach $J_1$; der gierige Magnus immer nach $J_1$.",
  "Here are 31 positions with prices 1 and −1 by turns. Let the greedy Magnus play on and watch the average in the middle; then begin again, and let the tables play. All sizes are **primes**: on 9 positions Derek could keep the token off the multiples of 3, if these were the cheap ones.":
    "Hier sind 31 Positionen mit Preisen, die abwechselnd 1 und −1 sind. Lassen Sie den gierigen Magnus weiterspielen, und sehen Sie sich das Mittel in der Mitte an; beginnen Sie dann neu, und lassen Sie die Tabellen spielen. Alle Größen sind **Primzahlen**: Auf 9 Positionen könnte Derek den Spielstein von den Vielfachen von 3 fernhalten, wenn diese die billigen wären.",
  "Be paid at least 15 in 30 rounds.": "Lassen Sie sich in 30 Runden mindestens 15 zahlen.",
  "The greedy Magnus pays 15 in these rounds.": "Der gierige Magnus zahlt in diesen Runden 15.",
  "Let the tables play on from the beginning.": "Lassen Sie die Tabellen von Anfang an weiterspielen.",
  "Too dear: from here you cannot be sure of paying less than {least} in all. Begin again, and let the tables play.":
    "Zu teuer: Von hier aus können Sie nicht mehr sicher sein, im Ganzen weniger als {least} zu zahlen. Beginnen Sie neu, und lassen Sie die Tabellen spielen.",
  "The tables pay −22, the greedy Magnus 15. In 60 rounds with such prices the tables pay 0 on 7 positions, −20 on 11, −30 on 13, −44 on 31 and −54 on 101, and the greedy Magnus 30 on each. The theorem of step 3 promises in the long run no more than 3/(n − 3) a round: 0.75, 0.38, 0.3, 0.11 and 0.03. **As n grows, this falls below every bound above the mean, which is 0.**":
    "Die Tabellen zahlen −22, der gierige Magnus 15. In 60 Runden mit solchen Preisen zahlen die Tabellen 0 auf 7 Positionen, −20 auf 11, −30 auf 13, −44 auf 31 und −54 auf 101, und der gierige Magnus jedes Mal 30. Der Satz aus Schritt 3 verspricht auf lange Sicht höchstens 3/(n − 3) je Runde: 0,75, 0,38, 0,3, 0,11 und 0,03. **Wächst n, so fällt das unter jede Schranke über dem Mittel, das hier 0 ist.**",
  "Why prime tables? On n = 9 let the multiples of 3 cost −8 and the others 4. Then the mean is 0, but from 1 Derek never lets the token come to a multiple of 3, and Magnus pays 4 a round. On a prime table there is no such class.":
    "Warum Primzahlen? Auf n = 9 mögen die Vielfachen von 3 je −8 kosten und die anderen 4. Dann ist das Mittel 0, aber von 1 aus lässt Derek den Spielstein nie auf ein Vielfaches von 3 kommen, und Magnus zahlt je Runde 4. Auf einem Tisch mit einer Primzahl von Positionen gibt es keine solche Klasse.",
  "Without the tables": "Ohne die Tabellen",
  "The table of step 3 again, and a Derek who looks as far ahead as there are rounds. The greedy Magnus would pay 8 in these eight rounds.":
    "Noch einmal der Tisch aus Schritt 3 und ein Derek, der so weit vorausdenkt, wie es noch Runden gibt. Der gierige Magnus würde in diesen acht Runden 8 zahlen.",
  "Play eight rounds and pay no more than −4, that is, be paid at least 4.":
    "Spielen Sie acht Runden, und zahlen Sie höchstens −4, das heißt, lassen Sie sich mindestens 4 zahlen.",
  "From every position but 0 and 3 you can offer two positions of price 0 or less. So beware of 0 and 3: from there you can offer no two cheap positions.":
    "Von jeder Position außer 0 und 3 aus können Sie zwei Positionen anbieten, die höchstens 0 kosten. Hüten Sie sich also vor 0 und 3: Von dort aus können Sie keine zwei billigen Positionen anbieten.",
  "The first round costs 2 at least. Call 4 for it: from both landings, 4 and 7, you can then offer two positions that cost −3.":
    "Die erste Runde kostet mindestens 2. Sagen Sie dafür 4 an: Von beiden Zielen aus, 4 und 7, können Sie dann zwei Positionen anbieten, die −3 kosten.",
  "Derek went to {position}. From there he can hold you to {least} in all. Take it back, and look what you can offer from both landings.":
    "Derek ist nach {position} gegangen. Von dort kann er Sie im Ganzen auf {least} bringen. Nehmen Sie zurück, und sehen Sie nach, was Sie von beiden Zielen aus anbieten können.",
  "Whoever looks all eight rounds ahead is sure of −8. That is not luck: the mean of these prices is 0, and the theorem allows 1.13 a round in the long run. It says what Magnus never has to exceed, whatever the prices are.":
    "Wer alle acht Runden vorausdenkt, ist sicher, nur −8 zu zahlen. Das ist kein Glück: Das Mittel dieser Preise ist 0, und der Satz erlaubt auf lange Sicht 1,13 je Runde. Er sagt, was Magnus nie überschreiten muss, wie die Preise auch sind.",
  "What it gives": "Was das bringt",
  "In the game itself nobody pays, and positions are used up. But Magnus can put prices on the unvisited positions himself: what the visit of a position would cost him in *balance*, the evenness with which the unvisited positions are spread over many test sets. On average this price is at most 0. Paying hardly more than the average he keeps the unvisited positions balanced until few of them are left, and while they are balanced nearly every round is new.":
    "Im Spiel selbst zahlt niemand, und Positionen werden verbraucht. Aber Magnus kann selbst Preise auf die unbesuchten Positionen setzen: was ihn der Besuch einer Position an *Gleichgewicht* kosten würde, daran nämlich, wie gleichmäßig sich die unbesuchten Positionen auf viele Testmengen verteilen. Im Mittel ist dieser Preis höchstens 0. Zahlt Magnus kaum mehr als das Mittel, so bleiben die unbesuchten Positionen im Gleichgewicht, bis nur noch wenige übrig sind, und solange sie das sind, ist fast jede Runde neu.",
  "That proves $R(p) \\le p + p^{0.99}$ for all large primes $p$, Theorem 13 of the note. It replaces $p + o(p)$ of lesson 14 by a power. “Large” is out of reach of any computer, and nobody knows whether $p + \\sqrt p$ would be true.":
    "Das beweist $R(p) \\le p + p^{0{,}99}$ für alle großen Primzahlen $p$, Satz 13 der Notiz. Aus dem $p + o(p)$ von Lektion 14 wird eine Potenz. „Groß“ ist für jeden Computer unerreichbar, und ob $p + \\sqrt p$ wahr wäre, weiß niemand.",
  "⟦The note|../note.html#power-saving⟧ has the whole proof: the lemma for positions that are used up, the test sets, and the balance that the prices keep.":
    "⟦Die Notiz|../note.html#power-saving⟧ enthält den ganzen Beweis: das Lemma für Positionen, die verbraucht werden, die Testmengen und das Gleichgewicht, das die Preise erhalten.",
};
