// @ts-check
/**
 * The controls that go through the game: undo, play, step, redo,
 * speed and the timeline; for a record: both ends, back, play, on.
 */

import { freshId, h, icon, setAttribute, setText } from "../../kit/dom.js";
import { latePanel } from "./late.js";

/** @import { Actions, Model, Panel, Speaker } from "../types" */

const ICONS = {
  first: "M3 5h2v14H3zm10 0v14l-8-7zm8 0v14l-8-7z",
  back: "M4 4h3v16H4zm15 0v16L9 12z",
  last: "M3 5v14l8-7zm8 0v14l8-7zm8 0h2v14h-2z",
  undo: "M9 5 3 11l6 6v-4h5a4 4 0 0 1 0 8h-3v2h3a6 6 0 0 0 0-12H9z",
  redo: "m15 5 6 6-6 6v-4h-5a4 4 0 0 0 0 8h3v2h-3a6 6 0 0 1 0-12h5z",
  play: "M7 4v16l13-8z",
  pause: "M6 4h4v16H6zm8 0h4v16h-4z",
  step: "M5 4v16l10-8zm12 0h3v16h-3z",
  evaluate: "M4 20V10h4v10zm6 0V4h4v16zm6 0v-7h4v7z",
  share: "M18 16a3 3 0 0 0-2.2 1l-7-4a3 3 0 0 0 0-2l7-4A3 3 0 1 0 15 5l-7 4a3 3 0 1 0 0 6l7 4a3 3 0 1 0 3-3z",
};

/** Rounds per second; 0 means as many as the machine can do. */
const SPEEDS = [1, 2, 5, 20, 0];

/** Says whether there are rounds to compare. @param {Model} model */
const hasTicks = ({ evaluation }) => (evaluation.line?.length ?? 0) > 1;

/** @param {Speaker} words @param {Actions} actions @param {number} speed @returns {Panel} */
export function transportPanel(words, actions, speed) {
  let end = 0;
  const first = iconButton(words.plain("toStart"), ICONS.first, () => actions.goTo(0));
  const undo = iconButton(words.plain("undoButton"), ICONS.undo, actions.undo);
  const redo = iconButton(words.plain("redoButton"), ICONS.redo, actions.redo);
  const last = iconButton(words.plain("toEnd"), ICONS.last, () => actions.goTo(end));
  const step = iconButton(words.plain("stepButton"), ICONS.step, actions.step);
  const playPicture = icon(ICONS.play);
  const play = h("button", { type: "button", class: "round-button main", onclick: actions.togglePlay }, playPicture);
  const id = freshId("timeline");
  const timeline = h("input", {
    id,
    type: "range",
    min: 0,
    step: 1,
    "aria-label": words.plain("timeline"),
    oninput: () => actions.goTo(Number(timeline.value)),
  });
  const where = h("label", { class: "where", for: id });
  // The panel of the evaluation says the same.
  const rated = latePanel(words, null, hasTicks, async () => (await import("./rated-ticks.js")).ratedTicks(words));
  const options = SPEEDS.map((value) => {
    const name = value === 0 ? words.plain("speedFastest") : words.plain("speedRounds", { count: value });
    return h("option", { value, selected: value === speed }, name);
  });
  const onchange = () => actions.setSpeed(Number(select.value));
  const select = h("select", { "aria-label": words.plain("speed"), onchange }, ...options);
  const help = h(
    "button",
    {
      type: "button",
      class: "round-button",
      onclick: actions.showHelp,
      "aria-label": words.plain("keysButton"),
      title: words.plain("keysTitle"),
    },
    "?",
  );
  const share = iconButton(words.plain("shareButton"), ICONS.share, actions.share);
  setAttribute(share, "title", words.plain("shareTitle"));
  share.classList.add("share");
  help.classList.add("help");
  const evaluate = iconButton(words.plain("evaluationButton"), ICONS.evaluate, actions.toggleEvaluation);
  evaluate.classList.add("evaluate");
  const buttons = h("div", { class: "buttons" }, first, undo, play, step, redo, last);
  const node = h(
    "div",
    { class: "transport", role: "group", "aria-label": words.plain("transport") },
    buttons,
    h("div", { class: "timeline" }, timeline, rated.node),
    evaluate,
    where,
    select,
    share,
    help,
  );
  return {
    node,
    update(model) {
      const { state, facts, playing, evaluation, isRecord, overlay } = model;
      end = facts.lineLength;
      node.classList.toggle("record", isRecord);
      for (const button of [first, last]) button.hidden = !isRecord;
      // In a record nobody takes back moves of others; one round on is the next round of the line.
      step.hidden = isRecord;
      rename(undo, words.plain(isRecord ? "roundBack" : "undoButton"), isRecord ? ICONS.back : ICONS.undo);
      rename(redo, words.plain(isRecord ? "roundOn" : "redoButton"), isRecord ? ICONS.step : ICONS.redo);
      first.disabled = undo.disabled = !facts.canUndo;
      last.disabled = redo.disabled = !facts.canRedo;
      step.disabled = !facts.canStep;
      const canReplay = isRecord && end > 0;
      play.disabled = !facts.canStep && !playing && !facts.wouldPlayOn && !canReplay;
      const { on, refusal } = evaluation;
      setAttribute(evaluate, "aria-pressed", String(on));
      evaluate.disabled = refusal !== "" && !on;
      evaluate.hidden = overlay?.layers === false && !on;
      setAttribute(
        evaluate,
        "title",
        evaluate.disabled ? words.plain("noEvaluation", { why: refusal }) : words.plain("evaluationTitle"),
      );
      setAttribute(evaluate, "aria-description", evaluate.disabled ? refusal : null);
      setAttribute(play, "aria-label", words.plain(playing ? "pauseButton" : "playButton"));
      const isOver = facts.end !== null && state.turn === "over";
      const dead = isOver ? "playIsOver" : "playIsYourMove";
      setAttribute(play, "title", words.plain(play.disabled ? dead : playing ? "pauseTitle" : "playTitle"));
      setAttribute(/** @type {Element} */ (playPicture.firstChild), "d", playing ? ICONS.pause : ICONS.play);
      setAttribute(timeline, "max", facts.lineLength);
      timeline.value = String(state.round);
      timeline.disabled = facts.lineLength === 0;
      rated.update(model);
      const text = words.plain("roundOf", { round: state.round, last: facts.lineLength });
      setAttribute(timeline, "aria-valuetext", text);
      setText(where, state.round === facts.lineLength ? words.plain("inRound", { round: state.round }) : text);
    },
  };
}

/** @param {HTMLButtonElement} button @param {string} name @param {string} d */
function rename(button, name, d) {
  setAttribute(button, "aria-label", name);
  setAttribute(button, "title", name);
  setAttribute(/** @type {Element} */ (button.querySelector("path")), "d", d);
}

/** @param {string} name @param {string} d @param {() => void} onclick */
function iconButton(name, d, onclick) {
  return h("button", { type: "button", class: "round-button", "aria-label": name, title: name, onclick }, icon(d));
}
