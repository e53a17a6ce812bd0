// @ts-check
/** The picture of a table with prices, in place of the round table of a game. */

import { pointerOn, svg } from "../../drawing/drawing-element.js";
import { svgRenderer } from "../../drawing/svg.js";
import { elementOf, html } from "../../kit/lit.js";
import { legendText, pricedTableText } from "../../text/say/table/prices.js";
import { PRICES_BOX, pricedSeatAt, priceShapes } from "./price-shapes.js";

/** @import { PricedTable } from "../../core/lesson/core-types" */
/** @import { Speaker } from "../../text/types" */

/**
 * @param {(position: number) => void} choose is called with the position that a person presses
 */
export function pricePicture(choose) {
  const root = svg("svg", { viewBox: PRICES_BOX, role: "img" });
  const legend = elementOf(html`<p class="legend"></p>`);
  const apart = elementOf(html`<p class="note legend"></p>`);
  const node = elementOf(html`<div class="companion-picture prices"></div>`);
  node.append(root, legend);
  const draw = svgRenderer(root);
  const pointer = pointerOn(root);
  let n = 1;
  root.addEventListener("click", (event) => {
    const at = pointer(event);
    const position = at && pricedSeatAt(at, n);
    if (position !== null) choose(position);
  });
  return {
    node,
    /** The legend again, for the text below a picture that stays in sight. */
    legend: apart,
    /** @param {Speaker} words @param {PricedTable} table @param {Parameters<typeof priceShapes>[2]} [look] */
    draw(words, table, look) {
      n = table.prices.length;
      root.setAttribute("aria-label", pricedTableText(words, table));
      draw(priceShapes(words, table, look));
      for (const one of [legend, apart]) one.textContent = legendText(words, table);
    },
  };
}
