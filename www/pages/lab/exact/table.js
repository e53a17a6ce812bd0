// @ts-check
/** The exact values as a table. */

import { h } from "../../../kit/dom.js";
import { formatNumber } from "../../../words/en/numbers.js";
import { signed } from "./growth.js";

/** @import { Row, Strategies } from "./data.js" */

/** An empty table in a container that scrolls by itself. @param {Strategies} strategies */
export function exactTable(strategies) {
  const columns = ["n", "f*(n)", "R(n)", "R(n) − n", "Proved", ...strategies.map(([, name]) => name), "R(n) found"];
  const head = h("tr", {}, ...columns.map((column) => h("th", { scope: "col", class: "number" }, column)));
  const body = h("tbody");
  const table = h(
    "table",
    { "aria-label": "Exact values", "aria-describedby": "exact-note" },
    h("thead", {}, head),
    body,
  );
  return {
    node: h("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": "Table of exact values" }, table),
    /** @param {Row[]} rows */
    show(rows) {
      body.replaceChildren(...rows.map((row) => rowOf(row, strategies)));
    },
  };
}

/** @param {Row} row @param {Strategies} strategies */
function rowOf({ n, fStar, rounds, needed, enough, milliseconds, mebibytes, worst, here }, strategies) {
  const number = (/** @type {string} */ text) => h("td", { class: "number" }, text);
  const memory = mebibytes === null ? "" : `, ${formatNumber(mebibytes)} MiB`;
  const time = milliseconds < 100 ? "< 0.1 s" : `${formatNumber(Math.round(milliseconds / 100) / 10)} s`;
  return h(
    "tr",
    {},
    h("th", { scope: "row", class: "number" }, String(n)),
    number(String(fStar)),
    number(String(rounds)),
    number(signed(rounds - n)),
    number(`${needed} to ${enough}`),
    ...strategies.map(([id]) => number(worst[id] === undefined ? "unknown" : String(worst[id]))),
    number(here ? "here, now" : `in advance, ${time}${memory}`),
  );
}
