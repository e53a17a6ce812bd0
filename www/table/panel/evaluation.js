// @ts-check
/** What the position and the moves from it are worth, and what the last round lost: as sentences and as a table. */

import { h, section, setRichText, setText } from "../../kit/dom.js";
import { counted, formatNumber } from "../../kit/numbers.js";
import { lossesOf, lossText, nowText, roundRated, startText } from "../../words/en/evaluation.js";
import { place } from "../../words/en/names.js";
import { isBest } from "../../words/facts.js";

/** @import { Actions, RatedCall, RatedRound, RatedPosition, Model, Panel, Value } from "../types" */

/** More losses are not listed one by one. */
const MOST_LISTED = 60;
const SIGNS =
  "At the token, of the last round: ✓ both moves best, ?! rounds lost, ? positions lost. On the timeline: ▼ Magnus lost, △ Derek lost; the longer a tick, the later the last new position.";
const MAGNUS_NOTE = `Around the table, on both sides alike: the rounds to go after each magnitude. Thick: best; thin: more rounds; outlined: fewer positions. ${SIGNS}`;
const DEREK_NOTE = `At the two landings: the rounds to go. Thick: best; thin: fewer rounds; outlined: more positions. ${SIGNS}`;
const TOO_LONG = "A game of more than 2,000 rounds is not evaluated round by round.";

/** @param {Actions} actions @returns {Panel} */
export function evaluationPanel(actions) {
  const worth = h("p");
  const rated = h("p", { class: "rated" });
  const first = h("th", { scope: "col" });
  const heads = ["In the end", "Rounds to go", "Compared"].map((name) => h("th", { scope: "col" }, name));
  const body = h("tbody");
  const caption = h("caption", { class: "unseen" });
  const table = h("table", {}, caption, h("thead", {}, h("tr", {}, first, ...heads)), body);
  const note = h("p", { class: "note" });
  const summary = h("summary");
  const list = h("ul");
  const losses = h("details", {}, summary, list);
  const { node } = section("Evaluation", worth, rated, table, note, losses);
  node.classList.add("evaluation");
  /** What is shown, so that buttons keep the focus and nothing is built anew without need. */
  const shown = { table: "", losses: "" };

  /** @param {Model} model @param {RatedPosition} now */
  function showMoves(model, now) {
    const { state, look } = model;
    const chosen = look.preview ? (look.considered ?? "") : "";
    const current = JSON.stringify([now, canCall(model), state.token, chosen]);
    if (current === shown.table) return;
    shown.table = current;
    const rows = now.answerLosses ? answerRows(model, now) : callRows(model, now, chosen, actions);
    const focused = /** @type {HTMLElement | null} */ (body.querySelector(":focus"))?.dataset.magnitude;
    body.replaceChildren(...rows);
    if (focused) /** @type {HTMLElement | null} */ (body.querySelector(`[data-magnitude="${focused}"]`))?.focus();
  }

  /** @param {RatedRound[] | null} line */
  function showLosses(line) {
    const lost = (line ?? []).flatMap((round, number) => {
      const text = lossesOf(round);
      return text ? [{ number, text }] : [];
    });
    losses.hidden = lost.length === 0;
    const current = JSON.stringify(lost);
    if (current === shown.losses) return;
    shown.losses = current;
    setText(summary, `Losses in this line: ${counted(lost.length, "round")}`);
    const items = lost.slice(0, MOST_LISTED).map(({ number, text }) => {
      const onclick = () => actions.goTo(number);
      return h("li", {}, h("button", { type: "button", class: "plain", onclick }, `Round ${number}`), ` ${text}`);
    });
    const more = lost.length - items.length;
    if (more > 0) items.push(h("li", {}, `and ${counted(more, "more round")}`));
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
        setRichText(worth, refusal || "It appears here as soon as the game is solved.");
        return;
      }
      setRichText(worth, worthText(model, now));
      const round = state.round > 0 ? line?.[state.round] : undefined;
      rated.hidden = !round;
      if (round) setText(rated, `Round ${formatNumber(state.round)}: ${roundRated(round, facts.lastRound)}`);
      table.hidden = now.value.rounds === 0 && !now.answerLosses;
      note.hidden = table.hidden;
      const answers = now.answerLosses !== null;
      setText(first, answers ? "Direction" : "Magnitude");
      setText(caption, answers ? "What the two directions are worth" : "What the magnitudes are worth, the best first");
      setText(note, tooLong ? TOO_LONG : answers ? DEREK_NOTE : MAGNUS_NOTE);
      showMoves(model, now);
      showLosses(line);
    },
  };
}

/** @param {Model} model @param {RatedPosition} now */
function worthText({ state, facts, evaluation }, now) {
  const start = evaluation.line?.[0];
  const words = nowText(state, now.value);
  if (state.round > 0 || !start) return words;
  return `${startText(state, facts, { visited: start.visited, rounds: start.end })} ${state.magnitude === null ? "" : words}`.trim();
}

/** Whether a person may call. @param {Model} model */
function canCall({ facts, settings, state }) {
  return !settings.readonly && facts.mayCall && state.turn !== "over";
}

/** @param {Node | string} name @param {Value} value @param {string} compared @param {boolean} best */
function row(name, { visited, rounds }, compared, best) {
  const cells = [formatNumber(visited), formatNumber(rounds)].map((text) => h("td", {}, text));
  const mark = best ? "● best" : compared;
  return h("tr", { class: best ? "best" : null }, h("th", { scope: "row" }, name), ...cells, h("td", {}, mark));
}

/** @param {Model} model @param {RatedPosition} now @param {string} chosen @param {Actions} actions */
function callRows(model, now, chosen, actions) {
  const name = (/** @type {RatedCall} */ { magnitude }) => {
    const text = String(magnitude);
    if (!canCall(model)) {
      const attributes = { class: "points", role: "button", tabindex: 0, "data-magnitude": text };
      return h("span", attributes, formatNumber(magnitude));
    }
    const again = chosen === text;
    const onclick = () => (again ? actions.call(text) : actions.preview(text));
    const label = again ? `Call ${formatNumber(magnitude)}` : `Show ${formatNumber(magnitude)} on the table`;
    const attributes = { type: "button", class: "plain", onclick, "data-magnitude": text, "aria-label": label };
    return h("button", attributes, again ? `Call ${formatNumber(magnitude)}` : formatNumber(magnitude));
  };
  return [...now.calls]
    .sort(byLoss)
    .map((call) => row(name(call), call.value, lossText(call.loss, "magnus"), isBest(call.loss)));
}

/** The best first. @param {RatedCall} one @param {RatedCall} other */
function byLoss(one, other) {
  return (
    one.loss.positions - other.loss.positions || one.loss.rounds - other.loss.rounds || one.magnitude - other.magnitude
  );
}

/** @param {Model} model @param {RatedPosition} now */
function answerRows({ facts, state }, now) {
  const call = now.calls.find(({ magnitude }) => magnitude === state.magnitude);
  return (facts.landings ?? []).flatMap(({ direction, position }, index) => {
    const [value, loss] = [call?.answers[index], now.answerLosses?.[index]];
    if (!value || !loss) return [];
    const name = h("span");
    setRichText(name, `${direction === "+" ? "+" : "−"}${formatNumber(state.magnitude ?? 0)}, to ${place(position)}`);
    return row(name, value, lossText(loss, "derek"), isBest(loss));
  });
}
