// @ts-check
/**
 * What the core explores when it is asked: the values of an ending on a table that is too large to be solved, and what every
 * strategy would call.
 */

import { elementOf, html, nothing, render, renderMarks } from "../../../kit/lit.js";
import { loadFailureReason } from "../../../kit/load-error.js";
import { nowText, strategyGroups } from "../../../text/say/table/analysis-panels.js";
import { loadStudy } from "../../core/study.js";

/** @import { Explored, Model, RatedCall, Speaker } from "../../types" */
/** @typedef {(model: Model, calls: RatedCall[]) => unknown} Rows */

/** @param {Speaker} words @param {Rows} movesTable @returns {(model: Model) => HTMLElement} */
export function explorer(words, movesTable) {
  const place = elementOf(html`<div class="explorer"></div>`);
  /** @type {Model | undefined} */
  let latest;
  /** The link of the position that was asked for last, and what is known of it. */
  let asked = "";
  /** @type {Explored | null} */
  let found = null;
  let failure = "";
  let isOpen = false;

  const show = () => {
    if (!latest) return;
    const { refusal, now } = latest.evaluation;
    const ending = refusal && !now ? endingPart(words, latest, found, movesTable) : nothing;
    render(html`${ending}${failure ? html`<p role="alert">${failure}</p>` : nothing}${strategies()}`, place);
  };
  const toggle = (/** @type {Event} */ { target }) => {
    isOpen = /** @type {HTMLDetailsElement} */ (target).open;
    ask();
  };
  const strategies = () => html`
    <details ?open=${isOpen} @toggle=${toggle}>
      <summary>${words.plain("strategiesHeading")}</summary>
      ${found && latest ? strategiesTable(words, latest, found) : html`<p class="note">${words.plain("strategiesSoon")}</p>`}
    </details>`;

  /** Has the position explored, where somebody looks at what comes of it. */
  async function ask() {
    // While computers play, each position would be explored: what is known of the one before must not stand beside this one.
    if (latest?.playing) [asked, found, failure] = ["", null, ""];
    if (!latest || latest.playing || !(isOpen || latest.evaluation.refusal)) return;
    const link = latest.link();
    try {
      if (link === asked) return;
      [asked, found, failure] = [link, null, ""];
      const core = await loadStudy();
      if (link !== asked) return;
      found = core.explore(link);
    } catch (reason) {
      if (link !== asked) return;
      failure = loadFailureReason(reason, words);
    }
    show();
  }
  return (model) => {
    latest = model;
    ask();
    show();
    return place;
  };
}

/**
 * The calls of an ending, or why there are no exact values.
 * @param {Speaker} words @param {Model} model @param {Explored | null} found @param {Rows} movesTable
 */
function endingPart(words, model, found, movesTable) {
  if (!found) return html`<p>${renderMarks(model.evaluation.refusal)}</p>`;
  const { value, calls, left, mostLeft } = found;
  if (!value)
    return html`<p>${model.evaluation.refusal} ${words.plain("endingTooEarly", { count: mostLeft, left })}</p>`;
  const called = calls.find(({ magnitude }) => magnitude === model.state.magnitude);
  return html`
    <p>${renderMarks(nowText(words, model.state, called?.value ?? value))}</p>
    <p class="note">${words.plain("endingKnown", { count: left })}</p>
    ${value.rounds > 0 ? movesTable(model, calls) : nothing}`;
}

/** @param {Speaker} words @param {Model} model @param {Explored} found */
function strategiesTable(words, model, found) {
  const calls = model.evaluation.now?.calls ?? found.calls;
  const groups = strategyGroups(words, found, calls);
  if (groups.length === 0) return html`<p class="note">${words.plain("strategiesNone")}</p>`;
  return html`
    <table>
      <caption class="unseen">${words.plain("strategiesHeading")}</caption>
      <thead>
        <tr>
          <th scope="col">${words.plain("columnMagnitude")}</th>
          ${calls.length > 0 ? html`<th scope="col">${words.plain("columnCompared")}</th>` : nothing}
          <th scope="col">${words.plain("columnStrategies")}</th>
        </tr>
      </thead>
      <tbody>
        ${groups.map(
          ({ magnitude, call, compared, names }) => html`
            <tr>
              <th scope="row">
                ${
                  magnitude === null
                    ? call
                    : html`<span class="points" role="button" tabindex="0" data-magnitude=${magnitude}>${call}</span>`
                }
              </th>
              ${calls.length > 0 ? html`<td>${compared}</td>` : nothing}
              <td>${names}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
