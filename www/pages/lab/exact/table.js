// @ts-check
/** The exact values as a table. */

import { h } from "../../../kit/dom.js";
import { formatNumber } from "../../../kit/numbers.js";
import { STRATEGIES, signed } from "./data.js";

/** @import { Row } from "./data.js" */

const COLUMNS = ["n", "f*(n)", "R(n)", "R(n) − n", ...Object.values(STRATEGIES), "R(n) found"];

/** An empty table in a container that scrolls by itself. */
export function exactTable() {
  const head = h("tr", {}, ...COLUMNS.map((column) => h("th", { scope: "col", class: "number" }, column)));
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
      body.replaceChildren(...rows.map(rowOf));
    },
  };
}

/** @param {Row} row */
function rowOf({ n, fStar, rounds, seconds, mebibytes, worst, here }) {
  const number = (/** @type {string} */ text) => h("td", { class: "number" }, text);
  const memory = mebibytes === null ? "" : `, ${formatNumber(mebibytes)} MiB`;
  const time = seconds < 0.1 ? "< 0.1 s" : `${formatNumber(Math.round(seconds * 10) / 10)} s`;
  return h(
    "tr",
    {},
    h("th", { scope: "row", class: "number" }, String(n)),
    number(String(fStar)),
    number(String(rounds)),
    number(signed(rounds - n)),
    ...Object.keys(STRATEGIES).map((id) => number(worst[id] === undefined ? "unknown" : String(worst[id]))),
    number(here ? "here, now" : `in advance, ${time}${memory}`),
  );
}
