/**
 * The note as data, from which www/build/note.mjs makes the page and www/build/note/latex.mjs the file for TeX. A section is
 * {id, title, parts}; a part is a paragraph, {claim, mark, by} with the command that reproduces it, {proof}, {table} with
 * numbers from the core, {chart, caption} drawn of them, or what Rocq has checked: {checked} as FILE.THEOREM of tests/proofs, which a claim may have too, and
 * {part} if that is not all of it or, apart from a claim, what that is, or {lead, to}, a link to another page. Numbers in braces come from the core too.
 */

import { KNOWN } from "../../pages/lab/exact/known.js";
import { read } from "../bundle.mjs";
import { AVERAGING } from "./averaging.mjs";
import { FASTER_THAN_LOG } from "./faster-than-log.mjs";
import { FOUND } from "./found.mjs";
import { LOWER } from "./lower.mjs";
import { NEARLY_EVERY_ROUND } from "./nearly-every-round.mjs";
import { POWER_SAVING } from "./power-saving.mjs";
import { THREE_PRIMES } from "./three-primes.mjs";
import { UNTOUCHED } from "./untouched.mjs";
import { GAME, UPPER } from "./upper.mjs";
import { VALUE } from "./value.mjs";
import { WITHOUT_WASTE } from "./without-waste.mjs";

/** The certainty of a claim. @typedef {"proved" | "computed" | "observed"} Mark */
/** @typedef {{checked: string[], part?: string}} Checked */
/** @typedef {{claim: string | string[], mark: Mark, by: string} & Partial<Checked>} Claim */
/** @typedef {string | Claim | Checked | {lead: string, to: string} | {proof: string[]} | {table: "primes" | "others"} | {chart: string, caption: string}} Part */
/** @typedef {{id: string, title: string, parts: Part[]}} Section */
/** @typedef {import("../../core/core-types").KnownTable} KnownTable */
/** Label of a row in TeX, and its number for a table. @typedef {[name: string, of: (table: KnownTable) => number]} Row */

export const TITLE = "The Magnus–Derek game: rounds, bounds and exact values";
export const AUTHORS = "The Magnus–Derek table maintainers";
export const DATE = "November 2026";

export const ABSTRACT = String.raw`On a round table of $n$ positions Magnus names how far a token moves and Derek which way. Magnus can force $f^*(n)$ positions; we ask how many rounds, $R(n)$, that takes. (1) $R(n) = f^*(n) + o(n)$ as $n \to \infty$: nearly every round can lead to a new position. For large primes $R(p) \le p + p^{0.99}$, and all but $p^{0.994}$ positions can be visited without a wasted round, one that leads to no new position. (2) Nedev’s conjecture that $n + c$ rounds always suffice is false, already for primes: $R(p) \ge p + (\frac12 - o(1)) \log p \log^* p$, where $\log$ has base 2 and $\log^*$ is the iterated logarithm. (3) $R(2^a 3^b) = f^*(2^a 3^b) - 1$, so no round is wasted there, nor on $qp$ for large primes $p$ if 2 is a primitive root modulo the odd prime $q$, such as 3 and 5. (4) Layer play, the strategy of midpoints, needs fewer than $2(n - 1)$ rounds on every table, whichever admissible calls it makes; moreover $R(p) < \frac{47}{24} p$ for every prime $p \ge 5$. (5) We computed $R(n)$ for all $n$ up to {last}. We correct errors in two sources and give smallest counterexamples. A proof checker, Rocq, has verified many of the proofs, among them that of $R(p) \le p + p^{0.99}$.`;

/** @type {Section[]} */
export const SECTIONS = /** @type {Section[]} */ ([
  ...GAME,
  ...VALUE,
  ...UPPER,
  ...LOWER,
  ...WITHOUT_WASTE,
  ...NEARLY_EVERY_ROUND,
  ...FASTER_THAN_LOG,
  ...THREE_PRIMES,
  ...AVERAGING,
  ...POWER_SAVING,
  ...UNTOUCHED,
  ...FOUND,
]);

/** Columns of numbers that fit on a phone. */
const COLUMNS = 10;

/** @type {Record<"primes" | "others", {of: (table: KnownTable) => boolean, rows: Row[]}>} */
const TABLES = {
  primes: {
    of: ({ n, prime }) => prime && n >= 5,
    rows: [
      ["$p$", ({ n }) => n],
      ["at least", ({ needed }) => needed],
      ["$R(p)$", ({ rounds }) => rounds],
      ["at most", ({ enough }) => enough],
    ],
  },
  others: {
    of: ({ n, prime }) => !prime || n < 5,
    rows: [
      ["$n$", ({ n }) => n],
      ["$R(n)$", ({ rounds }) => rounds],
    ],
  },
};

/** A table of the note in lines of as many numbers as fit on a phone. @param {"primes" | "others"} name */
export function linesOf(name) {
  const { of, rows } = TABLES[name];
  const tables = KNOWN.tables.filter(of);
  const lines = [];
  // Lines of about the same length, and none with a lonely number.
  const columns = Math.ceil(tables.length / Math.ceil(tables.length / COLUMNS));
  for (let first = 0; first < tables.length; first += columns) lines.push(tables.slice(first, first + columns));
  return lines.flatMap((line) => rows.map(([label, number]) => ({ label, numbers: line.map(number) })));
}

/**
 * Puts numbers into texts: R(n) is known up to this n, and the games of the table on the Lab page.
 * @returns {Promise<(text: string) => string>}
 */
export async function withNumbers() {
  const [, hoarder, balanced] =
    /Hoarder: an interval<\/th><td class="number">([\d,]+)<\/td><td class="number">([\d,]+)</.exec(
      await read("www/pages/lab.html"),
    ) ?? [];
  if (!hoarder || !balanced) throw new Error("lab.html has no games against the hoarder that the note could name.");
  const numbers = { last: String(KNOWN.tables.at(-1)?.n), hoarder, balanced };
  return (text) => text.replaceAll(/\{(last|hoarder|balanced)\}/g, (_, name) => numbers[/** @type {"last"} */ (name)]);
}
