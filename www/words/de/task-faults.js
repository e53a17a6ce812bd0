// @ts-check
/** Was an einer Aufgabe, ihrer Abbildung oder einem Versuch nicht stimmt. Es liest, wer Lektionen schreibt. */

import { formatNumber } from "./numbers.js";

/** @import { TaskFault } from "../../table/core-types" */

/** Was nicht verstanden wird. @type {Record<string, string>} */
const PARTS = { "The task": "Die Aufgabe", "The figure": "Die Abbildung", "The attempt": "Der Versuch" };

/** @type {{[Code in TaskFault["code"]]: (fault: Extract<TaskFault, {code: Code}>) => string}} */
export const TASK_FAULTS = {
  unreadable: ({ part, detail }) =>
    `${PARTS[part] ?? `„${part}“`} wird nicht verstanden. Die Meldung dazu ist: „${detail}“.`,
  attemptField: ({ field }) => `Ein Versuch zu dieser Aufgabe braucht das Feld „${field}“.`,
  callFields: () => "Eine Aufgabe „call“ braucht eines der Felder „both“ und „either“.",
  placeFields: () => "Eine Aufgabe „place“ braucht die Felder „k“, „layer“ und „size“, oder „closed“: true.",
  reachFields: () => "Eine Aufgabe „reach“ braucht das Feld „visited“ oder „end“.",
  avoided: () => "„avoided“ wird in einer Partie gezählt, also kann nur eine Aufgabe „number“ danach fragen.",
  played: () => "„played“ braucht eine Abbildung, in der zwei Computer bis zu einem Ende spielen.",
  choice: ({ option, count }) =>
    `Es gibt keine Antwort ${formatNumber(option)}: Sie sind von 0 an nummeriert, und es sind ${formatNumber(count)}.`,
  class: ({ q, n }) =>
    `Es gibt keine Klasse modulo ${formatNumber(q)} auf n = ${formatNumber(n)}: ${formatNumber(q)} teilt n nicht.`,
  twice: ({ position }) => `Position ${formatNumber(position)} steht zweimal in der Liste.`,
  bricks: ({ n }) => `Bausteine gibt es für ungerade Primzahlen, und n = ${formatNumber(n)} ist keine.`,
  roundsLeft: ({ n }) => `„roundsLeft“ gibt es für ungerade Primzahlen, und n = ${formatNumber(n)} ist keine.`,
  lowerBound: ({ n }) => `Die untere Schranke gibt es für Primzahlen ab 5, und ${formatNumber(n)} ist keine.`,
  halves: ({ n }) => `Die Zahl 1 hat keine Hälfte modulo ${formatNumber(n)}: Nur ungerade Tische haben Hälften.`,
  phaseOne: ({ n }) =>
    `Phase eins gibt es für zusammengesetzte Tische mit einem ungeraden Primfaktor, und ${formatNumber(n)} ist keiner.`,
  midpoint: ({ n }) =>
    `Zwei Positionen haben nur auf ungeraden Tischen einen einzigen Mittelpunkt, und n = ${formatNumber(n)} ist gerade.`,
  piles: ({ detail }) =>
    `Die Haufen können nicht gelesen werden. Die Meldung dazu ist: „${detail.replace(/\.$/, "")}“.`,
};
