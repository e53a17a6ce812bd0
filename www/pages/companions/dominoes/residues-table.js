// @ts-check
/** The values F(0), F(1), … as a table in which each column is a residue modulo 34. */

import { listOf } from "../../../drawing/list-of.js";
import "../../../text/say/companions/dominoes.js";
import { html, nothing } from "../../../kit/lit.js";
import { words } from "../speaker.js";

/** @import { Limits } from "../../../table/companion/types" */

/** @param {Uint8Array} values @param {Limits} limits */
export function valuesTable(values, { period, exceptions }) {
  const columns = listOf(period, (column) => column);
  const starts = listOf(Math.ceil(values.length / period), (row) => row * period);
  const cell = (/** @type {number} */ m) =>
    exceptions.includes(m)
      ? html`<td class="odd-one"><em>${values[m]}</em></td>`
      : html`<td>${values[m] ?? nothing}</td>`;
  const row = (/** @type {number} */ start) =>
    html`<tr><th scope="row">${`${start} +`}</th>${columns.map((column) => cell(start + column))}</tr>`;
  return html`
    <div class="scroller" tabindex="0" role="group" aria-label=${words.plain("valuesTable")}>
      <table class="values">
        <thead><tr><th scope="col">m =</th>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
        <tbody>${starts.map(row)}</tbody>
      </table>
    </div>`;
}
