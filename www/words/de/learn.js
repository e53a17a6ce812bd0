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

export { notKeptText } from "./kept.js";

/** @param {import("../../kit/progress.js").Taken} taken */
export function added({ added, unknown, later }) {
  const few = later ? "Nichts davon, was diese Version kennt, ist hier neu." : "Darin ist nichts, was hier neu wäre.";
  const one =
    added === 1 ? "1 Aufgabe, die hier noch nicht gelöst war" : `${tasks(added)}, die hier noch nicht gelöst waren`;
  const sentences = [added > 0 ? `Ergänzt: ${one}.` : few];
  if (later)
    sentences.push(
      "Diese Datei stammt von einer späteren Version der Lektionen: Laden Sie die Seite neu, vielleicht ist sie schon da.",
    );
  if (unknown > 0)
    sentences.push(
      `${counted(unknown, "Name", "Namen")} darin ${unknown === 1 ? "ist keine Aufgabe" : "sind keine Aufgaben"} dieser Lektionen.`,
    );
  return sentences.join(" ");
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
