// @ts-check
/** Die Felder, die kommen, wenn man sie braucht: Bewertung, Varianten, Rekursion, ganze Partie, Aufbau der Schichten. */

import { layerName } from "../names.js";
import { lossesOf } from "./evaluation.js";
import { place } from "./names.js";
import { formatNumber, positions, rounds } from "./numbers.js";

/** @import { Direction, GameLine, RatedRound } from "../../table/types" */

export * from "./plan.js";
export * from "./trophy.js";

const SIGNS =
  "Am Spielstein, zur letzten Runde: ✓ beide Züge die besten, ?! Runden verloren, ? Positionen verloren. Auf der Zeitleiste: ▼ Magnus hat verloren, △ Derek hat verloren; je länger ein Strich, desto später die letzte neue Position.";

export const LATE = {
  evaluation: "Bewertung",
  inTheEnd: "Am Ende",
  toGo: "Noch Runden",
  compared: "Vergleich",
  best: "● bestens",
  soon: "Sie erscheint hier, sobald die Partie berechnet ist.",
  tooLong: "Eine Partie von mehr als 2.000 Runden wird nicht Runde für Runde bewertet.",
  direction: "Richtung",
  magnitude: "Weite",
  directionsWorth: "Was die beiden Richtungen wert sind",
  magnitudesWorth: "Was die Weiten wert sind, die beste zuerst",
  magnusNote: `Um den Tisch, auf beiden Seiten gleich: wie viele Runden es nach jeder Weite noch sind. Dick: am besten; dünn: mehr Runden; umrandet: weniger Positionen. ${SIGNS}`,
  derekNote: `An den beiden Landungen: wie viele Runden es noch sind. Dick: am besten; dünn: weniger Runden; umrandet: mehr Positionen. ${SIGNS}`,
  line: "Variante der Partie",
  lines: "Varianten der Partie",
  remove: "Diese Variante löschen",
  removeTitle: "Die Runden vergessen, die zu keiner anderen Variante gehören",
  recursion: "Rekursion",
  innerTable:
    "Innerer Tisch: Seine Positionen sind die Klassen, orange die, zu denen Magnus will, und seine Ringe sind ihre Schichten. Der Faden verbindet den Spielstein mit seiner Klasse. Das Band außerhalb der Ringe zeigt die Klassen an ihren Positionen; die, um die es Magnus jetzt nicht geht, sind matt.",
  wholeGame: "Die ganze Partie",
  leftFrom: "Der Spielstein brach auf von",
  howFar: "Wie weit die Schichten aufgebaut sind",
  play: "Abspielen",
  playAgain: "Noch einmal",
  pause: "Anhalten",
};

/** @param {number} count */
export const lossesHeading = (count) => `Verluste in dieser Variante: ${rounds(count)}`;

/** @param {number} count */
export const moreLosses = (count) =>
  count === 1 ? "und 1 weitere Runde" : `und ${formatNumber(count)} weitere Runden`;

/** @param {number} round */
export const roundName = (round) => `Runde ${formatNumber(round)}`;

/** @param {number} magnitude */
export const showOnTable = (magnitude) => `${formatNumber(magnitude)} auf dem Tisch zeigen`;

/** @param {Direction} direction @param {number} magnitude @param {number} position */
export function answerName(direction, magnitude, position) {
  return `${direction === "+" ? "+" : "−"}${formatNumber(magnitude)}, zu ${place(position)}`;
}

/** @param {GameLine} line @param {number} index */
export function lineName({ from, to, magnitude, direction }, index) {
  const move = `${direction === "+" ? "+" : "−"}${formatNumber(magnitude)}`;
  return `Variante ${index + 1}: ${move} nach Runde ${formatNumber(from)}, bis Runde ${formatNumber(to)}`;
}

/** @param {number} layer @param {boolean} isTold */
export function storyText(layer, isTold) {
  const name = layerName(layer);
  return isTold ? `${name} wird aufgebaut` : `bis ${name}`;
}

/** @param {{round: number, rated: RatedRound}[]} shown @param {number} more */
export function lineSummary(shown, more) {
  const each = shown.map(({ round, rated }) => {
    const end = `am Ende ${positions(rated.visited)}, die letzte in Runde ${formatNumber(rated.end)}.`;
    return `Runde ${formatNumber(round)}: ${end} ${lossesOf(rated)}`.trim();
  });
  const rest =
    more === 0
      ? ""
      : more === 1
        ? " Und 1 weitere Runde mit Verlusten."
        : ` Und ${formatNumber(more)} weitere Runden mit Verlusten.`;
  return `Verlauf der Bewertung. ${each.join(" ")}${rest}`;
}
