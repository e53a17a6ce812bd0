// @ts-check
/** Lektion 11 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "classes/title": {
    of: "0e7d9964",
    text: "Phase eins: Klasse für Klasse",
  },
  "classes/text/0": {
    of: "be01e782",
    text: "Es sei $n = pm$, $p$ der kleinste ungerade Primfaktor. Man zerlege den Tisch in die $p$ Restklassen modulo $p$, jede mit $m$ Positionen. Auf ihm lässt sich zweierlei spielen. Eine Ansage, die ein Vielfaches $p\\ell$ ist, hält den Spielstein in seiner Klasse: Das ist das Spiel auf einem Tisch mit $m$ Positionen. Und was Magnus auch nennt, die *Klasse* bewegt sich um $\\pm\\ell$ modulo $p$: Das ist das Spiel auf einem gedachten Tisch mit $p$ Positionen.",
  },
  "classes/text/1": {
    of: "79bd82c2",
    text: "Magnus spielt also auf dem gedachten Tisch Schichten, bis der Spielstein eine neue Klasse betritt, erkundet diese Klasse dann wie einen eigenen Tisch und macht danach weiter. Er betritt $p - 1$ Klassen; Derek entscheidet, welche Klasse ausgelassen wird; sie heiße $[\\gamma]_p$. In der Abbildung hat der Spielstein auf $n = 15$ die Klasse $[0]_3$ erkundet: 0, 6, 12 und 9 sind besucht, 3 ist übrig geblieben.",
  },
  "classes/ask": {
    of: "c1446982",
    text: "Wie viele der 15 Positionen sind mindestens besucht, wenn Phase eins vorbei ist?",
  },
  "classes/hints/0": {
    of: "def3b43f",
    text: "Zwei der drei Klassen werden erkundet. Jede ist ein Tisch mit fünf Positionen.",
  },
  "classes/hints/1": {
    of: "3101e567",
    text: "Auf einem Tisch mit fünf Positionen kann Magnus f*(5) = 4 erzwingen.",
  },
  "classes/wrong/high": {
    of: "ca42ce76",
    text: "In jeder erkundeten Klasse kann Derek eine Position behalten, wie auf jedem Tisch mit fünf: f*(5) = 4.",
  },
  "classes/wrong/low": {
    of: "f0d79af1",
    text: "Zwei Klassen werden erkundet, und in jeder bekommt Magnus f*(5) = 4 Positionen.",
  },
  "classes/aha": {
    of: "7417dbb2",
    text: "Acht: (p − 1) · f*(m) = 2 · 4. Aber f*(15) = 10. **Phase eins reicht nur, wenn jede erkundete Klasse ganz besucht wird,** das heißt, wenn m eine Zweierpotenz ist. Sonst bleibt überall etwas übrig.",
  },
  "classes/proof/0": {
    of: "52b42c70",
    text: "**Zerlegung** ([N10] Lemma 4). Kann Magnus auf $m$ Positionen $f^*(m)$ und auf $p$ Positionen $f^*(p)$ besuchen, so kann er auf $n = pm$ Positionen $f^*(p) f^*(m)$ besuchen. Auf dem gedachten Tisch strebt er zu den noch nicht betretenen Klassen; solange zwei davon übrig sind, erreicht Schichtspiel auf $\\mathbb{Z}_p$ eine von ihnen, weil $p$ eine Primzahl ist (Lektion 9). In jeder spielt er die Strategie für $m$, wobei alle Weiten mit $p$ multipliziert werden. Eine Weite, die dabei größer als $n/2$ wird, faltet man: $\\ell$ und $n - \\ell$ haben dieselben beiden Landungen.",
  },
  "classes/lecturer": {
    of: "1006e876",
    text: "„p ist der kleinste Primfaktor“ im gedruckten Algorithmus muss als der kleinste *ungerade* gelesen werden. Mit n = 12 und p = 2 würde Magnus nur eine der beiden Klassen betreten, höchstens sechs Positionen, und f*(12) = 8.",
  },
  "offer/title": {
    of: "4051c944",
    text: "Phase zwei: ein Angebot",
  },
  "offer/text/0": {
    of: "34d293e2",
    text: "Phase eins ist vorbei: $[0]_3$ und $[1]_3$ sind erkundet, wobei 3 und 13 übrig blieben, und $[2]_3$, markiert, wurde nie betreten. Acht Positionen sind besucht, zwei weitere werden gebraucht. Der Spielstein steht auf 4.",
  },
  "offer/text/1": {
    of: "3964597c",
    text: "Magnus hätte gern die Reste, die übrig gebliebenen Positionen; Derek möchte $[2]_3$ behalten. Gibt es eine Ansage, die ihn zwingt, eines von beiden aufzugeben?",
  },
  "offer/ask": {
    of: "2da3a10e",
    text: "Nennen Sie eine Weite, die sicher zu einer neuen Position führt.",
  },
  "offer/hints/0": {
    of: "2b5e0efc",
    text: "Eine Landung sollte ein Rest sein, die andere in der nie betretenen Klasse liegen.",
  },
  "offer/hints/1": {
    of: "0a8fb4bc",
    text: "Wie weit ist es von 4 zum Rest 3? Und was liegt auf der anderen Seite ebenso weit?",
  },
  "offer/wrong/misses": {
    of: "db1ead5d",
    text: "Nach {magnitude} kann Derek zu {position} gehen; sie ist besucht, und er hat nichts aufgegeben.",
  },
  "offer/wrong/exists": {
    of: "c1f06da5",
    text: "Es gibt eine. Versuchen Sie, den Rest 3 zu erreichen.",
  },
  "offer/aha": {
    of: "4712ba08",
    text: "1: Sie führt zum Rest 3 oder zu 5, und 5 liegt in [2]₃. Das ist kein Zufall: 4 liegt in [1]₃, und **1 liegt in der Mitte zwischen den Klassen 0 und 2.** Von dort hat jeder Rest von [0]₃ sein Spiegelbild in [2]₃.",
  },
  "offer/proof/0": {
    of: "132f8864",
    text: "Es sei $J$ ein Rest in der Klasse $\\delta \\ne \\gamma$ und $K$ eine Position in der Klasse $(\\delta + \\gamma)/2$ modulo $p$. Die Ansage $J - K$ (gefaltet) führt zu $J$ oder zu $2K - J$, und $2K - J \\equiv \\delta + \\gamma - \\delta = \\gamma$ modulo $p$. **Von $K$ aus muss Derek also entweder den Rest $J$ aufgeben oder den Spielstein in $[\\gamma]_p$ lassen.**",
  },
  "circle/title": {
    of: "5150d975",
    text: "Der gedruckte Algorithmus läuft im Kreis",
  },
  "circle/text/0": {
    of: "82b1ce27",
    text: "Auf $n = 25$ gibt es fünf Klassen mit fünf Positionen, und $f^*(25) = 20$. In dieser Partie ist Phase eins vorbei, zwei Reste sind eingesammelt, 19 Positionen sind besucht. Die Klasse $[3]_5$ (markiert) wurde nie betreten, und ein Rest bleibt: 2, in $[2]_5$.",
  },
  "circle/text/1": {
    of: "daeba930",
    text: "Der gedruckte Algorithmus markiert nun die vier erkundeten Klassen, geht mit Schichten auf dem gedachten Tisch von markierter Klasse zu markierter Klasse, macht in jeder ein Angebot und **beendet den Durchgang, sobald nur noch eine Klasse markiert ist**. Dann markiert er alle von neuem. Die Partie in der Abbildung geht acht Runden lang so weiter.",
  },
  "circle/ask": {
    of: "8b7cd17f",
    text: "Gehen Sie acht Runden vor. Wie viele davon führen zu keiner neuen Position?",
  },
  "circle/hints/0": {
    of: "b0454384",
    text: "Die Taste „Eine Runde weiter“ spielt die nächste Runde; in der Mitte des Tisches steht, wie viele Positionen besucht sind.",
  },
  "circle/hints/1": {
    of: "0d0595cb",
    text: "Neunzehn Positionen waren vor den acht Runden besucht. Wie viele sind es danach?",
  },
  "circle/wrong/low": {
    of: "09401961",
    text: "Vergleichen Sie die Zahl der besuchten Positionen vor den acht Runden und danach.",
  },
  "circle/wrong/high": {
    of: "41c24910",
    text: "Es sind nur acht Runden.",
  },
  "circle/aha": {
    of: "30bcc9ae",
    text: "Alle acht. Der Spielstein geht 14, 12, 11, 12, 14, 12, 11, 12, 14, und alles ist wie zuvor. **So kann es für immer weitergehen, bei 19 Positionen,** eine weniger als f*(25) = 20.",
  },
  "kept/title": {
    of: "58151131",
    text: "Was Derek behält",
  },
  "kept/text/0": {
    of: "6a31338a",
    text: "In dem Kreislauf steht der Spielstein auf 14, 12, 11 und 12, in den Klassen 4, 2, 1 und 2 modulo 5. In jeder davon könnte Magnus einen Rest einer anderen Klasse anbieten, aber diese Reste sind alle eingesammelt. Nur 2 ist übrig, in $[2]_5$, und dieser Rest lässt sich nur von einer einzigen Klasse aus anbieten.",
  },
  "kept/ask": {
    of: "7565cccc",
    text: "Von welcher Klasse modulo 5 aus ließe sich der Rest 2 gegen [3]₅ anbieten? Geben Sie ihre Nummer an, 0 bis 4.",
  },
  "kept/hints/0": {
    of: "84a5ce67",
    text: "Es ist die Klasse in der Mitte zwischen 2 und 3 modulo 5.",
  },
  "kept/hints/1": {
    of: "6e53ad0f",
    text: "In der Mitte auf dem langen Weg: 2, 1, 0, 4, 3.",
  },
  "kept/wrong/high": {
    of: "a2de5df6",
    text: "Die Zahl muss eine von 0 bis 4 sein und modulo 5 von 2 so weit entfernt wie von 3. Gehen Sie von 2 den langen Weg nach 3.",
  },
  "kept/aha": {
    of: "8492db56",
    text: "[0]₅, und dort ist der Spielstein nie. Auf dem gedachten Tisch darf Derek eine der markierten Klassen behalten, und **er behält in jedem Durchgang die einzige, auf die es ankommt.**",
  },
  "kept/lecturer": {
    of: "5bb46ac0",
    text: "Es geht um die Zeilen 16 bis 28 von Algorithmus 1, besonders 17 und 19; der Text von Abschnitt 2.3.2 sagt durchaus, dass der Spielstein unterwegs nach $[\\gamma]_p$ kommen darf. Nimmt man die Zeilen wörtlich, so bekommt Derek auch auf 27, 35, 45 und 50 mehr als $n/p$ Positionen. Der Beweis von Satz 5 übersieht, dass ein Durchgang eine Klasse auslässt. Welche Zeile würden Sie ändern?",
  },
  "repair/title": {
    of: "7bfe8007",
    text: "Die Korrektur",
  },
  "repair/text/0": {
    of: "c9b250a3",
    text: "Die Korrektur besteht aus einem Wort: Auf dem gedachten Tisch ist **auch $[\\gamma]_p$ ein Ziel**, neben den Klassen, von denen aus sich noch ein Rest anbieten lässt. Derek kann den Spielstein von einem Ziel fernhalten, nie von zweien. Hier sind die Ziele $[0]_5$ und $[3]_5$, und der Spielstein auf 14 steht in der Klasse 4.",
  },
  "repair/ask": {
    of: "a9755336",
    text: "Sie sind Magnus, nach 18 Runden. Besuchen Sie bis Runde 20 eine 20. Position.",
  },
  "repair/hints/0": {
    of: "6b92baaf",
    text: "4 liegt modulo 5 in der Mitte zwischen 0 und 3. Welche Ansagen führen von 14 zu den Klassen 0 und 3?",
  },
  "repair/hints/1": {
    of: "c4fe7b85",
    text: "Nennen Sie 1: Der Spielstein landet auf 13, die neu ist, oder auf 15, in der Klasse 0.",
  },
  "repair/hints/2": {
    of: "99807928",
    text: "Von 15 aus bieten Sie den Rest 2 an: Er ist 12 entfernt, und 15 − 12 = 3 liegt in [3]₅.",
  },
  "repair/aha": {
    of: "a51ec0b0",
    text: "Zwei Runden. **Eines muss Derek aufgeben:** den Rest oder die Klasse. Gibt er die Klasse auf, so erkundet Magnus sie, und in jeder der fünf Klassen bleibt höchstens eine Position: Das reicht.",
  },
  "repair/proof/0": {
    of: "a8fa8c31",
    text: "**Satz** (Algorithmus 1, korrigiert). Für jedes $n$, das keine Zweierpotenz ist, besucht Magnus mindestens $f^*(n) = n - n/p$ Positionen, was Derek auch tut.",
  },
  "repair/proof/1": {
    of: "c5c06b56",
    text: "Induktion nach der Zahl der ungeraden Primfaktoren; für eine Primzahl $n$ ist es Lektion 9. Es sei $n = pm$. Nach Phase eins sind $p - 1$ Klassen erkundet. Ist $m$ eine Zweierpotenz, so sind sie nach Lektion 7 ganz besucht: $(p-1)m = f^*(n)$. Sonst sei $p'$ der kleinste ungerade Primfaktor von $m$, $p' \\ge p$; nach Induktionsvoraussetzung sind in jeder erkundeten Klasse höchstens $m/p'$ Positionen übrig.",
  },
  "repair/proof/2": {
    of: "259b66a9",
    text: "Solange es einen Rest $J$ gibt, in der Klasse $\\delta$, sei $C = (\\delta + \\gamma)/2$ auf $\\mathbb{Z}_p$; es ist $C \\ne \\gamma$, weil $\\delta \\ne \\gamma$ ist. Zwei Ziele auf einem Primzahltisch: Die Schichten von $\\{C, \\gamma\\}$ füllen $\\mathbb{Z}_p$, also bringt Magnus den Spielstein zur Klasse $C$ oder $\\gamma$. In $C$ bietet er $J$ an. So oder so geschieht eines von zweien. Wird $J$ besucht, so gibt es einen Rest weniger. Betritt der Spielstein $[\\gamma]_p$, so erkundet Magnus diese Klasse und ist fertig: Dann sind höchstens $p \\cdot m/p' \\le m = n/p$ Positionen unbesucht.",
  },
  "repair/proof/3": {
    of: "b2fef184",
    text: "Da es endlich viele Reste gibt, betritt entweder der Spielstein $[\\gamma]_p$, oder alle Reste werden besucht; dann liegen die unbesuchten Positionen in $[\\gamma]_p$, und es sind höchstens $m = n/p$. ∎",
  },
  "repair/proof/4": {
    of: "9a6f24c1",
    text: "*Runden.* [N10] Satz 5 sammelt die Reste in Durchgängen und kommt auf $3(n - 1)$, für einen Derek, der nie mehr als $f^*(n)$ Positionen hergibt. Die korrigierte Form hielt das in allen unseren Versuchen gegen jeden Derek ein; einen Beweis für alle Dereks kennen wir nicht, und er wird nicht mehr gebraucht: Schichtspiel kommt mit höchstens $B(n) < 2(n-1)$ Runden aus (Lektion 10).",
  },
  "compare/title": {
    of: "bc8f0de3",
    text: "Waren zwei Phasen die Mühe wert?",
  },
  "compare/text/0": {
    of: "c3a9b7f6",
    text: "Die zwei Phasen brauchen die Faktoren von $n$; Schichtspiel auf dem ganzen Tisch braucht sie nicht und hat die bessere Schranke. In der Praxis ist keine der beiden Strategien immer voraus. Gegen jeden Derek braucht die korrigierte Rekursion, mit den nächstgelegenen Paaren, höchstens 28 Runden für $f^*(25) = 20$ Positionen.",
  },
  "compare/ask": {
    of: "eb3c1f1f",
    text: "Und nach wie vielen Runden höchstens verspricht Lektion 10 das Ende von Schichtspiel auf n = 25?",
  },
  "compare/hints/0": {
    of: "0aa22371",
    text: "B(n) = 2(n − 2) − s(n − 2) für ungerades n.",
  },
  "compare/hints/1": {
    of: "08236f02",
    text: "23 = 16 + 4 + 2 + 1 hat vier Binäreinsen.",
  },
  "compare/wrong/48": {
    of: "5a3e6aed",
    text: "2 · 24 = 48 ist die runde Zahl über B(25). Nehmen Sie die exakte Summe.",
  },
  "compare/wrong/72": {
    of: "d574ce4e",
    text: "3 · 24 = 72 ist die Schranke der zwei Phasen. Schichtspiel hat die bessere.",
  },
  "compare/wrong/high": {
    of: "4278704d",
    text: "Das sind zu viele. B(25) liegt unter der runden Zahl 2 · 24 = 48: Nehmen Sie die exakte Summe.",
  },
  "compare/aha": {
    of: "b5aa13d3",
    text: "42, bis zum allerletzten Ende des Spiels; die 20 Positionen, auf die es ankommt, sind nach höchstens 27 Runden da. **Ein Beweis, der der Struktur von n folgt, ist nicht immer der kürzeste Weg durch sie hindurch.** Trotzdem ist das Angebot der zweiten Phase ein schöner Gedanke und zeigt am besten, warum f*(n) ist, was es ist.",
  },
  "compare/lecturer": {
    of: "1b1b13ea",
    text: "Größte Rundenzahlen bis f*(n), alle Dereks, Rekursion / Schichtspiel mit den schlechtesten Paaren: n = 9: 6 / 6, 10: 8 / 9, 12: 7 / 8, 15: 15 / 11, 18: 14 / 13, 21: 24 / 16, 25: 28 / 27.",
  },
  title: {
    of: "919d351f",
    text: "Zwei Phasen",
  },
  summary: {
    of: "dd662103",
    text: "Nedevs Rekursion für zusammengesetzte Tische: eine Klasse nach der anderen erkunden, dann Derek wählen lassen, was er aufgibt; ein Fehler in der gedruckten Form, und wie man ihn behebt.",
  },
  source: {
    of: "44227201",
    text: "[N10] Abschnitt 2.3, Lemma 4, Algorithmus 1 und Satz 5; seine zweite Phase ist die von Nedev und Muthukrishnan (2008). Die Fehler im gedruckten Algorithmus, der Kreislauf auf n = 25 und der Beweis der korrigierten Form sind von uns.",
  },
};
