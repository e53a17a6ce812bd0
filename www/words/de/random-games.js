// @ts-check
/** Was über zufällige Partien gesagt wird. */

import { counted, rounds as countRounds, formatNumber } from "./numbers.js";

/** @import { Expected, Times, Way } from "../../pages/announced/types" */

export const RANDOM = {
  nothingPlayed: "Abgebrochen, bevor eine Partie gespielt war.",
  playing: "Es wird gespielt.",
  runFirst: "Noch ist keine Partie gespielt: Drücken Sie zuerst „Starten“.",
  roundsAxis: "Runden, bis alle Positionen besucht sind",
  gamesAxis: "Partien",
  exactMean: "exakter Mittelwert",
  mean: "Mittelwert der Partien",
  bounds: "bewiesene Schranken",
};

/** @param {number} count */
const games = (count) => counted(count, "Partie", "Partien");

/** @param {number} played @param {number} all */
export const gamesOf = (played, all) => `${formatNumber(played)} von ${games(all)}`;

/** @param {number} played @param {number} all */
export const cancelledAfter = (played, all) => `Abgebrochen nach ${gamesOf(played, all)}.`;

/** @param {Times} times @param {Expected} expected */
export const finished = (times, expected) => `Fertig. ${randomSentence(times, expected)}`;

/** @param {number} rounds */
export const eachBar = (rounds) =>
  rounds === 1
    ? "Jeder Balken steht für die Partien mit derselben Zahl von Runden."
    : `Jeder Balken fasst ${formatNumber(rounds)} aufeinanderfolgende Rundenzahlen zusammen.`;

/** @param {number} most @param {number} n */
export const tooLargeToShow = (most, n) =>
  `Einzelne Partien werden bis n = ${formatNumber(most)} gezeigt, und bei diesen ist n = ${formatNumber(n)}.`;

/** @param {number} game */
export const gameOfSeed = (game) => `Partie ${formatNumber(game)} zu diesem Startwert.`;

/** Eine Zahl von Runden mit einer oder zwei Stellen hinter dem Komma. @param {number} value */
export function decimal(value) {
  const [whole = "", part = ""] = value.toFixed(value < 1000 ? 2 : 1).split(".");
  return `${formatNumber(Number(whole))},${part}`;
}

/** @param {Times} times */
function meanOf({ mean, margin }) {
  if (mean === null) return "";
  return margin === null ? decimal(mean) : `${decimal(mean)} ± ${decimal(margin)}`;
}

/** @param {Times} times @param {Expected} expected */
export function randomSentence(times, expected) {
  const took = `${games(times.games)} ${times.games === 1 ? "dauerte" : "dauerten im Mittel"} **${meanOf(times)}** Runden.`;
  if (expected.exact === null)
    return `${took} Der Mittelwert liegt zwischen **${decimal(expected.lower)}** und **${decimal(expected.upper)}**.`;
  return `${took} Der exakte Mittelwert ist **${decimal(expected.exact)}**.`;
}

/** @param {Times} times @param {Expected} expected @returns {[string, string][]} */
export function randomNumbers(times, { n, exact, lower, upper, largestEven }) {
  /** @type {[string, string][]} */
  const rows = [["Mittelwert der Partien", decimal(times.mean ?? 0)]];
  if (times.margin !== null && times.mean !== null) {
    const [from, to] = [times.mean - times.margin, times.mean + times.margin];
    rows.push(["95-%-Konfidenzintervall", `${decimal(from)} bis ${decimal(to)}`]);
  }
  if (n % 2 === 1) return [...rows, ["Exakter Mittelwert, (n − 1)·H von n − 1", decimal(exact ?? 0)]];
  const value = exact === null ? `bis n = ${formatNumber(largestEven)} berechnet` : decimal(exact);
  return [
    ...rows,
    ["Exakter Mittelwert, aus der Kette auf Paaren", value],
    ["Untere Schranke, n·Hₙ − n", decimal(lower)],
    ["Obere Schranke, n·Hₙ − 1", decimal(upper)],
  ];
}

/** @param {Times | null} times @param {Expected | null} expected */
export function randomSummary(times, expected) {
  const histogram = times?.histogram;
  if (!histogram || !expected) return "Histogramm der Runden: Noch ist keine Partie gespielt.";
  const { first, last, tallest } = histogram;
  const [from, to] = tallest;
  const most = from === to ? countRounds(from) : `${formatNumber(from)} bis ${countRounds(to)}`;
  const exact = expected.exact === null ? "" : ` Der exakte Mittelwert ist ${decimal(expected.exact)}.`;
  return `Histogramm der Runden von ${games(times.games)}, von ${formatNumber(first)} bis ${formatNumber(last)}. Am häufigsten waren ${most}.${exact}`;
}

/** @param {Way} way @param {number} n @param {number} step */
export function randomStep(way, n, step) {
  const round = way.rounds[step - 1];
  if (!round) {
    return `Der Spielstein steht auf **0**. In jeder Runde losen beide Spieler, bis alle ${formatNumber(n)} Positionen besucht sind.`;
  }
  const { from, to, isNew, visited } = round;
  const fresh = isNew ? "eine **neue Position**" : "schon vorher besucht";
  return `Runde ${formatNumber(step)}: von ${formatNumber(from)} nach **${formatNumber(to)}**, ${fresh}. ${formatNumber(visited)} von ${formatNumber(n)} Positionen sind besucht.`;
}
