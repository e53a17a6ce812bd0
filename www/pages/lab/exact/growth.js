// @ts-check
/** How R(n) − n grows on prime tables: what is proved, and curves that the data cannot tell apart. */

import { words } from "../words.js";

/** @import { Growth } from "../core-types" */
/** @import { Row } from "./data.js" */
/** @import { Series } from "../series.js" */

/** The primes among the rows whose values the curves are fitted to. @param {Row[]} rows @param {Growth} growth */
const primesOf = (rows, { from }) => rows.filter(({ n, prime }) => n >= from && prime);

/** The lines of the plot: what is proved, the values, and the curves beyond them. @param {Row[]} rows @param {Growth} growth @returns {Series[]} */
export function growthLines(rows, growth) {
  const primes = primesOf(rows, growth);
  /** @param {string} name @param {number} look @param {{n: number, above: number}[]} points @param {(above: number) => string} [written] for numbers that are not whole */
  const line = (name, look, points, written) => ({
    name,
    colour: look,
    shape: look,
    points: points.map(({ n, above }) => ({
      n,
      above,
      title: `p = ${n}: ${written?.(above) ?? words.formatNumber(above)}, ${name}`,
    })),
  });
  const rounded = (/** @type {number} */ above) => words.decimals(above, 1);
  return [
    ...growth.curves.map(({ name, above }, index) => {
      const points = above.map((value, place) => ({ n: growth.from + place, above: value }));
      return { ...line(words.fitted(name), index + 2, points, rounded), curve: true };
    }),
    line(
      words.provedAtMost,
      5,
      primes.map(({ n, enough }) => ({ n, above: enough - n })),
    ),
    line(
      words.provedAtLeast,
      1,
      primes.map(({ n, needed }) => ({ n, above: needed - n })),
    ),
    line(
      words.exactLine,
      0,
      primes.map(({ n, rounds }) => ({ n, above: rounds - n })),
    ),
  ];
}

/** What the data can tell and what they cannot, in some sentences. @param {Row[]} rows @param {Growth} growth */
export function growthText(rows, growth) {
  const primes = primesOf(rows, growth);
  return words.growthText({
    last: primes.at(-1)?.n ?? 0,
    values: primes.map(({ n, rounds }) => `${signed(rounds - n)} (${n})`),
    curves: growth.curves.map(({ name, off, above }) => ({ name, off, beyond: Math.round(above.at(-1) ?? 0) })),
    far: growth.to,
  });
}

/** With a true minus sign. @param {number} value */
export function signed(value) {
  return value < 0 ? `−${-value}` : String(value);
}
