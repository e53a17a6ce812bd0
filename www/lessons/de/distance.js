// @ts-check
/** Lektion 3 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "force/title": {
    of: "eec22d7d",
    text: "Eine Ansage, die erzwingt",
  },
  "force/text/0": {
    of: "ce3bd5ac",
    text: "Wieder ist $A = \\{2, 6, 11\\}$ unbesucht. Der Spielstein steht auf 0, und 0 ist der Mittelpunkt von 2 und 11.",
  },
  "force/ask": {
    of: "4cf0d6f1",
    text: "Sie sind Magnus. Nennen Sie eine Weite, deren beide Landungen unbesucht sind.",
  },
  "force/hints/0": {
    of: "50938af4",
    text: "Welche zwei Elemente von A sind vom Spielstein gleich weit entfernt?",
  },
  "force/hints/1": {
    of: "8d670308",
    text: "0 ist der Mittelpunkt von 2 und 11. Wie weit ist es von 0 zu jeder der beiden?",
  },
  "force/wrong/misses": {
    of: "d0fab849",
    text: "{position} ist schon besucht, Derek kann also dorthin gehen. Welche zwei Elemente von A sind von 0 gleich weit entfernt?",
  },
  "force/wrong/exists": {
    of: "5cf8e00c",
    text: "Es gibt eine: 0 ist der Mittelpunkt zweier Elemente von A.",
  },
  "force/aha": {
    of: "83c5f11b",
    text: "2, der Abstand vom Mittelpunkt zu seinem Paar. **Wer auf einem Mittelpunkt steht, nennt den Abstand:** Derek wählt zwischen 2 und 11, und beide sind neu. Das Paar heißt **Zeugenpaar** des Mittelpunkts.",
  },
  "none/title": {
    of: "9f951643",
    text: "Kein Mittelpunkt",
  },
  "none/text/0": {
    of: "041bbd04",
    text: "Dasselbe $A = \\{2, 6, 11\\}$, aber der Spielstein steht auf 1. Sie können alle sechs Weiten durchprobieren oder erst nachdenken.",
  },
  "none/ask": {
    of: "9f6acc88",
    text: "Nennen Sie eine Weite, deren beide Landungen unbesucht sind, oder sagen Sie, dass es keine gibt.",
  },
  "none/hints/0": {
    of: "92d115f2",
    text: "Die Paare von Landungen um 1 sind 0 und 2, 12 und 3, 11 und 4, 10 und 5, 9 und 6, 8 und 7.",
  },
  "none/hints/1": {
    of: "b62ee97d",
    text: "Jedes dieser Paare enthält höchstens ein Element von A. Und 1 ist kein Mittelpunkt: M(A) = {0, 2, 4, 6, 11}.",
  },
  "none/wrong/misses": {
    of: "97efe651",
    text: "{position} ist schon besucht, Derek kann also dorthin gehen. Könnte es sein, dass jede Weite versagt?",
  },
  "none/aha": {
    of: "842cf9bf",
    text: "Es gibt keine. Was Magnus auch nennt, eine Landung ist besucht, und Derek geht dorthin. **Magnus kann in dieser Runde genau dann eine neue Position erzwingen, wenn der Spielstein in M(A) steht.**",
  },
  "none/proof/0": {
    of: "1e1cabe5",
    text: "Der Spielstein stehe auf einer besuchten Position $K$. Angenommen, beide Landungen einer Ansage $\\ell$ liegen in $A$: $x = K + \\ell$ und $y = K - \\ell$. Addition ergibt $2K \\equiv x + y$, also $K \\in M(A)$.",
  },
  "none/proof/1": {
    of: "df18f2df",
    text: "Sei umgekehrt $K \\in M(A)$. Da $K$ nicht in $A$ liegt, gibt es $x, y \\in A$ mit $K + d \\equiv x$ und $K - d \\equiv y$ für ein gewisses $d$. Dabei ist $d \\not\\equiv 0$, weil $K + d$ unbesucht ist und $K$ nicht. Entweder $d$ oder $n - d$ ist höchstens $n/2$; vertauscht man die beiden, so vertauschen sich nur $x$ und $y$. Magnus darf diese Weite also nennen, und beide Landungen liegen in $A$.",
  },
  "none/proof/2": {
    of: "cb04b950",
    text: "Ist $K \\notin M(A)$, so ist nach jeder Ansage mindestens eine Landung besucht, und Derek kann sie wählen. ∎",
  },
  "none/lecturer": {
    of: "915f7214",
    text: "Auf dieser Äquivalenz beruht die ganze Theorie: Was hier Geometrie heißt (Mittelpunkte) und was hier Spiel heißt (Erzwingen), ist dasselbe.",
  },
  "opposite/title": {
    of: "382f21af",
    text: "Gar keine Wahl",
  },
  "opposite/text/0": {
    of: "5650298d",
    text: "Auf einem Tisch mit 12 Positionen ist $A = \\{2, 6\\}$, und der Spielstein steht auf 8. Die Mittelpunkte von 2 und 6 sind 4 und 10, also liegt 8 nicht in der Mitte zwischen ihnen.",
  },
  "opposite/ask": {
    of: "62abb82a",
    text: "Nennen Sie eine Weite, deren beide Landungen unbesucht sind.",
  },
  "opposite/hints/0": {
    of: "ccdba006",
    text: "Die beiden Landungen einer Ansage müssen nicht verschieden sein.",
  },
  "opposite/hints/1": {
    of: "fb145d19",
    text: "Auf einem geraden Tisch ist die Weite n/2 = 6 erlaubt. Wohin führt sie, im Uhrzeigersinn und gegen ihn?",
  },
  "opposite/wrong/misses": {
    of: "23efb425",
    text: "{position} ist schon besucht, Derek kann also dorthin gehen. Kann Magnus ihm die Wahl nehmen?",
  },
  "opposite/wrong/exists": {
    of: "0f1a952e",
    text: "Es gibt eine. Müssen die beiden Landungen verschieden sein?",
  },
  "opposite/aha": {
    of: "5c9f6cf7",
    text: "6: Beide Wege führen zur gegenüberliegenden 2. Auf einem geraden Tisch kann Magnus Derek die Wahl nehmen, und deshalb ist dort eine einzelne unbesuchte Position nicht sicher: M({2}) = {2, 8}.",
  },
  "half/title": {
    of: "97381815",
    text: "Die erste Hälfte ist geschenkt",
  },
  "half/text/0": {
    of: "49db6b60",
    text: "Solange mehr als die Hälfte der anderen Positionen unbesucht ist, steht der Spielstein auf einem Mittelpunkt, wo er auch ist. Die zwölf anderen bilden sechs Paare um den Spielstein, eines für jede Weite. Sieben unbesuchte Positionen können nicht in sechs Paaren liegen, ohne eines davon zu füllen.",
  },
  "half/ask": {
    of: "e11c8141",
    text: "Sie sind Magnus. Besuchen Sie innerhalb von 6 Runden 7 Positionen, gegen einen Derek, der neue Positionen meidet, wo er kann.",
  },
  "half/hints/0": {
    of: "bb58c005",
    text: "Der Anfang zählt als besucht, also muss jede der sechs Runden eine neue Position bringen. Sehen Sie sich vor jeder Ansage beide Landungen an.",
  },
  "half/hints/1": {
    of: "d1921966",
    text: "Gehen Sie die Weiten von 1 bis 6 der Reihe nach durch, bis beide Landungen neu sind. Es gibt immer eine.",
  },
  "half/hints/2": {
    of: "09d8b49a",
    text: "Wenn Sie nicht weiterwissen, nehmen Sie jedes Mal die kleinste, mit der es geht.",
  },
  "half/wrong/slow": {
    of: "509f1fa7",
    text: "Eine Runde ist verloren: Derek hat eine schon besuchte Landung gefunden. Nehmen Sie die Ansage zurück, und sehen Sie sich vor der nächsten beide Landungen an.",
  },
  "half/aha": {
    of: "869c66e5",
    text: "Sechs Runden, sechs neue Positionen: **Solange mehr als die Hälfte unbesucht ist, wird keine Runde verschwendet.** Nur die zweite Hälfte der Partie braucht einen Plan, und der Plan ist Lektion 4.",
  },
  "half/proof/0": {
    of: "a128a7cf",
    text: "Es sei $n$ ungerade, und der Spielstein stehe auf $K$. Die $n - 1$ von $K$ verschiedenen Positionen bilden $(n - 1)/2$ Paare $\\{K + d, K - d\\}$, $1 \\le d \\le (n - 1)/2$. Ist $|A| > (n - 1)/2$, so liegen zwei Elemente von $A$ im selben Paar, und Magnus nennt dessen $d$.",
  },
  "half/proof/1": {
    of: "2e38c506",
    text: "Am Anfang ist $|A| = n - 1$, und jede solche Runde nimmt $A$ eine Position. Also können die ersten $(n - 1)/2$ Runden alle eine neue Position bringen, und danach sind $(n + 1)/2$ Positionen besucht. Für $n = 13$ sind das 6 Runden und 7 Positionen. (Auf einem geraden Tisch liefert die Weite $n/2$ noch ein Paar, eine einzelne Position, und dieselbe Abzählung ergibt $n/2$ Runden.) ∎",
  },
  title: {
    of: "70aad027",
    text: "Den Abstand nennen",
  },
  summary: {
    of: "e3d73c6d",
    text: "Von einem Mittelpunkt aus erzwingt Magnus sofort eine neue Position, von anderswo aus kann er es nicht; und warum die erste Hälfte der Partie nichts kostet.",
  },
  source: {
    of: "09ced129",
    text: "[N10] Abschnitt 2.2: Lemma 3 und der erste Schritt im Beweis von Satz 4.",
  },
};
