// @ts-check
/** What is said of random games. */

import { counted, formatNumber } from "../../words/en/numbers.js";

/** @import { Expected, Times } from "./types" */

/** A number of rounds with one or two decimals. @param {number} value */
export function decimal(value) {
  const [whole = "", part = ""] = value.toFixed(value < 1000 ? 2 : 1).split(".");
  return `${formatNumber(Number(whole))}.${part}`;
}

/** The mean with its confidence interval. @param {Times} times */
function meanOf({ mean, margin }) {
  if (mean === null) return "";
  return margin === null ? decimal(mean) : `${decimal(mean)} ± ${decimal(margin)}`;
}

/** @param {Times} times @param {Expected} expected */
export function randomSentence(times, expected) {
  const games = `${counted(times.games, "game")} took **${meanOf(times)}** rounds on average.`;
  if (expected.exact === null)
    return `${games} The mean lies between **${decimal(expected.lower)}** and **${decimal(expected.upper)}**.`;
  return `${games} The exact mean is **${decimal(expected.exact)}**.`;
}

/** The numbers as rows. @param {Times} times @param {Expected} expected @returns {[string, string][]} */
export function randomNumbers(times, { n, exact, lower, upper, largestEven }) {
  /** @type {[string, string][]} */
  const rows = [["Mean of the games", decimal(times.mean ?? 0)]];
  if (times.margin !== null && times.mean !== null) {
    const [from, to] = [times.mean - times.margin, times.mean + times.margin];
    rows.push(["95 % confidence interval", `${decimal(from)} to ${decimal(to)}`]);
  }
  if (n % 2 === 1) return [...rows, ["Exact mean, (n − 1)·H of n − 1", decimal(exact ?? 0)]];
  const value = exact === null ? `computed up to n = ${formatNumber(largestEven)}` : decimal(exact);
  return [
    ...rows,
    ["Exact mean, by the chain on pairs", value],
    ["Lower bound, n·Hₙ − n", decimal(lower)],
    ["Upper bound, n·Hₙ − 1", decimal(upper)],
  ];
}

/** The histogram in a sentence, for those who do not see it. @param {Times | null} times @param {Expected | null} expected */
export function randomSummary(times, expected) {
  const histogram = times?.histogram;
  if (!histogram || !expected) return "Histogram of the rounds: no game has been played yet.";
  const end = histogram.first + histogram.width * histogram.bars.length - 1;
  const tallest = histogram.bars.indexOf(Math.max(...histogram.bars));
  const from = histogram.first + tallest * histogram.width;
  const most =
    histogram.width === 1
      ? `${formatNumber(from)} rounds`
      : `${formatNumber(from)} to ${formatNumber(from + histogram.width - 1)} rounds`;
  const exact = expected.exact === null ? "" : ` The exact mean is ${decimal(expected.exact)}.`;
  return `Histogram of the rounds of ${counted(times.games, "game")}, from ${formatNumber(histogram.first)} to ${formatNumber(end)}. Most of them took ${most}.${exact}`;
}

/** A step of a random game. @param {ArrayLike<number>} path @param {number} n @param {number} step */
export function randomStep(path, n, step) {
  if (step === 0) {
    return `The token is on **0**. In each round both players draw, until all ${formatNumber(n)} positions are visited.`;
  }
  const seen = new Set();
  for (let i = 0; i < step; i++) seen.add(path[i]);
  const to = path[step] ?? 0;
  const fresh = seen.has(to) ? "visited before" : "a **new position**";
  seen.add(to);
  return `Round ${formatNumber(step)}: from ${formatNumber(path[step - 1] ?? 0)} to **${formatNumber(to)}**, ${fresh}. ${formatNumber(seen.size)} of ${formatNumber(n)} positions visited.`;
}
