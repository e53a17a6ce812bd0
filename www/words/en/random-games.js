// @ts-check
/** What is said of random games. */

import { counted, formatNumber } from "./numbers.js";

/** @import { Expected, Times, Way } from "../../pages/announced/types" */

export const RANDOM = {
  nothingPlayed: "Cancelled before a game was played.",
  playing: "Playing.",
  runFirst: "No game has been played yet: press Run first.",
  roundsAxis: "rounds until all positions are visited",
  gamesAxis: "games",
  exactMean: "exact mean",
  mean: "mean of the games",
  bounds: "proved bounds",
};

/** How far a run is. @param {number} played @param {number} all */
export const gamesOf = (played, all) => `${formatNumber(played)} of ${counted(all, "game")}`;

/** @param {number} played @param {number} all */
export const cancelledAfter = (played, all) => `Cancelled after ${gamesOf(played, all)}.`;

/** @param {Times} times @param {Expected} expected */
export const finished = (times, expected) => `Finished. ${randomSentence(times, expected)}`;

/** @param {number} rounds */
export const eachBar = (rounds) => `Each bar holds the games of ${counted(rounds, "round")}.`;

/** @param {number} most @param {number} n */
export const tooLargeToShow = (most, n) =>
  `Single games are shown up to n = ${formatNumber(most)}, and these are on n = ${formatNumber(n)}.`;

/** @param {number} game */
export const gameOfSeed = (game) => `Game ${formatNumber(game)} of the seed.`;

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
  const { first, last, tallest } = histogram;
  const [from, to] = tallest;
  const most = from === to ? `${formatNumber(from)} rounds` : `${formatNumber(from)} to ${formatNumber(to)} rounds`;
  const exact = expected.exact === null ? "" : ` The exact mean is ${decimal(expected.exact)}.`;
  return `Histogram of the rounds of ${counted(times.games, "game")}, from ${formatNumber(first)} to ${formatNumber(last)}. Most of them took ${most}.${exact}`;
}

/** A step of a random game. @param {Way} way @param {number} n @param {number} step */
export function randomStep(way, n, step) {
  const round = way.rounds[step - 1];
  if (!round) {
    return `The token is on **0**. In each round both players draw, until all ${formatNumber(n)} positions are visited.`;
  }
  const { from, to, isNew, visited } = round;
  const fresh = isNew ? "a **new position**" : "visited before";
  return `Round ${formatNumber(step)}: from ${formatNumber(from)} to **${formatNumber(to)}**, ${fresh}. ${formatNumber(visited)} of ${formatNumber(n)} positions visited.`;
}
