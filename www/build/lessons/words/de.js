// @ts-check
/** Was die Seiten der Lektionen außer den Lektionen selbst sagen. Die Texte sind HTML. */

import * as lesson from "../../../words/de/lesson.js";
import { formatNumber, listed } from "../../../words/de/numbers.js";

export { lesson, listed };

export const LEARN = {
  title: "Lernen",
  lead: "In der ersten Minute verlieren Sie. In der zweiten wissen Sie, warum. Nach einem Nachmittag können Sie jeden Beweis aufschreiben.",
  about: `Jede Lektion besteht aus einigen Tischen, auf denen Sie spielen, jeder mit einer Aufgabe. Was Sie tun, wird durch Rechnung geprüft:
Jede richtige Antwort zählt, und bei einer falschen sehen Sie, was sie widerlegt. Es gibt keine Uhr und keine Schranken; was vor einer Lektion
kommen sollte, ist ein Rat. Sie müssen nur im Kreis zählen können: Was darüber hinaus gebraucht wird, wird erklärt, wo es vorkommt.`,
  done: "Was Sie geschafft haben",
  kept: "Es bleibt auf diesem Gerät, in diesem Browser, und niemand sonst erfährt es. Als Datei lässt es sich auf ein anderes mitnehmen.",
  noScript:
    "Ohne JavaScript lassen sich die Lektionen lesen, mit Lösungen und Beweisen; zum Spielen brauchen ihre Tische es.",
  save: "Als Datei speichern",
  add: "Aus einer Datei ergänzen …",
  forget: "Alles vergessen",
  file: "Eine Datei mit dem, was geschafft ist",
  theorems: "Alle Sätze auf vier Seiten",
  ownNotes: "Für Ihr eigenes Skript",
};

/** @param {number} count */
export const learnDescription = (count) =>
  `Das Magnus–Derek-Spiel in ${count} Lektionen zum Spielen: warum Magnus gewinnt, was Derek behalten kann, wie viele Runden es dauert, und jeder Beweis.`;

/** @param {string} title */
export const beginWith = (title) => `Hier beginnen: ${title}`;

/** @param {string[]} lessons */
export const after = (lessons) => `Nach ${lessons.join(" und ")}`;

/** @param {string} address */
export const aboutNote = (
  address,
) => `Auf der Seite <a href="${address}">Note</a> steht, was bewiesen, berechnet und beobachtet ist, mit den Beweisen, den Fehlern, die sich in den Arbeiten fanden,
und dem, was offen bleibt: zum Drucken und Zitieren.`;

/** @param {string} tag @param {string} address */
export const aboutNotes = (
  tag,
  address,
) => `Jeder Schritt hat eine Adresse und steht mit einem einzigen Tag auf Ihrer eigenen Seite oder Folie, samt Aufgabe: <code>${tag}</code>. Unter jedem
Schritt steht, was zu kopieren ist, und in der <a href="${address}">Referenz</a>, wie man eine Lektion schreibt.`;

/** @param {string} title @param {number} number */
export const pageTitle = (title, number) => `${title} – Lektion ${number}`;

/** @param {string} address @param {number} number */
export const place = (address, number) => `<a href="${address}">Lernen</a>, Lektion ${number}`;

export const LESSON = {
  steps: "Schritte",
  lessons: "Lektionen",
  before: "Zurück",
  next: "Weiter",
  beforeThis: "Was davor kommen sollte:",
  lecturer: "Für die Lehrperson",
  link: "Link zu diesem Schritt",
  hint: "Hinweis",
  hints: "Hinweise",
  solution: "Lösung",
  proof: "Beweis",
  source: "Quelle:",
};

/** @param {string} title */
export const tellsAnswer = (title) => `Das verrät die Antwort zu „${title}“. Lösen Sie das zuerst, oder öffnen Sie es.`;

export const SOLUTION = {
  none: "Es gibt keine.",
  call: (/** @type {number} */ magnitude) => `Nennen Sie ${magnitude}.`,
  calls: (/** @type {number[]} */ magnitudes) => `Die Weiten ${magnitudes.join(", ")}.`,
  positions: (/** @type {number[]} */ positions) =>
    positions.length === 0
      ? "Keine Position."
      : `${positions.length === 1 ? "Position" : "Positionen"} ${listed(positions)}.`,
  moves: (/** @type {string} */ moves) => `${moves} (Weiten, mit + für „im Uhrzeigersinn“).`,
  watch: (/** @type {string} */ address) =>
    `<a href="${address}">Auf der Seite „Spielen“ Schritt für Schritt ansehen</a>.`,
};

/** @param {number} n */
export const emptyTable = (n) => ({
  title: `Der Magnus–Derek-Tisch, n = ${formatNumber(n)}, leer`,
  description: `Die Positionen 0 bis ${formatNumber(n - 1)} im Kreis, im Uhrzeigersinn.`,
});

/** Titel stehen in der Sprache der Arbeit. @param {string} text */
const english = (text) => `<span lang="en">${text}</span>`;

/** @type {Record<string, string>} */
export const PAPERS = {
  N10: `Z. Nedev, ${english("“An O(n)-Round Strategy for the Magnus–Derek Game”, Algorithms")} 3 (2010).`,
  L08: `${english("“More on the Magnus–Derek Game”")}, Masterarbeit, ${english("National Chiao Tung University")}, 2008.`,
  F98: `A. S. Fraenkel, ${english("“Multivision: An Intractable Impartial Game With a Linear Winning Strategy”, American Mathematical Monthly")} 105 (1998).`,
  P12: `IBM Research, ${english("“Ponder This”")}, September 2012, mit der Lösung von C. Carroll.`,
  G10: `${english("“Number Game”")}, die Analyse einer Aufgabe aus ${english("Google Code Jam")} 2010.`,
};
