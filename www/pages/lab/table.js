// @ts-check
/** The results as a table. */

import { h, setText } from "../../kit/dom.js";
import { formatNumber } from "../../words/en/numbers.js";
import { linkTo } from "./results.js";

/** @import { Played } from "./results.js" */

/** More rows than anybody reads, and fewer than would make the page slow. */
export const MOST_ROWS = 400;

const COLUMNS = ["n", "Magnus", "Derek", "Rounds", "Rounds / n", "Visited", "f*(n)", "Bound"];

/**
 * An empty table in a container that scrolls by itself.
 * @param {(id: string) => string} nameOf
 */
export function resultsTable(nameOf) {
  const head = h("tr", {}, ...COLUMNS.map((column) => h("th", { scope: "col", class: classOf(column) }, column)));
  const body = h("tbody");
  const table = h("table", { "aria-label": "Results", "aria-describedby": "table-note" }, h("thead", {}, head), body);
  const node = h("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": "Table of results" }, table);
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
      const text = `The first ${MOST_ROWS} of ${formatNumber(rows.length)} rows. The CSV has all games.`;
      setText(note, more ? text : "");
    },
  };
}

/** @param {Played} game @param {(id: string) => string} nameOf */
function rowOf(game, nameOf) {
  const { n, magnus, derek, seed, rounds, visited, fStar, bound, finished } = game;
  const pair = `${nameOf(magnus)} against ${nameOf(derek)}`;
  const shown = formatNumber(rounds);
  const what = `${shown} rounds: open n = ${formatNumber(n)}, ${pair}, seed ${seed} on the Play page`;
  const link = h("a", { href: linkTo(game), title: `Seed ${seed}: open this game`, "aria-label": what }, shown);
  const cells = [
    h("td", { class: "name" }, nameOf(magnus)),
    h("td", { class: "name" }, nameOf(derek)),
    h("td", { class: "number" }, ...(finished ? [link] : [h("span", { class: "stopped" }, "stopped at "), link])),
    h("td", { class: "number" }, (rounds / n).toFixed(3)),
    h("td", { class: "number" }, formatNumber(visited)),
    h("td", { class: "number" }, formatNumber(fStar)),
    h("td", { class: "number" }, bound === null ? "none" : formatNumber(bound)),
  ];
  return h("tr", {}, h("th", { scope: "row", class: "number" }, formatNumber(n)), ...cells);
}

/** @param {string} column */
function classOf(column) {
  return column === "Magnus" || column === "Derek" ? null : "number";
}
