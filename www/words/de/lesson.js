// @ts-check
/** Was ein Tisch zur Aufgabe einer Lektion sagt: wie man antwortet, wie weit man ist, was richtig oder falsch war und warum. */

import { mistakeKey } from "../facts.js";
import { layerName, shortened } from "../names.js";
import { className, directionName } from "./names.js";
import { positions as countPositions, rounds as countRounds, formatNumber, listed } from "./numbers.js";

export { notKeptText } from "./kept.js";
export { formatNumber };

/** @import { Data, Found, Kind, Step, Task, Verdict } from "../../table/lesson/types" */

/** @param {Found} found */
export function lessonName({ lesson: { number, title } }) {
  return `Lektion ${number}: ${title}`;
}

/** @param {number[]} positions */
export function markedText(positions) {
  return positions.length > 0 ? `Auf dem Tisch markiert: ${listed(positions)}.` : "";
}

/** The figure of a task about another game. @param {import("../../table/companion/figure.js").Companion} companion */
export function companionText(companion) {
  switch (companion.kind) {
    case "dominoes":
      return `Ein Kreis aus ${companion.spaces} Feldern. Der erste Dominostein liegt auf 1 und 2.`;
    case "pair":
      return `Ein Rechteck ${companion.a} mal ${companion.b}, mit den Quadraten, die man abschneiden kann, und einer Linie, bis zu der es golden wäre.`;
    case "piles":
      return companion.piles
        .map(({ pile, exponents }) => {
          const powers = exponents.flatMap((exponent, place) =>
            exponent > 0 ? [`${companion.primes[place]} hoch ${exponent}`] : [],
          );
          return `Der Haufen ${pile}: ${powers.join(" mal ") || "1"}.`;
        })
        .join(" ");
  }
}

/** @param {number[]} positions */
export function chosenText(positions) {
  if (positions.length === 0) return "Keine Position ist gewählt.";
  return `Gewählt: ${listed(positions)}.`;
}

/** @param {number} count @param {number[]} sizes @param {number} n @returns {import("../../table/types").Words} */
export function supposedText(count, sizes, n) {
  if (sizes.length === 0) return { title: `${formatNumber(count)} gesetzt`, lines: [`auf ${countPositions(n)}`] };
  if (sizes.length === 1) return { title: "M(A) = A", lines: [`${countPositions(count)}, abgeschlossen`] };
  const names = sizes.slice(0, 3).map((_, layer) => layerName(layer));
  return { title: sizes.map(formatNumber).join(" → "), lines: [`${names.join(", ")}${sizes.length > 3 ? ", …" : ""}`] };
}

/** @param {number} position @param {number} depth @param {number} never @returns {import("../../table/types").Words} */
export function supposedAbout(position, depth, never) {
  const lines = [
    depth === never ? "nicht gesetzt" : depth === 0 ? "gesetzt" : `ein Mittelpunkt, in ${layerName(depth)}`,
  ];
  return { title: `Position ${formatNumber(position)}`, lines };
}

export const TASK = {
  task: "Ihre Aufgabe",
  before: "✓ schon gelöst",
  takeBack: "Zurücknehmen",
  showLine: "Zeigen, wie es schiefgeht",
  again: "Noch einmal",
  next: "Nächster Schritt",
  back: "Eine Runde zurück",
  on: "Nächste Runde",
  leave: "Zurück zu meiner Partie",
  hideSolution: "Lösung verbergen",
  none: "Es gibt keine",
  call: "Nennen",
  check: "Prüfen",
  positions: "Positionen",
  howToChoose:
    "Wählen Sie Positionen auf dem Tisch oder hier. Die Pfeiltasten gehen von einer zur nächsten, die Leertaste wählt.",
  howToList: "In der Reihenfolge, in der sie genannt werden, durch Kommas getrennt.",
};

/** @param {string} title */
export const taskName = (title) => `Ihre Aufgabe: ${title}`;

/** @param {number} position @param {boolean} chosen */
export const chosenOrNot = (position, chosen) => `${position} ${chosen ? "gewählt" : "nicht gewählt"}.`;

/** @param {string} text */
export function notWhole(text) {
  if (!text) return "Tippen Sie eine ganze Zahl ein.";
  const shown = shortened(text);
  return /^\d+$/.test(text) ? `„${shown}“ hat mehr als 9 Ziffern.` : `„${shown}“ ist keine ganze Zahl ab 0.`;
}

