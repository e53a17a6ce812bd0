// @ts-check
/** Lektion 7 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "four/title": {
    of: "a338cc7e",
    text: "Vier Positionen",
  },
  "four/text/0": {
    of: "36cd9070",
    text: "Eine Zweierpotenz hat keinen ungeraden Teiler, der größer als 1 ist; dort hat Derek also keinen Schild. Es gilt sogar mehr: Magnus braucht sich seine Antworten nicht einmal anzusehen.",
  },
  "four/text/1": {
    of: "c2d6c52b",
    text: "Schreiben Sie alle Ansagen auf, bevor das Spiel beginnt. Bei vier Positionen sind drei zu besuchen, also sind es mindestens drei Ansagen.",
  },
  "four/ask": {
    of: "2b5d1948",
    text: "Schreiben Sie eine Liste von drei Weiten, die alle 4 Positionen besucht, was Derek auch antwortet.",
  },
  "four/hints/0": {
    of: "eeee2df5",
    text: "Welche Weite lässt Derek auf diesem Tisch keine Wahl?",
  },
  "four/hints/1": {
    of: "c4f9d1a7",
    text: "Nennen Sie zuerst 2: Der Spielstein steht dann sicher auf 2. Dann eine Ansage, die zu 1 oder zu 3 führt. Und wie kommt man von 1 nach 3 oder von 3 nach 1?",
  },
  "four/wrong/evaded": {
    of: "50ee0ec0",
    text: "Derek kann so antworten, dass nur {count} von {of} Positionen besucht werden. Gehen Sie es Schritt für Schritt durch, und sehen Sie, wie.",
  },
  "four/wrong/long": {
    of: "05469e79",
    text: "Drei Ansagen reichen, und {count} sind mehr.",
  },
  "four/aha": {
    of: "89004794",
    text: "2, 1, 2. Die Ansage 2 führt bei beiden Antworten zur gegenüberliegenden Position; die Ansage 1 in der Mitte führt zu den anderen beiden, und **zu welcher, ist gleichgültig**.",
  },
  "eight/title": {
    of: "c40e1c42",
    text: "Acht Positionen",
  },
  "eight/text/0": {
    of: "cc62da91",
    text: "Nun acht Positionen und sieben Ansagen. Derek kann auf 128 Arten antworten, und Ihre Liste muss gegen alle bestehen.",
  },
  "eight/text/1": {
    of: "7e02a5d8",
    text: "Stellen Sie sich die geraden Positionen 0, 2, 4, 6 als einen Tisch mit vier Positionen vor, auf dem jeder Schritt doppelt so lang ist.",
  },
  "eight/ask": {
    of: "25c4312a",
    text: "Schreiben Sie eine Liste von sieben Weiten, die alle 8 Positionen besucht, was Derek auch antwortet.",
  },
  "eight/hints/0": {
    of: "e9f38c44",
    text: "Besuchen Sie zuerst die geraden Positionen. Auf dem Tisch mit vier war die Liste 2, 1, 2; hier sind alle Schritte doppelt so lang.",
  },
  "eight/hints/1": {
    of: "5a71f95d",
    text: "4, 2, 4 besucht 0, 2, 4 und 6. Nun muss eine Ansage zu einer ungeraden Position führen.",
  },
  "eight/hints/2": {
    of: "11911dbb",
    text: "Auch die ungeraden Positionen bilden einen solchen Tisch: noch einmal 4, 2, 4.",
  },
  "eight/wrong/evaded": {
    of: "50ee0ec0",
    text: "Derek kann so antworten, dass nur {count} von {of} Positionen besucht werden. Gehen Sie es Schritt für Schritt durch, und sehen Sie, wie.",
  },
  "eight/wrong/long": {
    of: "a819a4a9",
    text: "Sieben Ansagen reichen, und {count} sind mehr.",
  },
  "eight/aha": {
    of: "542f9de6",
    text: "4, 2, 4, **1**, 4, 2, 4, oder mit 3 in der Mitte: Diese beiden Listen sind die einzigen mit sieben Ansagen. Die Ansagen stehen wie die Striche auf einem **Lineal**, die langen oft und die kurze in der Mitte.",
  },
  "middle/title": {
    of: "194a8340",
    text: "Die Ansage in der Mitte",
  },
  "middle/text/0": {
    of: "b306d821",
    text: "Nach 4, 2, 4 sind die geraden Positionen besucht, wohin Derek den Spielstein auch geschickt hat. Sehen Sie sich diesen Augenblick genauer an: Warum kann nichts schiefgehen?",
  },
  "middle/ask": {
    of: "bd3333bd",
    text: "Nennen Sie eine Weite, deren beide Landungen neu sind.",
  },
  "middle/hints/0": {
    of: "cd8ab12e",
    text: "Alle geraden Positionen sind besucht, keine ungerade ist es, und der Spielstein steht auf einer geraden Position.",
  },
  "middle/hints/1": {
    of: "8109f91d",
    text: "Eine ungerade Weite führt von einer geraden Position zu einer ungeraden, im Uhrzeigersinn und gegen ihn.",
  },
  "middle/wrong/misses": {
    of: "235d4a21",
    text: "{position} ist gerade und schon besucht. Welche Weiten führen zu den ungeraden Positionen?",
  },
  "middle/wrong/exists": {
    of: "cc2b291f",
    text: "Es gibt eine: Beide Nachbarn des Spielsteins sind neu.",
  },
  "middle/aha": {
    of: "83bdf0b5",
    text: "1 und 3, die ungeraden. **Derek bestimmt, wo Magnus die andere Hälfte betritt, und das ist alles:** Aus Symmetrie ist jede ungerade Position zum Anfangen so gut wie jede andere.",
  },
  "middle/proof/0": {
    of: "d902d431",
    text: "**Satz.** Auf einem Tisch mit $n = 2^k$ Positionen gibt es eine Liste von $n - 1$ Weiten, mit der jede Runde eine neue Position besucht, was Derek auch antwortet.",
  },
  "middle/proof/1": {
    of: "fe10c648",
    text: "Induktion nach $k$. Für $k = 1$ ist die Liste: 1. Es sei $L$ eine Liste für $n/2$ Positionen und $2L$ die Liste, in der jede Weite verdoppelt ist. Von jeder Position aus bleibt $2L$ in den Positionen derselben Parität. Diese bilden einen Tisch mit $n/2$ Positionen, dessen Schritte die Länge 2 haben; also werden sie alle besucht, in jeder Runde eine neue. Wo man beginnt, ist gleichgültig, denn der Tisch sieht von überall gleich aus.",
  },
  "middle/proof/2": {
    of: "efeee0bc",
    text: "Die Liste $2L,\\ 1,\\ 2L$ besucht also zuerst die $n/2$ geraden Positionen in $n/2 - 1$ Runden, geht mit jeder der beiden Antworten zu einer ungeraden und besucht die ungeraden in $n/2 - 1$ Runden. Zusammen sind das $n - 1$ Runden und $n$ Positionen. ∎",
  },
  "middle/proof/3": {
    of: "6457eed5",
    text: "In Formeln: Die Ansage mit der Nummer $i$ ist $n/2^{v+1}$, wobei $2^v$ die größte Potenz von 2 ist, die $i$ teilt.",
  },
  "sixteen/title": {
    of: "fc917053",
    text: "Sechzehn Positionen",
  },
  "sixteen/text/0": {
    of: "fe8ea1b9",
    text: "Noch einmal die Regel: Verdoppeln Sie die Liste von sieben, setzen Sie eine 1 dahinter, und fügen Sie die verdoppelte Liste noch einmal an.",
  },
  "sixteen/ask": {
    of: "c0d1292a",
    text: "Schreiben Sie eine Liste von 15 Weiten, die alle 16 Positionen besucht, was Derek auch antwortet.",
  },
  "sixteen/hints/0": {
    of: "0eb2435e",
    text: "Verdoppelt man 4, 2, 4, 1, 4, 2, 4, so erhält man 8, 4, 8, 2, 8, 4, 8.",
  },
  "sixteen/hints/1": {
    of: "21903d4f",
    text: "Jede zweite Ansage ist eine 8. Die 1 steht in der Mitte, als Ansage Nummer 8.",
  },
  "sixteen/wrong/evaded": {
    of: "50ee0ec0",
    text: "Derek kann so antworten, dass nur {count} von {of} Positionen besucht werden. Gehen Sie es Schritt für Schritt durch, und sehen Sie, wie.",
  },
  "sixteen/wrong/long": {
    of: "3ad24ab4",
    text: "Fünfzehn Ansagen reichen, und {count} sind mehr.",
  },
  "sixteen/aha": {
    of: "a956461e",
    text: "8 4 8 2 8 4 8 1 8 4 8 2 8 4 8: gegen alle 32.768 möglichen Antwortfolgen, und **keine Runde wird verschwendet**. Also ist R(16) = 15 und f*(2ᵏ) = 2ᵏ.",
  },
  "sixteen/lecturer": {
    of: "b049cdea",
    text: "Rückwärts gelesen ist die Liste dieselbe, und 16 geteilt durch die Ansagen ergibt 2, 4, 2, 8, 2, 4, 2, 16, …: die Linealfolge, bekannt von den Gray-Codes und den Türmen von Hanoi.",
  },
  "twelve/title": {
    of: "639f70ef",
    text: "Und zwölf?",
  },
  "twelve/text/0": {
    of: "d1e67c39",
    text: "12 ist keine Zweierpotenz, und Derek hat einen Schild mit vier Positionen: $f^*(12) = 8$. Kann Magnus diese acht aber mit einer Liste erzwingen, ohne hinzusehen? Sieben Ansagen wären das Mindeste.",
  },
  "twelve/ask": {
    of: "13ab1ffa",
    text: "Schreiben Sie eine Liste von sieben Weiten, die 8 der 12 Positionen besucht, was Derek auch antwortet.",
  },
  "twelve/hints/0": {
    of: "694f6f2c",
    text: "12 = 4 · 3: Jede dritte Position gehört zu einem Tisch mit vier Positionen, auf dem jeder Schritt 3 ist.",
  },
  "twelve/hints/1": {
    of: "4042895c",
    text: "Auf vier Positionen ist die Liste 2, 1, 2. Mit Schritten von 3 ist sie 6, 3, 6.",
  },
  "twelve/hints/2": {
    of: "f8dd1adb",
    text: "Nach 6, 3, 6 ist eine ganze Klasse modulo 3 besucht. Jede Ansage, die kein Vielfaches von 3 ist, führt in eine andere Klasse.",
  },
  "twelve/wrong/evaded": {
    of: "398911fc",
    text: "Derek kann so antworten, dass nur {count} Positionen besucht werden. Gehen Sie es Schritt für Schritt durch, und sehen Sie, wie.",
  },
  "twelve/wrong/long": {
    of: "a819a4a9",
    text: "Sieben Ansagen reichen, und {count} sind mehr.",
  },
  "twelve/aha": {
    of: "22c149fd",
    text: "Zum Beispiel 6, 3, 6, 1, 6, 3, 6: zwei Klassen modulo 3, und die dritte ist Dereks Schild. **Auch hier wird keine Runde verschwendet**; aber dafür musste Magnus 12 in Faktoren zerlegen.",
  },
  "twelve/lecturer": {
    of: "5d33aae9",
    text: "Derselbe Beweis gilt für n = 3 · 2ᵉ. Für n = 7 gilt er nicht: Dort reichen einem Magnus, der hinsieht, sieben Runden, während keine Liste von zehn Ansagen sechs Positionen erzwingt (alle 59.049 wurden probiert). Angesagte Weiten sind ein Spiel für sich, Lektion 14.",
  },
  title: {
    of: "d2632641",
    text: "Das Lineal",
  },
  summary: {
    of: "cd3f3b89",
    text: "Auf einem Tisch mit 2ᵏ Positionen kann Magnus alle seine Ansagen im Voraus festlegen, und jede Runde besucht eine neue Position.",
  },
  source: {
    of: "c251356d",
    text: "[N10] Satz 2, dort nach Nedev und Muthukrishnan (2008) zitiert. Der Beweis und die Liste für n = 12 sind von uns.",
  },
};
