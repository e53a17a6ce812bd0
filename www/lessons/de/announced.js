// @ts-check
/** Lektion 14 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "told/title": {
    of: "a62d441d",
    text: "Magnus hat alles gesagt",
  },
  "told/text/0": {
    of: "57ab17d9",
    text: "Nun muss Magnus alle seine Weiten vor der Partie ansagen: Auf $\\mathbb{Z}_6$ nennt er 1, 1, 2, 2, 1, 3. Derek plant seine sechs Antworten mit der ganzen Liste vor Augen. Er möchte wenige Positionen besucht haben; sonst steht nichts auf dem Spiel. (Auf dem Tisch beginnt die Liste nach sechs Ansagen von vorn. Nur die ersten sechs zählen.)",
  },
  "told/ask": {
    of: "801e801c",
    text: "Sie sind Derek und kennen die Liste 1, 1, 2, 2, 1, 3. Beantworten Sie die sechs Ansagen so, dass nur 3 Positionen besucht werden, 0 mitgezählt.",
  },
  "told/hints/0": {
    of: "83dea2d4",
    text: "Gleiche Ansagen kommen zu zweit: 1, 1 und 2, 2. Nach der ersten können Sie mit der zweiten gleich wieder zurückgehen.",
  },
  "told/hints/1": {
    of: "6defef1f",
    text: "Gehen Sie bei 1, 1 und bei 2, 2 zurück. Dann stehen Sie auf 0, drei Positionen sind besucht, und 1 und 3 kommen noch. Wohin können diese beiden führen, und über welche Position?",
  },
  "told/hints/2": {
    of: "ed1eb96f",
    text: "Sind 5 und 2 schon besucht, so führen − und dann + über 5 zu 2.",
  },
  "told/wrong/more": {
    of: "e020d46a",
    text: "{position} ist die {count}. Position. Nehmen Sie ein paar Runden zurück: Welche zwei Positionen sollten bis dahin besucht sein?",
  },
  "told/aha": {
    of: "6f375e1d",
    text: "−, +, +, −, −, + führt über 5, 0, 2, 0, 5 zu 2: drei Positionen. Vier der 64 Antwortfolgen schaffen es. **Die Ansagen zu kennen ist ein anderes Spiel:** Entscheidungen, die zuerst gleichwertig aussehen, sind es für das Spätere nicht.",
  },
  "forget/title": {
    of: "07502633",
    text: "Was ein Algorithmus vergaß",
  },
  "forget/text/0": {
    of: "cc9ee155",
    text: "Die Abschlussarbeit [L08] gibt einen Algorithmus für Derek an. Für jede Runde, jede Position, jede Zahl besuchter Positionen und jede letzte Richtung fragt er: Kann der Spielstein mit so vielen besuchten dort stehen? Und zu einem Ja behält er **eine** Menge besuchter Positionen. Das ergibt eine Tabelle von etwa $2n^3$ Einträgen, und der Algorithmus ist schnell.",
  },
  "forget/text/1": {
    of: "15d5f1dd",
    text: "Aber nach 1, 1, 2, 2 kann der Spielstein auf vier Arten mit drei besuchten Positionen auf 0 stehen: mit 1 oder 5 und mit 2 oder 4. Für die folgenden Ansagen 1 und 3 sind $\\{0, 5, 2\\}$ und $\\{0, 1, 4\\}$ gut; von $\\{0, 1, 2\\}$ aus, in der Abbildung, und von $\\{0, 5, 4\\}$ aus wird eine vierte Position besucht.",
  },
  "forget/ask": {
    of: "5d6cc580",
    text: "Mit wie vielen besuchten Positionen endet dieser Algorithmus bei 1, 1, 2, 2, 1, 3?",
  },
  "forget/hints/0": {
    of: "b9f00d70",
    text: "Er behält nur eine der Mengen. Angenommen, es ist {0, 1, 2}: Ansage 1, dann Ansage 3.",
  },
  "forget/hints/1": {
    of: "8366aa4d",
    text: "Von 0 führt die Ansage 1 zu 1 (besucht) oder 5 (neu). Von 1 führt die Ansage 3 zu 4.",
  },
  "forget/wrong/3": {
    of: "695215fb",
    text: "Drei wäre die Wahrheit. Der Algorithmus hat die falsche Menge behalten.",
  },
  "forget/wrong/low": {
    of: "2fa3a01a",
    text: "Das ist weniger als die Wahrheit, und die ist drei; zu niedrig ist der Algorithmus nie.",
  },
  "forget/wrong/high": {
    of: "b1fe4365",
    text: "Das sind zu viele. Vor den letzten zwei Ansagen sind drei Positionen besucht, und nur eine der beiden führt zu einer neuen.",
  },
  "forget/aha": {
    of: "ac16957c",
    text: "Vier, und die Wahrheit ist drei: Satz 4 der Arbeit ist falsch. **Ein Zustand muss alles enthalten, wovon die Zukunft abhängen kann**, und das ist hier die ganze besuchte Menge, nicht ihre Größe.",
  },
  "forget/proof/0": {
    of: "74c37cb8",
    text: "Was stimmt: Die Richtungen, die der Algorithmus findet, besuchen wirklich so viele Positionen, wie er sagt, seine Zahl ist also nie zu klein. Richtig ist er für alle Listen auf $n \\le 5$ mit höchstens 12 Ansagen und auf $n \\le 8$ mit höchstens 5 (geprüft). Die exakte Antwort liefert eine Suche über Position und besuchte Menge, bei der eine Menge, die eine andere, an derselben Stelle erreichte enthält, weggelassen wird, da sie nie besser sein kann.",
  },
  "forget/lecturer": {
    of: "cda65914",
    text: "Eine gute Übung zur dynamischen Programmierung: Lassen Sie Ihr Publikum die Rekursion aufschreiben, ihr glauben und dann auf diese Liste treffen. Das nächste Gegenbeispiel ist n = 7 mit 1, 2, 1, 2, 1, 3: Der Algorithmus sagt 5, die Wahrheit ist 4. Ob es irgendeinen schnellen Algorithmus gibt, ist offen.",
  },
  "directions/title": {
    of: "e917ab15",
    text: "Derek hat alles gesagt",
  },
  "directions/text/0": {
    of: "39b0645f",
    text: "Andersherum: Derek sagt seine Richtungen an, und Magnus darf jede Weite in Kenntnis aller Richtungen wählen. Auf $\\mathbb{Z}_8$ wird Derek $+, -, +, +, -, +, -$ antworten.",
  },
  "directions/ask": {
    of: "473e2c97",
    text: "Sie sind Magnus und kennen die Antworten + − + + − + −. Besuchen Sie alle 8 Positionen in 7 Runden.",
  },
  "directions/hints/0": {
    of: "365542f2",
    text: "Der Ansage 4 = n/2 ist die Richtung gleichgültig. Verwenden Sie sie in den Runden 1, 3, 5 und 7.",
  },
  "directions/hints/1": {
    of: "93761d5d",
    text: "Dann bilden die besuchten Positionen immer zwei gleiche Blöcke, einander gegenüber. Verlängern Sie dazwischen den Block des Spielsteins an einem Ende.",
  },
  "directions/hints/2": {
    of: "d70346f3",
    text: "In Runde 2 ist die Richtung −: Nennen Sie 1. In Runde 4 ist sie +, und die nächste Position in dieser Richtung ist besucht: Springen Sie mit der Ansage 2 über den Block. In Runde 6 nennen Sie wieder 1.",
  },
  "directions/wrong/slow": {
    of: "ce5d42d8",
    text: "Eine Position wurde zweimal besucht; dann sind 7 Runden zu wenig. Jede Runde muss eine neue Position bringen.",
  },
  "directions/aha": {
    of: "3254f41b",
    text: "4, 1, 4, 2, 4, 1, 4. **Im Voraus angesagt sind Richtungen nichts wert:** Auf jedem geraden Tisch geht es mit jeder Liste so. Vergleichen Sie Lektion 7, wo Magnus kein Wissen braucht, aber eine Zweierpotenz.",
  },
  "directions/proof/0": {
    of: "f4e7b2cb",
    text: "**Satz** ([L08] Satz 5a). Ist $n$ gerade und sind die Richtungen bekannt, so besucht Magnus alle Positionen in $n - 1$ Runden.",
  },
  "directions/proof/1": {
    of: "cdb6a2d6",
    text: "*Beweis.* In ungeraden Runden nennt er $n/2$. Behauptung: Nach Runde $2k - 1$ sind die besuchten Positionen $I \\cup (I + n/2)$ mit einem Intervall $I = \\{j, \\dots, j + k - 1\\}$, und der Spielstein steht an einem Ende eines der beiden Blöcke. Nach Runde 1 ist das so mit $k = 1$. In Runde $2k$ stehe der Spielstein in dem Block, der bei $i$ beginnt, und die Richtung sei +. Steht der Spielstein am oberen Ende, $i + k - 1$, so führt die Ansage 1 zu $i + k$; steht er am unteren Ende, $i$, so führt die Ansage $k$ zu $i + k$. Das ist neu, solange $k < n/2$ ist. Bei − ist es das Spiegelbild, mit $i - 1$. Dann besucht die Ansage $n/2$ die gegenüberliegende Position, und beide Blöcke haben $k + 1$ Elemente. Nach Runde $n - 1 = 2 \\cdot \\frac n2 - 1$ ist alles besucht. ∎",
  },
  "directions/lecturer": {
    of: "1dd9bf55",
    text: "Für ungerades n ist der Satz der Arbeit schwieriger: Es gibt keine neutrale Ansage. Er gilt für n = 7, 9, …, 17 (alle Listen probiert) und ist falsch für n = 3 (+ −) und n = 5 (+ − + −), ebenso für die Spiegelbilder dieser beiden Listen. Ist auch die Weite (n + 1)/2 erlaubt, so ist es wieder leicht.",
  },
  "chance/title": {
    of: "2f4581a5",
    text: "Beide werfen Münzen",
  },
  "chance/text/0": {
    of: "a56eb411",
    text: "Magnus ziehe seine Weite und Derek seine Richtung zufällig, jede Möglichkeit mit derselben Wahrscheinlichkeit. Auf einem ungeraden Tisch geht der Spielstein dann zu jeder der anderen $n - 1$ Positionen mit derselben Wahrscheinlichkeit $\\frac{1}{n-1}$.",
  },
  "chance/ask": {
    of: "58710a11",
    text: "Wie viele Runden dauert es im Mittel, bis alle 13 Positionen besucht sind?",
  },
  "chance/hints/0": {
    of: "2079182f",
    text: "Die erste neue Position ist sicher. Wenn nur noch eine fehlt, wie lange wartet man auf sie?",
  },
  "chance/hints/1": {
    of: "09be2898",
    text: "Man wartet im Mittel 12/12 + 12/11 + 12/10 + … + 12/1 Runden.",
  },
  "chance/aha": {
    of: "628ccb6e",
    text: "37: 12 · (1 + 1/2 + … + 1/12) = 37,2. Es ist wie mit Sammelbildern: Die letzten dauern lange. Zwei Spieler ganz ohne Plan besuchen **alle** Positionen, eine mehr, als Derek zulassen würde, in etwa n · ln n Runden statt in n.",
  },
  "chance/proof/0": {
    of: "45d19986",
    text: "**Satz** ([L08] Satz 6). Für ungerades $n$ ist der Mittelwert genau $(n - 1)\\left(1 + \\frac12 + \\dots + \\frac{1}{n-1}\\right)$. Sind $i$ Positionen besucht, so führt eine Runde mit der Wahrscheinlichkeit $\\frac{n-i}{n-1}$ zu einer neuen, was vorher auch geschah. Die Wartezeit ist also geometrisch verteilt mit dem Mittelwert $\\frac{n-1}{n-i}$. Man summiere über $i = 1, \\dots, n - 1$. ∎",
  },
  "chance/proof/1": {
    of: "a3be76a8",
    text: "Für gerades $n$ hat die gegenüberliegende Position die doppelte Wahrscheinlichkeit der anderen, und der Mittelwert liegt zwischen $nH_n - n$ und $nH_n - 1$, wobei $H_n = 1 + \\frac12 + \\dots + \\frac1n$ ist.",
  },
  "chance/options/0": {
    of: "6ee321ee",
    text: "weniger als 25",
  },
  "chance/options/1": {
    of: "693012b2",
    text: "25 bis 49",
  },
  "chance/options/2": {
    of: "7460a167",
    text: "50 oder mehr",
  },
  "open/title": {
    of: "fbc39741",
    text: "Was niemand weiß",
  },
  "open/text/0": {
    of: "78986e12",
    text: "**Primzahlen.** $R(p) - p$ wächst mindestens wie $\\log_2 p$ (Lektion 13) und höchstens wie $p$ (Lektion 9). Experimente legen nahe, dass es klein bleibt, vielleicht wie $(\\log p)^2$. **Zeugenpaare.** Gibt es eine Regel für die Wahl des Paars, die beweisbar mit $n + o(n)$ Runden auskommt? **Derek.** Welcher Derek ist gegen einen klugen Magnus der beste? **Zusammengesetzte Zahlen.** Auf $2^k$ wird keine Runde verschwendet. Ist das auch so auf $3^k$, auf $3p$, auf $3 \\cdot 2^k$? **Angesagt.** Gibt es einen schnellen exakten Algorithmus für Derek?",
  },
  "open/text/1": {
    of: "7bcd518c",
    text: "Exakte Werte reichen bis $n = 41$. Für $n = 36$ sind $f^*(36) = 24$ Positionen verlangt.",
  },
  "open/ask": {
    of: "37ece17a",
    text: "Wie viele Runden werden bei n = 36 verschwendet, wenn beide perfekt spielen?",
  },
  "open/hints/0": {
    of: "18b21701",
    text: "36 ist ein Vielfaches von 3. Was war R(9), was war R(15)?",
  },
  "open/hints/1": {
    of: "676a2880",
    text: "Auf 13, einer Primzahl, werden vier Runden verschwendet. Vielfache von 3 waren bisher viel besser.",
  },
  "open/aha": {
    of: "3d9f4118",
    text: "Keine: R(36) = 23, und so ist es bei jedem Vielfachen von 3 bis 41. Einen Beweis hat niemand. **Eine Tabelle exakter Werte ist kein Satz, aber sie sagt, nach welchem Satz man suchen soll.**",
  },
  "open/lecturer": {
    of: "32501e50",
    text: "Gute Projekte: eine Strategie ohne Verschwendung für 3ᵏ; eine untere Schranke auf 25 oder 35, wo genau eine Runde verschwendet wird; ein Derek, der auf Primzahlen nahe 1000 vom besten bekannten Magnus mehr als n + 2√n Runden erzwingt.",
  },
  "open/options/0": {
    of: "140bedbf",
    text: "keine",
  },
  "open/options/1": {
    of: "218325cf",
    text: "eine bis drei",
  },
  "open/options/2": {
    of: "a78b7ab4",
    text: "vier oder mehr",
  },
  title: {
    of: "f6d02a12",
    text: "Angesagt, zufällig und offen",
  },
  summary: {
    of: "4e956b23",
    text: "Was sich ändert, wenn ein Spieler die Züge des anderen kennt oder wenn beide zufällig spielen; und was niemand über das Spiel weiß.",
  },
  source: {
    of: "fe9472e3",
    text: "[L08] Kapitel 3 bis 5 und [N10] Abschnitt 3. Das Gegenbeispiel zu [L08] Satz 4, die beiden Ausnahmen zu dessen Satz 5 und die exakten Werte sind von uns.",
  },
};
