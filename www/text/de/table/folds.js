// @ts-check
/** Die Falten unter einem Tisch: die Spieler, und die Positionen als Tabelle. */

/** @type {import("../../types").Translated<typeof import("../../en/table/folds.js").default>} */
export default {
  listMagnus: "Liste von Magnus",
  listDerek: "Liste von Derek",
  aboutMagnus: "Magnus, {name}: {about} Versprechen: {claim}",
  aboutMagnusHuman: "Magnus: {about}",
  aboutDerek: "Derek, {name}: {about} Versprechen: {claim}",
  aboutDerekHuman: "Derek: {about}",
  sizeField: "Positionen n",
  sizeTitle: "Eine ganze Zahl von {least} bis {most}",
  seedField: "Startwert",
  seedTitle:
    "Derselbe Startwert ergibt dieselbe zufällige Partie. Eine neue Partie zieht einen neuen, wenn Sie keinen eintragen.",

  positionsCaption: "Positionen {first} bis {last} von {n}; die Schicht ist die erste, in der die Position liegt",
  positionsEarlier: "Frühere Positionen",
  positionsLater: "Spätere Positionen",
  columnPosition: "Position",
  columnVisit: "Erster Besuch",
  columnLayer: "Schicht",
  columnRank: "Rang",
  rankNoBound: "ohne Schranke",
  positionWithToken: "{position} (Spielstein)",
  visitedNever: "unbesucht",
  visitedFirst: "Beginn",
  layerNone: "keine: unerreichbar",
  seatMagnus: "Magnus",
  seatDerek: "Derek",
};
