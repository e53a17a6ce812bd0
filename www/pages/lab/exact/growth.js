// @ts-check
/** How R(n) − n grows on prime tables: what is proved, and curves that the data cannot tell apart. */

import { words } from "../words.js";

/** @import { Row } from "./data.js" */
/** @import { Series } from "../series.js" */

/** What R(p) − p may grow like. @type {{name: string, of: (p: number) => number}[]} */
const CANDIDATES = [
  { name: "√p", of: (p) => Math.sqrt(p) },
  { name: "log² p", of: (p) => Math.log2(p) ** 2 },
  { name: "p", of: (p) => p },
];
/** So far the curves are drawn on beyond the data, in multiples of the last prime: there they part. */
const BEYOND = 3;

/**
 * A curve a + b·f(p) through the values, as near as can be: least squares.
 * @typedef {{name: string, at: (p: number) => number, off: number}} Fit `off` is how far the farthest value is from it
 */

/** The primes among the rows from 5 on. @param {Row[]} rows */
function onPrimes(rows) {
  return rows.filter(({ n, prime }) => n >= 5 && prime);
}

/** @param {{n: number, above: number}[]} points two or more @returns {Fit[]} */
export function fits(points) {
  return CANDIDATES.map(({ name, of }) => {
    const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [xs, ys] = [points.map(({ n }) => of(n)), points.map(({ above }) => above)];
    const [x, y] = [mean(xs), mean(ys)];
    const b = mean(xs.map((value, i) => (value - x) * ((ys[i] ?? 0) - y))) / mean(xs.map((value) => (value - x) ** 2));
    const at = (/** @type {number} */ p) => y + b * (of(p) - x);
    return { name, at, off: Math.max(...points.map(({ n, above }) => Math.abs(above - at(n)))) };
  });
}

/** The lines of the plot: what is proved, the values, and the candidates beyond them. @param {Row[]} rows @returns {Series[]} */
export function growthLines(rows) {
  const primes = onPrimes(rows);
  const last = primes.at(-1)?.n ?? 0;
  const values = primes.map(({ n, rounds }) => ({ n, above: rounds - n }));
  const all = Array.from({ length: Math.max(0, BEYOND * last - 4) }, (_, index) => index + 5);
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
    ...fits(values).map(({ name, at }, index) => {
      const points = all.map((n) => ({ n, above: at(n) }));
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
    line(words.exactLine, 0, values),
  ];
}

/** What the data can tell and what they cannot, in some sentences. @param {Row[]} rows */
export function growthText(rows) {
  const primes = onPrimes(rows);
  const last = primes.at(-1);
  if (!last || primes.length < 3) return "";
  const far = BEYOND * last.n;
  const curves = fits(primes.map(({ n, rounds }) => ({ n, above: rounds - n })));
  return words.growthText({
    last: last.n,
    values: primes.map(({ n, rounds }) => `${signed(rounds - n)} (${n})`),
    curves: curves.map(({ name, at, off }) => ({ name, off, beyond: Math.round(at(far)) })),
    far,
  });
}

/** With a true minus sign. @param {number} value */
export function signed(value) {
  return value < 0 ? `−${-value}` : String(value);
}
