// @ts-check
/** Erklärung des Bildes vom Ende einer Partie. */

/** @type {import("../../types").Translated<typeof import("../../en/table/trophy.js").default>} */
export default {
  trophySeats: "Kleine Zahlen: die Reihenfolge der Besuche.",
  trophyFifths: "Kleine Zahlen: jeder fünfte Besuch.",
  trophyTag: "{place}.",
  trophyOutside: "Außen stehen die Positionen.",
  trophyBars: "Je länger ein Balken, desto später der Besuch; nie besuchte Positionen leuchten.",
  trophyInexact: "Wer was verschenkt hat, wird bis n = 29 berechnet.",
  headingWhole: "Die ganze Partie",
  trophyNever: "nie besucht",
  leftFrom: "Jeder Bogen ist eine Runde, jeder Balken ein erster Besuch; die Farbe ist die verlassene Schicht:",
  savePicture: "Dieses Bild speichern",
  saveShort: "Speichern",
  learnFromMistakes: "Aus Ihren Fehlern lernen",
  savedPicture: "Gespeichert, {kilobytes} kB",
  savedPictureUnsure:
    "Ist keine Datei gekommen, darf dieser Rahmen keine speichern: Öffnen Sie den Link der Partie (unter Teilen).",
  verdictMore: "Mehr über diese Partie",
  tryFrom: "Ab Runde {round} noch einmal versuchen",
  lookFrom: "Ab Runde {round} ansehen",
};
