// @ts-check
/** The results as a table. */

import { h, setText } from "../../kit/dom.js";
import { decimal } from "../../text/say/decimals.js";
import { linkTo } from "./results.js";
import { words } from "./words.js";

/** @import { Played } from "./results.js" */

/** The most rows: more than anybody reads, fewer than would make the page slow. */
export const MOST_ROWS = 400;

/** Columns without numbers. */
const NAMES = ["Magnus", "Derek"];

/**
 * An empty table in a container that scrolls by itself.
 * @param {(id: string) => string} nameOf
 */
export function resultsTable(nameOf) {
  const [rounds, perN] = [words.plain("labRounds"), words.plain("labRoundsPerN")];
  const [visited, bound] = [words.plain("labVisited"), words.plain("labBound")];
  const columns = ["n", "Magnus", "Derek", rounds, perN, visited, "f*(n)", bound];
  const head = h("tr", {}, ...columns.map((column) => h("th", { scope: "col", class: classOf(column) }, column)));
  const body = h("tbody");
  const table = h(
    "table",
    { "aria-label": words.plain("labResults"), "aria-describedby": "table-note" },
    h("thead", {}, head),
    body,
  );
  const node = h(
    "div",
    { class: "scroller", tabindex: 0, role: "region", "aria-label": words.plain("labTableOfResults") },
    table,
  );
  const note = h("p", { class: "note" });
  /** @type {Played[]} */
  let drawn = [];
  return {
    nodes: [node, note],
    /** Redraws only the rows that changed: games come in order, so nearly all stay. @param {Played[]} rows */
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
      setText(note, more ? words.plain("labFirstRows", { most: MOST_ROWS, all: rows.length }) : "");
    },
  };
}

/** @param {Played} game @param {(id: string) => string} nameOf */
function rowOf(game, nameOf) {
  const { n, magnus, derek, seed, rounds, visited, fStar, bound, finished } = game;
  const pair = words.plain("labAgainst", { magnus: nameOf(magnus), derek: nameOf(derek) });
  const what = words.plain("labOpenGameOf", { count: rounds, n, pair, seed });
  const link = h(
    "a",
    { href: linkTo(game), title: words.plain("labOpenGame", { seed }), "aria-label": what },
    words.number(rounds),
  );
  const cells = [
    h("td", { class: "name" }, nameOf(magnus)),
    h("td", { class: "name" }, nameOf(derek)),
    h(
      "td",
      { class: "number" },
      ...(finished ? [link] : [h("span", { class: "stopped" }, words.plain("labStoppedAt")), link]),
    ),
    h("td", { class: "number" }, decimal(words, rounds / n, 3)),
    h("td", { class: "number" }, words.number(visited)),
    h("td", { class: "number" }, words.number(fStar)),
    h("td", { class: "number" }, bound === null ? words.plain("labNoBound") : words.number(bound)),
  ];
  return h("tr", {}, h("th", { scope: "row", class: "number" }, words.number(n)), ...cells);
}

/** @param {string} column */
function classOf(column) {
  return NAMES.includes(column) ? null : "number";
}
