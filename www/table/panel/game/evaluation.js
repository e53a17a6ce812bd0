// @ts-check
/** The values of the position and its moves, of the line as a curve, and the losses of the last round. */

import { html, keyed, nothing, renderMarks } from "../../../kit/lit.js";
import { answerName, nowText, roundSign, startText } from "../../../text/say/table/analysis-panels.js";
import { lossesOf, lossText, roundRated } from "../../../text/say/table/evaluation.js";
import { isBest } from "../../../text/say/table/facts.js";
import { section } from "../parts/section.js";
import { renderSentence } from "../parts/sentence.js";
import { valueCurve } from "./value-curve.js";

/** @import { Actions, RatedCall, RatedRound, RatedPosition, Model, Part, Value, Speaker } from "../../types" */

/** The most losses that are listed one by one. */
const MOST_LISTED = 60;

/** @param {Speaker} words @param {Actions} actions @returns {Part} */
export function evaluationPanel(words, actions) {
  const panel = section("panel evaluation");
  const curve = valueCurve(words, actions);
  return (model) => {
    const { on, refusal, now } = model.evaluation;
    if (!on) return nothing;
    return panel(
      words.plain("headingEvaluation"),
      now
        ? evaluationResult(words, model, now, actions, curve)
        : html`<p>${renderMarks(refusal || words.plain("evaluationSoon"))}</p>`,
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
    ${hasMoves ? movesTable(words, model, now, actions) : nothing}
    ${lossesList(words, line ?? [], actions)}`;
}

/** @param {Speaker} words @param {Model} model @param {RatedPosition} now @param {Actions} actions */
function movesTable(words, model, now, actions) {
  const answers = now.answerLosses !== null;
  return html`
    <table>
      <caption class="unseen">${words.plain(answers ? "directionsWorth" : "magnitudesWorth")}</caption>
      <thead>
        <tr>
          <th scope="col">${words.plain(answers ? "columnDirection" : "columnMagnitude")}</th>
          <th scope="col">${words.plain("columnInTheEnd")}</th>
          <th scope="col">${words.plain("columnToGo")}</th>
          <th scope="col">${words.plain("columnCompared")}</th>
        </tr>
      </thead>
      <tbody>${answers ? answerRows(words, model, now) : callRows(words, model, now, actions)}</tbody>
    </table>`;
}

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
  if (state.round > 0 || !start) return worth;
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

/**
 * @param {Speaker} words @param {unknown} name @param {Value} value @param {string} compared
 * @param {boolean} best
 */
const row = (words, name, { visited, rounds }, compared, best) => html`
  <tr class=${best ? "best" : nothing}>
    <th scope="row">${name}</th>
    <td>${words.number(visited)}</td>
    <td>${words.number(rounds)}</td>
    <td>${best ? words.plain("isBest") : compared}</td>
  </tr>`;

/** @param {Speaker} words @param {Model} model @param {RatedPosition} now @param {Actions} actions */
function callRows(words, model, now, actions) {
  const { look } = model;
  const chosen = look.preview ? (look.considered ?? "") : "";
  const name = (/** @type {RatedCall} */ { magnitude }) =>
    canCall(model)
      ? callButton(words, actions, magnitude, chosen === String(magnitude))
      : html`<span class="points" role="button" tabindex="0" data-magnitude=${magnitude}>${words.number(magnitude)}</span>`;
  return [...now.calls].sort(compareLosses).map((call) => {
    const compared = lossText(words, call.loss, "magnus");
    return keyed(call.magnitude, row(words, name(call), call.value, compared, isBest(call.loss)));
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

/** @param {Speaker} words @param {Model} model @param {RatedPosition} now */
function answerRows(words, { facts, state }, now) {
  const call = now.calls.find(({ magnitude }) => magnitude === state.magnitude);
  return (facts.landings ?? []).flatMap(({ direction, position }, index) => {
    const [value, loss] = [call?.answers[index], now.answerLosses?.[index]];
    if (!value || !loss) return [];
    const name = renderSentence(words, answerName(words, direction, state.magnitude ?? 0, position));
    return row(words, html`<span>${name}</span>`, value, lossText(words, loss, "derek"), isBest(loss));
  });
}
