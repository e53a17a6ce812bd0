// @ts-check
/** Wie man das Bild vom Ende einer Partie liest. */

/** @import { GameFacts } from "../../table/types" */

/** @param {boolean} numbered @param {GameFacts} facts */
export function trophyText(numbered, { solvable }) {
  const seats = numbered
    ? "In den Plätzen steht die Reihenfolge der Besuche, außerhalb stehen die Positionen"
    : "Außen stehen die Positionen";
  const exact = solvable ? "" : " Wer was verschenkt hat, wird bis n = 29 berechnet.";
  return `${seats}. Je länger ein Balken, desto später der Besuch; was nie besucht wurde, leuchtet.${exact}`;
}
