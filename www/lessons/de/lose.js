// @ts-check
/** Lektion 1 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "try/title": {
    of: "2c383d98",
    text: "Neue Positionen meiden",
  },
  "try/text/0": {
    of: "d7ebde44",
    text: "Ein Spielstein steht auf Position 0 eines runden Tisches mit 13 Positionen. Eine Runde besteht aus zwei Teilen: **Magnus** nennt eine Entfernung, hier *Weite* genannt und mit $\\ell$ bezeichnet, und **Derek** sagt, in welche Richtung der Spielstein zieht. Magnus möchte, dass der Spielstein viele Positionen besucht. Derek möchte, dass er dort bleibt, wo er schon war.",
  },
  "try/text/1": {
    of: "a3178f5a",
    text: "Sie sind Derek. Magnus hat 6 genannt: Sagen Sie + für „im Uhrzeigersinn“ oder − für „gegen den Uhrzeigersinn“.",
  },
  "try/ask": {
    of: "fa6c8da5",
    text: "Spielen Sie drei Runden als Derek. Wie viele der drei führten zu keiner neuen Position?",
  },
  "try/hints/0": {
    of: "55ba8738",
    text: "Spielen Sie zuerst, ganz wie Sie mögen: dreimal + oder −. Zählen Sie dann die Runden, die zu einer schon vorher besuchten Position führten.",
  },
  "try/hints/1": {
    of: "6827f9cc",
    text: "Sehen Sie sich vor jeder Antwort beide Positionen an, auf denen der Spielstein landen könnte. Ist eine davon schon besucht?",
  },
  "try/wrong/high": {
    of: "0612cf2c",
    text: "Zählen Sie noch einmal. Eine Runde zählt nur, wenn der Spielstein auf eine Position kam, auf der er schon gewesen war.",
  },
  "try/aha": {
    of: "8618693e",
    text: "Keine. **Sie bestimmen, welche neue Position besucht wird, aber nie, ob eine besucht wird:** Bei jeder der drei Ansagen waren beide Landungen neu. Probieren Sie, wenn Sie mögen, alle acht Antwortfolgen durch; es ist jedes Mal dasselbe.",
  },
  "try/lecturer": {
    of: "cab22e6e",
    text: "Lassen Sie das Publikum + oder − rufen. Die Ansagen 6, 3, 1 liegen im Voraus fest und halten allen acht Antwortfolgen stand, so dass niemand die Vorführung verderben kann.",
  },
  "which/title": {
    of: "3ee997d2",
    text: "Auf der anderen Seite",
  },
  "which/text/0": {
    of: "7b8df724",
    text: "Jetzt sind Sie Magnus. Nach drei Runden steht der Spielstein auf 10, und 0, 6, 9 und 10 sind besucht. Eine Ansage $\\ell$ hat zwei *Landungen*, $10 + \\ell$ und $10 - \\ell$. Derek nimmt diejenige, die ihm passt. Gut ist eine Ansage also nur, wenn **beide** Landungen neu sind.",
  },
  "which/ask": {
    of: "bd3333bd",
    text: "Nennen Sie eine Weite, deren beide Landungen neu sind.",
  },
  "which/hints/0": {
    of: "79f84e11",
    text: "Die Landungen von 1 sind 9 und 11. Derek wird 9 wählen, weil sie besucht ist.",
  },
  "which/hints/1": {
    of: "e0fe62e1",
    text: "Die von 10 verschiedenen Positionen zerfallen in sechs Paare, eines für jede Weite. Eine besuchte Position verdirbt nur das Paar, zu dem sie gehört.",
  },
  "which/hints/2": {
    of: "e19f1410",
    text: "Drei der sechs Paare sind verdorben: die mit 9, mit 0 und mit 6. Nehmen Sie eines der anderen.",
  },
  "which/wrong/misses": {
    of: "12a33e13",
    text: "{position} ist schon besucht, Derek kann also dorthin gehen. Suchen Sie eine Weite mit zwei neuen Landungen.",
  },
  "which/wrong/exists": {
    of: "601622b1",
    text: "Es gibt eine: Um den Spielstein liegen sechs Paare von Landungen, und nur drei andere Positionen sind besucht.",
  },
  "which/aha": {
    of: "1101e4e3",
    text: "2, 5 und 6 sind gut. Um den Spielstein liegen sechs Paare, und nur drei andere Positionen sind besucht; irgendein Paar musste also frei sein. **Am Anfang der Partie hat Magnus immer eine gute Ansage.**",
  },
  "end/title": {
    of: "b4106fef",
    text: "Wie geht es aus?",
  },
  "end/text/0": {
    of: "12386eac",
    text: "Später wird es für Magnus schwerer: Die freien Paare gehen aus. Aber eine Ansage kann auch die nächste vorbereiten. Er hat alle Zeit der Welt; die Runden zählt er erst, nachdem er die Positionen gezählt hat.",
  },
  "end/ask": {
    of: "0a5d73d7",
    text: "Wenn beide so gut wie möglich spielen, wie viele der 13 Positionen sind dann am Ende besucht? Raten Sie; die Antwort wird berechnet.",
  },
  "end/hints/0": {
    of: "52d6b282",
    text: "Denken Sie an eine Position, die Sie als Derek behalten wollen. Können bei irgendeiner Ansage von Magnus beide Landungen diese Position sein?",
  },
  "end/hints/1": {
    of: "96937c17",
    text: "Auf einem ungeraden Tisch sind die beiden Landungen einer Ansage immer verschieden. Also kann Derek eine Position für immer behalten. Kann er zwei behalten?",
  },
  "end/wrong/other": {
    of: "d54f0671",
    text: "Nicht ganz. Überlegen Sie, was Derek mit Sicherheit behalten kann, was Magnus auch nennt.",
  },
  "end/aha": {
    of: "8dbb0f98",
    text: "f*(13) = 12: Magnus kann zwölf erzwingen, und Derek kann immer eine behalten, weil die beiden Landungen einer Ansage verschieden sind. Warum er nicht zwei behalten kann, erzählt die Geschichte der **Mittelpunkte**, die in Lektion 2 beginnt; was er auf anderen Tischen behalten kann, ist sein **Schild**, Lektion 5.",
  },
  "end/options/0": {
    of: "095e5459",
    text: "Höchstens die Hälfte",
  },
  "end/options/1": {
    of: "38501695",
    text: "Alle bis auf eine",
  },
  "end/options/2": {
    of: "29c88933",
    text: "Alle",
  },
  title: {
    of: "96e6ed7d",
    text: "Dreimal verlieren",
  },
  summary: {
    of: "0200e5db",
    text: "Spielen Sie eine Minute lang Derek, verlieren Sie, und sehen Sie, warum: Derek bestimmt, welche Position als nächste besucht wird, aber nie, ob es eine neue ist.",
  },
  source: {
    of: "53d81de3",
    text: "Das Spiel und f*(n): [N10], Abschnitt 1.",
  },
};
