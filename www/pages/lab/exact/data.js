// @ts-check
/** The exact values as rows: from the core's files, and corrected by what has been computed here. */

import { formatNumber } from "../../../kit/numbers.js";

/** @import { Series } from "../series.js" */

/**
 * @typedef {object} Row
 * @property {number} n
 * @property {number} fStar
 * @property {number} rounds R(n)
 * @property {number} states
 * @property {number} seconds that it took in advance, on one core
 * @property {number | null} mebibytes
 * @property {Record<string, number>} worst rounds by the id of the strategy; those that are not known are missing
 * @property {boolean} here whether it has been computed here
 */
/** @typedef {{n: number, rounds: number, worst: Record<string, number>}} Found */

/** The strategies whose worst cases are known, with their names. */
export const STRATEGIES = { layers: "Midpoint layers", balanced: "Balanced layers" };

/** @param {string} rounds the core's file of R(n) @param {string} worst and of worst cases @returns {Row[]} */
export function rowsOf(rounds, worst) {
  const atWorst = new Map(table(worst).map(({ n, ...others }) => [n, others]));
  return table(rounds).map(({ n = 0, fStar = 0, rounds = 0, states = 0, seconds = 0, mebibytes = null }) => {
    return { n, fStar, rounds, states, seconds, mebibytes, worst: atWorst.get(n) ?? {}, here: false };
  });
}

/** @param {string} csv @returns {Record<string, number>[]} */
function table(csv) {
  const [head = "", ...lines] = csv.trim().split("\n");
  const names = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",").map((cell, index) => /** @type {const} */ ([names[index], cell]));
    return Object.fromEntries(cells.filter(([, cell]) => cell !== "").map(([name, cell]) => [name, Number(cell)]));
  });
}

/**
 * Puts what was computed here into the rows; says in which number the file was wrong, if in any.
 * @param {Row[]} rows @param {Found} found
 * @returns {string | null}
 */
export function enter(rows, { n, rounds, worst }) {
  const row = rows.find((one) => one.n === n);
  if (!row) return null;
  const wrong =
    row.rounds !== rounds || Object.entries(worst).some(([id, value]) => (row.worst[id] ?? value) !== value);
  Object.assign(row, { rounds, worst: { ...row.worst, ...worst }, here: true });
  return wrong ? `What was computed here for n = ${n} differs from the file. Please report it.` : null;
}

/** The lines of the plot: R(n), and the worst cases. @param {Row[]} rows @returns {Series[]} */
export function linesOf(rows) {
  const line = (
    /** @type {string} */ name,
    /** @type {number} */ look,
    /** @type {(row: Row) => number | undefined} */ value,
  ) => ({
    name,
    colour: look,
    shape: look,
    points: rows.flatMap((row) => {
      const rounds = value(row);
      const title = `n = ${row.n}: ${formatNumber(rounds ?? 0)} rounds, ${name}`;
      return rounds === undefined ? [] : [{ n: row.n, above: rounds - row.n, title }];
    }),
  });
  const strategies = Object.entries(STRATEGIES);
  return [
    ...strategies.map(([id, name], index) => line(`${name} at worst`, index, (row) => row.worst[id])),
    line("R(n), perfect play", strategies.length, (row) => row.rounds),
  ];
}

/** What the data say about n + c rounds on prime tables, as a sentence or two. @param {Row[]} rows */
export function conjectureOf(rows) {
  const primes = rows.filter(({ n }) => isOddPrime(n));
  const list = primes.map(({ n, rounds }) => `${signed(rounds - n)} (${n})`).join(", ");
  const last = primes.at(-1);
  if (!last) return "";
  const grows = primes.every(
    ({ n, rounds }, index) =>
      index === 0 || rounds - n >= (primes[index - 1]?.rounds ?? 0) - (primes[index - 1]?.n ?? 0),
  );
  return (
    `On odd prime tables, where it is hardest, R(n) − n is ${list}, with n in brackets. ` +
    (grows
      ? `It never falls and is ${signed(last.rounds - last.n)} at the end, so c would have to be at least ${last.rounds - last.n}, and nothing in these numbers says that the growth stops: the conjecture looks doubtful. `
      : "") +
    `But ${primes.length} numbers prove nothing: they cannot tell a slow growth, like that of log n or √n, from one that comes to rest later.`
  );
}

/** @param {number} n */
function isOddPrime(n) {
  if (n < 3) return false;
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return true;
}

/** With a true minus sign. @param {number} value */
export function signed(value) {
  return value < 0 ? `−${-value}` : String(value);
}

/** @param {Row[]} rows */
export function csvOf(rows) {
  const ids = Object.keys(STRATEGIES);
  const head = ["n", "f*(n)", "R(n)", ...ids.map((id) => `${id} at worst`), "states", "seconds", "MiB"];
  const line = (/** @type {Row} */ { n, fStar, rounds, worst, states, seconds, mebibytes }) =>
    [n, fStar, rounds, ...ids.map((id) => worst[id] ?? ""), states, seconds, mebibytes ?? ""].join(",");
  return `${[head.join(","), ...rows.map(line)].join("\n")}\n`;
}
