// @ts-check
/** A table of data: its columns say what stands in them, and where it is wider than the page it scrolls by itself. */

import { html, nothing } from "./lit.js";

/**
 * A column. The first one of a table names its rows.
 * @template Row
 * @typedef {object} Column
 * @property {string} head
 * @property {(row: Row) => unknown} cell content of a row's cell: a text or a template
 * @property {boolean} [isName] true for names, false for numbers
 */

/**
 * @template Row
 * @param {Column<Row>[]} columns
 * @param {Row[]} rows
 * @param {{name: string, region: string, note: string}} labels the names of the table, and of the part of the page that
 *   scrolls; the id of the note about it
 */
export const dataTable = (columns, rows, { name, region, note }) => html`
<div class="scroller" tabindex="0" role="region" aria-label=${region}>
  <table aria-label=${name} aria-describedby=${note}>
    <thead><tr>${columns.map(headOf)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${columns.map((column, at) => cellOf(column, row, at === 0))}</tr>`)}</tbody>
  </table>
</div>`;

/** @param {Column<any>} column */
const headOf = ({ head, isName }) => html`<th scope="col" class=${isName ? nothing : "number"}>${head}</th>`;

/** @template Row @param {Column<Row>} column @param {Row} row @param {boolean} isFirst */
function cellOf({ cell, isName }, row, isFirst) {
  const kind = isName ? "name" : "number";
  return isFirst ? html`<th scope="row" class=${kind}>${cell(row)}</th>` : html`<td class=${kind}>${cell(row)}</td>`;
}
