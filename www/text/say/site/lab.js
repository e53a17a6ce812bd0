// @ts-check
/** Sentences of the Lab: tournaments, perfect play, the last positions. */

import lab from "../../en/site/lab.js";
import { english } from "../../english.js";
import { decimal } from "../decimals.js";
import { rangeText } from "../refusals.js";

/** @import { Speaker } from "../../types" */

/** A point of a line: rounds − n at n. @typedef {{n: number, above: number}} LinePoint */

english.learn(lab);

/**
 * A tournament's plot in a sentence.
 * @param {Speaker} words
 * @param {number} lines
 * @param {string} highest the name of the highest line
 * @param {LinePoint} end its end
 */
export function resultsSummary(words, lines, highest, { n, above }) {
  const values = { highest, n, count: Math.abs(above) };
  return `${words.plain("labPlotOf", { count: lines })} ${words.plain(above < 0 ? "labHighestFewer" : "labHighestMore", values)}`;
}

/**
 * The refusal of a typed text that is not a number.
 * @param {Speaker} words
 * @param {number} most
 * @param {string} typed
 */
export const badUpTo = (words, most, typed) =>
  words.plain("labBadUpTo", { range: rangeText(words, { least: 2, most, value: typed || words.say("labEmpty") }) });

/** The same for the number of seeds. @param {Speaker} words @param {number} most @param {string} typed */
export const badSeeds = (words, most, typed) =>
  words.plain("labBadSeeds", { range: rangeText(words, { most, value: words.say("quoted", { text: typed }) }) });

/**
 * The cost of R(n) in the file: the time and memory that it took.
 * @param {Speaker} words
 * @param {number} milliseconds
 * @param {number | null} mebibytes
 */
export function foundBefore(words, milliseconds, mebibytes) {
  const exact =
    milliseconds < 100_000
      ? decimal(words, Math.round(milliseconds / 100) / 10)
      : words.number(Math.round(milliseconds / 1000));
  const seconds = milliseconds < 100 ? `< ${decimal(words, 0.1)}` : exact;
  if (mebibytes === null) return words.plain("labFoundBefore", { seconds });
  if (mebibytes < 1024) return words.plain("labFoundBeforeWith", { seconds, mebibytes });
  const gibibytes = decimal(words, Math.round((10 * mebibytes) / 1024) / 10);
  return words.plain("labFoundBeforeWithMuch", { seconds, gibibytes });
}

/**
 * The plot of the growth, by the last points of its lines.
 * @param {Speaker} words
 * @param {LinePoint | undefined} value
 * @param {LinePoint | undefined} least
 * @param {LinePoint | undefined} most
 */
export const growthSummary = (words, value, least, most) =>
  words.plain("labGrowthPlot", {
    above: value?.above ?? "",
    p: value?.n ?? "",
    least: least?.above ?? "",
    most: most?.above ?? "",
  });

/**
 * Conclusions that the data allow, and those that they do not.
 * @param {Speaker} words
 * @param {{last: number, values: string[], curves: {name: string, off: number, beyond: number}[], far: number}}
 *   data `values` like "8 (37)"; each curve with its largest error, and its value at `far`
 */
export const growthText = (words, { last, values, curves, far }) =>
  words.plain("labGrowth", {
    last,
    values: values.join(", "),
    nearness: words.list(
      curves.map(({ name, off }) => words.plain("labNearness", { curve: name, off: decimal(words, off, 1) })),
    ),
    many: values.length,
    beyond: words.list(curves.map(({ beyond }) => beyond)),
    far,
  });

/**
 * The mean, with minimum and maximum.
 * @param {Speaker} words
 * @param {number} mean
 * @param {number} least
 * @param {number} most
 */
export function wasteRange(words, mean, least, most) {
  const range = least === most ? words.number(least) : `${words.number(least)}–${words.number(most)}`;
  return `${decimal(words, mean)} (${range})`;
}

/**
 * The growth of the means from one doubling of p to the next.
 * @param {Speaker} words
 * @param {number} primes
 * @param {number[]} growth
 * @param {number[]} left
 */
export const wasteGrowth = (words, primes, growth, left) =>
  words.plain("labWasteGrowth", {
    count: primes,
    growth: words.list(growth.map((value) => decimal(words, value))),
    left: words.list(left),
  });
