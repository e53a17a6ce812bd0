// @ts-check
/** The table of segments: their places, lengths, values in binary, and the sum of these. */

import "../../../text/say/dominoes.js";
import { h, section } from "../../../kit/dom.js";
import { words } from "../words.js";

/** @import { CirclePosition, Panel } from "../types" */

const COLUMNS = /** @type {const} */ (["segmentsSpaces", "segmentsLength", "segmentsValue", "segmentsBinary"]);

/** @returns {Panel} */
export function segmentsPanel() {
  const body = h("tbody");
  const foot = h("tfoot");
  const head = h("tr", {}, ...COLUMNS.map((name) => h("th", { scope: "col" }, words.plain(name))));
  const table = h("table", {}, h("thead", {}, head), body, foot);
  const scroller = h(
    "div",
    { class: "scroller small", tabindex: 0, role: "group", "aria-label": words.plain("segmentsLabel") },
    table,
  );
  const note = h("p", { class: "note" }, words.plain("segmentsNote"));
  const { node } = section(words.plain("segmentsTitle"), scroller, note);
  return {
    node,
    update({ view, preview, considered }) {
      const { segments, xor, dominoes } = /** @type {CirclePosition} */ (view.position);
      const rows = segments.map(({ first, last, length, value }) => {
        const where =
          dominoes.length === 0 ? words.plain("segmentsAllInCircle") : first === last ? `${first}` : `${first}–${last}`;
        return row(where, String(length), String(value), binary(value));
      });
      body.replaceChildren(...rows);
      foot.replaceChildren(row(words.plain("segmentsOfAll"), "", String(xor), binary(xor)));
      const after = preview && considered !== null ? /** @type {CirclePosition} */ (preview) : null;
      if (after) foot.append(row(words.plain("segmentsAfterMove"), "", String(after.xor), binary(after.xor)));
    },
  };
}

/** @param {string} first the row's name @param {...string} rest */
function row(first, ...rest) {
  return h("tr", {}, h("th", { scope: "row" }, first), ...rest.map((cell) => h("td", {}, cell)));
}

/** @param {number} value */
function binary(value) {
  return value.toString(2).padStart(4, "0");
}
