/** Tables with prices, for pages without scripts: the same shapes as on a table. */

import { escapeXml, renderText } from "../../drawing/svg-text.js";
import * as core from "../../pkg/study.js";
import { PRICES_BOX, priceShapes, tableOfTask } from "../../table/prices/price-shapes.js";
import { legendText, pricedTableText } from "../../text/say/table/prices.js";
import { begin } from "../core.mjs";

begin(core, "study");

/** @import { PricedTable } from "../../core/lesson/core-types" */
/** @import { Speaker } from "../../text/types" */

/** The table of a step before any call; null if it has no prices. @param {{task?: any, figure?: any}} step @returns {PricedTable | null} */
export function pricedTableOf({ task, figure }) {
  const table = task && figure?.prices ? new core.Exercise(task, figure).priced(new Uint32Array()) : null;
  return table ? tableOfTask(task, table) : null;
}

/** @param {PricedTable} table @param {Speaker} words */
export function drawnPrices(table, words) {
  const shapes = priceShapes(words, table).map((shape) => renderText(shape));
  const label = escapeXml(pricedTableText(words, table));
  return `<div class="drawn companion-picture prices" role="img" aria-label="${label}">\n<svg viewBox="${PRICES_BOX}" aria-hidden="true">\n${shapes.join("\n")}\n</svg></div>`;
}

/** @param {PricedTable} table @param {Speaker} words */
export function pricesFigure(table, words) {
  return `<figure>${drawnPrices(table, words)}<figcaption>${escapeXml(legendText(words, table))}</figcaption></figure>\n`;
}
