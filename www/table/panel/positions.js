// @ts-check
/** The table of all positions with first visit and layer, for screen readers and for looking things up. */

import { h } from "../../kit/dom.js";
import { layerName } from "../../text/names.js";

/** @import { Model, Panel, Speaker } from "../types" */

/** The rows shown at a time. */
const ROWS = 100;

/** @param {Speaker} words @returns {Panel} */
export function positionsPanel(words) {
  const body = h("tbody");
  const caption = h("caption");
  const heads = /** @type {const} */ (["columnPosition", "columnVisit", "columnLayer"]).map((key) =>
    h("th", { scope: "col" }, words.plain(key)),
  );
  const table = h("table", {}, caption, h("thead", {}, h("tr", {}, ...heads)), body);
  const earlier = h(
    "button",
    { type: "button", class: "plain", onclick: () => turn(-ROWS) },
    words.plain("positionsEarlier"),
  );
  const later = h(
    "button",
    { type: "button", class: "plain", onclick: () => turn(ROWS) },
    words.plain("positionsLater"),
  );
  const pages = h("div", { class: "row" }, earlier, later);
  const node = h(
    "details",
    { class: "positions", ontoggle: () => fill() },
    h("summary", {}, words.plain("headingPositions")),
    table,
    pages,
  );
  let first = 0;
  /** @type {Model | undefined} */
  let model;

  /** @param {number} by */
  function turn(by) {
    first += by;
    fill();
  }

  function fill() {
    if (!model || !node.open) return;
    const { n, token } = model.state;
    first = Math.max(0, Math.min(first, Math.floor((n - 1) / ROWS) * ROWS));
    const end = Math.min(n, first + ROWS);
    const depths = model.depths();
    const visits = firstVisits(words, model, first, end);
    const rows = [];
    for (let position = first; position < end; position++) {
      const depth = depths[position];
      const layer = depth === undefined || depth === model.never ? words.plain("layerNone") : layerName(depth);
      const name = position === token ? words.plain("positionWithToken", { position }) : words.number(position);
      rows.push(
        h(
          "tr",
          {},
          h("th", { scope: "row" }, name),
          h("td", {}, visits.get(position) ?? words.plain("visitedNever")),
          h("td", {}, layer),
        ),
      );
    }
    body.replaceChildren(...rows);
    caption.textContent = words.plain("positionsCaption", { first, last: end - 1, n });
    pages.hidden = n <= ROWS;
    earlier.disabled = first === 0;
    later.disabled = end === n;
  }

  return {
    node,
    update(next) {
      model = next;
      fill();
    },
  };
}

/**
 * The rounds in which the positions from..end were first visited, in words.
 * @param {Speaker} words @param {Model} model @param {number} from @param {number} end
 */
function firstVisits(words, model, from, end) {
  const [rounds, order] = [model.firstVisits(), model.order()];
  const visits = new Map();
  // A loop instead of forEach, because there may be a million positions.
  for (let index = 0; index < order.length; index++) {
    const position = order[index] ?? 0;
    if (position < from || position >= end) continue;
    visits.set(
      position,
      index === 0 ? words.plain("visitedFirst") : words.plain("inRound", { round: rounds[index] ?? 0 }),
    );
  }
  return visits;
}
