// @ts-check
/**
 * What the core explores when it is asked: the values of an ending on a table that is too large to be solved, what every
 * strategy would call, and what each has lost in tournaments while as many positions were left as now.
 */

import { elementOf, html, nothing, render, renderMarks } from "../../../kit/lit.js";
import { loadFailureReason } from "../../../kit/load-error.js";
import { knownText, lostText, nowText, strategyGroups } from "../../../text/say/table/analysis-panels.js";
import { countLostRounds, lostRoundsOn } from "../../core/lost-rounds.js";
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
  /** The count of lost rounds that is under way. @type {{n: number, ids: string[], stop: () => void} | null} */
  let counting = null;

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
      ${found && latest ? [strategiesTable(words, latest, found), lostPart(latest.state.n, found)] : html`<p class="note">${words.plain("strategiesSoon")}</p>`}
    </details>`;

  /** What they lose: counted, being counted, to be counted, or not to be had. @param {number} n @param {Explored} explored */
  function lostPart(n, { strategies, mostCounted, left }) {
    if (strategies.length === 0) return nothing;
    if (n > mostCounted) return html`<p class="note">${words.plain("lostTooLarge", { most: mostCounted, n })}</p>`;
    const missing = strategies.map(({ id }) => id).filter((id) => !lostRoundsOn(n).has(id));
    if (missing.length === 0) return html`<p class="note">${words.plain("lostAbout", { count: left })}</p>`;
    if (counting?.n !== n)
      return html`<p><button type="button" class="plain count-lost" @click=${() => count(n, missing)}>${words.plain("lostCount")}</button></p>`;
    const { length: all } = counting.ids;
    return html`
      <p class="row"><span role="status">${words.plain("lostSoon", { done: all - missing.length, all })}</span>
        <button type="button" class="plain" @click=${stop}>${words.plain("solvingCancel")}</button></p>`;
  }

  /** @param {number} n @param {string[]} ids */
  function count(n, ids) {
    stop();
    failure = "";
    counting = {
      n,
      ids,
      stop: countLostRounds(n, ids, (reason) => {
        if (reason) {
          failure = loadFailureReason(reason, words);
          return stop();
        }
        if (ids.every((id) => lostRoundsOn(n).has(id))) stop();
        else show();
      }),
    };
    show();
  }

  function stop() {
    counting?.stop();
    counting = null;
    show();
  }

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
    return html`
      <p>${model.evaluation.refusal} ${words.plain("endingTooEarly", { count: mostLeft, left })}</p>
      <p>${knownText(words, model.state, model.facts)}</p>`;
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
  const lost = lostRoundsOn(model.state.n);
  const hasValues = calls.length > 0;
  const hasLost = lost.size > 0;
  return html`
    <table>
      <caption class="unseen">${words.plain("strategiesHeading")}</caption>
      <thead>
        <tr>
          <th scope="col">${words.plain("columnMagnitude")}</th>
          ${hasValues ? html`<th scope="col">${words.plain("columnCompared")}</th>` : nothing}
          <th scope="col">${words.plain("columnStrategies")}</th>
          ${hasLost ? html`<th scope="col">${words.plain("columnLost")}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${groups.map(({ magnitude, call, compared, names, players }) => {
          const rows = hasLost
            ? players.map(({ name, id }) => ({ name, lost: lost.get(id) }))
            : [{ name: names, lost: undefined }];
          const head = html`
            <th scope="rowgroup" rowspan=${rows.length}>
              ${
                magnitude === null
                  ? call
                  : html`<span class="points" role="button" tabindex="0" data-magnitude=${magnitude}>${call}</span>`
              }
            </th>
            ${hasValues ? html`<td rowspan=${rows.length}>${compared}</td>` : nothing}`;
          return rows.map(
            ({ name, lost }, index) => html`
              <tr>
                ${index === 0 ? head : nothing}
                <td>${name}</td>
                ${hasLost ? html`<td>${lost ? lostText(words, lost[found.left]) : "…"}</td>` : nothing}
              </tr>`,
          );
        })}
      </tbody>
    </table>`;
}
