// @ts-check
/** The exact values as a table. */

import { h } from "../../../kit/dom.js";
import { foundBefore } from "../../../text/say/lab.js";
import { words } from "../words.js";
import { nameOf } from "./data.js";

/** @import { Row, Strategies } from "./data.js" */

/** An empty table in a container that scrolls by itself. @param {Strategies} strategies */
export function exactTable(strategies) {
  const columns = [
    "n",
    "f*(n)",
    "R(n)",
    "R(n) − n",
    words.plain("labProved"),
    ...strategies.map(([id, name]) => nameOf(id, name)),
    words.plain("labFound"),
  ];
  const head = h("tr", {}, ...columns.map((column) => h("th", { scope: "col", class: "number" }, column)));
  const body = h("tbody");
  const table = h(
    "table",
    { "aria-label": words.plain("labExact"), "aria-describedby": "exact-note" },
    h("thead", {}, head),
    body,
  );
  return {
    node: h(
      "div",
      { class: "scroller", tabindex: 0, role: "region", "aria-label": words.plain("labTableOfExact") },
      table,
    ),
    /** @param {Row[]} rows */
    show(rows) {
      body.replaceChildren(...rows.map((row) => rowOf(row, strategies)));
    },
  };
}

/** @param {Row} row @param {Strategies} strategies */
function rowOf({ n, fStar, rounds, needed, enough, milliseconds, mebibytes, worst, here }, strategies) {
  const number = (/** @type {string} */ text) => h("td", { class: "number" }, text);
  return h(
    "tr",
    {},
    h("th", { scope: "row", class: "number" }, String(n)),
    number(String(fStar)),
    number(String(rounds)),
    number(words.number(rounds - n)),
    number(words.plain("labProvedRange", { least: needed, most: enough })),
    ...strategies.map(([id]) => number(worst[id] === undefined ? words.plain("labUnknown") : String(worst[id]))),
    number(here ? words.plain("labFoundHere") : foundBefore(words, milliseconds, mebibytes)),
  );
}
