// @ts-check
/** The results as a table. */

import { h, setText } from "../../kit/dom.js";
import { linkTo } from "./results.js";
import { words } from "./words.js";

/** @import { Played } from "./results.js" */

/** More rows than anybody reads, and fewer than would make the page slow. */
export const MOST_ROWS = 400;

/** Which columns have no numbers. */
const NAMES = ["Magnus", "Derek"];

/**
 * An empty table in a container that scrolls by itself.
 * @param {(id: string) => string} nameOf
 */
export function resultsTable(nameOf) {
  const head = h("tr", {}, ...words.columns.map((column) => h("th", { scope: "col", class: classOf(column) }, column)));
  const body = h("tbody");
  const table = h(
    "table",
    { "aria-label": words.results, "aria-describedby": "table-note" },
    h("thead", {}, head),
    body,
  );
  const node = h("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": words.tableOfResults }, table);
  const note = h("p", { class: "note" });
  /** @type {Played[]} */
  let drawn = [];
  return {
    nodes: [node, note],
    /** Draws only the rows that have changed: the games come in order, so nearly all stay. @param {Played[]} rows */
    show(rows) {
      const wanted = rows.slice(0, MOST_ROWS);
      wanted.forEach((game, index) => {
        if (drawn[index] === game) return;
        const old = body.rows[index];
        if (old) old.replaceWith(rowOf(game, nameOf));
        else body.append(rowOf(game, nameOf));
      });
      while (body.rows.length > wanted.length) body.lastElementChild?.remove();
      drawn = wanted;
      const more = rows.length > MOST_ROWS;
      setText(note, more ? words.firstRows(MOST_ROWS, rows.length) : "");
    },
  };
}

/** @param {Played} game @param {(id: string) => string} nameOf */
function rowOf(game, nameOf) {
  const { n, magnus, derek, seed, rounds, visited, fStar, bound, finished } = game;
  const { formatNumber } = words;
  const what = words.openGame(rounds, n, words.against(nameOf(magnus), nameOf(derek)), seed);
  const link = h(
    "a",
    { href: linkTo(game), title: words.openGameTitle(seed), "aria-label": what },
    formatNumber(rounds),
  );
  const cells = [
    h("td", { class: "name" }, nameOf(magnus)),
    h("td", { class: "name" }, nameOf(derek)),
    h("td", { class: "number" }, ...(finished ? [link] : [h("span", { class: "stopped" }, words.stoppedAt), link])),
    h("td", { class: "number" }, words.decimals(rounds / n, 3)),
    h("td", { class: "number" }, formatNumber(visited)),
    h("td", { class: "number" }, formatNumber(fStar)),
    h("td", { class: "number" }, bound === null ? words.noBound : formatNumber(bound)),
  ];
  return h("tr", {}, h("th", { scope: "row", class: "number" }, formatNumber(n)), ...cells);
}

/** @param {string} column */
function classOf(column) {
  return NAMES.includes(column) ? null : "number";
}
