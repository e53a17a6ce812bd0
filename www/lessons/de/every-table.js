// @ts-check
/** Lektion 10 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "cosets/title": {
    of: "1e4787db",
    text: "Was nicht mehr geht",
  },
  "cosets/text/0": {
    of: "bb8ff241",
    text: "Lektion 9 zählte mit $|M(A)| \\ge \\min(p,\\ 2|A| - 1)$, und dazu braucht man eine Primzahl. Auf $\\mathbb{Z}_{15}$ sollten sechs unbesuchte Positionen mindestens $2 \\cdot 6 - 1 = 11$ Mittelpunkte haben. Aber es gibt Untergruppen, und eine Nebenklasse einer Untergruppe mit ungeradem Index wächst überhaupt nicht (Lektion 6).",
  },
  "cosets/ask": {
    of: "f08c93dd",
    text: "Setzen Sie auf Z₁₅ sechs Positionen, für die |M(A)| nur 9 ist.",
  },
  "cosets/hints/0": {
    of: "db525e5f",
    text: "Nehmen Sie ganze Klassen. Die Untergruppen von Z₁₅ haben 1, 3, 5 oder 15 Elemente; aus welchen lassen sich sechs Positionen zusammensetzen?",
  },
  "cosets/hints/1": {
    of: "e40d57eb",
    text: "Die Klassen modulo 5 haben je drei Elemente: {0, 5, 10}, {1, 6, 11} und so weiter. Die Mittelpunkte zweier Klassen füllen wieder eine Klasse.",
  },
  "cosets/hints/2": {
    of: "68b1292d",
    text: "Nehmen Sie irgendwelche zwei Klassen modulo 5.",
  },
  "cosets/wrong/size": {
    of: "983aea6c",
    text: "Bei dieser Menge hat M(A) {count} Positionen, nicht {of}. Suchen Sie eine Menge, die aus ganzen Klassen besteht.",
  },
  "cosets/aha": {
    of: "b7d75217",
    text: "Zwei Klassen modulo 5 und nichts anderes: zehn Mengen von 5005. Modulo 5 gesehen sind es zwei Punkte mit drei Mittelpunkten, und 3 · 3 = 9. **Nur durch Nebenklassen kann etwas so wenig wachsen.** Der Satz von Kneser sagt es für alle abelschen Gruppen.",
  },
  "cosets/proof/0": {
    of: "351dd8b8",
    text: "**Satz von Kneser** (hier nicht bewiesen; gebraucht wird er nur im letzten Schritt dieser Lektion). Für endliche, nichtleere $A, B$ in einer abelschen Gruppe sei $H$ die Untergruppe aller $h$ mit $A + B + h = A + B$. Dann ist $|A + B| \\ge |A + H| + |B + H| - |H|$.",
  },
  "cosets/proof/1": {
    of: "7fcf9786",
    text: "Auf $\\mathbb{Z}_{15}$ mit $A = B$ und $|A| = 6$: Ist $H$ trivial, so ist $|A + A| \\ge 11$. Ist $|H| = 5$, so trifft $A$ mindestens zwei seiner Nebenklassen, und $|A + A| \\ge 15$. Ist $|H| = 3$, so trifft $A$ $c \\ge 2$ Nebenklassen und $|A + A| \\ge 3(2c - 1)$; das ist 9 für $c = 2$, wenn $A$ aus zwei vollen Nebenklassen besteht, und 15 für $c = 3$ oder mehr. Ist $H = \\mathbb{Z}_{15}$, so ist $A + A$ alles.",
  },
  "cosets/lecturer": {
    of: "111039df",
    text: "Die Aufzählung bestätigt es: Von den 5005 Mengen mit sechs Elementen haben 10 genau 9 Mittelpunkte, 90 haben 11, alle anderen mehr. Fragen Sie, wer eine mit genau 10 findet (es gibt keine).",
  },
  "landings/title": {
    of: "6431707d",
    text: "Landungen zählen, nicht Tiefen",
  },
  "landings/text/0": {
    of: "240a1c73",
    text: "Addiert man wie in Lektion 9 für jede Anzahl $|A|$ die größtmögliche Tiefe, so ergibt sich für viele zusammengesetzte Tische mehr als $2(n - 1)$, zuerst für $n = 77$. Es hilft, dass der Spielstein nicht irgendwo steht: Er ist **eben erst gelandet**, auf einer Position, die vor einem Augenblick noch in $A$ war.",
  },
  "landings/text/1": {
    of: "bd8fb5a2",
    text: "Es seien $x_1 = 0, x_2, x_3, \\dots$ die Positionen in der Reihenfolge ihres ersten Besuchs und $A_t$ das, was nach $x_t$ übrig ist. Hat $x_t$ in $A_t$ die Tiefe $d$, so kommt die nächste neue Position nach höchstens $d$ Runden. Diese Runden verbuche man auf $d$ Konten: je eine Runde auf jedem der Konten $0, 1, \\dots, d - 1$. Konto 0 zählt die neuen Positionen, die anderen zählen, was verschwendet wird.",
  },
  "landings/text/2": {
    of: "67c3f5d7",
    text: "Die Abbildung ist eine ganze Partie auf $\\mathbb{Z}_{15}$, Schichtspiel gegen den Sammler: 21 Runden, 14 besuchte Positionen, die erste davon vor jeder Runde.",
  },
  "landings/ask": {
    of: "cf409908",
    text: "Wie viele der 21 Runden führten zu keiner neuen Position?",
  },
  "landings/hints/0": {
    of: "86de37d8",
    text: "14 Positionen sind besucht, und 0 war es schon, bevor das Spiel begann.",
  },
  "landings/hints/1": {
    of: "5fbd2156",
    text: "Also führten 13 Runden zu einer neuen Position.",
  },
  "landings/wrong/low": {
    of: "96614687",
    text: "21 Runden, und 13 davon führten zu einer neuen Position.",
  },
  "landings/wrong/high": {
    of: "2798c899",
    text: "Zählen Sie noch einmal: 0 war ohne eine Runde besucht, also führten 13 der 21 Runden zu einer neuen Position.",
  },
  "landings/aha": {
    of: "10f15fec",
    text: "Acht. Der Satz wird 13 Runden auf Konto 0 erlauben und 6 + 3 + 1 auf den Konten 1, 2 und 3: zusammen 23. **Um eine Summe von Tiefen abzuschätzen, schätze man für jedes i ab, wie oft eine Landung tiefer als i ist.**",
  },
  "landings/proof/0": {
    of: "4c5acbdf",
    text: "Man setze $x_1, x_2, \\dots$ nach dem Ende der Partie beliebig zu einer Anordnung von ganz $\\mathbb{Z}_n$ fort. Ein $t$ heiße **$i$-Ereignis**, wenn $A_t \\ne \\emptyset$ und $i < \\operatorname{depth}(x_t; A_t) < \\infty$ ist; dabei steht depth für die Tiefe. Eine endliche Tiefe $d$ liefert ein Ereignis für jedes $i = 0, \\dots, d - 1$. Bei Schichtspiel führen höchstens $\\operatorname{depth}(x_t; A_t)$ Runden von $x_t$ zu $x_{t+1}$, und das Spiel endet, wenn die Tiefe unendlich ist. Die Zahl der Runden ist also höchstens $F_0(n) + F_1(n) + F_2(n) + \\dots$, wobei $F_i(n)$ die größte Zahl von $i$-Ereignissen ist, die eine Anordnung von $\\mathbb{Z}_n$ haben kann.",
  },
  "landings/proof/1": {
    of: "1a171451",
    text: "**(a) $F_0(n) \\le n - 1$, und $F_0(n) \\le n - 2$, wenn $n$ keine Zweierpotenz ist.** Das letzte $t$ ist kein Ereignis, da $A_n = \\emptyset$ ist. Ist $n = 2^e m$ mit ungeradem $m \\ge 3$, so ist die letzte Schicht der einzelnen Position $x_n$ eine Nebenklasse mit $2^e$ Elementen (Lektion 6), nicht der ganze Tisch. Man nehme das erste $t$, für das die letzte Schicht $C$ von $A_t$ nicht $\\mathbb{Z}_n$ ist. Läge $x_t$ in $C$, so läge $A_{t-1} = A_t \\cup \\{x_t\\}$ in $C$ und damit auch dessen letzte Schicht; diese war aber noch $\\mathbb{Z}_n$. Also hat $x_t$ unendliche Tiefe: ebenfalls kein Ereignis.",
  },
  "opposite/title": {
    of: "61b6c53c",
    text: "Gerade Tische: die Position gegenüber",
  },
  "opposite/text/0": {
    of: "d4ca3ad3",
    text: "Sechs von zehn Positionen sind besucht: 0, 3, 4, 6, 8 und 9. Die unbesuchten, 1, 2, 5 und 7, liegen verstreut: Keine zwei von ihnen sind gleich weit links und rechts vom Spielstein.",
  },
  "opposite/ask": {
    of: "75d17cbb",
    text: "Und doch führt eine Ansage sicher zu einer neuen Position. Welche?",
  },
  "opposite/hints/0": {
    of: "ad0c0701",
    text: "Bei den Ansagen 1 bis 4 ist immer eine Landung besucht: Sehen Sie sich 9, 8, 3 an, und 4 und 6.",
  },
  "opposite/hints/1": {
    of: "f58686b2",
    text: "Auf einem geraden Tisch gibt es eine Ansage, bei der Derek keine Wahl hat.",
  },
  "opposite/wrong/misses": {
    of: "5a70f354",
    text: "Derek kann zu {position} gehen, und die ist schon besucht. Bei welcher Ansage ist es gleichgültig, was er sagt?",
  },
  "opposite/wrong/exists": {
    of: "b9ccffab",
    text: "Es gibt eine: Denken Sie daran, dass n gerade ist.",
  },
  "opposite/aha": {
    of: "5b986143",
    text: "5 = n/2: Beide Richtungen führen zur gegenüberliegenden Position. Auf einem geraden Tisch **verschwendet der Spielstein also nur dann Runden, wenn auch die Position ihm gegenüber besucht ist.** Von jedem Paar {x, x + n/2} kann nur der zweite Besuch mehr als eine Runde kosten.",
  },
  "opposite/proof/0": {
    of: "f1e9e2ab",
    text: "**(b) $F_i(n) \\le F_{i-1}(n/2)$ für gerades $n$ und $i \\ge 1$.** Es sei $\\pi: \\mathbb{Z}_n \\to \\mathbb{Z}_{n/2}$ die Reduktion. Zunächst ist $M(\\pi^{-1}B) = \\pi^{-1}M(B)$. Denn ist $2\\pi(z) = b + b'$, so nehme man Positionen $x, y$ über $b, b'$; dann ist $2z - x - y$ gleich 0 oder $n/2$, und im zweiten Fall tut es $x + n/2$ anstelle von $x$. Die andere Inklusion ist klar.",
  },
  "opposite/proof/1": {
    of: "e116d1e3",
    text: "Weiter ist $\\pi^{-1}\\pi(A) = A \\cup (A + n/2) \\subseteq M(A)$ wegen der Ansage $n/2$. Somit ist $M^i(A) \\supseteq M^{i-1}(\\pi^{-1}\\pi A) = \\pi^{-1}M^{i-1}(\\pi A)$. Auch die letzte Schicht von $A$ liegt über der letzten Schicht von $\\pi A$.",
  },
  "opposite/proof/2": {
    of: "aa59702d",
    text: "Ist $x_t + n/2$ noch unbesucht, so hat $x_t$ die Tiefe 1: kein $i$-Ereignis mit $i \\ge 1$. Diese treten also nur bei den zweiten Besuchen von Paaren auf. Die zweiten Besuche bilden, in $\\mathbb{Z}_{n/2}$ gesehen, eine Anordnung von $\\mathbb{Z}_{n/2}$, und unmittelbar nach $\\pi(x_t)$ ist die dort übrige Menge genau $\\pi A_t$. Aus $i < \\operatorname{depth}(x_t; A_t) < \\infty$ folgt $i - 1 < \\operatorname{depth}(\\pi x_t; \\pi A_t) < \\infty$: ein $(i-1)$-Ereignis auf dem halben Tisch.",
  },
  "mirror/title": {
    of: "ae429149",
    text: "Ungerade Tische: der Spiegel",
  },
  "mirror/text/0": {
    of: "e53662b6",
    text: "Nun ein ungerader Tisch. Der Spielstein ist eben auf 0 gelandet, und $A = \\{1, 2, 4, 6\\}$. Die Spiegelung an 0 macht aus den anderen Positionen vier Paare: 1 und 8, 2 und 7, 3 und 6, 4 und 5.",
  },
  "mirror/ask": {
    of: "71cd6024",
    text: "Nennen Sie eine Weite, die sicher zu einer neuen Position führt, oder sagen Sie, dass es keine gibt.",
  },
  "mirror/hints/0": {
    of: "4abe84ee",
    text: "Die Landungen der Ansage ℓ sind ℓ und −ℓ: eines der vier Paare.",
  },
  "mirror/hints/1": {
    of: "eb386f4f",
    text: "Enthält A von einem der vier Paare beide Elemente?",
  },
  "mirror/wrong/misses": {
    of: "ff07b5f1",
    text: "Eine Landung ist {position}, und sie ist besucht: A hat von diesem Paar nur ein Element.",
  },
  "mirror/aha": {
    of: "f60b2c00",
    text: "Keine: A hat von jedem Paar ein Element und nicht mehr. Eine solche Landung verschwendet mindestens eine Runde. Dann ist aber **höchstens die Hälfte der anderen Positionen unbesucht**, und die nächste solche Landung findet weniger vor. Deshalb kann das Verschwenden nicht lange weitergehen.",
  },
  "mirror/proof/0": {
    of: "ddf0e6e4",
    text: "Es sei $m$ ungerade und $x_t$ ein $i$-Ereignis mit $i \\ge 1$, also $x_t \\notin M(A_t)$. Es sei $C$ eine Nebenklasse einer Untergruppe mit $q$ Elementen, $x_t \\in C$ und $B = A_t \\cap C$. Die Spiegelung $y \\mapsto 2x_t - y$ bildet $C$ auf sich ab und hält nur $x_t$ fest, weil $q$ ungerade ist. $B$ hat von jedem der $(q - 1)/2$ Paare höchstens ein Element, und $x_t \\notin B$. Also ist $|B| \\le (q - 1)/2$.",
  },
  "mirror/proof/1": {
    of: "30c7bce1",
    text: "Bei einem späteren Ereignis im selben $C$ ist die Menge $B$ kleiner, weil jene spätere Position ein Element war. Also nimmt $|B|$ jeden der Werte $0, 1, \\dots, (q-1)/2$ höchstens einmal an: **In $C$ treten höchstens $(q + 1)/2$ dieser Ereignisse auf.** Mit $C = \\mathbb{Z}_m$ ergibt das ungefähr $m/2$ Ereignisse auf Konto 1. Für die Konten 2, 3, … findet der nächste Schritt kleinere Nebenklassen.",
  },
  "sum/title": {
    of: "86f2213f",
    text: "Die Summe",
  },
  "sum/text/0": {
    of: "59e77ac3",
    text: "Zwei Tatsachen sind nun bekannt: Konto 0 hat höchstens $n - 2$ Runden ($n - 1$, wenn $n$ eine Zweierpotenz ist), und wer einen geraden Tisch halbiert, nimmt ein Konto weg. Die dritte betrifft ungerades $m$: **Konto $i \\ge 1$ hat höchstens $\\lfloor (m - 2)/2^i \\rfloor$ Runden**, genau die Zeilen von Steinen aus Lektion 9, prim oder nicht. Der Beweis steht unten; er braucht einen Satz von Mann, der sich in wenigen Zeilen beweisen lässt.",
  },
  "sum/text/1": {
    of: "a272ff6e",
    text: "Für ungerades $n$ haben die Konten $n - 2$, dann die Hälfte davon, ein Viertel und so weiter, abgerundet. Addieren Sie sie wie in Lektion 9.",
  },
  "sum/ask": {
    of: "ed7c3d68",
    text: "Nach wie vielen Runden höchstens ist Schichtspiel auf n = 45 zu Ende?",
  },
  "sum/hints/0": {
    of: "f7e03013",
    text: "43 + 21 + 10 + … und so weiter: halbieren und abrunden.",
  },
  "sum/hints/1": {
    of: "2af6d2a0",
    text: "Oder 2 · 43 − s(43), wobei s die Binäreinsen von 43 = 32 + 8 + 2 + 1 zählt.",
  },
  "sum/wrong/88": {
    of: "29555751",
    text: "2(n − 1) = 88 ist die runde Zahl über der Schranke. Zählen Sie die Konten zusammen: 43, 21 und so weiter.",
  },
  "sum/wrong/132": {
    of: "ed280aaa",
    text: "3(n − 1) = 132 beweist [N10] für eine andere Strategie. Zählen Sie die Konten zusammen: 43, 21 und so weiter.",
  },
  "sum/wrong/low": {
    of: "2c312e4e",
    text: "Es gibt sechs Konten: 43, 21 und vier weitere.",
  },
  "sum/wrong/high": {
    of: "0be56333",
    text: "Das sind zu viele. Es gibt sechs Konten: 43, 21 und vier weitere. Halbieren Sie, und runden Sie ab.",
  },
  "sum/aha": {
    of: "8141d03b",
    text: "B(45) = 82, und gegen den Sammler in der Abbildung braucht dieser Magnus 79 Runden. Allgemein ist für n = 2ᵉ · m mit ungeradem m **B(n) = 2(n − 2 − e) − s(m − 2)** und für eine Zweierpotenz 2(n − 1) − e. Das ist immer weniger als 2(n − 1), für jeden Derek und jede Wahl der Paare.",
  },
  "sum/proof/0": {
    of: "e097c641",
    text: "**Satz von Mann.** Es sei $G$ eine endliche abelsche Gruppe, $0 \\in S \\subsetneq G$ und $\\kappa = \\min(|X + S| - |X|)$ über alle $X \\ne \\emptyset$ mit $X + S \\ne G$. Dann gibt es eine Untergruppe $H$ mit $H + S \\ne G$ und $|H + S| - |H| = \\kappa$.",
  },
  "sum/proof/1": {
    of: "fa2be1f9",
    text: "*Beweis.* Ein $X$, das das Minimum annimmt, heiße Fragment. Ist $X$ eines, so auch $X^* = -(G \\setminus (X + S))$: Kein Element von $-X$ liegt in $X^* + S$, also ist $|X^* + S| \\le |G| - |X|$, während $|X^*| = |G| - |X| - \\kappa$ ist. Man nehme ein Fragment $X$ mit möglichst wenigen Elementen und verschiebe es so, dass $0 \\in X$ ist. Da $|X| \\le |X^*|$ ist, gilt $2|X| + \\kappa \\le |G|$. Es sei $g \\in X$ und $Y = X + g$; dann ist $g \\in X \\cap Y$. Die Mengen $(X \\cap Y) + S$ und $(X \\cup Y) + S$ liegen im Durchschnitt und in der Vereinigung von $X + S$ und $Y + S$, also ergeben ihre Größen zusammen höchstens $2|X| + 2\\kappa$. Die erste hat mindestens $|X \\cap Y| + \\kappa$ Elemente, da sie nicht $G$ ist. Die zweite hat also höchstens $2|X| + \\kappa - |X \\cap Y| < |G|$; somit ist auch sie nicht $G$ und hat mindestens $|X \\cup Y| + \\kappa$. Da $|X \\cap Y| + |X \\cup Y| = 2|X|$ ist, gilt überall Gleichheit. Also ist $X \\cap Y$ ein Fragment und nach der Wahl von $X$ gleich $X$: Das heißt $X + g = X$ für jedes $g \\in X$, und $X$ ist eine Untergruppe. ∎",
  },
  "sum/proof/2": {
    of: "7825f50b",
    text: "**(c) $F_i(m) \\le \\lfloor (m - 2)/2^i \\rfloor$ für ungerades $m \\ge 3$ und $i \\ge 1$.** Man setze $h = 2^i$ und schreibe $hA$ für alle Summen von $h$ Elementen von $A$. Da 2 ein Inverses hat, ist $M^i(A) = \\{z : hz \\in hA\\}$. Es sei $x = x_t$ das erste $i$-Ereignis, $A = A_t$, so verschoben, dass $0 \\in A$ ist. Die letzte Schicht von $A$ ist die von $A$ erzeugte Untergruppe $G$; es ist $x \\in G$ und $hx \\notin hA$, also $hA \\ne G$.",
  },
  "sum/proof/3": {
    of: "037711ca",
    text: "Man wende den Satz von Mann in $G$ mit $S = A$ an. Für $j \\le h$ ist $jA \\subseteq hA \\ne G$, also $|jA| \\ge |(j-1)A| + \\kappa$, angefangen mit $|0A| = 1$. Zusammen ist $h\\kappa + 1 \\le |hA| \\le |G| - 1 \\le m - 1$, das heißt $\\kappa \\le (m - 2)/h$. Es sei $H$ die Untergruppe, $q = |H|$, und $A$ treffe $a$ Nebenklassen von $H$: Dann ist $\\kappa = q(a - 1)$. Hier ist $a \\ge 2$; bei $a = 1$ läge ganz $A$ und damit $G$ in $H$, und es wäre $H + A = G$.",
  },
  "sum/proof/4": {
    of: "339453f8",
    text: "Alle späteren Positionen $x_s$ liegen in diesen $a$ Nebenklassen, nach dem vorigen Schritt mit höchstens $(q + 1)/2$ Ereignissen in jeder. In zweien der Nebenklassen fehlt ein Wert: In der zuletzt aufgebrauchten würde $|B| = 0$ bedeuten, dass $A_s = \\emptyset$ ist; in der als vorletzte aufgebrauchten würde es bedeuten, dass $A_s$ in der anderen Nebenklasse liegt, die abgeschlossen ist, und $x_s$ unendliche Tiefe hat. Mit $t$ selbst sind es höchstens $1 + a\\frac{q+1}{2} - 2$ Ereignisse, und das ist höchstens $q(a - 1) = \\kappa$, weil $(a - 2)(q - 1) \\ge 0$ ist. ∎",
  },
  "sum/proof/5": {
    of: "d60037ad",
    text: "**Der Satz.** Ist $n = 2^e$, so ist $F_i(n) \\le F_0(2^{e-i}) \\le 2^{e-i} - 1$ für $i \\le e$ und darüber hinaus 0: zusammen $2^{e+1} - 1 - (e + 1) = 2(n - 1) - e$. Sonst ist $F_i(n) \\le F_0(n/2^i) \\le n/2^i - 2$ für $i \\le e$, was zusammen $2n - m - 2e - 2$ ergibt, und $F_{e+j}(n) \\le \\lfloor (m-2)/2^j \\rfloor$ für $j \\ge 1$, was zusammen $m - 2 - s(m - 2)$ ergibt. Insgesamt $2(n - 2 - e) - s(m - 2)$. ∎",
  },
  "sum/lecturer": {
    of: "10ac752d",
    text: "Bei einem geeigneten Derek und geeigneten Paaren wird die Schranke erreicht für n = 2, …, 6, 8, 9, 10, 12, 13, 16, 17, 18, 20 und 24 (alle Antworten und alle Paare probiert für n ≤ 26). Die Schichten müssen im Augenblick der Ansage stimmen: Mit Schichten, die nicht nachgeführt sind, braucht die Tiefe nicht abzunehmen, und es sind schon mehr als 2(n − 1) Runden vorgekommen.",
  },
  "thirds/title": {
    of: "f3fbaefa",
    text: "Vielfache von drei gehen schnell",
  },
  "thirds/text/0": {
    of: "a7e3bb53",
    text: "Das Ende des Spiels ist eines, $f^*(n)$ Positionen sind etwas anderes: Magnus kann sie lange vorher haben. Ist 3 ein Teiler von $n$, so will er $2n/3$ Positionen, und solange mehr als ein Drittel unbesucht ist, **hat jede besuchte Position die Tiefe 1 oder 2**. Auf $\\mathbb{Z}_{15}$ bedeutet das $f^*(15) = 10$ Positionen innerhalb von 11 Runden, wer Derek auch ist.",
  },
  "thirds/ask": {
    of: "235ba869",
    text: "Seien Sie Magnus: Besuchen Sie 10 Positionen innerhalb von 11 Runden. Derek ist der Sammler.",
  },
  "thirds/hints/0": {
    of: "8b525974",
    text: "Solange um den Spielstein ein Paar neuer Positionen liegt, nennen Sie dessen Abstand.",
  },
  "thirds/hints/1": {
    of: "537522c6",
    text: "Gibt es kein solches Paar, so gehen Sie zu einem Paar in der ersten Schicht: Die nächste Runde führt dann zu einer neuen Position.",
  },
  "thirds/hints/2": {
    of: "65034ffc",
    text: "Sie brauchen 9 neue Positionen und dürfen zwei Runden verschwenden.",
  },
  "thirds/aha": {
    of: "da37d65e",
    text: "Ist 3 ein Teiler von n, so reichen immer weniger als 5n/6 Runden: weniger als eine Runde für jede Position. **Ein Drittel des Tisches ist zu viel, um sich zwei Schichten tief zu verstecken.**",
  },
  "thirds/proof/0": {
    of: "664d151f",
    text: "**Satz.** Ist $3 \\mid n$, so hat Schichtspiel nach höchstens $\\frac n3 - 1 + \\lfloor \\frac{n-1}{2} \\rfloor < \\frac{5n}{6}$ Runden $f^*(n) = 2n/3$ Positionen besucht.",
  },
  "thirds/proof/1": {
    of: "50f6a9f1",
    text: "*Tiefe 1.* Ist $z \\notin M(A)$, so enthält $A$ für jedes $d$ höchstens eine der Positionen $z + d$ und $z - d$, und nicht $z$; also ist $|A| \\le \\lfloor (n-1)/2 \\rfloor$. Solange $A$ größer ist, ist die Tiefe höchstens 1.",
  },
  "thirds/proof/2": {
    of: "d4ed5731",
    text: "*Tiefe 2, ungerades $n$.* Es sei $|A| > n/3$ und $M^2(A) \\ne \\mathbb{Z}_n$. Dann ist $|M(A)| \\le (n - 1)/2$ nach dem ersten Teil, und $|A + A| = |M(A)|$. Es sei $H$ die Untergruppe aus dem Satz von Kneser, $d = n/|H|$ ihr Index und $c$ die Zahl ihrer Nebenklassen, die $A$ trifft. In Nebenklassen gezählt ist $2c - 1 \\le (d - 1)/2$, also $4c \\le d + 1$. Aber $c/d > 1/3$, also $d + 1 \\le 3c$. Widerspruch.",
  },
  "thirds/proof/3": {
    of: "be9ff5cc",
    text: "*Tiefe 2, gerades $n = 2N$.* Man verschiebe den Tisch so, dass mindestens die Hälfte von $A$ gerade ist; die geraden Elemente schreibe man als $2E$ mit $E \\subseteq \\mathbb{Z}_N$, $|E| > N/3$. Dann enthält $M(A)$ alle $z$ mit $z \\bmod N \\in E + E$. Hat $E + E$ mehr als $N/2$ Elemente, so ist $|M(A)| > n/2$ und $M^2(A) = \\mathbb{Z}_n$ nach dem ersten Teil. Sonst ist, mit $H$, $d$, $c$ für $E + E$ in $\\mathbb{Z}_N$: $2(2c - 1) \\le d \\le 3c - 1$, also $c = 1$ und $d = 2$. Dann ist $E + E$ die Menge der geraden Elemente von $\\mathbb{Z}_N$, $M(A)$ enthält alle geraden Positionen, und jedes $z$ ist Mittelpunkt zweier davon, zum Beispiel von $2z$ und $0$. Also ist $M^2(A) = \\mathbb{Z}_n$.",
  },
  "thirds/proof/4": {
    of: "b191b8b1",
    text: "*Abzählen.* $\\frac{2n}{3} - 1$ neue Positionen kosten je eine Runde. Eine zweite Runde braucht man nur nach Landungen mit $\\frac n3 < |A| \\le \\lfloor \\frac{n-1}{2} \\rfloor$: Davon gibt es $\\lfloor \\frac{n-1}{2} \\rfloor - \\frac n3$. ∎",
  },
  "thirds/lecturer": {
    of: "812aee64",
    text: "Für n = 3, 6, 9, …, 24 ist die Schranke exakt: Mit einem geeigneten Derek und geeigneten Paaren dauert es so viele Runden. Mit den besten Paaren reichen auf n = 15 schon 9 Runden, eine für jede neue Position (Lektion 12).",
  },
  title: {
    of: "d295c049",
    text: "Jeder Tisch",
  },
  summary: {
    of: "8a76ed14",
    text: "Schichtspiel endet auf jedem Tisch in weniger als 2(n − 1) Runden, nicht nur auf Primzahlen: ein Beweis in fünf Schritten, den man ausprobieren kann.",
  },
  source: {
    of: "cfabd98d",
    text: "Der Satz über B(n) und die Schranke für Vielfache von 3 sind von uns (2026). Die Sätze von Mann und von Kneser sind klassisch. [N10] Satz 5 beweist 3(n − 1) für eine andere Strategie; [L08] Satz 3 behauptet 3n für ungerades n, mit einer Lücke bei p = 3.",
  },
};
