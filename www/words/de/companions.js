// @ts-check
/** Was die drei Begleitspiele gemeinsam zu sagen haben. */

import { counted } from "./numbers.js";

export { formatNumber } from "./numbers.js";

/** @typedef {import("../en/companions.js").Who} Who */

/** Jeweils als Satzanfang. @type {Record<Who, string>} */
const NAMES = { you: "Sie", computer: "Der Computer", first: "Der erste Spieler", second: "Der zweite Spieler" };

/** Als Satzanfang. @param {Who} who */
export const nameOf = (who) => NAMES[who];

/** Dasselbe im Satz. @param {Who} who */
const inSentence = (who) => (who === "you" ? "Sie" : NAMES[who].replace("Der", "der"));

export const players = { human: "Sie", perfect: "Perfekter Computer", random: "Zufälliger Computer" };

/** @param {Who} who */
export const winning = (who) =>
  who === "you"
    ? "Eine **N-Stellung**: Sie sind am Zug und können den Gewinn erzwingen."
    : `Eine **N-Stellung**: Am Zug ist ${inSentence(who)} und kann den Gewinn erzwingen.`;

/** @param {Who} who */
export const losing = (who) =>
  who === "you"
    ? "Eine **P-Stellung**: Sie sind am Zug und verlieren gegen perfektes Spiel."
    : `Eine **P-Stellung**: Am Zug ist ${inSentence(who)} und verliert gegen perfektes Spiel.`;

/** @param {Who} who */
export const hasWon = (who) => (who === "you" ? "Sie haben gewonnen" : `${NAMES[who]} hat gewonnen`);

export const stepToSee = "„Schritt“ zeigt den Zug des Computers.";
export const computerToMove = "Der Computer ist am Zug";
export const yourMove = "Sie sind am Zug";

/** @param {"first" | "second"} who */
export const toMove = (who) => `${NAMES[who]} ist am Zug`;

export const fromLink = "So steht es im Link; der Computer, der jetzt hier sitzt, hätte anders gezogen.";

export const why = "Warum";
export const noMove = "Noch ist kein Zug gemacht.";

/** @param {number} count */
export const allMoves = (count) => (count === 1 ? "Der eine Zug" : `Alle ${counted(count, "Zug", "Züge")}`);

export const hint = "Hinweis";
export const step = "Schritt";
export const undo = "Zurück";
export const redo = "Wieder vor";
export const playAgain = "Noch einmal spielen";
export const copyLink = "Link kopieren";
export const linkOfGame = "Link der Partie";

/** @param {string} advice @param {string} why */
export const hinted = (advice, why) => `**Hinweis:** ${advice} ${why}`;

export const playersAndNewGame = "Spieler und neue Partie";
export const seed = { label: "Startwert", note: "0 bis 4294967295" };
export const newGame = "Neue Partie";
export const seats = ["Erster", "Zweiter"];

/** @param {{label: string, note: string}[]} fields */
export const limits = (fields) => fields.map(({ label, note }) => `${label}: ${note}.`).join(" ");

export const shortcuts = "Tasten";
export const close = "Schließen";
export const whileFocus = "Die Tasten wirken, solange das Spiel oder etwas darin den Fokus hat.";

export const keys = {
  h: "Hinweis",
  u: "zurück",
  r: "wieder vor",
  s: "Schritt: der nächste Zug des Computers",
  n: "neue Partie: zum ersten Feld",
  "?": "diese Liste",
  Esc: "das Spiel verlassen: Tasten gelten wieder der Seite",
};

export { REFUSALS as refusals } from "./companion-refusals.js";

/** @param {string} why */
export const notLoaded = (why) => `Das Spiel konnte nicht geladen werden: ${why}`;
