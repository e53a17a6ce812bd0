// @ts-check
/** Rows of exact values: from the core's files, with corrections computed here. */

import { pageSpeaker } from "../../../text/page-speaker.js";
import { playerName } from "../../../text/say/table/players.js";
import { words } from "../speaker.js";

/** @import { KnownTable, KnownTables } from "../../../table/types" */
/** @import { Series } from "../series.js" */

/**
 * A table of the core. `worst` has the known worst cases by strategy id; `here` says whether it was computed on
 * this page.
 * @typedef {Omit<KnownTable, "worst"> & {worst: Record<string, number>, here: boolean}} Row
 */
/** @typedef {{n: number, rounds: number, worst: Record<string, number>}} ExactResult */
/** Ids and names of the strategies with known worst cases. @typedef {KnownTables["strategies"]} Strategies */

/** @param {KnownTables} known @returns {Row[]} */
export function rowsOf({ tables, strategies }) {
  return tables.map((table) => {
    const worst = strategies.flatMap(([id], index) => {
      const rounds = table.worst[index];
      return rounds === undefined ? [] : [[id, rounds]];
    });
    return { ...table, worst: Object.fromEntries(worst), here: false };
  });
}

/**
 * Puts computed values into the rows; returns a sentence if they differ from the file, otherwise null.
 * @param {Row[]} rows
 * @param {ExactResult} found
 * @returns {string | null}
 */
export function enter(rows, { n, rounds, worst }) {
  const row = rows.find((one) => one.n === n);
  if (!row) return null;
  const wrong =
    row.rounds !== rounds || Object.entries(worst).some(([id, value]) => (row.worst[id] ?? value) !== value);
  Object.assign(row, { rounds, worst: { ...row.worst, ...worst }, here: true });
  return wrong ? words.plain("labDiffers", { n }) : null;
}

/** The page's name for a strategy of the file. @param {string} id @param {string} name in English */
export const nameOf = (id, name) => playerName(pageSpeaker(), "magnus", { id, name });

/**
 * The lines of the plot: R(n), and the worst cases.
 * @param {Row[]} rows
 * @param {Strategies} strategies
 * @returns {Series[]}
 */
export function linesOf(rows, strategies) {
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
      if (rounds === undefined) return [];
      return [
        { n: row.n, above: rounds - row.n, title: words.plain("labPoint", { n: row.n, count: rounds, what: name }) },
      ];
    }),
  });
  // On a prime table, where lines are far apart, as the last one stops among the values of R(n).
  const lastPrime = (/** @type {string} */ id) =>
    rows.findLast(({ prime, worst }) => prime && worst[id] !== undefined)?.n;
  return [
    ...strategies.map(([id, name], index) => ({
      ...line(nameOf(id, name), index, (row) => row.worst[id]),
      namedAt: lastPrime(id),
    })),
    line(words.plain("labPerfect"), strategies.length, (row) => row.rounds),
  ];
}

/** @param {Row[]} rows @param {Strategies} strategies */
export function csvOf(rows, strategies) {
  // Later additions come last, for programs that read columns by position.
  const ids = strategies.map(([id]) => id);
  const [first, later] = [ids.slice(0, 2), ids.slice(2)];
  const atWorst = (/** @type {string[]} */ some) => some.map((id) => `${id} at worst`);
  const head = ["n", "f*(n)", "R(n)", ...atWorst(first), "states", "seconds", "MiB"];
  head.push("checksum", "proved at least", "proved at most", ...atWorst(later));
  const line = (/** @type {Row} */ row) => {
    const { n, fStar, rounds, needed, enough, worst, states, milliseconds, mebibytes, checksum } = row;
    const most = (/** @type {string[]} */ some) => some.map((id) => worst[id] ?? "");
    const cost = [states, milliseconds / 1000, mebibytes ?? ""];
    return [n, fStar, rounds, ...most(first), ...cost, checksum ?? "", needed, enough, ...most(later)].join(",");
  };
  return `${[head.join(","), ...rows.map(line)].join("\n")}\n`;
}
