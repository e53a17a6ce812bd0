// @ts-check
/** Lektion 15 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "euclid/title": {
    of: "fe171651",
    text: "Das Zahlenspiel: wieder ein Schild",
  },
  "euclid/text/0": {
    of: "7f974f10",
    text: "Zwei Zahlen, zwei Spieler. Ein Zug zieht ein Vielfaches der einen Zahl von der anderen ab; wer eine Zahl null oder negativ macht, verliert. Von (7, 3) darf man zu (4, 3) oder (1, 3) gehen.",
  },
  "euclid/text/1": {
    of: "46e64bd0",
    text: "Wie findet man heraus, wer gewinnt? Mit einer Menge **sicherer** Paare, die zwei Eigenschaften hat, wie Dereks Schild auf dem Tisch: Von einem sicheren Paar führt jeder Zug aus der Menge hinaus, und von jedem anderen Paar führt irgendein Zug in sie hinein. Wer immer wieder in Sicherheit gehen kann, gewinnt. Hier sind die sicheren Paare die *dicken*, $B \\le A < \\varphi B$ mit dem goldenen Schnitt $\\varphi = \\frac{1 + \\sqrt5}{2} = 1{,}618\\dots$",
  },
  "euclid/ask": {
    of: "f276b3cc",
    text: "Es sei B = 8. Welches ist das größte A, für das verliert, wer bei (A, 8) am Zug ist?",
  },
  "euclid/hints/0": {
    of: "fca2d1f3",
    text: "Es ist das größte dicke Paar: A < φ · 8.",
  },
  "euclid/hints/1": {
    of: "888ab915",
    text: "8 · 1,618 = 12,94. Sie können auch mit ganzen Zahlen prüfen, ob A · (A − B) < B² ist: 12 · 4 < 64, und 13 · 5 = 65.",
  },
  "euclid/wrong/13": {
    of: "8f24fe35",
    text: "Von (13, 8) kann man zu (5, 8) gehen, und das ist dick: 8 < 1,618 · 5 = 8,09. Also gewinnt, wer am Zug ist.",
  },
  "euclid/wrong/low": {
    of: "17ddc2ae",
    text: "Von (12, 8) gibt es nur einen Zug, der nicht sofort verliert, zu (4, 8); und dort gewinnt der andere. Also ist A nicht kleiner als 12.",
  },
  "euclid/wrong/high": {
    of: "0739350c",
    text: "Das ist zu groß: 1,618 · 8 = 12,94, und von einem dünnen Paar gewinnt, wer am Zug ist.",
  },
  "euclid/aha": {
    of: "a6a663d0",
    text: "12. (13, 8) sind Fibonacci-Zahlen, und deren Quotienten liegen bald über, bald unter φ: (13, 8) ist eben noch dünn, (8, 5) eben noch dick. **Eine Gewinnstrategie ist eine Menge: Der andere Spieler kann nie in sie hineinziehen, ich kann es immer.**",
  },
  "euclid/proof/0": {
    of: "0edea33b",
    text: "**Satz.** Für $A \\ge B \\ge 1$ gewinnt, wer am Zug ist, genau dann, wenn $A > \\varphi B$ ist (dünn). Man beachte $\\frac1\\varphi = \\varphi - 1$; Gleichheit kann nicht auftreten, da $\\varphi$ irrational ist.",
  },
  "euclid/proof/1": {
    of: "35633ab7",
    text: "*Von dick zu dünn.* Ist $A = B$, so verliert jeder Zug. Ist $B < A < \\varphi B$, so ist $A < 2B$, und nur ein Zug verliert nicht sofort: zu $(B, A - B)$. Dort ist $\\frac{A-B}{B} < \\varphi - 1 = \\frac1\\varphi$, also $B > \\varphi(A - B)$: dünn.",
  },
  "euclid/proof/2": {
    of: "9dbdd322",
    text: "*Von dünn zu dick.* Es sei $A = qB + r$, $0 \\le r < B$, $q \\ge 1$. Ist $r > 0$ und $B < \\varphi r$, so gehe man zu $(B, r)$, und das ist dick. Sonst ist $\\frac rB < \\frac1\\varphi$, und $(B + r, B)$ ist dick, weil $1 + \\frac rB < 1 + \\frac1\\varphi = \\varphi$ ist. Es ist erreichbar, wenn $q \\ge 2$ ist; und ist $q = 1$, so besagt $A = B + r > \\varphi B$, dass $\\frac rB > \\frac1\\varphi$ ist, und das war der erste Fall. Die Zahlen werden kleiner, die Partie endet also. ∎",
  },
  "dominoes/title": {
    of: "7c5ec81e",
    text: "Dominosteine im Kreis: Teile, die sich nicht berühren",
  },
  "dominoes/text/0": {
    of: "636f00eb",
    text: "$N$ Felder im Kreis. Jeder Zug legt einen Dominostein auf zwei freie benachbarte Felder; wer nicht ziehen kann, verliert. Der erste Zug, hier für $N = 10$ markiert, lässt einen Weg aus $N - 2$ Feldern übrig, und jeder spätere Zug zerschneidet einen Weg in zwei, die nichts miteinander zu tun haben.",
  },
  "dominoes/text/1": {
    of: "ae2950e8",
    text: "Man gebe also jedem Weg aus $m$ Feldern einen *Wert* $F(m)$: die kleinste der Zahlen 0, 1, 2, …, die **nicht** der Wert einer Stellung nach einem Zug ist. Der Wert mehrerer Wege ist die Binärsumme ohne Übertrag, $\\oplus$. Wer am Zug ist, verliert genau dann, wenn der Wert 0 ist. Für $m = 0, \\dots, 7$ sind die Werte 0, 0, 1, 1, 2, 0, 3, 1.",
  },
  "dominoes/ask": {
    of: "d1057d9a",
    text: "Was ist F(8), der Wert des Weges, den der erste Dominostein auf einem Kreis von 10 übrig lässt?",
  },
  "dominoes/hints/0": {
    of: "d2457a0d",
    text: "Ein Dominostein auf 8 Feldern lässt 6 in zwei Teilen übrig: 0 und 6, 1 und 5, 2 und 4 oder 3 und 3.",
  },
  "dominoes/hints/1": {
    of: "6f253736",
    text: "Die Werte: 0 ⊕ 3 = 3, 0 ⊕ 0 = 0, 1 ⊕ 2 = 3, 1 ⊕ 1 = 0.",
  },
  "dominoes/hints/2": {
    of: "7be6532d",
    text: "Welches ist die kleinste Zahl, die unter 3, 0, 3, 0 nicht vorkommt?",
  },
  "dominoes/wrong/low": {
    of: "1d66244b",
    text: "0 kommt unter den Werten nach einem Zug vor: Lassen Sie zum Beispiel 3 und 3 übrig. Also ist F(8) nicht 0.",
  },
  "dominoes/wrong/high": {
    of: "9cfe03de",
    text: "Schon eine kleinere Zahl fehlt: Die Werte nach einem Zug sind 3, 0, 3, 0.",
  },
  "dominoes/aha": {
    of: "7ebf30d1",
    text: "1, und das ist nicht 0: Wer auf dem Weg am Zug ist, gewinnt; auf dem Kreis von 10 verliert also, wer anfängt. **Man zerschneide ein Spiel in Teile, die sich nicht berühren, und gebe jedem Teil eine Zahl:** Nedevs Klassen modulo p waren derselbe Gedanke.",
  },
  "dominoes/proof/0": {
    of: "2999684a",
    text: "**Satz** (Sprague, Grundy). Mehrere Wege mögen die Werte $a_1, \\dots, a_k$ haben. Wer am Zug ist, verliert genau dann, wenn $a_1 \\oplus \\dots \\oplus a_k = 0$ ist.",
  },
  "dominoes/proof/1": {
    of: "71480e30",
    text: "*Beweis.* Ist kein Zug mehr möglich, so sind alle Werte 0. Die Summe sei 0. Ein Zug ändert ein $a_i$ in einen anderen Wert, da $a_i$ nicht unter den Werten nach einem Zug auf diesem Weg vorkommt; die Summe ist dann also nicht mehr 0. Die Summe sei $x \\ne 0$. Irgendein $a_i$ hat eine Eins, wo $x$ seine höchste hat, also ist $a_i \\oplus x < a_i$. Da $a_i$ als kleinste fehlende Zahl gewählt ist, ändert irgendein Zug diesen Weg zum Wert $a_i \\oplus x$, und dann ist die Summe 0. ∎",
  },
  "dominoes/proof/2": {
    of: "c494a8f9",
    text: "Dieselbe Regel liefert die Werte zweier Teile nach einem Zug, also ist $F(m)$ die kleinste Zahl, die nicht unter den $F(i) \\oplus F(m - 2 - i)$ vorkommt. Von $m = 53$ an wiederholen sich die Werte mit der Periode 34 (berechnet, und eine Periode einer solchen Regel bedarf nur einer endlichen Prüfung). Wer anfängt, gewinnt auf einem Kreis genau dann, wenn $F(N - 2) = 0$ ist: für $N = 2, 3, 17, 37$ und für die $N$, die 7, 11, 23, 27 oder 31 modulo 34 sind.",
  },
  "dominoes/lecturer": {
    of: "891275e7",
    text: "Die veröffentlichte Lösung [P12] nennt falsche Möglichkeiten für F(12), mit dem richtigen Wert, und ihrer Liste derjenigen N unter einer Million, die sich nur mit 0 und 1 schreiben, fehlt die 11.",
  },
  "multivision/title": {
    of: "b1a6c2d1",
    text: "Multivision: das Kleinste zuerst",
  },
  "multivision/text/0": {
    of: "8fef03b9",
    text: "Einige Zahlen, die *Haufen*. Ein Zug nimmt einen Haufen, teilt ihn durch eine Primzahl $p$ und multipliziert ihn, wenn man mag, mit beliebigen Potenzen größerer Primzahlen als $p$, die von Anfang an dabei waren. Mit den Primzahlen 2 und 3 führt also das Teilen von 6 durch 2 zu 3, 9, 27 oder jeder höheren Potenz von 3, das Teilen durch 3 nur zu 2. Wer den letzten Zug macht, zu 1, 1, …, 1, gewinnt.",
  },
  "multivision/text/1": {
    of: "f6874780",
    text: "Zahlen können explodieren, und doch sieht man auf einen Blick, wer gewinnt: Man schreibe das Produkt $M$ aller Haufen als Produkt von Primzahlpotenzen. **Sind alle Exponenten gerade, ist $M$ also eine Quadratzahl, so verliert, wer am Zug ist.** Sonst nimmt er die *kleinste* Primzahl mit ungeradem Exponenten und bringt im selben Zug alle größeren in Ordnung.",
  },
  "multivision/ask": {
    of: "66062952",
    text: "Die Haufen sind 12 und 45. Durch welche Primzahl teilt ein Gewinnzug?",
  },
  "multivision/hints/0": {
    of: "89f7058f",
    text: "12 = 2² · 3 und 45 = 3² · 5. Was ist das Produkt?",
  },
  "multivision/hints/1": {
    of: "a19d8542",
    text: "M = 2² · 3³ · 5. Der Exponent von 2 ist gerade. Welches ist die kleinste Primzahl mit ungeradem Exponenten?",
  },
  "multivision/wrong/2": {
    of: "77a050c1",
    text: "Der Exponent von 2 in M ist 2, also gerade. Ein Zug mit 2 macht ihn ungerade, und der Gegner bringt das in Ordnung.",
  },
  "multivision/wrong/5": {
    of: "94e6b5a7",
    text: "Teilen Sie durch 5, so bleibt der Exponent von 3 ungerade, und ein Zug mit 5 kann daran nichts ändern.",
  },
  "multivision/wrong/low": {
    of: "6a831e75",
    text: "Ein Zug teilt einen Haufen durch eine Primzahl, und nur die Primzahlen 2, 3 und 5 teilen einen dieser Haufen.",
  },
  "multivision/wrong/high": {
    of: "6a831e75",
    text: "Ein Zug teilt einen Haufen durch eine Primzahl, und nur die Primzahlen 2, 3 und 5 teilen einen dieser Haufen.",
  },
  "multivision/aha": {
    of: "841a5960",
    text: "3: Zum Beispiel wird 12 zu 4 · 5 = 20, und 20 · 45 = 900 = 30². **Man bringe das Wichtigste in Ordnung, und im selben Zug alles weniger Wichtige:** So zählt das Lineal aus Lektion 7, und so schließt jeder Beweis, der auf die erste Stelle sieht, an der sich zwei Dinge unterscheiden.",
  },
  "multivision/proof/0": {
    of: "81a62bee",
    text: "**Satz.** Jede Partie endet, und wer am Zug ist, verliert genau dann, wenn $M$ eine Quadratzahl ist.",
  },
  "multivision/proof/1": {
    of: "2c28ee2c",
    text: "*Das Ende.* Man schreibe die Exponenten auf, die die beteiligten Primzahlen in $M$ haben, von der kleinsten Primzahl zur größten. Ein Zug verringert einen davon um eins und ändert nur spätere: Die Liste wird in der lexikographischen Ordnung kleiner. Diese Ordnung von Listen natürlicher Zahlen hat keine unendliche absteigende Folge, also endet die Partie, obwohl niemand sagen kann, wann.",
  },
  "multivision/proof/2": {
    of: "3d63a1fe",
    text: "*Von Quadrat zu Nichtquadrat.* Ein Zug mit $p$ verringert den Exponenten von $p$ um eins und rührt ihn nicht mehr an: Er ist dann ungerade.",
  },
  "multivision/proof/3": {
    of: "30bf7011",
    text: "*Von Nichtquadrat zu Quadrat.* Es sei $p$ die kleinste Primzahl mit ungeradem Exponenten. Sie teilt irgendeinen Haufen. Man teile diesen Haufen durch $p$ und multipliziere ihn mit jeder größeren Primzahl, die einen ungeraden Exponenten hat. Dann sind alle Exponenten gerade. Die letzte Stellung, $M = 1$, ist ein Quadrat. ∎",
  },
  "multivision/lecturer": {
    of: "61795bf0",
    text: "[F98] nimmt einen Haufen, in dem $p$ selbst einen ungeraden Exponenten hat; das ist nicht nötig. Worauf es dort ankommt, ist die Komplexität: Jeder Gewinnzug ist leicht zu finden, und doch kann der Verlierer das Ende über jede Schranke hinausschieben, mit der man rechnen kann.",
  },
  "habits/title": {
    of: "06a8d789",
    text: "Dieselben Gewohnheiten",
  },
  "habits/text/0": {
    of: "97a4a4a6",
    text: "**Suchen Sie, was erhalten bleibt.** Der Schild auf dem Tisch, dicke Paare, quadratische Produkte: eine Eigenschaft, die der eine Spieler immer wiederherstellen kann und der andere immer zerstören muss.",
  },
  "habits/text/1": {
    of: "44ee83f1",
    text: "**Suchen Sie die Nebenklassen.** Auf dem Tisch waren die Ausnahmen immer Nebenklassen einer Untergruppe: Sie sind abgeschlossen, sie wachsen nicht, sie erklären $f^*(n)$. Bei Multivision zählen Exponenten modulo 2, und ein Quadrat ist die Klasse der 0.",
  },
  "habits/text/2": {
    of: "857b8818",
    text: "**Zerlegen Sie in Teile.** Klassen modulo $p$, Hälften eines geraden Tisches, Wege zwischen Dominosteinen: Man spiele auf den Teilen und auf den Teilen als Punkten.",
  },
  "habits/text/3": {
    of: "46f396f5",
    text: "**Zählen Sie dasselbe zweimal.** Säulen und Zeilen von Steinen, Landungen und Konten, das Produkt zweier Endspiele.",
  },
  "habits/text/4": {
    of: "d58260eb",
    text: "**Glauben Sie nichts.** Die Arbeiten hinter diesen Lektionen enthalten falsche Schritte; gefunden wurden sie alle dadurch, dass jeder kleine Fall durchprobiert wurde. Einer davon ist die veröffentlichte Liste der Dominokreise, auf denen gewinnt, wer anfängt: Von den Zahlen unter einer Million, die sich nur mit 0 und 1 schreiben, fehlt ihr die 11.",
  },
  "habits/ask": {
    of: "1e85f6d4",
    text: "Glauben Sie nichts, auch dies nicht. Der erste Dominostein auf einem Kreis von 11 Feldern lässt einen Weg von neun übrig. Wer gewinnt?",
  },
  "habits/hints/0": {
    of: "34088743",
    text: "Ein Dominostein auf neun Feldern lässt sieben in zwei Teilen übrig: 0 und 7, 1 und 6, 2 und 5 oder 3 und 4.",
  },
  "habits/hints/1": {
    of: "28487ac6",
    text: "Für 0 bis 7 Felder sind die Werte 0, 0, 1, 1, 2, 0, 3, 1. Also sind diese vier 1, 3, 1 und 3 wert.",
  },
  "habits/wrong/other": {
    of: "15c9f9ac",
    text: "F(9) ist die kleinste Zahl, die unter 1, 3, 1, 3 nicht vorkommt. Wer muss auf einem Weg mit diesem Wert ziehen?",
  },
  "habits/aha": {
    of: "dfb64809",
    text: "Wer anfängt: F(9) = 0, also verliert, wer auf dem Weg von neun ziehen muss. Dieser Kreis hätte in die Liste gehört. **Drei Zeilen Rechnung sind mehr wert als eine gedruckte Liste.**",
  },
  "habits/options/0": {
    of: "ea28ff72",
    text: "Wer anfängt",
  },
  "habits/options/1": {
    of: "f22524f4",
    text: "Wer als Zweiter zieht",
  },
  title: {
    of: "9174108e",
    text: "Drei Verwandte",
  },
  summary: {
    of: "0adcc0bf",
    text: "Das Zahlenspiel, Dominosteine im Kreis und Multivision: drei andere Spiele mit vollständiger Theorie und denselben Denkgewohnheiten.",
  },
  source: {
    of: "21064634",
    text: "[G10] für das Zahlenspiel, [P12] für die Dominosteine, [F98] für Multivision; alle drei kann man auf der Seite Begleiter spielen. Die Berichtigungen sind von uns.",
  },
};
