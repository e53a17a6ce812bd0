// @ts-check
/** Multivision. */

/** @type {Record<string, string>} */
export default {
  "Play multivision and K-multivision against a perfect computer: piles of exponents as large as towers, a winning move in linear time, and games without a bound.":
    "Spielen Sie Multivision und K-Multivision gegen einen Computer, der nie irrt: Haufen mit Exponenten groß wie Türme, ein Gewinnzug in linearer Zeit und Partien ohne Schranke.",
  Multivision: "Multivision",
  "Companion games": "Verwandte Spiele",
  Dominoes: "Dominosteine",
  "Number Game": "Zahlenspiel",
  "The game": "Das Spiel",
  "Two players take turns. A move divides one pile by a prime and multiplies it by any powers of larger primes. The player who makes the last pile 1 wins.":
    "Zwei Spieler ziehen abwechselnd. Ein Zug teilt einen Haufen durch eine Primzahl und multipliziert ihn mit beliebigen Potenzen größerer Primzahlen. Wer den letzten Haufen zu 1 macht, gewinnt.",
  "The game is played in your browser: it needs JavaScript and WebAssembly.":
    "Das Spiel läuft in Ihrem Browser: Dazu braucht er JavaScript und WebAssembly.",
  "Positions to try": "Stellungen zum Ausprobieren",
  "36, lost": "36, verloren",
  "12, 18, 50 with K = 3": "12, 18, 50 mit K = 3",
  "Example 1 of the paper": "Beispiel 1 der Arbeit",
  "Example 1 after its three moves": "Beispiel 1 nach seinen drei Zügen",
  "What you see": "Was Sie sehen",
  "<strong>The towers.</strong> A pile is a product of primes. Over each prime stand as many blocks as its exponent says, in groups of K; blocks left over are orange. The numbers below are the exponents modulo K: the vectors V<sub>i</sub> of the piles, and V<sub>M</sub> of their product. All primes from the smallest to the largest of the first position are in play.":
    "<strong>Die Türme.</strong> Ein Haufen ist ein Produkt von Primzahlen. Über jeder Primzahl stehen so viele Blöcke, wie ihr Exponent angibt, in Gruppen zu K; überzählige Blöcke sind orange. Die Zahlen darunter sind die Exponenten modulo K: die Vektoren V<sub>i</sub> der Haufen und V<sub>M</sub> ihres Produkts. Im Spiel sind alle Primzahlen von der kleinsten bis zur größten der ersten Stellung.",
  "<strong>Who wins.</strong> Multivision has K = 2: the player to move loses exactly when M, the product of all piles, is a square. Otherwise the leftmost 1 in V<sub>M</sub> names a prime. Divide any pile that contains it by this prime, and put the columns of the larger primes right in the same move. That is all. In K-multivision a move divides by one prime up to K − 1 times in all, in several piles if you like, and the lost positions are the K-th powers.":
    "<strong>Wer gewinnt.</strong> Multivision hat K = 2: Wer ziehen muss, verliert genau dann, wenn M, das Produkt aller Haufen, ein Quadrat ist. Sonst nennt die Eins in V<sub>M</sub>, die am weitesten links steht, eine Primzahl. Man teile irgendeinen Haufen, der sie enthält, durch diese Primzahl und bringe im selben Zug die Spalten der größeren Primzahlen in Ordnung. Das ist alles. In K-Multivision teilt ein Zug insgesamt bis zu (K − 1)-mal durch eine Primzahl, auf Wunsch in mehreren Haufen, und die verlorenen Stellungen sind die K-ten Potenzen.",
  "<strong>Writing.</strong> <code>1/2*3^4</code> divides pile 1 by 2 and multiplies it by 3⁴. Exponents are whole numbers of up to 1,000 digits, or formulas: <code>2p</code> with p the prime itself, <code>e</code> the exponent now, <code>541!</code>, <code>10^5000</code>, <code>T(7)</code> = 7 to the 7 to the 7 … with seven sevens, <code>T^9(9)</code> the tower of a tower, nine times. <code>(2..541)</code> stands for all primes from 2 to 541. With K &gt; 2 several piles go as in <code>1/2^2,2/2</code>.":
    "<strong>Schreibweise.</strong> <code>1/2*3^4</code> teilt Haufen 1 durch 2 und multipliziert ihn mit 3⁴. Exponenten sind ganze Zahlen mit bis zu 1.000 Ziffern oder Formeln: <code>2p</code>, wobei p die Primzahl selbst ist, <code>e</code>, der jetzige Exponent, <code>541!</code>, <code>10^5000</code>, <code>T(7)</code> = 7 hoch 7 hoch 7 … mit sieben Siebenen, <code>T^9(9)</code>, der Turm eines Turms, neunmal. <code>(2..541)</code> steht für alle Primzahlen von 2 bis 541. Mit K &gt; 2 schreibt man mehrere Haufen wie in <code>1/2^2,2/2</code>.",
  "<strong>Giants.</strong> Only the residues of numbers like T(849) are needed, and Euler’s theorem gives them, however high the tower is. So one knows at once who wins, even if no computer could ever write down the piles. The game is still <em>intractable</em>: winning it takes longer than anything that can be named.":
    "<strong>Riesen.</strong> Von Zahlen wie T(849) braucht man nur Reste, und die folgen aus dem Satz von Euler, so hoch der Turm auch ist. Also weiß man sofort, wer gewinnt, selbst wenn kein Computer die Haufen je hinschreiben könnte. Das Spiel bleibt dennoch <em>undurchführbar</em>: Es zu gewinnen, dauert länger als alles, was sich benennen lässt.",
  "<strong>The source</strong> is <cite>A. S. Fraenkel, “Multivision: an intractable impartial game with a linear winning strategy”, Amer. Math. Monthly 105 (1998)</cite>. There the winning move is made in a pile in which the exponent is odd, but any pile that the prime divides will do: from 4, 2 one may move to 2, 2.":
    '<strong>Die Quelle</strong> ist <cite>A. S. Fraenkel, „<span lang="en">Multivision: an intractable impartial game with a linear winning strategy</span>“, Amer. Math. Monthly 105 (1998)</cite>. Der Gewinnzug dort kommt aus einem Haufen, in dem der Exponent ungerade ist; aber jeder Haufen, den die Primzahl teilt, ist ebenso gut: Von 4, 2 darf man zu 2, 2 ziehen.',
  "<strong>Limits.</strong> Up to 12 piles, primes up to 997, K up to 1000; a text of at most 4,000 characters. Two giants cannot always be compared; where they cannot, their difference is refused.":
    "<strong>Grenzen.</strong> Bis zu 12 Haufen, Primzahlen bis 997, K bis 1000; ein Text von höchstens 4.000 Zeichen. Zwei Riesen lassen sich nicht immer vergleichen: Dann wird eine Differenz von ihnen abgelehnt.",
};
