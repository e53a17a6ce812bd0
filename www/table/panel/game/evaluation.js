// @ts-check
/** The values of the position and its moves, of the line as a curve, and the losses of the last round. */

import { html, keyed, nothing, renderMarks, slantLetters } from "../../../kit/lit.js";
import { answerName, landingLine, nowText, roundSign, startText } from "../../../text/say/table/analysis-panels.js";
import { lossesOf, lossText, roundRated } from "../../../text/say/table/evaluation.js";
import { isBest } from "../../../text/say/table/facts.js";
import "../../../text/say/table/position.js";
import { section } from "../parts/section.js";
import { renderSentence } from "../parts/sentence.js";
import { explorer } from "./explorer.js";
import { valueCurve } from "./value-curve.js";

/** @import { Actions, Loss, RatedCall, RatedRound, RatedPosition, Model, Part, Speaker } from "../../types" */
/** @typedef {"columnMagnitude" | "columnDirection" | "columnWorth" | "columnInTheEnd" | "columnToGo" | "columnCompared" | "columnLandings"} Column */

/** The most calls that are listed: an ending of a large table has hundreds. */
const MOST_CALLS = 20;
/** The most losses that are listed one by one. */
const MOST_LISTED = 60;

/** @param {Speaker} words @param {Actions} actions @returns {Part} */
export function evaluationPanel(words, actions) {
  const panel = section("panel evaluation");
  const curve = valueCurve(words, actions);
  const explore = explorer(words, (model, calls) => movesTable(words, model, calls, null, actions));
  return (model) => {
    const { on, refusal, now } = model.evaluation;
    if (!on) return nothing;
    const soon = refusal ? nothing : html`<p>${words.plain("evaluationSoon")}</p>`;
    const values = now ? evaluationResult(words, model, now, actions, curve) : soon;
    return panel(
      words.plain("headingEvaluation"),
      html`
        ${values}${model.state.turn === "over" ? nothing : explore(model)}
        <p ?hidden=${model.settings.readonly}>
          <button type="button" class="plain set-up" @click=${() => actions.author("setUp")}>${words.plain("positionStart")}</button>
        </p>`,
    );
  };
}

/**
 * @param {Speaker} words @param {Model} model @param {RatedPosition} now @param {Actions} actions
 * @param {ReturnType<typeof valueCurve>} curve
 */
function evaluationResult(words, model, now, actions, curve) {
  const { state, facts, evaluation } = model;
  const { line, tooLong } = evaluation;
  const round = state.round > 0 ? line?.[state.round] : undefined;
  const text =
    round && words.plain("roundRated", { round: state.round, rated: roundRated(words, round, facts.lastRound) });
  const answers = now.answerLosses !== null;
  const hasMoves = now.value.rounds > 0 || answers;
  return html`
    <p>${renderMarks(valueText(words, model, now))}</p>
    <p class="rated" ?hidden=${!round}>${round ? html`${sign(roundSign(round))} ${text}` : nothing}</p>
    ${line && line.length > 1 ? curve(model, line) : nothing}
    ${tooLong ? html`<p class="note">${words.plain("evaluationTooLong")}</p>` : nothing}
    ${hasMoves ? legend(words, answers ? "directions" : "magnitudes") : nothing}
    ${hasMoves && !answers ? landingsBox(words, model, actions) : nothing}
    ${hasMoves ? movesTable(words, model, now.calls, now.answerLosses, actions) : nothing}
    ${lossesList(words, line ?? [], actions)}`;
}

/** The switch between one mark for both landings of a call and one for each. @param {Speaker} words @param {Model} model @param {Actions} actions */
const landingsBox = (words, { look }, actions) => html`
  <p><label>
    <input type="checkbox" .checked=${look.landings === true} @change=${() => actions.toggleLandings()} />
    ${words.plain("landingsBox")}
  </label></p>`;

/**
 * The moves, the best first: Magnus's calls with both landings, or Derek's two answers.
 * @param {Speaker} words @param {Model} model @param {RatedCall[]} calls
 * @param {RatedPosition["answerLosses"]} losses Derek's, if he is to answer @param {Actions} actions
 */
function movesTable(words, model, calls, losses, actions) {
  const answers = losses !== null;
  const more = calls.length - MOST_CALLS;
  const rest = !answers && more > 0 ? html`<p class="note">${words.plain("callsMore", { count: more })}</p>` : nothing;
  /** @type {Column[]} */
  const columns = answers
    ? ["columnDirection", "columnInTheEnd", "columnToGo", "columnCompared"]
    : ["columnMagnitude", "columnWorth", "columnCompared", "columnLandings"];
  return html`
    <table class=${answers ? nothing : "calls"}>
      <caption class=${answers ? "unseen" : nothing}>${words.plain(answers ? "directionsWorth" : "magnitudesWorth")}</caption>
      <thead><tr>${columns.map((column) => html`<th scope="col">${columnName(words, column)}</th>`)}</tr></thead>
      <tbody>${losses ? answerRows(words, model, calls, losses) : callRows(words, model, calls, actions)}</tbody>
    </table>${rest}`;
}

/** The column of magnitudes is as narrow as they are. @param {Speaker} words @param {Column} column */
const columnName = (words, column) =>
  column === "columnMagnitude"
    ? html`<span aria-hidden="true">ℓ</span><span class="unseen">${words.plain(column)}</span>`
    : words.plain(column);

