// @ts-check
/** Was ein Teppich und seine Zellen zeigen, in Worten, und was um ihn herum steht. */

import { layerName } from "../names.js";
import { className } from "./names.js";
import { rounds as countRounds, formatNumber } from "./numbers.js";

/** @import { Cell, Unvisited, Window } from "../../pages/carpet/types" */

export * from "./carpet-button.js";
export { className, formatNumber };

export const LABELS = {
  carpet: "Der Teppich: die Positionen nebeneinander, die Runden von oben nach unten",
  order: "Reihenfolge der Positionen",
  inOrder: "Positionen der Reihe nach",
  colours: "Farben",
  byLayers: "Farbe: Schichten",
  byVisits: "Farbe: erste Besuche",
  token: "Spielstein",
  tokenInLegend: "der Spielstein, nach jeder Zeile",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  all: "Alles",
  showAll: "Den ganzen Teppich zeigen",
  savePng: "Den Teppich als PNG speichern",
  saved: "Der Teppich ist als PNG gespeichert.",
  stop: "Anhalten",
  goOn: "Weiter",
  computing: "Die Schichten werden berechnet",
  pointAtCell: "Zeigen Sie auf eine Zelle, oder gehen Sie mit den Pfeiltasten hin, um zu lesen, was in ihr ist.",
  keys: "Die Pfeiltasten gehen von Zelle zu Zelle, mit der Umschalttaste bewegen sie den Teppich; + und − vergrößern und verkleinern, 0 zeigt alles, Enter bringt den Tisch zu der Runde. Ziehen verschiebt; Strg und Mausrad, oder zwei Finger, vergrößern und verkleinern.",
  roundAxis: "Runde",
  cannotDrawPng: "Dieser Browser kann vom Teppich kein PNG zeichnen.",
  cannotWritePng: "Dieser Browser kann vom Teppich kein PNG schreiben.",
};

/** @param {number} p */
export const classByClass = (p) => `Klasse für Klasse mod ${formatNumber(p)}`;

/** @param {number} round */
export const goToRound = (round) => `Zu Runde ${formatNumber(round)}`;

/** @param {string} why */
export const notComputed = (why) => `Der Teppich kann nicht berechnet werden: ${why}`;

/** @param {{n: number, rounds: number}} game */
export const pictureTitle = ({ n, rounds }) => `n = ${formatNumber(n)}, ${countRounds(rounds)}`;

export const VISITS = ["unbesucht", "in dieser Zeile zum ersten Mal besucht", "früher besucht"];

/** @param {number} kind @param {number} kinds die letzte ist die in keiner Schicht, die davor die tiefste */
export function layerInLegend(kind, kinds) {
  if (kind === 0) return "A: unbesucht";
  if (kind === kinds - 1) return "in keiner Schicht";
  return kind === kinds - 2 ? `${layerName(kind)} oder tiefer` : `neu in ${layerName(kind)}`;
}

/** "Runden 5 bis 8, Positionen 120 bis 143". @param {Cell} cell */
export function placeInWords(cell) {
  return `${roundsInWords(cell)}, ${positionsInWords(cell)}`;
}

/** @param {Cell} cell */
function roundsInWords({ rounds: [first, last] }) {
  if (last < first) return "Der Anfang";
  return first === last ? `Runde ${formatNumber(first)}` : `Runden ${formatNumber(first)} bis ${formatNumber(last)}`;
}

/** @param {Cell} cell */
function positionsInWords({ size, positions, classes }) {
  const [first, last] = positions.map(formatNumber);
  if (size === 1) return `Position ${first}`;
  if (!classes) return `Positionen ${first} bis ${last}`;
  const [one = "", other] = classes.map(className);
  if (one === other) return `Positionen ${first} bis ${last} von ${one}`;
  return `Positionen von ${first} in ${one} bis ${last} in ${other}`;
}

/** @param {Cell} cell @param {boolean} played ob es schon eine Runde gab */
export function cellInWords({ size, token, new: fresh, counts }, played) {
  const held = counts.flatMap((count, kind) => (count > 0 ? [kindInWords(count, size, kind, counts.length)] : []));
  const one = size === 1 ? ", zum ersten Mal" : `; ${formatNumber(fresh)} zum ersten Mal besucht`;
  const visit = fresh === 0 ? "" : one;
  const end = played ? ` Der Spielstein steht zuletzt auf ${formatNumber(token)}.` : "";
  return `${held.join(", ")}${visit}.${end}`;
}

/** @param {number} count @param {number} size @param {number} kind @param {number} kinds */
function kindInWords(count, size, kind, kinds) {
  const inLayer = `besucht und neu in ${layerName(kind)}${kind === kinds - 2 ? " oder tiefer" : ""}`;
  const name = kind === 0 ? "unbesucht" : kind === kinds - 1 ? "besucht und in keiner Schicht" : inLayer;
  if (size === 1) return name;
  return `${count === size ? "alle " : ""}${formatNumber(count)} ${name}`;
}

/** @param {Window} window */
export function scaleInWords({ places: [from, to], columns, block }) {
  const each = (to - from) / columns;
  const across =
    each === 1
      ? "Eine Spalte ist eine Position"
      : `Eine Spalte sind ungefähr ${formatNumber(Math.round(each))} Positionen`;
  const down =
    block === 1
      ? "eine Zeile eine Runde"
      : `eine Zeile ${formatNumber(block)} Runden, gefärbt wie nach der letzten davon`;
  const mixed = each === 1 ? "" : ", in der Mischung ihrer Farben";
  return `${across}${mixed}; ${down}.`;
}

/** @param {Unvisited[]} shapes @param {{n: number, rounds: number}} game */
export function carpetInWords(shapes, { n, rounds }) {
  if (rounds === 0) return "Noch ist keine Runde gespielt: Der Teppich wächst mit der Partie.";
  const parts = shapes.map((shape) => shapeInWords(shape));
  return `${formatNumber(n)} Positionen nebeneinander, ${countRounds(rounds)} von oben nach unten. ${parts.join(" ")}`;
}

/** @param {Unvisited} shape */
function shapeInWords({ round, unvisited, runs, longest, class: around }) {
  const after = `Nach ${countRounds(round)} `;
  if (unvisited === 0) return `${after}sind alle Positionen besucht.`;
  if (unvisited === 1) return `${after}ist eine Position unbesucht.`;
  const longer = longest === 1 ? "keine zwei davon benachbart" : `das längste mit ${formatNumber(longest)}`;
  const where = runs === 1 ? "einem Intervall" : `${formatNumber(runs)} Stücken, ${longer}`;
  const inClass = around && around.q > 1 ? `, alle in der Klasse ${className(around)}` : "";
  return `${after}sind ${formatNumber(unvisited)} Positionen unbesucht, in ${where}${inClass}.`;
}