/** @param {string} [wrong] */
export function notMagnitudes(wrong) {
  return wrong === undefined
    ? "Tippen Sie die Weiten mit Kommas dazwischen ein, in der Reihenfolge, in der sie genannt werden."
    : `„${shortened(wrong)}“ ist keine Weite: Tippen Sie ganze Zahlen mit Kommas dazwischen ein.`;
}

export const FIELDS = { magnitude: "Weite ℓ", magnitudes: "Weiten", number: "Ihre Antwort" };

/** @param {Task | undefined} task @param {Verdict | null} verdict */
export function progressText(task, verdict) {
  const { progress, failed, done } = verdict ?? {};
  if (!progress || failed || done || !task) return "";
  const { have, want } = progress;
  const count = `${formatNumber(have)} von ${formatNumber(want)}`;
  return COUNTED[task.kind]?.(count) ?? "";
}

/** @type {Partial<Record<Kind, (count: string) => string>>} */
const COUNTED = {
  answers: (count) => `${count} Ansagen beantwortet.`,
  reach: (count) => `${count} Positionen besucht.`,
  finish: (count) => `${count} Positionen besucht.`,
  hold: (count) => `Runde ${count}.`,
  number: (count) => `Spielen Sie zuerst: ${count} Runden sind gespielt.`,
};

/** @param {string} text @param {Data} data */
export function filled(text, data) {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name) => {
    const value = /** @type {Record<string, unknown>} */ (data)[name];
    return value === undefined || value === null ? whole : valueText(value);
  });
}

/** @param {unknown} value @returns {string} */
function valueText(value) {
  if (value === "+" || value === "-") return directionName(value);
  if (typeof value === "number") return formatNumber(value);
  if (Array.isArray(value)) return listed(value);
  if (isClass(value)) return className(value);
  return String(value);
}

/** @param {unknown} value @returns {value is import("../../table/types").Coset} */
function isClass(value) {
  return typeof value === "object" && value !== null && "gamma" in value && "q" in value;
}

/** @param {Step} step @param {Verdict} verdict */
export function verdictText(step, verdict) {
  const { done, failed, why, data } = verdict;
  if (done) return "Das ist richtig.";
  if (why === null) return failed ? OUT_OF_REACH : "";
  const own = mistakeKey(step, verdict);
  return own === undefined ? mistake(step.task, why, data) : filled(step.wrong?.[own] ?? "", data);
}

/** @param {Task | undefined} task @param {string} why @param {Data} data */
function mistake(task, why, data) {
  const words = MISTAKES[why];
  return words && task ? words(data, task) : OUT_OF_REACH;
}

const OUT_OF_REACH = "Das Ziel ist jetzt nicht mehr zu erreichen.";

