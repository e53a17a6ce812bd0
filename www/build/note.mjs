/**
 * The main part of www/note.html, made from the texts in www/build/note/. A section is {id, title, parts}; a part
 * is a paragraph, {claim, mark, by} with the command that reproduces it, {proof}, or {table} with numbers from the
 * core. Numbers in braces come from the core too.
 */

import { KNOWN } from "../pages/lab/exact/known.js";
import PAPERS from "../text/en/lesson-pages.js";
import { read } from "./bundle.mjs";
import { paragraphs } from "./lessons/text.mjs";
import { FOUND } from "./note/found.mjs";
import { LOWER } from "./note/lower.mjs";
import { UPPER } from "./note/upper.mjs";
import { escaped } from "./template.mjs";

/** The certainty of a claim. @typedef {"proved" | "computed" | "observed"} Mark */
/** @typedef {{claim: string, mark: Mark, by: string}} Claim */
/** @typedef {string | Claim | {proof: string[]} | {table: "primes" | "others"}} Part */
/** @typedef {{id: string, title: string, parts: Part[]}} Section */

const COLUMNS = 10;
const TITLE = "The Magnus–Derek game: rounds, bounds and exact values";

export const BIBTEX = `@misc{magnus-derek-table-2026,
  author = {{The Magnus--Derek table maintainers}},
  title  = {The {Magnus--Derek} game: rounds, bounds and exact values},
  year   = {2026},
  month  = nov,
  note   = {Note of the Magnus--Derek table, with programs that check its claims}
}`;

/** @type {Section[]} */
export const SECTIONS = /** @type {Section[]} */ ([...UPPER, ...LOWER, ...FOUND]);

/** The papers that the note cites. */
const CITED = {
  N10: PAPERS.paperN10,
  L08: PAPERS.paperL08,
  N08: "Z. Nedev, S. Muthukrishnan, “The Magnus–Derek Game”, Theoretical Computer Science 393 (2008).",
  H09: "C. Hurkens, R. Pendavingh, G. Woeginger, “The Magnus–Derek Game Revisited”, Information Processing Letters 109 (2008).",
};

/** What the first section defines, seen on one table. */
const LAYERS = `<figure class="beside">
<div class="layers-picture"></div>
<figcaption>The layers on 23 positions: nine unvisited ones, the outermost ring, are <var>A</var>; the midpoints of their pairs come with <var>M</var>(<var>A</var>), and
<var>M</var>²(<var>A</var>) is the whole table. The token has depth 2.</figcaption>
</figure>
`;

/** @returns {Promise<string>} */
export async function noteMain() {
  const { tables } = KNOWN;
  const numbers = await numbersOf(tables);
  const filled = (/** @type {string} */ text) =>
    text.replaceAll(/\{(last|hoarder|balanced)\}/g, (_, name) => String(numbers[name]));
  const sections = SECTIONS.map(
    ({ id, title, parts }, index) => `<section id="${id}">
<h2>${index + 1}. ${title}</h2>
${parts.map((part) => partOf(part, filled, tables)).join("")}</section>
`,
  );
  return `<main class="note-page">
<article>
<h1>${TITLE}</h1>
<p class="authors">The Magnus–Derek table maintainers, November 2026</p>
${LAYERS}<p class="abstract"><strong>Abstract.</strong> Layer play, the strategy of midpoints, needs fewer than 2(n − 1) rounds on every table. On a prime table p no
Magnus needs fewer than p − 4 + ⌈¾⌈log₂ p⌉⌉ rounds against a good Derek, so that n + c rounds are not enough for any constant c, against
a conjecture. The exact least number of rounds is computed for n up to ${numbers.last}. Errors of two sources are listed with smallest counterexamples. Each claim is
marked <span class="mark proved">proved</span>, <span class="mark computed">computed</span> or <span class="mark observed">observed</span>, with the command that
reproduces or tests it in the folder of the program.</p>
${sections.join("")}<section id="sources">
<h2>Sources</h2>
<ul>
${Object.entries(CITED)
  .map(([key, text]) => `<li>[${key}] ${escaped(String(text))}</li>\n`)
  .join("")}</ul>
</section>
<section id="cite">
<h2>How to cite this note</h2>
<pre>${escaped(BIBTEX)}</pre>
</section>
</article>
<p class="leads"><a href="lab.html#exact">The values on the page Lab</a> · <a href="learn/three-left.html">Theorem 3 as a lesson</a> · <a
href="learn/every-table.html">Theorem 1 as a lesson</a> · <button type="button" id="print">Print</button></p>
</main>`;
}

/** @typedef {import("../table/core-types").KnownTable} KnownTable */

/**
 * The numbers that the text uses: R(n) up to this n, and the games of the table on the Lab page.
 * @param {KnownTable[]} tables
 * @returns {Promise<Record<string, string>>}
 */
async function numbersOf(tables) {
  const [, hoarder, balanced] =
    /Hoarder: an interval<\/th><td class="number">([\d,]+)<\/td><td class="number">([\d,]+)</.exec(
      await read("www/pages/lab.html"),
    ) ?? [];
  if (!hoarder || !balanced) throw new Error("lab.html has no games against the hoarder that the note could name.");
  return { last: String(tables.at(-1)?.n), hoarder, balanced };
}

/** Paragraphs of the note; their formulas may break across lines on a phone. @param {string | string[]} texts */
const prose = (texts) => paragraphs(texts, false);

/** @param {Part} part @param {(text: string) => string} filled @param {KnownTable[]} tables */
function partOf(part, filled, tables) {
  if (typeof part === "string") return prose(filled(part));
  if ("proof" in part) return `<div class="proof">\n${prose(part.proof)}</div>\n`;
  if ("table" in part) return part.table === "primes" ? primesTable(tables) : othersTable(tables);
  const { claim, mark, by } = part;
  return `<div class="claim">
<p class="how"><span class="mark ${mark}">${mark}</span> <code>${escaped(by)}</code></p>
${prose(filled(claim))}</div>
`;
}

/** Label of a row, and its number for a table. @typedef {[name: string, of: (table: KnownTable) => number]} Row */

/** @param {KnownTable[]} tables */
function primesTable(tables) {
  return inLines(
    tables.filter(({ n, prime }) => prime && n >= 5),
    [
      ["<var>p</var>", ({ n }) => n],
      ["at least", ({ needed }) => needed],
      ["<var>R</var>(<var>p</var>)", ({ rounds }) => rounds],
      ["at most", ({ enough }) => enough],
    ],
  );
}

/** @param {KnownTable[]} tables */
function othersTable(tables) {
  return inLines(
    tables.filter(({ n, prime }) => !prime || n < 5),
    [
      ["<var>n</var>", ({ n }) => n],
      ["<var>R</var>(<var>n</var>)", ({ rounds }) => rounds],
    ],
  );
}

/** Breaks rows into lines of as many numbers as fit on a phone. @param {KnownTable[]} tables @param {Row[]} rows */
function inLines(tables, rows) {
  const lines = [];
  for (let first = 0; first < tables.length; first += COLUMNS) lines.push(tables.slice(first, first + COLUMNS));
  const written = lines.flatMap((line) =>
    rows.map(
      ([name, of]) => `<tr><th scope="row">${name}</th>${line.map((table) => `<td>${of(table)}</td>`).join("")}</tr>\n`,
    ),
  );
  return `<table>\n${written.join("")}</table>\n`;
}
