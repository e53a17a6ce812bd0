// @ts-check
/** The table of segments: their places, lengths, values in binary, and the sum of these. */

import "../../../text/say/companions/dominoes.js";
import { freshId } from "../../../kit/fresh-id.js";
import { html, nothing } from "../../../kit/lit.js";
import { panel } from "../../../table/companion/headed-panel.js";
import { words } from "../speaker.js";

/** @import { CirclePosition, CompanionPart, Segment } from "../../../table/companion/types" */

const COLUMNS = /** @type {const} */ (["segmentsSpaces", "segmentsLength", "segmentsValue", "segmentsBinary"]);

/** @returns {CompanionPart} */
export function segmentsPanel() {
  const id = freshId("heading");
  return ({ view, quiet, preview, considered }) => {
    const { segments, xor, dominoes } = /** @type {CirclePosition} */ (view.position);
    const after = considered === null ? null : /** @type {CirclePosition | null} */ (preview);
    return panel(
      id,
      words.plain("segmentsTitle"),
      html`
        <div class="scroller small" tabindex="0" role="group" aria-label=${words.plain("segmentsLabel")}>
          <table>
            <thead><tr>${COLUMNS.map((name) => html`<th scope="col">${words.plain(name)}</th>`)}</tr></thead>
            <tbody>${segments.map((one) => row(placeOf(one, dominoes.length === 0), one.length, one.value))}</tbody>
            <tfoot>
              ${row(words.plain("segmentsOfAll"), "", xor)}
              ${after ? row(words.plain("segmentsAfterMove"), "", after.xor) : nothing}
            </tfoot>
          </table>
        </div>
        <p class="note">${words.plain("segmentsNote")}</p>`,
      { hidden: quiet },
    );
  };
}

/** @param {Segment} segment @param {boolean} isWhole whether it is the whole circle */
function placeOf({ first, last }, isWhole) {
  if (isWhole) return words.plain("segmentsAllInCircle");
  return first === last ? `${first}` : `${first}–${last}`;
}

/** @param {string} name @param {number | ""} length @param {number} value */
const row = (name, length, value) => html`
  <tr>
    <th scope="row">${name}</th>
    <td>${length}</td>
    <td>${value}</td>
    <td>${value.toString(2).padStart(4, "0")}</td>
  </tr>`;