/** The rounds in which something was lost. @param {Speaker} words @param {RatedRound[]} line @param {Actions} actions */
function lossesList(words, line, actions) {
  const lost = line.flatMap((round, number) => {
    const text = lossesOf(words, round);
    return text ? [{ number, text, signs: lostSigns(round) }] : [];
  });
  const shown = lost.slice(0, MOST_LISTED);
  const more = lost.length - shown.length;
  const item = (/** @type {typeof lost[number]} */ { number, text, signs }) => {
    const name = words.plain("lossesRound", { round: number });
    return html`<li><button type="button" class="plain" @click=${() => actions.goTo(number)}>${name}</button> ${sign(signs)} ${text}</li>`;
  };
  return html`
    <details ?hidden=${lost.length === 0}>
      <summary>${words.plain("losses", { count: lost.length })}</summary>
      <ul>
        ${shown.map(item)}
        ${more > 0 ? html`<li>${words.plain("lossesMore", { count: more })}</li>` : nothing}
      </ul>
    </details>`;
}

/** @param {Speaker} words @param {Model} model @param {RatedPosition} now */
function valueText(words, { state, facts, evaluation }, now) {
  const start = evaluation.line?.[0];
  const worth = nowText(words, state, now.value);
  if (state.round > 0 || !start || facts.begunPosition) return worth;
  const text = startText(words, state, facts.table, { visited: start.visited, rounds: start.end });
  return state.magnitude === null ? text : `${text} ${worth}`;
}

/** A sign of the picture or the timeline, beside the words for it. @param {string} text */
const sign = (text) => html`<span class="sign" aria-hidden="true">${text}</span>`;

/** The triangles of a round on the timeline. @param {RatedRound} round */
const lostSigns = ({ call, answer }) => [isBest(call) ? "" : "▼", isBest(answer) ? "" : "△"].join("");

/** The marks around the table in a line. @param {Speaker} words @param {"magnitudes" | "directions"} moves */
function legend(words, moves) {
  const mark = (/** @type {"best" | "slower" | "fewer"} */ kind, /** @type {string} */ text) =>
    html`<span class="key"><i class=${kind}></i>${text}</span>`;
  const slower = moves === "directions" ? words.plain("legendSooner") : words.plain("legendSlower");
  const fewer = moves === "directions" ? words.plain("legendMore") : words.plain("legendFewer");
  return html`<p class="note legend">
    ${words.plain("legendRounds")}
    ${mark("best", words.plain("legendBest"))} ${mark("slower", slower)} ${mark("fewer", fewer)}
  </p>`;
}

/** Says whether a person may call. @param {Model} model */
function canCall({ facts, settings, state }) {
  return !settings.readonly && facts.mayCall && state.turn !== "over";
}

/** @param {unknown} name @param {unknown[]} cells @param {boolean} best */
const row = (name, cells, best) => html`
  <tr class=${best ? "best" : nothing}>
    <th scope="row">${name}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

/** The two landings of a call with what each is worth. @param {Speaker} words @param {Model} model @param {RatedCall} call */
function landingLines(words, model, { magnitude, answers }) {
  return model.landings(magnitude).map((landing, index) => {
    const value = answers[index];
    return value ? html`<span class="line">${slantLetters(landingLine(words, landing, value))}</span>` : nothing;
  });
}

/** @param {Speaker} words @param {Model} model @param {RatedCall[]} calls @param {Actions} actions */
function callRows(words, model, calls, actions) {
  const { look, facts } = model;
  const chosen = look.preview ? (look.considered ?? "") : "";
  const name = (/** @type {RatedCall} */ { magnitude }) =>
    canCall(model)
      ? callButton(words, actions, magnitude, chosen === String(magnitude))
      : html`<span class="points" role="button" tabindex="0" data-magnitude=${magnitude}>${words.number(magnitude)}</span>`;
  return [...calls]
    .sort(compareLosses)
    .slice(0, MOST_CALLS)
    .map((call) => {
      const loss = isBest(call.loss) ? words.plain("isBest") : lossText(words, call.loss, "magnus");
      const compared = facts.pair?.magnitude === call.magnitude ? words.plain("byLayers", { loss }) : loss;
      const cells = [words.plain("worthPair", call.value), compared, landingLines(words, model, call)];
      return keyed(call.magnitude, row(name(call), cells, isBest(call.loss)));
    });
}

/**
 * The button of a magnitude, which shows it on the table and then calls it.
 * @param {Speaker} words @param {Actions} actions @param {number} magnitude @param {boolean} isChosen
 */
function callButton(words, actions, magnitude, isChosen) {
  const call = words.plain("callMagnitude", { magnitude });
  const act = () => (isChosen ? actions.call(String(magnitude)) : actions.preview(String(magnitude)));
  return html`
    <button
      type="button"
      class="plain"
      data-magnitude=${magnitude}
      aria-label=${isChosen ? call : words.plain("showOnTable", { magnitude })}
      @click=${act}
    >${isChosen ? call : words.number(magnitude)}</button>`;
}

/** Sorts the best moves first. @param {RatedCall} one @param {RatedCall} other */
function compareLosses(one, other) {
  return (
    one.loss.positions - other.loss.positions || one.loss.rounds - other.loss.rounds || one.magnitude - other.magnitude
  );
}

/** @param {Speaker} words @param {Model} model @param {RatedCall[]} calls @param {[Loss, Loss]} losses */
function answerRows(words, { facts, state }, calls, losses) {
  const call = calls.find(({ magnitude }) => magnitude === state.magnitude);
  return (facts.landings ?? []).flatMap(({ direction, position }, index) => {
    const [value, loss] = [call?.answers[index], losses[index]];
    if (!value || !loss) return [];
    const name = renderSentence(words, answerName(words, direction, state.magnitude ?? 0, position));
    const compared = isBest(loss) ? words.plain("isBest") : lossText(words, loss, "derek");
    const cells = [words.number(value.visited), words.number(value.rounds), compared];
    return row(html`<span>${name}</span>`, cells, isBest(loss));
  });
}
