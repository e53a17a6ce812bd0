// @ts-check
/** Was die Seite „Lernen“ und die einer Lektion sagen außer dem, was in ihnen steht. */

import { counted, formatNumber } from "./numbers.js";

const tasks = (/** @type {number} */ count) => counted(count, "Aufgabe", "Aufgaben");

/** @param {number} count @param {number} all die Aufgaben einer Lektion */
export function doneText(count, all) {
  if (count < all) return `${formatNumber(count)} von ${tasks(all)} gelöst`;
  return all === 1 ? "✓ die Aufgabe gelöst" : `✓ alle ${tasks(all)} gelöst`;
}

/** @param {string} lesson */
export const goOn = (lesson) => `Weiter mit: ${lesson}`;

/** @param {number} count */
export function added(count) {
  if (count === 0) return "Darin ist nichts, was hier neu wäre.";
  return count === 1
    ? "Ergänzt: 1 Aufgabe, die hier noch nicht gelöst war."
    : `Ergänzt: ${tasks(count)}, die hier noch nicht gelöst waren.`;
}

/** @param {string} file */
export const saved = (file) => `Gespeichert als ${file}.`;

export const FORGET = {
  button: "Alles vergessen",
  sure: "Wirklich alles vergessen",
  pressAgain: "Drücken Sie noch einmal, um alles zu vergessen, was auf diesem Gerät gelöst ist.",
  done: "Vergessen.",
};

export const toNotes = String("Diesen Schritt in mein Skript");
export const isDone = String(" (gelöst)");
