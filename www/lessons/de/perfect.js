// @ts-check
/** Lektion 12 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "nothing/title": {
    of: "75ed87e9",
    text: "Nichts verschwendet",
  },
  "nothing/text/0": {
    of: "9327b7f4",
    text: "$R(n)$ ist die kleinste Zahl von Runden, in denen Magnus $f^*(n)$ besuchte Positionen erzwingen kann. Er braucht mindestens $f^*(n) - 1$ Runden, eine für jede neue Position. Auf $\\mathbb{Z}_9$ heißt das 5 Runden für 6 Positionen. Derek hält sich an seinen Schild: Er wählt so spät wie möglich eine Klasse modulo 3 und betritt sie nie.",
  },
  "nothing/ask": {
    of: "4c773daf",
    text: "Seien Sie Magnus: Besuchen Sie 6 Positionen in 5 Runden. Jede Runde muss eine neue Position bringen.",
  },
  "nothing/hints/0": {
    of: "43256086",
    text: "Eine Ansage ist nur gut, wenn beide Landungen neu sind; aber danach muss Ihnen auch noch eine gute Ansage bleiben.",
  },
  "nothing/hints/1": {
    of: "fb250e3f",
    text: "Die Ansage 3 führt zu den beiden anderen Positionen der Klasse des Spielsteins. Die Ansagen 1, 2 und 4 führen in die beiden anderen Klassen, mit einer Landung in jeder.",
  },
  "nothing/hints/2": {
    of: "90df1ec0",
    text: "Beginnen Sie mit 1, 2, 1, 2. Mit einer weiteren Ansage ist es geschafft.",
  },
  "nothing/wrong/slow": {
    of: "92e5cb33",
    text: "Eine Runde ohne neue Position ist eine zu viel: 5 Runden für 5 neue Positionen.",
  },
  "nothing/wrong/lost": {
    of: "1d6bc4ae",
    text: "Von hier kann Derek Sie eine Runde verschwenden lassen, was Sie auch nennen.",
  },
  "nothing/aha": {
    of: "4554db5d",
    text: "R(9) = 5 = f*(9) − 1. Nur 21 der 1024 Listen von fünf Ansagen führen gegen diesen Derek zum Ziel, aber gegen jeden Derek gibt es eine solche. **Perfektes Spiel auf einem zusammengesetzten Tisch verschwendet oft nichts.**",
  },
  "nothing/lecturer": {
    of: "112e305c",
    text: "Bis 41 gilt das für alle zusammengesetzten n außer 14, 22, 25, 26, 34, 35 und 38. Auf 9 und 15 ist sogar die Regel des ausgewogenen Magnus gegen jeden Derek perfekt.",
  },
  "thirteen/title": {
    of: "a5b16747",
    text: "Größer und schneller",
  },
  "thirteen/text/0": {
    of: "75846f79",
    text: "Auf $\\mathbb{Z}_{13}$ braucht Magnus $R(13) = 15$ Runden für $f^*(13) = 12$ Positionen, wenn Derek gut spielt. Vier Runden werden verschwendet.",
  },
  "thirteen/ask": {
    of: "5df0a9fa",
    text: "Der Tisch wächst auf n = 15. Wie groß ist R(15)?",
  },
  "thirteen/hints/0": {
    of: "d6b4a16e",
    text: "Wie viele Positionen sind auf 15 verlangt? Der kleinste ungerade Primfaktor ist 3.",
  },
  "thirteen/hints/1": {
    of: "4a5f2d1a",
    text: "f*(15) = 10, und Lektion 10 verspricht sie innerhalb von 11 Runden.",
  },
  "thirteen/wrong/other": {
    of: "fc8731e9",
    text: "Achten Sie nicht auf die Größe des Tisches, sondern auf das, was verlangt ist: f*(15) = 10 Positionen, nicht 14.",
  },
  "thirteen/aha": {
    of: "5af1a644",
    text: "R(15) = 9: zehn Positionen, und keine Runde wird verschwendet. Auf einem Primzahltisch kann Derek nur eine Position behalten, aber deren Nachbarn kann er teuer machen; auf 15 behält er fünf, und die anderen zehn sind umsonst zu haben. **Primzahlen sind die langsamen Tische.**",
  },
  "thirteen/options/0": {
    of: "30880ab5",
    text: "mehr als 15",
  },
  "thirteen/options/1": {
    of: "6d461c39",
    text: "wieder genau 15",
  },
  "thirteen/options/2": {
    of: "c1262c23",
    text: "weniger als 15",
  },
  "values/title": {
    of: "794e58a0",
    text: "Werte sind Schichten",
  },
  "values/text/0": {
    of: "acf4ed28",
    text: "Wie findet man exakte Werte? Drei Positionen von $\\mathbb{Z}_7$ sind unbesucht, $A = \\{1, 2, 3\\}$, der Spielstein steht auf 0, und die Partie endet, wenn eine übrig ist. Kommt der Spielstein auf 1, wie weit ist es von dort zur nächsten neuen Position? 1 liegt in der zweiten Schicht von $\\{2, 3\\}$: zwei Runden. Von 3 aus ebenfalls zwei. Von 2 aus, in der Mitte zwischen 1 und 3, eine Runde.",
  },
  "values/text/1": {
    of: "0e16497d",
    text: "Die *Ausgänge* kosten also 2, 1 und 2. Von allen Ausgängen, die höchstens $t$ kosten, kann Magnus in $t$ Runden fertig sein, von deren Mittelpunkten in $t + 1$ Runden und so weiter: Das sind Schichten, in die jeder Ausgang eintritt, wenn seine Zeit gekommen ist. Enthält eine Schicht nur einen Ausgang, so wächst sie nicht. Bei $t = 2$ sind alle drei Ausgänge darin; die Mittelpunkte von $A$ haben den Wert 3, deren Mittelpunkte den Wert 4.",
  },
  "values/ask": {
    of: "79fddfab",
    text: "Wie viele Runden braucht Magnus von 0 aus, bis nur noch eine Position übrig ist, wenn beide perfekt spielen?",
  },
  "values/hints/0": {
    of: "899c1962",
    text: "Die Ausgänge 1 und 3 kosten je 2 Runden; vor t = 2 ist nur der Ausgang 2 offen, und Derek nimmt ihn nicht, wenn er nicht muss.",
  },
  "values/hints/1": {
    of: "a3664c4d",
    text: "Ab t = 2 zählen die Schichten von {1, 2, 3}. In welcher davon liegt 0?",
  },
  "values/hints/2": {
    of: "683e369f",
    text: "Die neuen Mittelpunkte von 1, 2, 3 sind 5 und 6: Modulo 7 ist 1 + 2 dasselbe wie 2 · 5 und 2 + 3 dasselbe wie 2 · 6. 0 liegt eine Schicht weiter.",
  },
  "values/wrong/low": {
    of: "04d0f765",
    text: "Derek wählt: Magnus kann nicht mit dem billigen Ausgang 2 rechnen. Bevor eine Schicht wachsen kann, müssen zwei Ausgänge offen sein.",
  },
  "values/wrong/high": {
    of: "97740da9",
    text: "Das ist mehr als nötig: 0 liegt in der zweiten Schicht von A, und der zweitbilligste Ausgang kostet 2.",
  },
  "values/aha": {
    of: "e266d58e",
    text: "4 = 2 + 2: der zweitbilligste Ausgang und die Tiefe. **Dieselben Mittelpunkte, die sagen, ob sich eine neue Position erzwingen lässt, sagen auch, mit Ausgängen, die sich nacheinander öffnen, wie lange das Ganze dauert.**",
  },
  "values/proof/0": {
    of: "af556037",
    text: "Es sei $S$ die Menge der besuchten Positionen. Für ein unbesuchtes $v$ sei $w(v)$ der Wert, nachdem der Spielstein auf $v$ gekommen ist, bekannt aus den Stellungen mit einer besuchten Position mehr; für ein besuchtes $K$ sei $V(K)$ der Wert mit dem Spielstein auf $K$. Man setze $X_t = \\{v : w(v) \\le t\\} \\cup \\{K : V(K) \\le t\\}$.",
  },
  "values/proof/1": {
    of: "9f1d904d",
    text: "**Behauptung.** Für besuchtes $K$ gilt: $V(K) \\le t + 1$ genau dann, wenn $K \\in M(X_t)$. Ist $K = $ Mittelpunkt von $x, y \\in X_t$ oder liegt $x = y$ gegenüber von $K$, so nennt Magnus deren Abstand und braucht von beiden aus noch $t$ Runden. Ist $K \\notin M(X_t)$, so hat jede Ansage eine Landung außerhalb von $X_t$; Derek nimmt sie, und von dort braucht man mehr als $t$ Runden. Liegt $K$ selbst in $X_t$, so ist sein Wert ohnehin höchstens $t$. ∎",
  },
  "values/proof/2": {
    of: "4b99b0f3",
    text: "So werden alle Stellungen des Spielsteins zu einem $S$ gemeinsam erledigt, Schicht für Schicht, $t = 0, 1, 2, \\dots$. Arbeitet man von großen $S$ zu kleinen, so erhält man $R(n)$. Eine Suche Zug für Zug würde nicht enden, weil der Spielstein zu besuchten Positionen zurückkehren kann.",
  },
  "values/proof/3": {
    of: "6ecc2a1c",
    text: "Für ungerades $n$ und $|A| \\ge 2$ sei $m_2$ das zweitkleinste $w$. Für $t < m_2$ hat die Menge $X_t$ höchstens ein Element und keine weiteren Mittelpunkte. Also ist $V(K) \\ge m_2 + d$, wobei $d$ die Tiefe von $K$ ist.",
  },
  "seven/title": {
    of: "25968d3c",
    text: "So lange wie überhaupt möglich",
  },
  "seven/text/0": {
    of: "1d4aca57",
    text: "$R(7) = 7$: sechs Positionen, fünf neue, zwei Runden verschwendet. Weniger kann kein Magnus garantieren. Dieser, der ausgewogene, garantiert 7. Die andere Seite des perfekten Spiels liegt bei Ihnen.",
  },
  "seven/ask": {
    of: "37babf95",
    text: "Seien Sie Derek: In Runde 7 muss noch eine neue Position kommen.",
  },
  "seven/hints/0": {
    of: "51050070",
    text: "In den ersten Runden ist alles neu, aber schon auf die zweite Antwort kommt es an: Die vier Positionen, die danach übrig sind, sollten eine arithmetische Folge bilden.",
  },
  "seven/hints/1": {
    of: "75ef62d8",
    text: "Wenn drei Positionen übrig sind, sehen Sie sich die beiden Landungen an. Bei welcher steht der Spielstein danach tiefer?",
  },
  "seven/hints/2": {
    of: "43a22bfe",
    text: "Ziehen Sie eine besuchte Landung vor, sobald es eine gibt, und von zwei neuen diejenige, die von den beiden verbleibenden Positionen weiter entfernt ist.",
  },
  "seven/wrong/ended": {
    of: "3992282c",
    text: "Die letzte neue Position kam in Runde {round}. Gehen Sie dorthin zurück, wo eine in Runde 7 noch möglich war, und nehmen Sie die andere Landung.",
  },
  "seven/wrong/lost": {
    of: "aded3808",
    text: "Von hier kann in Runde 7 keine neue Position mehr kommen, was Sie auch antworten. Gehen Sie dorthin zurück, wo es noch möglich war.",
  },
  "seven/aha": {
    of: "a4f76701",
    text: "Sieben Runden, und das ist perfektes Spiel: Bei R(7) = 7 kann kein Derek mehr erzwingen und kein Magnus weniger. Beide zusätzlichen Runden gewann Derek **ganz am Ende, als wenige Positionen übrig waren.** Lektion 13 macht daraus einen Satz.",
  },
  title: {
    of: "77e9c357",
    text: "Perfektes Spiel",
  },
  summary: {
    of: "9784a31f",
    text: "R(n), die Runden, die Magnus braucht, wenn beide so gut wie möglich spielen: Manchmal wird keine einzige verschwendet, und die exakten Werte sind wieder Schichten.",
  },
  source: {
    of: "1ac90258",
    text: "Alle exakten Werte hier sind von diesem Programm berechnet, R(2) bis R(41); die Methode, Schichten von Werten, ist von uns. [N10] fragt in seinen offenen Problemen 2 und 3 nach Schranken für R(n).",
  },
};
