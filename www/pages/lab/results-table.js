// @ts-check
/** The results as a table. */

import { dataTable } from "../../kit/data-table.js";
import { html, nothing } from "../../kit/lit.js";
import { decimal } from "../../text/say/decimals.js";
import { linkTo } from "./results.js";
import { words } from "./speaker.js";

/** @import { Column } from "../../kit/data-table.js" */
/** @import { PlayedGame } from "./results.js" */

/** The most rows: more than anybody reads, fewer than would make the page slow. */
const MOST_ROWS = 400;

/** @param {PlayedGame[]} games @param {(id: string) => string} nameOf */
export function resultsTable(games, nameOf) {
  const labels = { name: words.plain("labResults"), region: words.plain("labTableOfResults"), note: "table-note" };
  const more = games.length > MOST_ROWS;
  return html`
${dataTable(columnsFor(nameOf), games.slice(0, MOST_ROWS), labels)}
<p class="note">${more ? words.plain("labFirstRows", { most: MOST_ROWS, all: games.length }) : nothing}</p>`;
}

/** @param {(id: string) => string} nameOf @returns {Column<PlayedGame>[]} */
const columnsFor = (nameOf) => [
  { head: "n", cell: ({ n }) => words.number(n) },
  { head: "Magnus", cell: ({ magnus }) => nameOf(magnus), isName: true },
  { head: "Derek", cell: ({ derek }) => nameOf(derek), isName: true },
  { head: words.plain("labRounds"), cell: (game) => roundsOf(game, nameOf) },
  { head: words.plain("labRoundsPerN"), cell: ({ rounds, n }) => decimal(words, rounds / n, 3) },
  { head: words.plain("labVisited"), cell: ({ visited }) => words.number(visited) },
  { head: "f*(n)", cell: ({ fStar }) => words.number(fStar) },
  {
    head: words.plain("labBound"),
    cell: ({ bound }) => (bound === null ? words.plain("labNoBound") : words.number(bound)),
  },
];

/** The number of rounds, which opens the game. @param {PlayedGame} game @param {(id: string) => string} nameOf */
function roundsOf(game, nameOf) {
  const { n, magnus, derek, seed, rounds, finished } = game;
  const pair = words.plain("labAgainst", { magnus: nameOf(magnus), derek: nameOf(derek) });
  const what = words.plain("labOpenGameOf", { count: rounds, n, pair, seed });
  const title = words.plain("labOpenGame", { seed });
  const link = html`<a href=${linkTo(game)} title=${title} aria-label=${what}>${words.number(rounds)}</a>`;
  return finished ? link : html`<span class="stopped">${words.plain("labStoppedAt")}</span>${link}`;
}
