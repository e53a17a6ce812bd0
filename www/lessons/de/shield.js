// @ts-check
/** Lektion 5 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "hold/title": {
    of: "0146aa11",
    text: "Drei Positionen halten",
  },
  "hold/text/0": {
    of: "8bbc82bd",
    text: "Ein Tisch mit 9 Positionen. Als Derek wollen Sie die markierten Positionen 1, 4 und 7 behalten. Magnus wird fünf Weiten nennen. Sehen Sie sich bei jeder Ansage beide Landungen an: Ist eine davon markiert?",
  },
  "hold/ask": {
    of: "c5092806",
    text: "Sie sind Derek. Halten Sie den Spielstein fünf Ansagen lang von 1, 4 und 7 fern.",
  },
  "hold/hints/0": {
    of: "431eb8af",
    text: "Wohin führen + und −? Ist eine der beiden Landungen markiert, so nehmen Sie die andere.",
  },
  "hold/hints/1": {
    of: "f96abfc5",
    text: "Nie sind beide markiert. Sie müssen also nicht vorausplanen.",
  },
  "hold/wrong/entered": {
    of: "ceeb0e2a",
    text: "{position} ist eine der drei. Die andere Landung war frei: Nehmen Sie den Zug zurück, und gehen Sie dorthin.",
  },
  "hold/aha": {
    of: "c8f1845b",
    text: "Markiert ist jede dritte Position. Bei jeder Ansage war **höchstens eine Landung markiert**, Sie konnten also immer die andere nehmen, fünf Ansagen lang oder fünfhundert.",
  },
  "hold/lecturer": {
    of: "f90a9dac",
    text: "Von den 32 möglichen Antwortfolgen halten genau zwei: Vier der fünf Ansagen lassen nur eine gute Antwort, und bei der 3 sind beide gut. Fragen Sie Ihr Publikum, warum die 3 harmlos ist.",
  },
  "none/title": {
    of: "ccc0d8aa",
    text: "Warum der Schild hält",
  },
  "none/text/0": {
    of: "389f7026",
    text: "Wechseln Sie die Seite, und versuchen Sie, den Schild zu durchbrechen. Der Spielstein steht auf 5, und die markierten Positionen 1, 4 und 7 sind unbesucht. Sie bilden die *Restklasse* $[1]_3$, alle Positionen, die bei Division durch 3 den Rest 1 lassen.",
  },
  "none/ask": {
    of: "cd5ce406",
    text: "Nennen Sie eine Weite, deren beide Landungen in {1, 4, 7} liegen, oder sagen Sie, dass es keine gibt.",
  },
  "none/hints/0": {
    of: "5f5a50ca",
    text: "Es gibt nur vier Weiten. Schreiben Sie die Reste modulo 3 beider Landungen auf.",
  },
  "none/hints/1": {
    of: "d8004341",
    text: "Hätten beide Landungen den Rest 1, so hätte ihre Summe den Rest 2. Ihre Summe ist aber das Doppelte der Position des Spielsteins, 10.",
  },
  "none/wrong/misses": {
    of: "5221e79b",
    text: "{position} liegt nicht in der Klasse, Derek kann also dorthin gehen. Gibt es eine Weite, mit der es besser geht?",
  },
  "none/aha": {
    of: "d9052ea4",
    text: "Es gibt keine: 2z = x + y. Lägen beide Landungen in der Klasse, so läge auch der Spielstein darin, denn **modulo einer ungeraden Zahl darf man durch 2 teilen**.",
  },
  "none/proof/0": {
    of: "f3b6ba53",
    text: "Es sei $q > 1$ ein ungerader Teiler von $n$, es sei $[\\gamma]_q$ die Restklasse der Positionen $\\equiv \\gamma \\pmod q$, und der Spielstein stehe auf $K$ außerhalb davon. Lägen beide Landungen einer Ansage in der Klasse, so wäre $2K \\equiv (K + \\ell) + (K - \\ell) \\equiv 2\\gamma \\pmod q$. (Dass modulo $n$ reduziert wird, stört nicht, weil $q$ ein Teiler von $n$ ist.) Da $q$ ungerade ist, lässt sich 2 kürzen: $K \\equiv \\gamma$, im Widerspruch zur Annahme.",
  },
  "none/proof/1": {
    of: "c94d6c89",
    text: "Eine Landung liegt also außerhalb der Klasse, und Derek wählt sie. Der Spielstein ist wieder außerhalb, und so kann er für immer fortfahren. ∎",
  },
  "none/proof/2": {
    of: "9d3875bb",
    text: "**Folgerung.** Ist $n$ keine Zweierpotenz, so sei $p$ sein kleinster ungerader Primfaktor. Am Anfang wählt Derek eine Restklasse modulo $p$, die 0 nicht enthält. Sie hat $n/p$ Elemente, also werden niemals mehr als $n - n/p = f^*(n)$ Positionen besucht.",
  },
  "even/title": {
    of: "d064d583",
    text: "Jede zweite Position ist kein Schild",
  },
  "even/text/0": {
    of: "4384c992",
    text: "Auf einem Tisch mit 8 Positionen würde Derek gern die vier ungeraden behalten. Das ist die Restklasse $[1]_2$, und der Spielstein steht auf 4.",
  },
  "even/ask": {
    of: "b55e1580",
    text: "Nennen Sie eine Weite, deren beide Landungen ungerade sind, oder sagen Sie, dass es keine gibt.",
  },
  "even/hints/0": {
    of: "cc20726e",
    text: "Versuchen Sie es mit der kleinsten Weite.",
  },
  "even/hints/1": {
    of: "99d944d7",
    text: "2z ist gerade, ob nun z gerade oder ungerade ist: Modulo 2 kann man nicht durch 2 teilen.",
  },
  "even/aha": {
    of: "42eb0ddc",
    text: "Mit 1 und mit 3 geht es. Das Doppelte der Position des Spielsteins ist gerade, wo er auch steht; das Argument des vorigen Schritts bricht also zusammen: **Nur ein ungerader Index schützt.**",
  },
  "even/proof/0": {
    of: "beea4f0a",
    text: "Es sei $q$ ein gerader Teiler von $n$, und der Spielstein komme auf eine Position $K \\equiv \\gamma + q/2 \\pmod q$. Die Ansage $q/2$ führt zu $\\gamma + q$ und zu $\\gamma$, beide in $[\\gamma]_q$. Derek müsste den Spielstein also auch von $[\\gamma + q/2]_q$ fernhalten und damit von der ganzen Klasse $[\\gamma]_{q/2}$. Ist $q/2$ gerade, so gilt dasselbe noch einmal. Übrig bleibt eine Klasse mit ungeradem Index oder, wenn $q$ eine Zweierpotenz ist, der ganze Tisch.",
  },
  "twelve/title": {
    of: "6c7b749f",
    text: "Ungerader Index auf einem geraden Tisch",
  },
  "twelve/text/0": {
    of: "c22567f9",
    text: "Auf den Index kommt es an, nicht auf den Tisch: 12 ist gerade, aber jede dritte Position bildet eine Klasse vom Index 3. Magnus darf hier 6 nennen, und dann führen beide Antworten an dieselbe Stelle. Hilft ihm das?",
  },
  "twelve/ask": {
    of: "54e8f386",
    text: "Sie sind Derek. Halten Sie den Spielstein sechs Ansagen lang von 2, 5, 8 und 11 fern.",
  },
  "twelve/hints/0": {
    of: "c72b24ce",
    text: "Wie zuvor: Bei jeder Ansage ist eine Landung frei.",
  },
  "twelve/hints/1": {
    of: "fe60ef30",
    text: "Die Ansage 6 bewegt den Spielstein innerhalb seiner eigenen Klasse modulo 3, weil 3 ein Teiler von 6 ist. Dort kann keine Antwort falsch sein.",
  },
  "twelve/wrong/entered": {
    of: "82414719",
    text: "{position} ist eine der vier. Die andere Landung war frei: Nehmen Sie den Zug zurück, und gehen Sie dorthin.",
  },
  "twelve/aha": {
    of: "3fbcb625",
    text: "Der Schild hält. Die Ansage n/2 nimmt Ihnen die Wahl, aber sie ist ein Vielfaches von 3 und führt in keine andere Klasse: **Ein ungerades q teilt nicht nur n, sondern auch n/2.**",
  },
  "largest/title": {
    of: "29aaf4a8",
    text: "Der größte Schild",
  },
  "largest/text/0": {
    of: "d1d7cf9d",
    text: "15 hat die ungeraden Teiler 3, 5 und 15, es gibt also Schilde mit 5, mit 3 und mit 1 Position. Derek nimmt den größten, der den Anfang nicht enthält. Die Lektionen 6 und 10 zeigen, dass Magnus den Besuch aller anderen erzwingen kann.",
  },
  "largest/ask": {
    of: "ac06f754",
    text: "Wenn Derek den größten Schild behält und Magnus alles Übrige bekommt, wie viele der 15 Positionen werden dann besucht?",
  },
  "largest/hints/0": {
    of: "3602d507",
    text: "Je kleiner der Index, desto größer die Klasse: Eine Klasse modulo q hat 15/q Elemente.",
  },
  "largest/hints/1": {
    of: "6226b02f",
    text: "Der kleinste ungerade Teiler, der größer als 1 ist, ist 3; Derek behält also 15/3 Positionen.",
  },
  "largest/wrong/12": {
    of: "f3f83744",
    text: "12 wäre richtig, wenn Derek eine Klasse modulo 5 behielte, die drei Positionen hat. Er hat einen größeren Schild.",
  },
  "largest/wrong/14": {
    of: "1ffcf921",
    text: "14 wäre richtig, wenn Derek eine einzige Position behielte. Er hat einen größeren Schild.",
  },
  "largest/wrong/low": {
    of: "c20441f7",
    text: "Derek behält nur eine Klasse, und Magnus bekommt alle anderen.",
  },
  "largest/wrong/high": {
    of: "58b81c02",
    text: "Das sind zu viele: Der größte Schild lässt Magnus weniger übrig.",
  },
  "largest/aha": {
    of: "d0725102",
    text: "10: Derek behält eine Klasse modulo 3, fünf Positionen. Allgemein ist **f*(n) = n − n/p mit dem kleinsten ungeraden Primfaktor p von n**; und ist n eine Zweierpotenz, so gibt es gar keinen Schild, und f*(n) = n.",
  },
  title: {
    of: "737d1399",
    text: "Der Schild",
  },
  summary: {
    of: "6caecb41",
    text: "Derek behält eine ganze Restklasse von Positionen für immer: Eine der beiden Landungen liegt stets außerhalb, wenn ihr Index ungerade ist.",
  },
  source: {
    of: "21760440",
    text: "[N10] Satz 1, erster Teil. Der Beweis hier ist unsere eigene Fassung eines bekannten Arguments.",
  },
};
