// @ts-check
/** The page of the circle of dominoes. */

import { listOf } from "../../../drawing/list-of.js";
import { html, nothing, render } from "../../../kit/lit.js";
import { kind } from "../../../table/companion/dominoes/kind.js";
import { companionRefusalText } from "../../../text/say/companion-refusals.js";
import { winnerText } from "../../../text/say/companions/dominoes.js";
import { askForm } from "../ask-form.js";
import { startPage } from "../game-page.js";
import { words } from "../speaker.js";
import { segmentsPanel } from "./segments.js";
import { valuesPlot } from "./values.js";

/** @import { CirclePosition, ExplainedAnswer, Limits } from "../../../table/companion/types" */

/** The values shown: those before the period, and this many periods. */
const PERIODS = 3;

startPage((core, find) => {
  const limits = core.companionLimits();
  const values = core.dominoValues(limits.preperiod + PERIODS * limits.period);
  const plot = valuesPlot(find("#plot"), values, limits);
  render(valuesTable(values, limits), find("#values"));
  const answer = /** @type {HTMLFormElement} */ (find("#answer"));
  askForm(answer, (field) => answerSentence(core.dominoAnswer(field("n")), limits), companionRefusalText);
  return {
    kind: kind(words),
    fields: [
      {
        name: "dominoes",
        label: words.plain("dominoSize"),
        note: words.plain("dominoRange", { most: limits.spaces }),
        width: 5,
      },
    ],
    start: { dominoes: "23" },
    panels: () => ({ beside: [segmentsPanel()] }),
    follow: ({ view }) => plot.mark(/** @type {CirclePosition} */ (view.position).segments),
  };
});

/** The winner on N spaces in words, for N far too large to play. @param {ExplainedAnswer} told @param {Limits} limits */
function answerSentence({ answer: { n, first, grundy, wins }, reduced, residue }, { period }) {
  if (first === null || grundy === null) return words.say("circleOneSpace");
  return winnerText(words, { n, path: first, reduced, grundy, residue, period, wins });
}

/**
 * The values F(0), F(1), … as a table in which each column is a residue modulo 34.
 * @param {Uint8Array} values @param {Limits} limits
 */
function valuesTable(values, { period, exceptions }) {
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
