// @ts-check
/** Lektion 7 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Few midpoints": "Wenige Mittelpunkte",
  "Three positions make three pairs, so $M(A)$ has up to six members: the three themselves and three midpoints. Derek prefers fewer, because then there are fewer places from which Magnus can force a new position. (Forget the game for a moment and choose any positions you like.)":
    "Drei Positionen bilden drei Paare, also hat $M(A)$ bis zu sechs Elemente: die drei selbst und drei Mittelpunkte. Für Derek ist es besser, wenn es weniger sind, denn dann gibt es weniger Stellen, von denen aus Magnus eine neue Position erzwingen kann. (Vergessen Sie das Spiel für einen Augenblick, und wählen Sie beliebige Positionen.)",
  "Choose three of the 13 positions so that ⟦M(A)|layer:1⟧ has only 5 members.":
    "Wählen Sie drei der 13 Positionen so, dass ⟦M(A)|layer:1⟧ nur 5 Elemente hat.",
  "One of the three ⟦midpoints|midpoint⟧ must be a position that you have already chosen.":
    "Einer der drei ⟦Mittelpunkte|midpoint⟧ muss eine Position sein, die Sie schon gewählt haben.",
  "Choose one halfway between the two others.": "Wählen Sie eine genau in der Mitte zwischen den beiden anderen.",
  "M(A) has {count} members here. Can you make one of the three the midpoint of the two others?":
    "Hier hat M(A) {count} Elemente. Können Sie eine der drei zum Mittelpunkt der beiden anderen machen?",
  "One of your three is halfway between the others: they are an **arithmetic progression**. Then ⟦M(A)|layer:1⟧ is a progression too, with half the difference: x, x + d, x + 2d turns into x, x + d/2, x + d, x + 3d/2, x + 2d.":
    "Eine Ihrer drei Positionen liegt in der Mitte zwischen den beiden anderen: Sie bilden eine **arithmetische Folge**. Dann ist auch ⟦M(A)|layer:1⟧ eine solche Folge, mit der halben Differenz: Aus x, x + d, x + 2d wird x, x + d/2, x + d, x + 3d/2, x + 2d.",
  "Count sums instead": "Lieber Summen zählen",
  "On an odd table halving is a bijection: different numbers have different halves. So $M(A)$ has as many members as the set $A + A = \\{x + y : x, y \\in A\\}$ of all sums, where $x = y$ is allowed because $A$ belongs to $M(A)$. Sums are easier to count than midpoints.":
    "Auf einem ungeraden Tisch ist das Halbieren eine Bijektion: Verschiedene Zahlen haben verschiedene Hälften. Also hat $M(A)$ ebenso viele Elemente wie die Menge $A + A = \\{x + y : x, y \\in A\\}$ aller Summen, wobei $x = y$ erlaubt ist, weil $A$ zu $M(A)$ gehört. Summen lassen sich leichter zählen als Mittelpunkte.",
  "⟦A|layer:0⟧ = {2, 4, 6, 8, 10} on 13 positions. How many members does ⟦M(A)|layer:1⟧ have, including those of ⟦A|layer:0⟧?":
    "⟦A|layer:0⟧ = {2, 4, 6, 8, 10} auf 13 Positionen. Wie viele Elemente hat ⟦M(A)|layer:1⟧, die von ⟦A|layer:0⟧ mitgerechnet?",
  "The smallest sum is 2 + 2 = 4, the largest is 10 + 10 = 20, and all sums are even before you reduce them modulo 13.":
    "Die kleinste Summe ist 2 + 2 = 4, die größte 10 + 10 = 20, und bevor man sie modulo 13 reduziert, sind alle Summen gerade.",
  "4, 6, 8, …, 20 are nine numbers. Do two of them agree modulo 13? They would have to differ by 13.":
    "4, 6, 8, …, 20 sind neun Zahlen. Stimmen zwei davon modulo 13 überein? Sie müssten sich um 13 unterscheiden.",
  "Some pairs share a midpoint. Count the different sums modulo 13.":
    "Manche Paare haben denselben Mittelpunkt. Zählen Sie die modulo 13 verschiedenen Summen.",
  "M(A) contains A and at least the midpoints of neighbours. Count the different sums, including x + x.":
    "M(A) enthält A und mindestens die Mittelpunkte von Nachbarn. Zählen Sie die verschiedenen Summen, auch die der Form x + x.",
  "Nine: the sums 4, 6, …, 20 are nine different numbers modulo 13. Fifteen pairs, counting those with x = y, have only nine ⟦midpoints|midpoint⟧, because many pairs share one.":
    "Neun: Die Summen 4, 6, …, 20 sind neun modulo 13 verschiedene Zahlen. Fünfzehn Paare, die mit x = y mitgerechnet, haben nur neun ⟦Mittelpunkte|midpoint⟧, weil viele Paare denselben haben.",
  "Let $n$ be odd. $z \\in M(A)$ means $2z \\in A + A$, and $z \\mapsto 2z$ is a bijection of $\\mathbb{Z}_n$ because 2 has an inverse. So $2 \\cdot M(A) = A + A$ and $|M(A)| = |A + A|$.":
    "Es sei $n$ ungerade. $z \\in M(A)$ bedeutet $2z \\in A + A$, und $z \\mapsto 2z$ ist eine Bijektion von $\\mathbb{Z}_n$, weil 2 ein Inverses hat. Also ist $2 \\cdot M(A) = A + A$ und $|M(A)| = |A + A|$.",
  "How many are there?": "Wie viele sind es?",
  "There are $\\binom{13}{3} = 286$ ways to choose three positions. For how many of them does $M(A)$ have only five members? You know what they look like.":
    "Es gibt $\\binom{13}{3} = 286$ Möglichkeiten, drei Positionen zu wählen. Bei wie vielen hat $M(A)$ nur fünf Elemente? Sie wissen, wie diese aussehen.",
  "For how many of the 286 triples is |⟦M(A)|layer:1⟧| = 5?": "Für wie viele der 286 Tripel ist |⟦M(A)|layer:1⟧| = 5?",
  "Count the progressions by their middle position and by the distance from it to the two others.":
    "Zählen Sie die arithmetischen Folgen nach ihrer mittleren Position und nach deren Abstand zu den beiden anderen.",
  "The middle can be any of the 13 positions, and the distance can be 1 to 6.":
    "Die Mitte kann jede der 13 Positionen sein, der Abstand jede Zahl von 1 bis 6.",
  "There are more. The middle may lie anywhere, and the distance may be 1 to 6.":
    "Es sind mehr. Die Mitte darf überall liegen, und der Abstand darf jede Zahl von 1 bis 6 sein.",
  "There are fewer. Did you count each triple only once?":
    "Es sind weniger. Haben Sie jedes Tripel nur einmal gezählt?",
  "13 · 6 = 78, which is more than a quarter of all triples. For the other 208 triples ⟦M(A)|layer:1⟧ has six members; fewer than five is impossible.":
    "13 · 6 = 78, also mehr als ein Viertel aller Tripel. Bei den anderen 208 Tripeln hat ⟦M(A)|layer:1⟧ sechs Elemente; weniger als fünf sind unmöglich.",
  "Let $n$ be odd and no multiple of 3, and let $x, y, z$ be different. Count sums instead of midpoints: $2x, 2y, 2z$ are different, and so are $x + y, y + z, z + x$. So $|A + A| = 6$ unless one of the three is the midpoint of the two others, say $2y = x + z$. That can hold for only one of the three: $2y = x + z$ and $2x = y + z$ give $3x = 3y$, hence $x = y$. So $|M(A)| = 5$ for the progressions, and 6 otherwise. A progression is determined by its middle ($n$ choices) and its distance ($(n-1)/2$ choices).":
    "Es sei $n$ ungerade und kein Vielfaches von 3, und $x, y, z$ seien verschieden. Statt der Mittelpunkte zähle man Summen: $2x, 2y, 2z$ sind verschieden, und ebenso $x + y, y + z, z + x$. Also ist $|A + A| = 6$, es sei denn, eine der drei ist der Mittelpunkt der beiden anderen, etwa $2y = x + z$. Das kann nur für eine der drei gelten: Aus $2y = x + z$ und $2x = y + z$ folgt $3x = 3y$, also $x = y$. Somit ist $|M(A)| = 5$ für die arithmetischen Folgen und sonst 6. Eine Folge ist durch ihre Mitte ($n$ Möglichkeiten) und ihren Abstand ($(n-1)/2$ Möglichkeiten) bestimmt.",
  "At least 2k − 1, or all": "Mindestens 2k − 1 oder alle",
  "For four positions in a progression, $M(A)$ has seven members. Can you get down to six?":
    "Bei vier Positionen in arithmetischer Folge hat $M(A)$ sieben Elemente. Geht es auch mit sechs?",
  "Choose four of the 13 positions so that ⟦M(A)|layer:1⟧ has 6 members, or say that there are none.":
    "Wählen Sie vier der 13 Positionen so, dass ⟦M(A)|layer:1⟧ 6 Elemente hat, oder sagen Sie, dass es keine solchen gibt.",
  "Try four neighbours first, then a few other sets. What is the smallest ⟦M(A)|layer:1⟧ that you find?":
    "Versuchen Sie es zuerst mit vier Nachbarn, dann mit einigen anderen Mengen. Welches ist das kleinste ⟦M(A)|layer:1⟧, das Sie finden?",
  "13 is a prime. For primes there is a theorem about how small a set of sums can be.":
    "13 ist eine Primzahl. Für Primzahlen gibt es einen Satz darüber, wie klein eine Menge von Summen sein kann.",
  "M(A) has {count} members here. Is there a set with fewer, or is seven the minimum?":
    "Hier hat M(A) {count} Elemente. Gibt es eine Menge mit weniger, oder ist sieben das Minimum?",
  "There are none: **on a prime table |⟦M(A)|layer:1⟧| ≥ 2|⟦A|layer:0⟧| − 1**, as long as that fits on the table. Each ring is nearly twice as large as the one before it, or even larger.":
    "Es gibt keine: **Auf einem Primzahltisch ist |⟦M(A)|layer:1⟧| ≥ 2|⟦A|layer:0⟧| − 1**, solange das auf den Tisch passt. Jeder Ring ist fast doppelt so groß wie der vorige oder sogar noch größer.",
  "**Theorem (Cauchy–Davenport).** For a prime $p$ and non-empty $A, B \\subseteq \\mathbb{Z}_p$ we have $|A + B| \\ge \\min(p, |A| + |B| - 1)$.":
    "**Satz (Cauchy–Davenport).** Für eine Primzahl $p$ und nichtleere $A, B \\subseteq \\mathbb{Z}_p$ ist $|A + B| \\ge \\min(p, |A| + |B| - 1)$.",
  "By induction on $|B|$. For $|B| = 1$ it is clear, and so it is for $A = \\mathbb{Z}_p$. So let $|B| \\ge 2$ and $A \\ne \\mathbb{Z}_p$. Translate $B$ so that it contains 0, and let $b \\ne 0$ be another member. There is an $e \\in A$ with $e + b \\notin A$: otherwise $a \\in A$ would give $a + b, a + 2b, \\dots \\in A$, and these are all of $\\mathbb{Z}_p$.":
    "Induktion nach $|B|$. Für $|B| = 1$ ist es klar, ebenso für $A = \\mathbb{Z}_p$. Es sei also $|B| \\ge 2$ und $A \\ne \\mathbb{Z}_p$. Man verschiebe $B$ so, dass es 0 enthält, und es sei $b \\ne 0$ ein weiteres Element. Es gibt ein $e \\in A$ mit $e + b \\notin A$: Sonst folgte aus $a \\in A$ auch $a + b, a + 2b, \\dots \\in A$, und das sind alle Elemente von $\\mathbb{Z}_p$.",
  "Put $A' = A \\cup (B + e)$ and $B' = B \\cap (A - e)$. The set $B'$ contains 0, because $e \\in A$; it does not contain $b$, because $e + b \\notin A$. So it is smaller than $B$ and not empty. What $A$ gains, $B$ loses: the members of $B + e$ that lie in $A$ are exactly those of $B' + e$, so $|A'| = |A| + |B| - |B'|$.":
    "Man setze $A' = A \\cup (B + e)$ und $B' = B \\cap (A - e)$. Die Menge $B'$ enthält 0, weil $e \\in A$ ist; sie enthält $b$ nicht, weil $e + b \\notin A$ ist. Sie ist also kleiner als $B$ und nicht leer. Was $A$ gewinnt, verliert $B$: Die Elemente von $B + e$, die in $A$ liegen, sind genau die von $B' + e$, also ist $|A'| = |A| + |B| - |B'|$.",
  "Moreover, $A' + B' \\subseteq A + B$. To see this, let $x \\in A'$ and $y \\in B'$. If $x \\in A$, then $x + y \\in A + B$. If $x = b' + e$ with $b' \\in B$, then $x + y = (e + y) + b'$, and $e + y \\in A$. By induction $|A + B| \\ge |A' + B'| \\ge \\min(p, |A'| + |B'| - 1) = \\min(p, |A| + |B| - 1)$. ∎":
    "Ferner ist $A' + B' \\subseteq A + B$. Dazu seien $x \\in A'$ und $y \\in B'$. Ist $x \\in A$, so ist $x + y \\in A + B$. Ist $x = b' + e$ mit $b' \\in B$, so ist $x + y = (e + y) + b'$, und $e + y \\in A$. Nach Induktionsvoraussetzung ist $|A + B| \\ge |A' + B'| \\ge \\min(p, |A'| + |B'| - 1) = \\min(p, |A| + |B| - 1)$. ∎",
  "**Corollary.** If $p$ is an odd prime, $|M(A)| = |A + A| \\ge \\min(p, 2|A| - 1)$ (the second step).":
    "**Folgerung.** Ist $p$ eine ungerade Primzahl, so ist $|M(A)| = |A + A| \\ge \\min(p, 2|A| - 1)$ (der zweite Schritt).",
  "Again and again": "Immer wieder",
  "From $k$ members we get at least $2k - 1$, from these at least $2(2k - 1) - 1 = 4k - 3$, and so on until the table is full: $|M^i(A)| \\ge \\min(p, 2^i(k - 1) + 1)$.":
    "Aus $k$ Elementen werden mindestens $2k - 1$, aus diesen mindestens $2(2k - 1) - 1 = 4k - 3$ und so weiter, bis der Tisch voll ist: $|M^i(A)| \\ge \\min(p, 2^i(k - 1) + 1)$.",
  "On a table with 31 positions only 4 and 12 are left, and the token stands on 0, as deep as possible. Two positions always form a progression, so their rings grow exactly as slowly as the theorem allows.":
    "Auf einem Tisch mit 31 Positionen sind nur noch 4 und 12 übrig, und der Spielstein steht auf 0, so tief wie möglich. Zwei Positionen bilden immer eine arithmetische Folge; ihre Ringe wachsen also genau so langsam, wie der Satz es erlaubt.",
  "Only 4 and 12 are unvisited, and the token is on 0. How many rounds away is the next new position if both play well?":
    "Nur 4 und 12 sind unbesucht, und der Spielstein steht auf 0. Wie viele Runden ist die nächste neue Position entfernt, wenn beide gut spielen?",
  "Write down the sizes of the rings, beginning with 2: double and subtract one.":
    "Schreiben Sie die Größen der Ringe auf, angefangen mit 2: verdoppeln und eins abziehen.",
  "2, 3, 5, 9, 17: the next would be 33, more than there are positions. Which ring is the first that is full?":
    "2, 3, 5, 9, 17: Als Nächstes käme 33, und so viele Positionen gibt es nicht. Welcher Ring ist als erster voll?",
  "Ring number {value} is not full yet, and 0 is not in it. Go on doubling.":
    "Ring Nummer {value} ist noch nicht voll, und 0 liegt nicht darin. Verdoppeln Sie weiter.",
  "An earlier ring is already full: the sizes are 2, 3, 5, 9, 17 and then 31.":
    "Schon ein früherer Ring ist voll: Die Größen sind 2, 3, 5, 9, 17 und dann 31.",
  "5: the sizes are 2, 3, 5, 9, 17, 31. The logarithm log₂ x says how often you have to double 1 to get x, and ⌈ ⌉ rounds up. In general ring number ⌈log₂(p − 1)⌉ is always full, so **Magnus is never more than ⌈log₂(p − 1)⌉ rounds from a new position, as long as two are left.**":
    "5: Die Größen sind 2, 3, 5, 9, 17, 31. Der Logarithmus log₂ x sagt, wie oft man 1 verdoppeln muss, um x zu erhalten, und ⌈ ⌉ rundet auf. Allgemein ist Ring Nummer ⌈log₂(p − 1)⌉ immer voll, also ist **Magnus nie mehr als ⌈log₂(p − 1)⌉ Runden von einer neuen Position entfernt, solange zwei übrig sind.**",
  "Let $p$ be an odd prime and $|A| = k \\ge 1$. Claim: $|M^i(A)| \\ge \\min(p, 2^i(k - 1) + 1)$. For $i = 0$ it says $|A| \\ge k$. If it holds for $i$ and $|M^i(A)| < p$, then by the corollary $|M^{i+1}(A)| \\ge \\min(p, 2(2^i(k-1) + 1) - 1) = \\min(p, 2^{i+1}(k - 1) + 1)$.":
    "Es sei $p$ eine ungerade Primzahl und $|A| = k \\ge 1$. Behauptung: $|M^i(A)| \\ge \\min(p, 2^i(k - 1) + 1)$. Für $i = 0$ besagt sie $|A| \\ge k$. Gilt sie für $i$ und ist $|M^i(A)| < p$, so ist nach der Folgerung $|M^{i+1}(A)| \\ge \\min(p, 2(2^i(k-1) + 1) - 1) = \\min(p, 2^{i+1}(k - 1) + 1)$.",
  "For $k \\ge 2$ and $2^i \\ge p - 1$ the right side is $p$: $M^i(A)$ is the whole table. (With $k = 1$ nothing grows: a single position is closed, and Derek keeps it.)":
    "Für $k \\ge 2$ und $2^i \\ge p - 1$ ist die rechte Seite $p$: $M^i(A)$ ist der ganze Tisch. (Für $k = 1$ wächst nichts: Eine einzelne Position ist abgeschlossen, und Derek behält sie.)",
  "More exactly, $M^i(A)$ is the whole table as soon as $2^i \\ge (p - 1)/(k - 1)$. While more than half of the positions are left, one round is enough for the next new one; while somewhat more than a quarter are left, two rounds are enough; and so on. Lesson 8 adds this up to fewer than $2(p - 1)$ rounds. ∎":
    "Genauer ist $M^i(A)$ der ganze Tisch, sobald $2^i \\ge (p - 1)/(k - 1)$ ist. Solange mehr als die Hälfte der Positionen übrig ist, genügt eine Runde bis zur nächsten neuen; solange etwas mehr als ein Viertel übrig ist, genügen zwei; und so weiter. Lektion 8 summiert dies zu weniger als $2(p - 1)$ Runden auf. ∎",
  "Not on every table": "Nicht auf jedem Tisch",
  "For two positions the formula promises $|M^2(A)| \\ge 2^2 \\cdot 1 + 1 = 5$. Its proof used that the table is prime. Does that matter?":
    "Für zwei Positionen verspricht die Formel $|M^2(A)| \\ge 2^2 \\cdot 1 + 1 = 5$. Ihr Beweis benutzt, dass die Zahl der Positionen eine Primzahl ist. Kommt es darauf an?",
  "Choose two of 9 positions so that ⟦M²(A)|layer:2⟧ has only 3 members.":
    "Wählen Sie zwei von 9 Positionen so, dass ⟦M²(A)|layer:2⟧ nur 3 Elemente hat.",
  "⟦M(A)|layer:1⟧ has three members here for every pair. When does ⟦M²(A)|layer:2⟧ have no more than these?":
    "⟦M(A)|layer:1⟧ hat hier für jedes Paar drei Elemente. Wann hat ⟦M²(A)|layer:2⟧ nicht mehr Elemente als diese drei?",
  "When ⟦M(A)|layer:1⟧ is closed. You know the closed sets with three positions from lesson 5.":
    "Wenn ⟦M(A)|layer:1⟧ abgeschlossen ist. Die abgeschlossenen Mengen mit drei Positionen kennen Sie aus Lektion 5.",
  "M²(A) has {count} members here. The two have to lie in the same small closed set.":
    "Hier hat M²(A) {count} Elemente. Die beiden müssen in derselben kleinen abgeschlossenen Menge liegen.",
  "The two positions must be 3 apart: the third position of their class is their ⟦midpoint|midpoint⟧, and then nothing is left to add. **Classes stop the doubling**, and nothing else does: here for nine of the 36 pairs. On composite tables you have to count classes instead: see lesson 10.":
    "Die beiden Positionen müssen den Abstand 3 haben: Die dritte Position ihrer Klasse ist ihr ⟦Mittelpunkt|midpoint⟧, und dann kommt nichts mehr hinzu. **Restklassen verhindern die Verdopplung**, und nur sie: hier bei neun der 36 Paare. Auf zusammengesetzten Tischen muss man stattdessen Klassen zählen; das geschieht in Lektion 10.",
  "[N10] states its Lemma 1 for primes, and rightly so. On other tables Kneser’s theorem takes its place: |A + A| is at least 2|A| − 1 after dividing out the positions that may be added to A + A without changing it.":
    "[N10] formuliert Lemma 1 für Primzahlen, und das zu Recht. Auf anderen Tischen tritt der Satz von Kneser an seine Stelle: |A + A| ist mindestens 2|A| − 1, nachdem man die Positionen herausgeteilt hat, die man zu A + A addieren darf, ohne es zu ändern.",
  Doubling: "Verdopplung",
  "How fast must the rings grow? Place positions so that they grow as slowly as possible, on prime tables and on composite ones, and prove what you see.":
    "Wie schnell müssen die Ringe wachsen? Legen Sie Positionen so, dass sie möglichst langsam wachsen, auf Primzahltischen und auf zusammengesetzten, und beweisen Sie, was Sie sehen.",
  "How fast the rings grow: on a prime table from k members to at least 2k − 1, or to the whole table. Arithmetic progressions grow slowest. On composite tables this is false.":
    "Wie schnell die Ringe wachsen: auf einem Primzahltisch von k Elementen auf mindestens 2k − 1 oder auf den ganzen Tisch. Arithmetische Folgen wachsen am langsamsten. Auf zusammengesetzten Tischen ist das falsch.",
  "[N10] Lemmas 1 and 2; the theorem of Cauchy (1813) and Davenport (1935), proved here by Davenport’s transform. The example on 9 positions is our own.":
    "[N10] Lemmata 1 und 2; der Satz von Cauchy (1813) und Davenport (1935), hier mit der Transformation von Davenport bewiesen. Das Beispiel auf 9 Positionen ist von uns.",
};
