// @ts-check
/** Die Zeile der Schichten unter dem Tisch, wie sie entstehen, und die Falte über die Ringe. */

/** @type {import("../../types").Translated<typeof import("../../en/table/layers.js").default>} */
export default {
  headingLayers: "Schichten",
  layerUnvisited: "unbesucht",
  layerAway: { one: "{count} Runde", other: "≤ {count} Runden" },
  layerWhole: "{away} · alle",
  layerRest: "in keiner",
  layerRestAbout: {
    one: "{count} Position liegt in keiner Schicht: Von dort kann Magnus keine neue erzwingen.",
    other: "{count} Positionen liegen in keiner Schicht: Von dort kann Magnus keine neue erzwingen.",
  },
  layerBack: "Eine Schicht zurück (Umschalt L)",
  layersBuild: "Weiter zu A, den unbesuchten Positionen (L); halten, um sie entstehen zu sehen",
  layerNext: "Weiter zu {layer} (L); halten, um sie entstehen zu sehen",
  layersAll: "Alle zeigen",
  layersAllNext: "Weiter zu allen Schichten (L)",
  presentTitle: "Vorführen: der Tisch auf dem ganzen Bildschirm, und zurück (f)",
  storyHowFar: "Wie weit die Schichten aufgebaut sind",
  storyMakes: "{layer} wird aufgebaut",
  storyMakesNext: "{layer} entsteht: die Mittelpunkte von Paaren aus {above}. Danach kommt {next}.",
  storyMakesLast: "{layer} entsteht: die Mittelpunkte von Paaren aus {above}. Es ist die letzte.",
  storyMade: "bis {layer}",
  storyPair: {
    one: "**{z}** ist Mittelpunkt von **{minus}** und **{plus}**: je {count} Schritt.",
    other: "**{z}** ist Mittelpunkt von **{minus}** und **{plus}**: je {count} Schritte.",
  },
  storyHalfTurn: "Von **{z}** führt eine halbe Runde in beide Richtungen zu **{plus}**.",
  storyOthers: "Und so bei allen übrigen Paaren.",
  storyPlay: "Abspielen",
  storyAgain: "Noch einmal",
  storyPause: "Anhalten",
  storyPairBack: "Ein Paar zurück",
  storyPairOn: "Nächstes Paar",
  storySpeed: "Tempo des Entstehens",
  storySlow: "langsam",
  storyNormal: "normal",
  storyFast: "schnell",
  ringsNote: "Ringe von außen nach innen. Volle Farbe: neu in dieser Schicht; blass: aus einer früheren.",
  sharedCells:
    "Jede Zelle steht für ungefähr {each} Positionen; je kräftiger sie ist, desto mehr davon liegen in der Schicht.",
  ranks: "Ränge",
  ranksTitle: "Wie viele neue Runden in Folge von jeder Position aus sicher sind (k)",
  lens: "Lupe",
  lensTitle: "Eine Lupe, die einzelne Positionen zeigt: am Zeiger, sonst am Spielstein (z)",
};
