// @ts-check
/** Lektion 8 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "fewest/title": {
    of: "d1601ea8",
    text: "Wenige Mittelpunkte",
  },
  "fewest/text/0": {
    of: "fce72db1",
    text: "Drei Positionen bilden drei Paare, also hat $M(A)$ bis zu sechs Elemente: die drei selbst und drei Mittelpunkte. Für Derek ist es besser, wenn es weniger sind, denn dann gibt es weniger Stellen, von denen aus Magnus eine neue Position erzwingen kann. (Das Spiel lassen wir einen Augenblick beiseite: Wählen Sie beliebige Positionen.)",
  },
  "fewest/ask": {
    of: "50f34e32",
    text: "Setzen Sie auf dem Tisch mit 13 Positionen drei davon so, dass M(A) nur 5 Elemente hat.",
  },
  "fewest/hints/0": {
    of: "ba764a37",
    text: "Einer der drei Mittelpunkte muss eine Position sein, die Sie schon gesetzt haben.",
  },
  "fewest/hints/1": {
    of: "a03d6fef",
    text: "Setzen Sie eine in die Mitte zwischen die beiden anderen, von beiden gleich weit entfernt.",
  },
  "fewest/wrong/size": {
    of: "84295a9a",
    text: "Hier hat M(A) {count} Elemente. Kann eine der drei der Mittelpunkt der beiden anderen sein?",
  },
  "fewest/aha": {
    of: "ece35250",
    text: "Eine Ihrer drei Positionen liegt in der Mitte zwischen den beiden anderen: Sie bilden eine **arithmetische Folge**. Dann ist auch M(A) eine solche Folge, mit der halben Differenz: Aus x, x + d, x + 2d wird x, x + d/2, x + d, x + 3d/2, x + 2d.",
  },
  "count/title": {
    of: "e8924218",
    text: "Wie viele es davon gibt",
  },
  "count/text/0": {
    of: "442934d9",
    text: "Es gibt $\\binom{13}{3} = 286$ Möglichkeiten, drei Positionen zu setzen. Bei wie vielen hat $M(A)$ nur fünf Elemente? Sie wissen, wie diese aussehen.",
  },
  "count/ask": {
    of: "1b99dfc1",
    text: "Für wie viele der 286 Tripel auf 13 Positionen ist |M(A)| = 5?",
  },
  "count/hints/0": {
    of: "0264e7c4",
    text: "Zählen Sie die arithmetischen Folgen nach ihrer mittleren Position und nach deren Abstand zu den beiden anderen.",
  },
  "count/hints/1": {
    of: "0237f489",
    text: "Die Mitte kann jede der 13 Positionen sein, der Abstand 1 bis 6.",
  },
  "count/wrong/low": {
    of: "6c4431ad",
    text: "Es sind mehr. Die Mitte darf überall liegen, und der Abstand darf 1 bis 6 sein.",
  },
  "count/wrong/high": {
    of: "e15b1ee3",
    text: "Es sind weniger. Wurde jedes Tripel nur einmal gezählt?",
  },
  "count/aha": {
    of: "858d58ee",
    text: "13 · 6 = 78, also mehr als ein Viertel aller Tripel. Bei den anderen 208 hat M(A) sechs Elemente; weniger als fünf sind unmöglich.",
  },
  "count/proof/0": {
    of: "e0f491ae",
    text: "Es sei $n$ ungerade und kein Vielfaches von 3, und $x, y, z$ seien verschieden. Statt der Mittelpunkte zähle man Summen: $2x, 2y, 2z$ sind verschieden, und ebenso $x + y, y + z, z + x$. Also ist $|A + A| = 6$, es sei denn, eine Gleichung wie $2y = x + z$ gilt, das heißt, $y$ ist der Mittelpunkt der beiden anderen. Das kann nur für eine der drei gelten: Aus $2y = x + z$ und $2x = y + z$ folgt $3x = 3y$, also $x = y$. Somit ist $|M(A)| = 5$ für die arithmetischen Folgen und sonst 6. Eine Folge ist durch ihre Mitte ($n$ Möglichkeiten) und ihren Abstand ($(n-1)/2$ Möglichkeiten) bestimmt.",
  },
  "four/title": {
    of: "efa05e15",
    text: "Mindestens 2k − 1",
  },
  "four/text/0": {
    of: "89d4002d",
    text: "Bei vier Positionen in arithmetischer Folge hat $M(A)$ sieben Elemente. Geht es auch mit sechs?",
  },
  "four/ask": {
    of: "346ef5a6",
    text: "Setzen Sie auf dem Tisch mit 13 Positionen vier davon so, dass M(A) 6 Elemente hat, oder sagen Sie, dass es keine solchen gibt.",
  },
  "four/hints/0": {
    of: "c7008128",
    text: "Versuchen Sie es zuerst mit vier Nachbarn, dann mit einigen anderen Mengen. Welches ist das kleinste M(A), das Sie finden?",
  },
  "four/hints/1": {
    of: "474fc545",
    text: "13 ist eine Primzahl. Für Primzahlen sagt ein Satz, wie klein eine Menge von Summen sein kann.",
  },
  "four/wrong/size": {
    of: "7519f5c4",
    text: "Hier hat M(A) {count} Elemente. Gibt es eine Menge mit weniger, oder ist sieben das Mindeste?",
  },
  "four/aha": {
    of: "7d122268",
    text: "Es gibt keine: **Auf einem Primzahltisch ist |M(A)| ≥ 2|A| − 1**, solange das auf den Tisch passt. Jeder Ring ist mindestens fast doppelt so groß wie der vorige.",
  },
  "four/proof/0": {
    of: "737ffbd8",
    text: "**Satz (Cauchy–Davenport).** Für eine Primzahl $p$ und nichtleere $A, B \\subseteq \\mathbb{Z}_p$ ist $|A + B| \\ge \\min(p, |A| + |B| - 1)$.",
  },
  "four/proof/1": {
    of: "96c44395",
    text: "Induktion nach $|B|$. Für $|B| = 1$ ist es klar, ebenso für $A = \\mathbb{Z}_p$. Es sei also $|B| \\ge 2$ und $A \\ne \\mathbb{Z}_p$. Man verschiebe $B$ so, dass es 0 enthält, und es sei $b \\ne 0$ ein weiteres Element. Es gibt ein $e \\in A$ mit $e + b \\notin A$: Sonst enthielte $A$ mit jedem Element $a$ auch $a + b, a + 2b, \\dots$, und das ist ganz $\\mathbb{Z}_p$.",
  },
  "four/proof/2": {
    of: "e93b93ce",
    text: "Man setze $A' = A \\cup (B + e)$ und $B' = B \\cap (A - e)$. Die Menge $B'$ enthält 0, weil $e \\in A$ ist; sie enthält $b$ nicht, weil $e + b \\notin A$ ist. Sie ist also kleiner als $B$ und nicht leer. Was $A$ gewinnt, verliert $B$: Die Elemente von $B + e$, die in $A$ liegen, sind gerade die von $B' + e$, also ist $|A'| = |A| + |B| - |B'|$.",
  },
  "four/proof/3": {
    of: "bf452a0e",
    text: "Und es ist $A' + B' \\subseteq A + B$: Es sei $y \\in B'$. Ist $x \\in A$, so ist $x + y \\in A + B$. Ist $x = b' + e$ mit $b' \\in B$, so ist $x + y = (e + y) + b'$, und $e + y \\in A$. Nach Induktionsvoraussetzung ist $|A + B| \\ge |A' + B'| \\ge \\min(p, |A'| + |B'| - 1) = \\min(p, |A| + |B| - 1)$. ∎",
  },
  "four/proof/4": {
    of: "4bb28a61",
    text: "**Folgerung.** Ist $p$ eine ungerade Primzahl, so ist $|M(A)| = |A + A| \\ge \\min(p, 2|A| - 1)$ (Lektion 2, letzter Schritt).",
  },
  "again/title": {
    of: "36e7fcc5",
    text: "Immer wieder",
  },
  "again/text/0": {
    of: "9ef4c786",
    text: "Aus $k$ Elementen werden mindestens $2k - 1$; aus diesen $2(2k - 1) - 1 = 4k - 3$ und so weiter: $|M^i(A)| \\ge \\min(p, 2^i(k - 1) + 1)$.",
  },
  "again/text/1": {
    of: "32ef6f6f",
    text: "Auf einem Tisch mit 31 Positionen sind nur noch 4 und 12 übrig, und der Spielstein steht auf 0, so tief wie möglich. Zwei Positionen bilden immer eine arithmetische Folge, also wachsen ihre Ringe genau so langsam, wie der Satz erlaubt.",
  },
  "again/ask": {
    of: "f8d0528a",
    text: "Nur 4 und 12 sind unbesucht, und der Spielstein steht auf 0. Wie viele Runden ist die nächste neue Position entfernt, wenn beide gut spielen?",
  },
  "again/hints/0": {
    of: "96bf699d",
    text: "Schreiben Sie die Größen der Ringe auf, angefangen mit 2: verdoppeln und eins abziehen.",
  },
  "again/hints/1": {
    of: "a7228104",
    text: "2, 3, 5, 9, 17: Als Nächstes käme 33, mehr, als es Positionen gibt. Welcher Ring ist der erste volle?",
  },
  "again/wrong/low": {
    of: "e13ca2c7",
    text: "Der Ring mit der Nummer {value} ist noch nicht voll, und 0 liegt nicht darin. Verdoppeln Sie weiter.",
  },
  "again/wrong/high": {
    of: "f77455cc",
    text: "Schon ein früherer Ring ist voll: Die Größen sind 2, 3, 5, 9, 17 und dann 31.",
  },
  "again/aha": {
    of: "1c94a86f",
    text: "5: Die Größen sind 2, 3, 5, 9, 17, 31. Allgemein ist spätestens der Ring mit der Nummer ⌈log₂(p − 1)⌉ voll, also ist **Magnus nie mehr als ⌈log₂(p − 1)⌉ Runden von einer neuen Position entfernt, solange zwei übrig sind.**",
  },
  "again/proof/0": {
    of: "272305ef",
    text: "Es sei $p$ eine ungerade Primzahl und $|A| = k \\ge 1$. Behauptung: $|M^i(A)| \\ge \\min(p, 2^i(k - 1) + 1)$. Für $i = 0$ besagt sie $|A| \\ge k$. Gilt sie für $i$ und ist $|M^i(A)| < p$, so ist nach der Folgerung $|M^{i+1}(A)| \\ge \\min(p, 2(2^i(k-1) + 1) - 1) = \\min(p, 2^{i+1}(k - 1) + 1)$.",
  },
  "again/proof/1": {
    of: "8271d7d9",
    text: "Für $k \\ge 2$ und $2^i \\ge p - 1$ ist die rechte Seite $p$: $M^i(A)$ ist der ganze Tisch. (Für $k = 1$ wächst nichts: Eine einzelne Position ist abgeschlossen, und Derek behält sie.)",
  },
  "again/proof/2": {
    of: "ca4c776b",
    text: "Genauer ist $M^i(A)$ der ganze Tisch, sobald $2^i \\ge (p - 1)/(k - 1)$ ist. Solange mehr als die Hälfte der Positionen übrig ist, genügt eine Runde bis zur nächsten neuen; solange etwas mehr als ein Viertel übrig ist, genügen zwei; und so weiter. Lektion 9 summiert dies zu $2(p - 1)$ Runden auf. ∎",
  },
  "nine/title": {
    of: "ea39461a",
    text: "Nicht auf jedem Tisch",
  },
  "nine/text/0": {
    of: "6d32ba68",
    text: "Für zwei Positionen verspricht die Formel $|M^2(A)| \\ge 2^2 \\cdot 1 + 1 = 5$. Ihr Beweis benutzte, dass die Zahl der Positionen eine Primzahl ist. Kommt es darauf an?",
  },
  "nine/ask": {
    of: "806eacfb",
    text: "Setzen Sie auf einem Tisch mit 9 Positionen zwei davon so, dass M²(A) nur 3 Elemente hat.",
  },
  "nine/hints/0": {
    of: "1536eaef",
    text: "M(A) hat hier für jedes Paar drei Elemente. Wann hat M²(A) nicht mehr?",
  },
  "nine/hints/1": {
    of: "ee73fbdf",
    text: "Wenn M(A) abgeschlossen ist. Die abgeschlossenen Mengen mit drei Positionen kennen Sie aus Lektion 6.",
  },
  "nine/wrong/size": {
    of: "6ac13b3a",
    text: "Hier hat M²(A) {count} Elemente. Die beiden müssen zusammen in einer kleinen abgeschlossenen Menge liegen.",
  },
  "nine/aha": {
    of: "1d6e2a8d",
    text: "Zwei Positionen im Abstand 3: Die dritte ihrer Klasse ist ihr Mittelpunkt, und dann kommt nichts mehr hinzu. **Restklassen verhindern die Verdopplung**, und nur sie: bei neun der 36 Paare. Auf zusammengesetzten Tischen muss man stattdessen Klassen zählen, Lektion 10.",
  },
  "nine/lecturer": {
    of: "4a48fb3c",
    text: "[N10] formuliert Lemma 1 für Primzahlen, und das zu Recht. Auf jedem Tisch tritt der Satz von Kneser an seine Stelle: |A + A| ist mindestens 2|A| − 1, nachdem man die Positionen herausgeteilt hat, die man zu A + A addieren darf, ohne es zu ändern.",
  },
  title: {
    of: "f8a42f68",
    text: "Verdopplung",
  },
  summary: {
    of: "4a8950b0",
    text: "Wie schnell die Ringe wachsen: auf Primzahltischen mindestens von k auf 2k − 1, am langsamsten bei arithmetischen Folgen; und warum das für zusammengesetzte Tische falsch ist.",
  },
  source: {
    of: "8d2d8556",
    text: "[N10] Lemmata 1 und 2; der Satz von Cauchy (1813) und Davenport (1935), hier mit der Transformation von Davenport bewiesen. Das Beispiel auf 9 Positionen ist von uns.",
  },
};
