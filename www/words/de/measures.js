// @ts-check
/** Was eine ganze Zahl in ihrem Bereich sein muss, und wie abgelehnt wird, was keine ist. */

import { formatNumber } from "./numbers.js";

/** @import { Measure } from "../../table/core-types" */

/** Was einen eigenen Satz hat. */
const OWN = {
  exact: (/** @type {string} */ range, /** @type {string} */ value) =>
    `Exakte Werte gibt es für n von ${range}, hier ist n = ${value}.`,
  lesson: (/** @type {string} */ range, /** @type {string} */ value) =>
    `In einer Lektion muss n eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
  magnitudes: (/** @type {string} */ range, /** @type {string} */ value) =>
    `Die Anzahl der Weiten muss von ${range} sein, angegeben sind ${value}.`,
  lessonRounds: (/** @type {string} */ range, /** @type {string} */ value) =>
    `Eine Partie in einer Lektion kann ${range} Runden haben, diese hat ${value}.`,
  linkN: (/** @type {string} */ range, /** @type {string} */ value) =>
    `In einem Link muss n eine ganze Zahl von ${range} sein, in diesem ist n = ${value}.`,
  linkList: (/** @type {string} */ range, /** @type {string} */ value) =>
    `Eine Liste in einem Link kann ${range} Zeichen haben, diese hat ${value}.`,
  linkLines: (/** @type {string} */ range, /** @type {string} */ value) =>
    `Ein Link kann ${range} Varianten haben, dieser hat ${value}.`,
  linkLine: (/** @type {string} */ range, /** @type {string} */ value) =>
    `Die Variante, auf der ein Link steht, hat eine Nummer von ${range}, in diesem ${value}.`,
  worst: (/** @type {string} */ range, /** @type {string} */ value) =>
    `Schlimmste Fälle gibt es für n von ${range}, hier ist n = ${value}.`,
  halvings: (/** @type {string} */ range, /** @type {string} */ value) =>
    `Halbieren lässt sich für n von ${range}, hier ist n = ${value}.`,
  coverTime: (/** @type {string} */ range, /** @type {string} */ value) =>
    `Die mittlere Zahl der Runden zufälliger Partien gibt es für n von ${range}, hier ist n = ${value}.`,
  sequence: (/** @type {string} */ range, /** @type {string} */ value) =>
    `In einer Aufgabe „sequence“ muss n eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
};

/** Was nach demselben Satz abgelehnt wird. @type {Record<Exclude<Measure, keyof typeof OWN>, string>} */
const NAMES = {
  n: "n",
  magnitude: "Die Weite",
  round: "Die Runde",
  line: "Die Nummer der Variante",
  layers: "Die Anzahl der Schichten",
  position: "Die Position",
  onePosition: "Jede Position",
  seed: "Der Startwert",
  games: "Die Zahl der Partien",
  game: "Die Nummer der Partie",
  rounds: "Die Zahl der Runden",
  rangeEnd: "Das Ende eines Bereichs von n",
  rangeLength: "Die Länge eines Bereichs von n",
  firstPlace: "Der erste Platz",
  lastPlace: "Der Platz nach dem letzten",
  columns: "Die Zahl der Spalten",
  roundBefore: "Die Runde vor der ersten Zeile",
  rowRounds: "Die Zahl der Runden in einer Zeile",
  rows: "Die Zahl der Zeilen",
  remainder: "Der Rest von n bei der Zahl der Klassen",
  firstRound: "Die erste Runde",
  lastRound: "Die letzte Runde",
  roundsKept: "Die Zahl der behaltenen Runden",
  colours: "Die Zahl der Farben",
  figureRound: "Die Runde einer Abbildung",
  markedPosition: "Jede markierte Position",
  class: "Die Nummer einer Klasse",
  unvisited: "Die Zahl der unbesuchten Positionen",
  numberGame: "Jede Zahl des Zahlenspiels",
  numberGameB: "B im Zahlenspiel",
};

/** @param {number | string} min @param {number | string} max */
export const between = (min, max) => `${formatNumber(min)} bis ${formatNumber(max)}`;

/** Ein Satz für alles, was eine ganze Zahl sein muss. @param {string} what @param {string} range @param {string} value */
export const notWhole = (what, range, value) =>
  `${what} muss eine ganze Zahl von ${range} sein, angegeben ist ${value}.`;

/** Die Ablehnung einer Zahl; undefined, wenn erst ein späterer Kern sie kennt. @param {Measure} what @param {string} range @param {string} value */
export function numberRefused(what, range, value) {
  const own = /** @type {Partial<Record<Measure, typeof OWN["exact"]>>} */ (OWN)[what];
  if (own) return own(range, value);
  const name = /** @type {Partial<Record<Measure, string>>} */ (NAMES)[what];
  return name && notWhole(name, range, value);
}
