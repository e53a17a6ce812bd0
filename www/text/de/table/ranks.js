// @ts-check
/** Texte zu den Rängen der Positionen. */

/** @type {import("../../types").Translated<typeof import("../../en/table/ranks.js").default>} */
export default {
  rankRing: "Rang",
  rankBar: { one: "{count} neue Runde", other: "{count} neue Runden" },
  rankBarEnd: "{count} oder mehr",
  rankBarBoundless: "ohne Schranke",
  rankOf: "Rang {rank}",
  rankPosition: "Position {position}",
  rankToken: "Spielstein auf {position}",
  rankSure: { one: "{count} neue Runde\nist sicher", other: "{count} neue Runden\nin Folge" },
  rankNone: "keine neue Runde\nist sicher",
  rankBoundless: "neue Runden\nohne Schranke",

  rankSentence0:
    "Von {position} aus ist keine neue Runde sicher: Keine Weite führt nach beiden Seiten auf unbesuchte Positionen.",
  rankSentence: {
    one: "Von {position} aus kann die nächste Runde neu werden, was Derek auch tut.",
    other:
      "Von {position} aus sind mindestens **{count} neue Runden in Folge** sicher, wenn man nicht mitzählt, was inzwischen besucht wird.",
  },
  rankSentenceBoundless:
    "Von {position} aus sind neue Runden **ohne Schranke** sicher, wenn man nicht mitzählt, was inzwischen besucht wird.",
  rankBad: {
    one: "**{count}** unbesuchte Position ist ein schlechter Ort, mit Rang 0: {positions}.",
    other: "**{count}** unbesuchte Positionen sind schlechte Orte, mit Rang 0: {positions}.",
  },
  rankBadMany: "**{count}** unbesuchte Positionen sind schlechte Orte, mit Rang 0.",
  rankBadNone: "Keine unbesuchte Position ist ein schlechter Ort: Keine hat Rang 0.",
  rankMeaning:
    "Der **Rang** einer Position ist, wie viele neue Runden in Folge von ihr aus sicher sind, wenn man nicht mitzählt, was inzwischen besucht wird. 0: Keine Weite führt nach beiden Seiten auf unbesuchte Positionen. j + 1: Eine Weite führt nach beiden Seiten auf unbesuchte Positionen vom Rang j oder mehr.",
  rankNumbers:
    "Im Ring unter A stehen die Ränge als Zahlen; darunter ist jeder Balken so viele Ringe lang, wie der Rang angibt.",
  rankBars: "Unter A, dem äußersten Ring, ist jeder Balken so viele Ringe lang, wie der Rang angibt.",
};
