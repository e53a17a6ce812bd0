// @ts-check
/** Lektion 6 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "closed/title": {
    of: "8f071f29",
    text: "Nichts kommt hinzu",
  },
  "closed/text/0": {
    of: "72827fd6",
    text: "Die Ringe wachsen, bis nichts mehr neu ist: $M(C) = C$. Eine solche Menge heißt *abgeschlossen*. Liegen die unbesuchten Positionen in einer abgeschlossenen Menge $C$ und der Spielstein nicht, so bleibt Magnus nichts mehr zu nennen. Deshalb wollen wir alle abgeschlossenen Mengen kennen.",
  },
  "closed/text/1": {
    of: "7f2103ec",
    text: "Auf einem ungeraden Tisch ist eine einzelne Position abgeschlossen, ebenso der ganze Tisch. Gibt es weitere? (Das Spiel lassen wir einen Augenblick beiseite: Wählen Sie beliebige Positionen.)",
  },
  "closed/ask": {
    of: "2d6d6f5f",
    text: "Setzen Sie auf einem Tisch mit 9 Positionen drei Positionen, die abgeschlossen sind: M(C) = C.",
  },
  "closed/hints/0": {
    of: "1c7f1b06",
    text: "Jedes der drei Paare hat einen Mittelpunkt, und dieser muss eine der drei sein.",
  },
  "closed/hints/1": {
    of: "4254816a",
    text: "Auf einem ungeraden Tisch kann der Mittelpunkt von zweien nur die dritte sein. Jede liegt also in der Mitte zwischen den beiden anderen.",
  },
  "closed/hints/2": {
    of: "8241498f",
    text: "Verteilen Sie sie gleichmäßig um den Tisch.",
  },
  "closed/wrong/grows": {
    of: "d6b3ec8e",
    text: "{position} ist ein Mittelpunkt von zweien und gehört nicht dazu, die Menge ist also nicht abgeschlossen.",
  },
  "closed/aha": {
    of: "46ab229c",
    text: "In gleichen Abständen, also eine Klasse modulo 3: Es gibt nur drei solche Tripel, {0, 3, 6}, {1, 4, 7} und {2, 5, 8}. **Die Schilde aus Lektion 5 sind abgeschlossen.** Ist sonst noch etwas abgeschlossen?",
  },
  "halves/title": {
    of: "47c2471e",
    text: "Oft genug halbieren heißt verdoppeln",
  },
  "halves/text/0": {
    of: "addb0e40",
    text: "Suchen wir alle abgeschlossenen Mengen, zunächst für ungerades $n$. Drehen Sie den Tisch so, dass die abgeschlossene Menge $C$ die 0 enthält; Mittelpunkte drehen sich mit. Nun sei $x$ in $C$. Der Mittelpunkt von 0 und $x$ ist $x/2$, also liegt $x/2$ in $C$, dann auch $x/4$, dann $x/8$ und so weiter.",
  },
  "halves/text/1": {
    of: "db031da0",
    text: "Auf einem Tisch mit 9 Positionen ist die Hälfte von 1 gleich 5, denn $2 \\cdot 5 = 10 \\equiv 1$.",
  },
  "halves/ask": {
    of: "13ad50c2",
    text: "Halbieren Sie 1 modulo 9 immer wieder: 1, 5 und so weiter. Nach wie vielen Halbierungen ist es wieder 1?",
  },
  "halves/hints/0": {
    of: "a09b7e5e",
    text: "Die Hälfte einer geraden Zahl ist klar. Um eine ungerade zu halbieren, addieren Sie zuerst 9: Die Hälfte von 5 ist 14/2 = 7.",
  },
  "halves/hints/1": {
    of: "fcc9f62a",
    text: "Auf 1, 5, 7, 8, 4 … folgt noch etwas.",
  },
  "halves/wrong/low": {
    of: "803ecde0",
    text: "Weiter: Sie sind zurück, wenn 1 zum zweiten Mal erscheint. Die Hälfte von 5 ist 14/2 = 7.",
  },
  "halves/wrong/high": {
    of: "5e634b5b",
    text: "Das ist zu oft: 1 kommt früher wieder. Die Hälfte von 5 ist 14/2 = 7, und die von 7 ist 16/2 = 8.",
  },
  "halves/aha": {
    of: "13172d06",
    text: "6: von 1 zu 5, 7, 8, 4, 2 und zurück zu 1. Unmittelbar vor dem Ende kommt 2, also gilt: **Oft genug halbieren heißt verdoppeln.** Mit x gehört auch 2x zu C.",
  },
  "halves/proof/0": {
    of: "a9c4340c",
    text: "Es sei $n$ ungerade. Die Multiplikation mit $h = (n+1)/2$, dem Inversen von 2, ist eine Bijektion von $\\mathbb{Z}_n$, also ist eine ihrer Potenzen die Identität: $h^m \\equiv 1$ für ein $m \\ge 1$. Dann ist $h^{m-1} \\equiv 2$. Ist $C$ abgeschlossen und enthält 0 und $x$, so enthält es $hx$, $h^2x$, … und damit $h^{m-1}x \\equiv 2x$.",
  },
  "sums/title": {
    of: "8f9ab2a7",
    text: "Abgeschlossen unter Addition",
  },
  "sums/text/0": {
    of: "c6b22475",
    text: "Der nächste Schritt: Liegen $x$ und $y$ in $C$, so auch ihr Mittelpunkt $(x + y)/2$ und durch Verdoppeln auch $x + y$. Also enthält $C$ die 0 und ist abgeschlossen unter Addition: Es ist eine *Untergruppe* von $\\mathbb{Z}_n$. Die Untergruppen von $\\mathbb{Z}_n$ bestehen aus den Vielfachen eines Teilers $q$ von $n$, und davon gibt es $n/q$.",
  },
  "sums/ask": {
    of: "65acb2b7",
    text: "Setzen Sie auf einem Tisch mit 15 Positionen vier Positionen, die abgeschlossen sind, oder sagen Sie, dass es keine solche Menge gibt.",
  },
  "sums/hints/0": {
    of: "a60b8113",
    text: "Drehen Sie die Menge so, dass sie 0 enthält. Dann ist sie eine Untergruppe. Wie viele Elemente hat eine Untergruppe von ℤ₁₅?",
  },
  "sums/hints/1": {
    of: "d08d3105",
    text: "Die Zahl der Elemente ist ein Teiler von 15.",
  },
  "sums/wrong/grows": {
    of: "d8681be7",
    text: "{position} ist ein Mittelpunkt von zweien und gehört nicht dazu. Könnten überhaupt vier Positionen abgeschlossen sein?",
  },
  "sums/aha": {
    of: "a7feedd7",
    text: "Es gibt keine: Eine abgeschlossene Menge hat n/q Elemente für einen Teiler q von n, und 4 ist kein Teiler von 15. Mit 3, 5, 1 oder 15 Positionen geht es.",
  },
  "sums/proof/0": {
    of: "0242f9e6",
    text: "Eine Untergruppe $C$ von $\\mathbb{Z}_n$ besteht aus den Vielfachen eines Teilers von $n$: Es sei $q$ die kleinste der Zahlen $1, \\dots, n$, deren Rest modulo $n$ in $C$ liegt ($n$ selbst ist eine solche Zahl). Alle Vielfachen von $q$ liegen in $C$. Liegt $c$ in $C$, so teile man mit Rest: $c = aq + r$ mit $0 \\le r < q$. Dann liegt $r = c - aq$ in $C$ und ist kleiner als $q$, also ist $r = 0$. Für $c = n$ besagt dies, dass $q$ ein Teiler von $n$ ist.",
  },
  "no-other/title": {
    of: "fe3d27a9",
    text: "Das Lemma über abgeschlossene Mengen",
  },
  "no-other/text/0": {
    of: "0e86f7b3",
    text: "Setzen Sie die beiden Schritte zusammen, und vergessen Sie die geraden Tische nicht.",
  },
  "no-other/ask": {
    of: "c072183f",
    text: "Setzen Sie auf einem Tisch mit 9 Positionen eine abgeschlossene Menge, die keine Klasse modulo 1, 3 oder 9 ist, oder sagen Sie, dass es keine gibt.",
  },
  "no-other/hints/0": {
    of: "f1e55558",
    text: "Probieren Sie einige. Wann immer die Menge keine Klasse ist, fehlt ein Mittelpunkt.",
  },
  "no-other/hints/1": {
    of: "602c16cd",
    text: "Den Beweis für ungerades n haben Sie eben gesehen: drehen, halbieren, bis es verdoppelt, addieren.",
  },
  "no-other/wrong/grows": {
    of: "64b60003",
    text: "{position} ist ein Mittelpunkt und fehlt. Nehmen Sie ihn hinzu, und sehen Sie, wo das endet.",
  },
  "no-other/wrong/class": {
    of: "e51c65c6",
    text: "Die Menge ist abgeschlossen, aber sie ist die Klasse {class}.",
  },
  "no-other/aha": {
    of: "750fc910",
    text: "Es gibt keine. **Eine nichtleere Menge mit M(C) = C ist auf jedem Tisch eine Restklasse mit ungeradem Index**; nichts als ein Schild kann Magnus also je aufhalten.",
  },
  "no-other/proof/0": {
    of: "174051fd",
    text: "**Lemma.** Eine nichtleere Menge $C \\subseteq \\mathbb{Z}_n$ mit $M(C) = C$ ist eine Restklasse $[\\gamma]_q$ für einen ungeraden Teiler $q$ von $n$; und alle diese Klassen sind abgeschlossen.",
  },
  "no-other/proof/1": {
    of: "36396e70",
    text: "*Sie sind abgeschlossen:* Ist $x \\equiv y \\equiv \\gamma \\pmod q$ und $2z \\equiv x + y$, so ist $2z \\equiv 2\\gamma$ und, weil $q$ ungerade ist, $z \\equiv \\gamma$.",
  },
  "no-other/proof/2": {
    of: "1ef5f25f",
    text: "*Andere gibt es nicht, $n$ ungerade:* Man verschiebe so, dass $0 \\in C$ ist. Mit $x$ liegt auch $2x$ in $C$ (Schritt 2), mit $x$ und $y$ also auch $2 \\cdot (x + y)/2 = x + y$. Eine endliche Menge, die 0 enthält und unter Addition abgeschlossen ist, ist eine Untergruppe ($-x$ ist ein Vielfaches von $x$), das heißt die Menge der Vielfachen eines Teilers $q$ von $n$ (Schritt 3), und $q$ ist ungerade, weil $n$ es ist. Man verschiebe zurück.",
  },
  "no-other/proof/3": {
    of: "0386e3d9",
    text: "*$n$ gerade:* Für $x \\in C$ ist $2(x + n/2) \\equiv 2x = x + x$, also $x + n/2 \\in M(C) = C$. Somit ist $C$ bekannt, sobald wir seine Reste modulo $n/2$ kennen; ihre Menge heiße $C'$. Sie ist auf dem Tisch mit $n/2$ Positionen abgeschlossen: Ist $2z \\equiv x + y \\pmod{n/2}$ mit $x, y \\in C$, so ist $2z \\equiv x + y$ oder $2z \\equiv x + y + n/2 \\pmod n$, und im zweiten Fall ersetze man $x$ durch $x + n/2$, das ebenfalls in $C$ liegt. Also ist $z \\in M(C) = C$. Man halbiere den Tisch, bis er ungerade ist. Dann ist die letzte Menge eine Restklasse mit ungeradem Index, und damit auch $C$: Eine Position liegt genau dann in $C$, wenn ihr Rest modulo dem kleineren Tisch in $C'$ liegt. ∎",
  },
  "no-other/lecturer": {
    of: "1619cc4a",
    text: "Das Programm hat das Lemma für jede Menge auf jedem Tisch bis n = 16 mit der Definition verglichen. Eine schöne Übung: Die kleinste Klasse um eine Menge A mit einem Element a ist a + gℤₙ, wobei g der ungerade Teil des größten gemeinsamen Teilers von n und allen Differenzen in A ist; das ist der letzte Ring.",
  },
  "stuck/title": {
    of: "847607f4",
    text: "Wer feststeckt, hat einen Grund",
  },
  "stuck/text/0": {
    of: "c44cfdc1",
    text: "*Schichtspiel* ist die Strategie aus Lektion 4: Solange der Spielstein eine Tiefe hat, nennt man den Abstand zu einem Zeugenpaar, das einen Ring weiter außen liegt. Es endet nur, wenn der Spielstein in keinem Ring liegt. Der letzte Ring ist aber abgeschlossen, also eine Restklasse mit ungeradem Index: Magnus steckt nur vor einem Schild fest.",
  },
  "stuck/text/1": {
    of: "1f104ee0",
    text: "Sie sind Derek gegen einen solchen Magnus auf 9 Positionen, wo $f^*(9) = 6$ ist.",
  },
  "stuck/ask": {
    of: "9981ce29",
    text: "Sie sind Derek. Spielen Sie so, dass das Spiel mit 6 besuchten Positionen endet.",
  },
  "stuck/hints/0": {
    of: "06cf342a",
    text: "Wählen Sie eine Klasse modulo 3, die den Spielstein nicht enthält, {1, 4, 7} oder {2, 5, 8}, und betreten Sie sie nie.",
  },
  "stuck/hints/1": {
    of: "4197bb00",
    text: "Sie können sich spät entscheiden: Jede Klasse modulo 3, die noch ganz unbesucht ist, taugt dafür.",
  },
  "stuck/wrong/lost": {
    of: "a3cf90d7",
    text: "Jede Klasse modulo 3 ist betreten, es gibt also keinen Schild mit drei Positionen mehr. Gehen Sie dorthin zurück, wo es noch einen gab.",
  },
  "stuck/wrong/passed": {
    of: "1b0f6239",
    text: "{count} Positionen sind besucht: Keine ganze Klasse modulo 3 ist mehr übrig. Gehen Sie dorthin zurück, wo es noch eine gab.",
  },
  "stuck/aha": {
    of: "240b3a23",
    text: "Magnus steckte bei 6 fest, und den Grund kann man sehen: Was übrig ist, ist eine Klasse, und der Spielstein steht außerhalb. **Auf jedem Tisch besucht Schichtspiel mindestens f*(n) Positionen, und auf f*(n) kann Derek es beschränken.**",
  },
  "stuck/proof/0": {
    of: "aa943c00",
    text: "**Satz.** Schichtspiel besucht auf jedem Tisch und gegen jeden Derek mindestens $f^*(n)$ Positionen.",
  },
  "stuck/proof/1": {
    of: "6d35bd23",
    text: "Solange eine Position unbesucht ist und der Spielstein eine Tiefe $i$ hat, wird in höchstens $i$ Runden eine neue Position erreicht (Lektion 4). Das Spiel hört also nur auf, wenn alle Positionen besucht sind oder wenn der Spielstein außerhalb des letzten Rings $C$ von $A \\neq \\emptyset$ liegt. Im zweiten Fall ist $M(C) = C$, also ist $C$ nach dem Lemma eine Restklasse $[\\gamma]_q$ mit ungeradem $q$, und $q > 1$, weil der Spielstein nicht darin liegt. Also ist $q$ mindestens der kleinste ungerade Primfaktor $p$ von $n$, und $|A| \\le |C| = n/q \\le n/p$: Mindestens $n - n/p = f^*(n)$ Positionen sind besucht. Ist $n$ eine Zweierpotenz, so gibt es kein ungerades $q > 1$, und alle $n$ sind besucht.",
  },
  "stuck/proof/2": {
    of: "caaf9d8f",
    text: "Zusammen mit dem Schild aus Lektion 5: **Bei bestem Spiel werden genau $f^*(n)$ Positionen besucht.** ∎",
  },
  "stuck/lecturer": {
    of: "f3403f1b",
    text: "Lassen Sie jemanden dies mit Absicht schlecht spielen: Wer jedes Mal + antwortet, lässt diesen Magnus 8 Positionen besuchen. Unter 6 endet es nie, was man auch tut.",
  },
  "forty-five/title": {
    of: "dfcdf620",
    text: "f*(45)",
  },
  "forty-five/text/0": {
    of: "2b5c9313",
    text: "Damit können Sie, ohne zu spielen, von jedem Spiel sagen, wie es endet, wenn beide gut spielen.",
  },
  "forty-five/ask": {
    of: "e546c20b",
    text: "Wie viele von 45 Positionen sind am Ende besucht, wenn beide so gut wie möglich spielen?",
  },
  "forty-five/hints/0": {
    of: "b6557134",
    text: "45 = 3 · 3 · 5. Welches ist der größte Schild, den Derek haben kann?",
  },
  "forty-five/hints/1": {
    of: "b3e3956c",
    text: "Der kleinste ungerade Primfaktor ist 3, Derek behält also 45/3 Positionen.",
  },
  "forty-five/wrong/36": {
    of: "8c66e97b",
    text: "36 wäre richtig, wenn Derek eine Klasse modulo 5 behielte. Er nimmt eine größere.",
  },
  "forty-five/wrong/44": {
    of: "b531664e",
    text: "44 wäre richtig, wenn Derek eine einzige Position behielte. Er behält eine ganze Klasse.",
  },
  "forty-five/wrong/low": {
    of: "a2aafd06",
    text: "So viele kann Derek nicht behalten. Eine Klasse vom Index 3 ist der größte Schild, den es gibt; was außerhalb liegt, wird besucht.",
  },
  "forty-five/wrong/high": {
    of: "60c26b2b",
    text: "Das sind zu viele: Derek behält die Klasse mit dem kleinsten ungeraden Index, der größer als 1 ist.",
  },
  "forty-five/aha": {
    of: "85a019d5",
    text: "f*(45) = 45 − 45/3 = 30. Es kommt nur auf den kleinsten ungeraden Primfaktor an: 45, 9 und 15 verlieren alle ein Drittel.",
  },
  title: {
    of: "03f5d907",
    text: "Abgeschlossene Mengen und f*(n)",
  },
  summary: {
    of: "dca45e47",
    text: "Mengen, die alle ihre Mittelpunkte enthalten, sind Restklassen mit ungeradem Index und sonst nichts; deshalb erzwingt eine einzige Strategie auf jedem Tisch f*(n) Positionen.",
  },
  source: {
    of: "bb2a330f",
    text: "f*(n) ist [N10] Satz 1. Das Lemma über abgeschlossene Mengen und der Beweis mit einer einzigen Strategie für jedes n sind von uns; [N10] spielt zusammengesetzte Tische in zwei Phasen (Lektion 11).",
  },
};
