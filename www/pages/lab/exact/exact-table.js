// @ts-check
/** The exact values as a table. */

import { dataTable } from "../../../kit/data-table.js";
import { foundBefore } from "../../../text/say/site/lab.js";
import { words } from "../speaker.js";
import { nameOf } from "./data.js";

/** @import { Column } from "../../../kit/data-table.js" */
/** @import { Row, Strategies } from "./data.js" */

/** @param {Row[]} rows @param {Strategies} strategies */
export const valuesTable = (rows, strategies) =>
  dataTable(columnsFor(strategies), rows, {
    name: words.plain("labExact"),
    region: words.plain("labTableOfExact"),
    note: "exact-note",
  });

/** @param {Strategies} strategies @returns {Column<Row>[]} */
const columnsFor = (strategies) => [
  { head: "n", cell: ({ n }) => n },
  { head: "f*(n)", cell: ({ fStar }) => fStar },
  { head: "R(n)", cell: ({ rounds }) => rounds },
  { head: "R(n) − n", cell: ({ rounds, n }) => words.number(rounds - n) },
  {
    head: words.plain("labProved"),
    // Where both bounds meet, R(n) is known without computing.
    cell: ({ needed, enough }) =>
      needed === enough ? needed : words.plain("labProvedRange", { least: needed, most: enough }),
  },
  ...strategies.map(([id, name]) => ({
    // The one name that is a single long word in some languages may break.
    head: id === "layers" ? words.plain("labLayersHead") : nameOf(id, name),
    cell: (/** @type {Row} */ { worst }) => worst[id] ?? words.plain("labUnknown"),
  })),
  {
    head: words.plain("labFound"),
    cell: ({ here, milliseconds, mebibytes }) =>
      here ? words.plain("labFoundHere") : foundBefore(words, milliseconds, mebibytes),
  },
];
