// @ts-check
/** Sentences about random games. */

import random from "../../en/site/random-games.js";
import { english } from "../../english.js";
import { decimal } from "../decimals.js";

/** @import { Expected, Times, Way } from "../../../core/announced/core-types" */
/** @import { Speaker } from "../../types" */

english.learn(random);

/** A number of rounds with one or two decimals. @param {Speaker} words @param {number} value */
export const roundsText = (words, value) => decimal(words, value, value < 1000 ? 2 : 1);

/** The mean with its confidence interval. @param {Speaker} words @param {Times} times */
function meanOf(words, { mean, margin }) {
  if (mean === null) return "";
  const value = roundsText(words, mean);
  return margin === null ? value : `${value} ± ${roundsText(words, margin)}`;
}

/** @param {Speaker} words @param {Times} times @param {Expected} expected */
export function randomSentence(words, times, { exact, lower, upper }) {
  const took = words.say("randomTook", { count: times.games, mean: meanOf(words, times) });
  const mean =
    exact === null
      ? words.say("randomMeanBetween", { lower: roundsText(words, lower), upper: roundsText(words, upper) })
      : words.say("randomMean", { mean: roundsText(words, exact) });
  return `${took} ${mean}`;
}

/** The announcement for screen readers. @param {Speaker} words @param {Times} times @param {Expected} expected */
export const randomFinished = (words, times, expected) =>
  words.plain("randomFinished", { told: randomSentence(words, times, expected) });

/**
 * The results in rows.
 * @param {Speaker} words
 * @param {Times} times
 * @param {Expected} expected
 * @returns {[string, string][]}
 */
export function randomNumbers(words, { mean, margin }, { exact, lower, upper, largestEven }) {
  const shown = (/** @type {number} */ value) => roundsText(words, value);
  /** @type {[string, string][]} */
  const rows = [[words.plain("rowMean"), shown(mean ?? 0)]];
  if (margin !== null && mean !== null) {
    const interval = { from: shown(mean - margin), to: shown(mean + margin) };
    rows.push([words.plain("rowConfidence"), words.plain("rowFromTo", interval)]);
  }
  if (largestEven === null) return [...rows, [words.plain("rowExactOdd"), shown(exact ?? 0)]];
  return [
    ...rows,
    [words.plain("rowExactEven"), exact === null ? words.plain("rowExactUpTo", { n: largestEven }) : shown(exact)],
    [words.plain("rowLower"), shown(lower)],
    [words.plain("rowUpper"), shown(upper)],
  ];
}

/**
 * The histogram in sentences, for screen readers.
 * @param {Speaker} words
 * @param {Times | null} times
 * @param {Expected | null} expected
 */
export function randomSummary(words, times, expected) {
  const histogram = times?.histogram;
  if (!histogram || !expected) return words.plain("histogramEmpty");
  const { first, last, tallest } = histogram;
  const [from, to] = tallest;
  const of = words.plain("histogramOf", { count: times.games, first, last });
  const most =
    from === to
      ? words.plain("histogramMost", { count: to })
      : words.plain("histogramMostBetween", { from, count: to });
  if (expected.exact === null) return `${of} ${most}`;
  return `${of} ${most} ${words.plain("randomMean", { mean: roundsText(words, expected.exact) })}`;
}

/** A step of a random game. @param {Speaker} words @param {Way} way @param {number} n @param {number} step */
export function randomStep(words, way, n, step) {
  const round = way.rounds[step - 1];
  if (!round) return words.say("randomStart", { n });
  const { from, to, isNew, visited } = round;
  return words.say(isNew ? "randomStepNew" : "randomStepOld", { round: step, from, to, visited, n });
}
