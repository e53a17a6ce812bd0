// @ts-check
/** Table of all positions, drawn a part at a time. */

import { listOf } from "../../../drawing/list-of.js";
import { html, nothing, slantLetters } from "../../../kit/lit.js";
import { layerName } from "../../../text/names.js";
import "../../../text/say/table/folds.js";
import "../../../text/say/table/listening.js";
import { lazyPart } from "../parts/lazy-part.js";

/** @import { Model, Part, Speaker } from "../../types" */

/** The rows shown at a time. */
const ROWS = 100;

/** @param {Speaker} words @param {() => void} again has everything shown once more @returns {Part} */
export function positionRows(words, again) {
  let first = 0;
  let isHeard = false;
  const load = async () => (await import("./position-tones.js")).positionTones(words, again);
  const tones = lazyPart(words, () => true, load, again);
  /** The rows shown last, and the state they are of: a million positions are not gone through for a mere view. */
  let list = { of: /** @type {unknown} */ (null), ranked: false, from: 0, rows: /** @type {unknown[]} */ ([]) };

  const turn = (/** @type {number} */ by) => () => {
    first += by;
    again();
  };

  const toggle = () => {
    isHeard = !isHeard;
    again();
  };

  return (model) => {
    const { n } = model.state;
    first = Math.max(0, Math.min(first, Math.floor((n - 1) / ROWS) * ROWS));
    const end = Math.min(n, first + ROWS);
    const ranked = model.look.ranks === true && model.facts.table.rankable;
    if (list.of !== model.state || list.ranked !== ranked || list.from !== first)
      list = { of: model.state, ranked, from: first, rows: rowsOf(words, model, first, end) };
    return html`
      <div class="row">
        <button
          type="button"
          class="plain"
          aria-pressed=${isHeard}
          @click=${toggle}
        >${words.plain("listenSwitch")}</button>
      </div>
      ${isHeard ? tones(model) : nothing}
      <table>
        <caption>${words.plain("positionsCaption", { first, last: end - 1, n })}</caption>
        <thead>
          <tr>
            <th scope="col">${words.plain("columnPosition")}</th>
            <th scope="col">${words.plain("columnVisit")}</th>
            <th scope="col">${words.plain("columnLayer")}</th>
            ${ranked ? html`<th scope="col">${words.plain("columnRank")}</th>` : nothing}
          </tr>
        </thead>
        <tbody>${list.rows}</tbody>
      </table>
      <div class="row" ?hidden=${n <= ROWS}>
        <button type="button" class="plain" ?disabled=${first === 0} @click=${turn(-ROWS)}>${words.plain("positionsEarlier")}</button>
        <button type="button" class="plain" ?disabled=${end === n} @click=${turn(ROWS)}>${words.plain("positionsLater")}</button>
      </div>`;
  };
}

/** @param {Speaker} words @param {Model} model @param {number} first @param {number} end */
function rowsOf(words, model, first, end) {
  const { state, never } = model;
  const [depths, ranks] = [model.depths(), model.ranks()];
  const visits = firstVisits(words, model, first, end);
  return listOf(end - first, (index) => {
    const position = first + index;
    const depth = depths[position];
    const layer = depth === undefined || depth === never ? words.plain("layerNone") : slantLetters(layerName(depth));
    const name = position === state.token ? words.plain("positionWithToken", { position }) : words.number(position);
    return html`
      <tr>
        <th scope="row">${name}</th>
        <td>${visits.get(position) ?? words.plain("visitedNever")}</td>
        <td>${layer}</td>
        ${ranks ? html`<td>${rankText(words, ranks[position] ?? 0, state.n)}</td>` : nothing}
      </tr>`;
  });
}

/** @param {Speaker} words @param {number} rank @param {number} n */
const rankText = (words, rank, n) => (rank === n ? words.plain("rankNoBound") : words.number(rank));

/**
 * The rounds in which the positions from..end were first visited, in words.
 * @param {Speaker} words @param {Model} model @param {number} from @param {number} end
 */
function firstVisits(words, model, from, end) {
  const [rounds, order] = [model.firstVisits(), model.order()];
  const visits = new Map();
  const signs = new Map((model.facts.comments ?? []).map(({ round, sign }) => [round, sign]));
  // A loop instead of forEach, because there may be a million positions.
  for (let index = 0; index < order.length; index++) {
    const position = order[index] ?? 0;
    if (position < from || position >= end) continue;
    const round = rounds[index] ?? 0;
    const when = round === 0 ? words.plain("visitedFirst") : words.plain("inRound", { round });
    visits.set(position, `${when} ${signs.get(round) ?? ""}`.trim());
  }
  return visits;
}