/** @type {Record<string, (data: Data, task: Task) => string>} */
const MISTAKES = {
  entered: ({ position, magnitude, direction }) =>
    `Magnus nannte ${number(magnitude)}, und ${directionName(direction ?? "+")} ging es zu ${number(position)}, wohin der Spielstein nicht sollte.`,
  more: ({ position, count, of }) =>
    `${number(position)} war neu: Jetzt sind ${number(count)} Positionen besucht, mehr als ${number(of)}.`,
  trapped: () => "Was Derek jetzt auch antwortet, das Ziel geht innerhalb der übrigen Ansagen verloren.",
  misses: ({ position, magnitude, pair }, { either }) =>
    either === undefined
      ? `Nach ${number(magnitude)} kann Derek den Spielstein zu ${number(position)} schicken; dorthin wollen Sie nicht.`
      : `Die Landungen von ${number(magnitude)} sind ${listed(pair ?? [])}, und Sie wollen zu keiner davon.`,
  exists: () => "Es gibt eine. Sehen Sie noch einmal hin.",
  extra: ({ position, depth }) =>
    depth === undefined
      ? `${number(position)} gehört nicht dazu: Es liegt in keiner der Schichten.`
      : `${number(position)} gehört nicht dazu: Es kommt erst in ${layerName(depth)}.`,
  earlier: ({ position, depth }) => `${number(position)} liegt schon in ${layerName(depth ?? 0)}.`,
  missing: ({ count, of }) => `Bisher ist nichts falsch: ${number(count)} von ${countPositions(of ?? 0)} gefunden.`,
  few: ({ count, of }, { k }) =>
    k === undefined
      ? "Wählen Sie mindestens eine Position."
      : count === 1
        ? `Wählen Sie ${countPositions(of ?? 0)}: Es ist erst eine.`
        : `Wählen Sie ${countPositions(of ?? 0)}: Es sind erst ${number(count)}.`,
  many: ({ count, of }) => `Wählen Sie ${countPositions(of ?? 0)}, nicht ${number(count)}.`,
  size: ({ count, of }, { layer = 1 }) =>
    `${layerName(layer)} hat dann ${countPositions(count ?? 0)}, nicht ${number(of)}.`,
  grows: ({ position, pair: [one, other] = [0, 0] }) =>
    one === other
      ? `Das ist nicht abgeschlossen: ${number(position)} liegt ${number(one)} gegenüber und ist nicht gewählt.`
      : `Das ist nicht abgeschlossen: ${number(position)} ist der Mittelpunkt von ${listed([one, other])} und ist nicht gewählt.`,
  class: ({ class: coset }) => `Das ist abgeschlossen, aber es ist die Klasse ${coset ? className(coset) : ""}.`,
  ended: ({ count, class: coset }) =>
    `Die Partie ist zu Ende, und besucht sind ${countPositions(count ?? 0)}${coset ? `; ${className(coset)} wurde nie betreten` : ""}.`,
  passed: ({ position, count, of }) =>
    `${number(position)} war eine zu viel: ${number(count)} Positionen sind besucht, mehr als ${number(of)}.`,
  slow: ({ count, of }) =>
    `Nicht mehr zu erreichen: Selbst wenn jede übrige Runde eine neue Position besucht, sind es nur ${number(count)} von ${number(of)}.`,
  lost: ({ position, class: coset }) =>
    coset
      ? `Nicht mehr zu erreichen: ${position === undefined ? "Eine Position" : number(position)} aus ${className(coset)} ist besucht.`
      : "Nicht mehr zu erreichen: Von hier führen keine Züge mehr zum Ziel.",
  evaded: ({ count, of }) =>
    `Derek kann so antworten, dass nur ${number(count)} von ${countPositions(of ?? 0)} besucht werden.`,
  long: ({ count, of }) => `${number(count)} Weiten sind mehr als ${number(of)}.`,
  low: () => "Zu klein.",
  high: () => "Zu groß.",
  other: () => "Nein. Überlegen Sie noch einmal, oder lassen Sie sich einen Hinweis geben.",
};

/** @param {number | undefined} value */
function number(value) {
  return formatNumber(value ?? 0);
}

/** @param {Step} step */
export function solutionText({ task, solution = {} }) {
  const { none, positions, magnitude, magnitudes, number, option } = solution;
  if (none) return "Die Antwort: Es gibt keine.";
  if (positions) return `Eine richtige Antwort: ${listed(positions)}.`;
  if (magnitude !== undefined) return `Eine richtige Antwort: ℓ = ${formatNumber(magnitude)}.`;
  if (magnitudes) return `Eine richtige Antwort: ${magnitudes.join(", ")}.`;
  if (number !== undefined) return `Die Antwort: ${formatNumber(number)}.`;
  if (option !== undefined) return `Die Antwort: ${task?.options?.[option]?.label ?? ""}`;
  return "";
}

/** @param {"solution" | "line"} what @param {number} at @param {number} last */
export function watchedText(what, at, last) {
  const name = what === "solution" ? "Die Lösung" : "So geht es schief";
  if (last === 0) return `${name}.`;
  return at >= last
    ? `${name}: ${countRounds(last)}, bis zum Ende.`
    : `${name}: Runde ${formatNumber(at)} von ${formatNumber(last)}.`;
}

/** @param {number} given @param {number} left @param {boolean} solution */
export function hintButton(given, left, solution) {
  if (left > 0) return given === 0 ? "Hinweis" : "Noch ein Hinweis";
  return solution ? "Die Lösung zeigen" : "Keine weiteren Hinweise";
}

/** @param {number[]} heights @param {number[]} filled @param {number} n */
export function bricksText(heights, filled, n) {
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, number) => all + number, 0);
  const [allowed, played] = [sum(heights), sum(filled)];
  const spared = filled
    .slice(0, -1)
    .reduce((all, rounds, place) => all + Math.max(0, Number(heights[place]) - rounds), 0);
  const whole = `${formatNumber(played)} von höchstens ${countRounds(allowed)}: ein Stein für jede, eine Säule für jede neue Position.`;
  const empty =
    spared === 0 ? "" : spared === 1 ? " 1 Stein blieb leer." : ` ${formatNumber(spared)} Steine blieben leer.`;
  const here = heights[filled.length - 1];
  const left = n - filled.length;
  const now =
    here === undefined || left < 2
      ? ""
      : ` Solange ${formatNumber(left)} unbesucht sind, kommt die nächste neue Position binnen ${countRounds(here)}.`;
  return whole + empty + now;
}
