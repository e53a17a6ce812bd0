/**
 * The charts of the note as data, from the tables that the Lab shows: axes, points and what they are called in a
 * language. chart-svg.mjs draws them for the page and chart-tex.mjs for TeX.
 */

import { KNOWN } from "../../pages/lab/exact/known.js";
import { KNOWN as LEAST } from "../../pages/lab/waste/known.js";
import { speakerIn } from "../../text/languages.js";
import { decimal } from "../../text/say/decimals.js";

/** @import { Speaker } from "../../text/types" */

/** An axis from one value to another, with marks. @typedef {{name: string, from: number, to: number, marks: [at: number, label: string][]}} Axis */
/** A point, and the range that it is the mean of. @typedef {{x: number, y: number, least?: number, most?: number, title: string}} Point */
/** Points with one mark; `joined` by a line. @typedef {{name: string, joined: boolean, points: Point[]}} Series */
/** A line without marks. @typedef {{name: string, points: {x: number, y: number}[]}} Bound */
/** @typedef {{title: string, across: Axis, up: Axis, series: Series[], bound?: Bound}} Chart */

/** @type {Record<string, (words: Speaker) => Chart>} */
const CHARTS = { waste: wasteChart, left: leftChart };

/** The names of the charts. */
export const CHART_NAMES = Object.keys(CHARTS);

/** A chart in the words of a language. @param {string} name @param {string} [language] @returns {Promise<Chart>} */
export async function chartOf(name, language = "en") {
  const make = CHARTS[name];
  if (!make) throw new Error(`The note has no chart called ${name}.`);
  const words = await speakerIn(language);
  words.learn(
    (await import(/* @vite-ignore */ new URL(`../../text/${language}/site/charts.js`, import.meta.url).href)).default,
  );
  return make(words);
}

/** Marks at the multiples of a step. @param {number} step @param {number} last @returns {[number, string][]} */
const marks = (step, last) =>
  Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => [index * step, String(index * step)]);

/** The rounds that perfect play wastes on each table whose R(n) is known. @param {Speaker} words @returns {Chart} */
function wasteChart(words) {
  const tables = KNOWN.tables.map((table) => ({ ...table, wasted: table.rounds - (table.fStar - 1) }));
  const primes = tables.filter(({ n, prime }) => prime && n >= 5);
  const twice = tables.filter(({ n }) => primes.some((prime) => 2 * prime.n === n));
  const others = tables.filter((table) => !primes.includes(table) && !twice.includes(table));
  const points = (/** @type {typeof tables} */ of) =>
    of.map(({ n, wasted }) => ({ x: n, y: wasted, title: words.plain("chartPoint", { x: `n = ${n}`, y: wasted }) }));
  const most = (/** @type {typeof tables} */ of) => Math.max(...of.map(({ wasted }) => wasted));
  const bound = primes.map(({ n, needed, fStar }) => ({ x: n, y: needed - (fStar - 1) }));
  const [last, lastPrime] = [tables.at(-1)?.n ?? 0, primes.at(-1)];
  return {
    title: words.plain("chartOfWaste", {
      last,
      first: primes[0]?.wasted ?? 0,
      prime: primes[0]?.n ?? 0,
      most: lastPrime?.wasted ?? 0,
      lastPrime: lastPrime?.n ?? 0,
      proved: bound.at(-1)?.y ?? 0,
      twice: most(twice),
      other: most(others),
    }),
    across: { name: words.plain("chartPositions"), from: 0, to: last + 1, marks: marks(5, last) },
    up: { name: words.plain("chartWasted"), from: 0, to: most(tables), marks: marks(2, most(tables)) },
    series: [
      { name: words.plain("chartPrime"), joined: true, points: points(primes) },
      { name: words.plain("chartTwice"), joined: true, points: points(twice) },
      { name: words.plain("chartOther"), joined: false, points: points(others) },
    ],
    bound: { name: words.plain("chartProved"), points: bound },
  };
}

/** The least waste from k positions to one, between one power of two and the next. @param {Speaker} words @returns {Chart} */
function leftChart(words) {
  const { left, doublings } = LEAST;
  const [from, last] = [Math.log2(doublings[0]?.from ?? 1), doublings.at(-1)];
  const mean = (/** @type {number[] | undefined} */ cell) => (cell?.[2] ?? 0) / 100;
  const most = Math.max(...doublings.flatMap(({ waste }) => waste.map(([, most = 0]) => most)));
  const series = left.map((k, at) => ({
    name: words.plain("chartLeft", { k }),
    joined: true,
    points: doublings.map(({ from: first, waste }, index) => {
      const [least = 0, greatest = 0] = waste[at] ?? [];
      const values = { from: first, to: 2 * first, k, mean: decimal(words, mean(waste[at]), 2), least, most: greatest };
      return {
        // Beside each other within their powers of two, so that no range hides another.
        x: from + index + 0.5 + (at - (left.length - 1) / 2) / 6,
        y: mean(waste[at]),
        least,
        most: greatest,
        title: words.plain("chartRange", values),
      };
    }),
  }));
  return {
    title: words.plain("chartOfLeft", {
      last: 2 * (last?.from ?? 0),
      from: last?.from ?? 0,
      to: 2 * (last?.from ?? 0),
      means: words.list(series.map((_, at) => decimal(words, mean(last?.waste[at]), 2))),
      left: words.list(left.map(String)),
    }),
    across: {
      name: words.plain("chartPrimes"),
      from,
      to: from + doublings.length,
      marks: Array.from({ length: doublings.length + 1 }, (_, index) => [from + index, String(2 ** (from + index))]),
    },
    up: { name: words.plain("chartLeastWaste"), from: 0, to: most, marks: marks(2, most) },
    series: series.reverse(),
  };
}
