// @ts-check
/** The growth of R(n) − n on prime tables: proved bounds, and curves that the data cannot distinguish. */

import { decimal } from "../../../text/say/decimals.js";
import { growthText } from "../../../text/say/site/lab.js";
import { withoutFormulas } from "../formulas.js";
import { words } from "../speaker.js";

/** @import { Growth } from "../../../core/lab/core-types" */
/** @import { Row } from "./data.js" */
/** @import { Series } from "../series.js" */

/** The primes in the range to which the curves are fitted. @param {Row[]} rows @param {Growth} growth */
const primesOf = (rows, { from }) => rows.filter(({ n, prime }) => n >= from && prime);

/**
 * The lines of the plot: proved bounds, values, and the curves beyond them.
 * @param {Row[]} rows
 * @param {Growth} growth
 * @returns {Series[]}
 */
export function growthLines(rows, growth) {
  const primes = primesOf(rows, growth);
  /**
   * @param {string} name
   * @param {number} look
   * @param {{n: number, above: number}[]} points
   * @param {(above: number) => string} [written] formats numbers that are not whole
   */
  const line = (name, look, points, written) => ({
    name: withoutFormulas(name),
    legend: name,
    colour: look,
    shape: look,
    points: points.map(({ n, above }) => ({
      n,
      above,
      title: `p = ${n}: ${written?.(above) ?? words.number(above)}, ${withoutFormulas(name)}`,
    })),
  });
  const rounded = (/** @type {number} */ above) => decimal(words, above, 1);
  return [
    ...growth.curves.map(({ name, above }, index) => {
      const points = above.map((value, place) => ({ n: growth.from + place, above: value }));
      return { ...line(words.plain("labFitted", { curve: name }), index + 2, points, rounded), curve: true };
    }),
    line(
      words.plain("labProvedAtMost"),
      5,
      primes.map(({ n, enough }) => ({ n, above: enough - n })),
    ),
    line(
      words.plain("labProvedAtLeast"),
      1,
      primes.map(({ n, needed }) => ({ n, above: needed - n })),
    ),
    line(
      words.plain("labExactLine"),
      0,
      primes.map(({ n, rounds }) => ({ n, above: rounds - n })),
    ),
  ];
}

/**
 * Sentences about the conclusions that the data allow, and those that they do not.
 * @param {Row[]} rows
 * @param {Growth} growth
 */
export function growthOf(rows, growth) {
  const primes = primesOf(rows, growth);
  return growthText(words, {
    last: primes.at(-1)?.n ?? 0,
    values: primes.map(({ n, rounds }) => `${words.number(rounds - n)} (${words.number(n)})`),
    curves: growth.curves.map(({ name, off, above }) => ({ name, off, beyond: Math.round(above.at(-1) ?? 0) })),
    far: growth.to,
  });
}
