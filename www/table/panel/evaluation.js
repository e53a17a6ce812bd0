// @ts-check
/** The values of the position and its moves, and the losses of the last round, as sentences and as a table. */

import { h, section, setRichText, setText } from "../../kit/dom.js";
import { lossesOf, lossText, roundRated } from "../../text/say/evaluation.js";
import { isBest } from "../../text/say/facts.js";
import { answerName, nowText, startText } from "../../text/say/late.js";
import { say } from "./say.js";

/** @import { Actions, RatedCall, RatedRound, RatedPosition, Model, Panel, Value, Speaker } from "../types" */

/** The most losses that are listed one by one. */
const MOST_LISTED = 60;

/** @param {Speaker} words @param {Actions} actions @returns {Panel} */
export function evaluationPanel(words, actions) {
  const worth = h("p");
  const rated = h("p", { class: "rated" });
  const first = h("th", { scope: "col" });
  const heads = /** @type {const} */ (["columnInTheEnd", "columnToGo", "columnCompared"]).map((key) =>
    h("th", { scope: "col" }, words.plain(key)),
  );
  const body = h("tbody");
  const caption = h("caption", { class: "unseen" });
  const table = h("table", {}, caption, h("thead", {}, h("tr", {}, first, ...heads)), body);
  const note = h("p", { class: "note" });
  const summary = h("summary");
  const list = h("ul");
  const losses = h("details", {}, summary, list);
  const { node } = section(words.plain("headingEvaluation"), worth, rated, table, note, losses);
  node.classList.add("evaluation");
  /** The content shown, so that nothing is rebuilt without need and buttons keep the focus. */
  const shown = { table: "", losses: "" };

  /** @param {Model} model @param {RatedPosition} now */
  function showMoves(model, now) {
    const { state, look } = model;
    const chosen = look.preview ? (look.considered ?? "") : "";
    const current = JSON.stringify([now, canCall(model), state.token, chosen]);
    if (current === shown.table) return;
    shown.table = current;
    const rows = now.answerLosses ? answerRows(words, model, now) : callRows(words, model, now, chosen, actions);
    const focused = /** @type {HTMLElement | null} */ (body.querySelector(":focus"))?.dataset.magnitude;
    body.replaceChildren(...rows);
    if (focused) /** @type {HTMLElement | null} */ (body.querySelector(`[data-magnitude="${focused}"]`))?.focus();
  }

  /** @param {RatedRound[] | null} line */
  function showLosses(line) {
    const lost = (line ?? []).flatMap((round, number) => {
      const text = lossesOf(words, round);
      return text ? [{ number, text }] : [];
    });
    losses.hidden = lost.length === 0;
    const current = JSON.stringify(lost);
    if (current === shown.losses) return;
    shown.losses = current;
    setText(summary, words.plain("losses", { count: lost.length }));
    const items = lost.slice(0, MOST_LISTED).map(({ number, text }) => {
      const onclick = () => actions.goTo(number);
      return h(
        "li",
        {},
        h("button", { type: "button", class: "plain", onclick }, words.plain("lossesRound", { round: number })),
        ` ${text}`,
      );
    });
    const more = lost.length - items.length;
    if (more > 0) items.push(h("li", {}, words.plain("lossesMore", { count: more })));
    list.replaceChildren(...items);
  }

  return {
    node,
    update(model) {
      const { state, facts, evaluation } = model;
      const { on, refusal, now, line, tooLong } = evaluation;
      node.hidden = !on;
      if (!on) return;
      for (const part of [table, note, rated]) part.hidden = !now;
      if (!now) {
        losses.hidden = true;
        setRichText(worth, refusal || words.plain("evaluationSoon"));
        return;
      }
      setRichText(worth, worthText(words, model, now));
      const round = state.round > 0 ? line?.[state.round] : undefined;
      rated.hidden = !round;
      if (round)
        setText(
          rated,
          words.plain("roundRated", { round: state.round, rated: roundRated(words, round, facts.lastRound) }),
        );
      table.hidden = now.value.rounds === 0 && !now.answerLosses;
      note.hidden = table.hidden;
      const answers = now.answerLosses !== null;
      setText(first, words.plain(answers ? "columnDirection" : "columnMagnitude"));
      setText(caption, words.plain(answers ? "directionsWorth" : "magnitudesWorth"));
      setText(note, tooLong ? words.plain("evaluationTooLong") : noteText(words, answers));
      showMoves(model, now);
      showLosses(line);
    },
  };
}

/** @param {Speaker} words @param {Model} model @param {RatedPosition} now */
function worthText(words, { state, facts, evaluation }, now) {
  const start = evaluation.line?.[0];
  const worth = nowText(words, state, now.value);
  if (state.round > 0 || !start) return worth;
  const text = startText(words, state, facts, { visited: start.visited, rounds: start.end });
  return state.magnitude === null ? text : `${text} ${worth}`;
}

/** The note that explains the marks. @param {Speaker} words @param {boolean} answers whether Derek is to answer */
function noteText(words, answers) {
  return [words.plain(answers ? "noteDerek" : "noteMagnus"), words.plain("noteSigns")].join(" ");
}

/** Says whether a person may call. @param {Model} model */
function canCall({ facts, settings, state }) {
  return !settings.readonly && facts.mayCall && state.turn !== "over";
}

/**
 * @param {Speaker} words @param {Node | string} name @param {Value} value @param {string} compared
 * @param {boolean} best
 */
function row(words, name, { visited, rounds }, compared, best) {
  const cells = [visited, rounds].map((value) => h("td", {}, words.number(value)));
  const mark = best ? words.plain("isBest") : compared;
  return h("tr", { class: best ? "best" : null }, h("th", { scope: "row" }, name), ...cells, h("td", {}, mark));
}

/**
 * @param {Speaker} words @param {Model} model @param {RatedPosition} now @param {string} chosen
 * @param {Actions} actions
 */
function callRows(words, model, now, chosen, actions) {
  const name = (/** @type {RatedCall} */ { magnitude }) => {
    const text = String(magnitude);
    if (!canCall(model)) {
      const attributes = { class: "points", role: "button", tabindex: 0, "data-magnitude": text };
      return h("span", attributes, words.number(magnitude));
    }
    const again = chosen === text;
    const onclick = () => (again ? actions.call(text) : actions.preview(text));
    const label = again ? words.plain("callMagnitude", { magnitude }) : words.plain("showOnTable", { magnitude });
    const attributes = { type: "button", class: "plain", onclick, "data-magnitude": text, "aria-label": label };
    return h("button", attributes, again ? words.plain("callMagnitude", { magnitude }) : words.number(magnitude));
  };
  return [...now.calls]
    .sort(byLoss)
    .map((call) => row(words, name(call), call.value, lossText(words, call.loss, "magnus"), isBest(call.loss)));
}

/** Sorts the best moves first. @param {RatedCall} one @param {RatedCall} other */
function byLoss(one, other) {
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
    const name = h("span");
    say(words, name, answerName(words, direction, state.magnitude ?? 0, position));
    return row(words, name, value, lossText(words, loss, "derek"), isBest(loss));
  });
}
