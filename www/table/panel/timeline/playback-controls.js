// @ts-check
/**
 * The controls that go through the game: undo, play, step, redo,
 * speed and the timeline; for a record: both ends, back, play, on.
 */

import { freshId } from "../../../kit/fresh-id.js";
import { html, icon, live } from "../../../kit/lit.js";
import { lazyPart } from "../parts/lazy-part.js";

/** @import { Actions, Model, Part, Speaker } from "../../types" */

const ICONS = {
  first: "M3 5h2v14H3zm10 0v14l-8-7zm8 0v14l-8-7z",
  back: "M4 4h3v16H4zm15 0v16L9 12z",
  last: "M3 5v14l8-7zm8 0v14l8-7zm8 0h2v14h-2z",
  undo: "M9 5 3 11l6 6v-4h5a4 4 0 0 1 0 8h-3v2h3a6 6 0 0 0 0-12H9z",
  redo: "m15 5 6 6-6 6v-4h-5a4 4 0 0 0 0 8h3v2h-3a6 6 0 0 1 0-12h5z",
  play: "M7 4v16l13-8z",
  pause: "M6 4h4v16H6zm8 0h4v16h-4z",
  step: "M5 4v16l10-8zm12 0h3v16h-3z",
  share: "M18 16a3 3 0 0 0-2.2 1l-7-4a3 3 0 0 0 0-2l7-4A3 3 0 1 0 15 5l-7 4a3 3 0 1 0 0 6l7 4a3 3 0 1 0 3-3z",
};

/** Rounds per second; 0 means as many as the machine can do. */
const SPEEDS = [1, 2, 5, 20, 0];

/** Says whether there are rounds to compare. @param {Model} model */
const hasTicks = ({ evaluation }) => (evaluation.line?.length ?? 0) > 1;

/**
 * @param {Speaker} words @param {Actions} actions @param {number} speed at first
 * @param {() => void} again has everything shown once more @returns {Part}
 */
export function playbackControls(words, actions, speed, again) {
  const id = freshId("timeline");
  // The panel of the evaluation says the same.
  const load = async () => (await import("./loss-marks.js")).lossMarks(words);
  const speeds = speedMenu(words, actions, speed);
  const ticks = lazyPart(null, hasTicks, load, again);
  return (model) => html`
    <div class=${model.isRecord ? "transport record" : "transport"} role="group" aria-label=${words.plain("transport")}>
      <div class="buttons">${movers(words, actions, model)}</div>
      <div class="timeline">${timeline(words, actions, model, id)}${ticks(model)}</div>
      <label class="where" for=${id} data-widest=${widestText(words, model)}>${whereText(words, model)}</label>
      ${speeds}
      ${evaluateButton(words, actions, model)}
      ${roundButton("round-button share", words.plain("shareButton"), words.plain("shareTitle"), ICONS.share, actions.share)}
      <button
        type="button"
        class="round-button help"
        aria-label=${words.plain("keysButton")}
        title=${words.plain("keysTitle")}
        @click=${() => actions.showHelp()}
      >?</button>
    </div>`;
}

/**
 * The buttons that go through the game. In a record nobody takes
 * back moves of others; one round on is the next round of the line.
 * @param {Speaker} words @param {Actions} actions @param {Model} model
 */
function movers(words, actions, model) {
  const { isRecord } = model;
  const { canUndo, canRedo, canStep, lineLength } = model.facts;
  const mover = (
    /** @type {string} */ name,
    /** @type {string} */ picture,
    /** @type {boolean} */ isPossible,
    /** @type {() => void} */ act,
    isHidden = false,
  ) => roundButton("round-button", name, name, picture, act, !isPossible, isHidden);
  const [undo, redo] = isRecord ? [ICONS.back, ICONS.step] : [ICONS.undo, ICONS.redo];
  return html`
    ${mover(words.plain("toStart"), ICONS.first, canUndo, () => actions.goTo(0), !isRecord)}
    ${mover(words.plain(isRecord ? "roundBack" : "undoButton"), undo, canUndo, actions.undo)}
    ${playButton(words, actions, model)}
    ${mover(words.plain("stepButton"), ICONS.step, canStep, actions.step, isRecord)}
    ${mover(words.plain(isRecord ? "roundOn" : "redoButton"), redo, canRedo, actions.redo)}
    ${mover(words.plain("toEnd"), ICONS.last, canRedo, () => actions.goTo(lineLength), !isRecord)}`;
}

/** @param {Speaker} words @param {Actions} actions @param {Model} model */
function playButton(words, actions, { state, facts, playing, canReplay }) {
  const isDead = !facts.canStep && !playing && !facts.wouldPlayOn && !canReplay;
  const isOver = facts.end !== null && state.turn === "over";
  const dead = isOver ? "playIsOver" : "playIsYourMove";
  const title = words.plain(isDead ? dead : playing ? "pauseTitle" : "playTitle");
  const name = words.plain(playing ? "pauseButton" : "playButton");
  return roundButton("round-button main", name, title, playing ? ICONS.pause : ICONS.play, actions.togglePlay, isDead);
}

/** @param {Speaker} words @param {Actions} actions @param {Model} model */
function evaluateButton(words, actions, { evaluation: { on }, overlay }) {
  return html`
    <button
      type="button"
      class="evaluate"
      aria-pressed=${on}
      title=${words.plain("evaluationTitle")}
      ?hidden=${(overlay?.layers === false || overlay?.ended) && !on}
      @click=${() => actions.toggleEvaluation()}
    >${words.plain("evaluationButton")}</button>`;
}

/** @param {Speaker} words @param {Actions} actions @param {Model} model @param {string} id */
function timeline(words, actions, { state, facts }, id) {
  const go = (/** @type {Event} */ { target }) => actions.goTo(Number(/** @type {HTMLInputElement} */ (target).value));
  return html`<input
    id=${id}
    type="range"
    min="0"
    max=${facts.lineLength}
    step="1"
    aria-label=${words.plain("timeline")}
    aria-valuetext=${words.plain("roundOf", { round: state.round, last: facts.lineLength })}
    .value=${live(String(state.round))}
    ?disabled=${facts.lineLength === 0}
    @input=${go}
  />`;
}

/** @param {Speaker} words @param {Model} model */
function whereText(words, { state: { round }, facts: { lineLength } }) {
  return round === lineLength ? words.plain("inRound", { round }) : words.plain("roundOf", { round, last: lineLength });
}

/** The longest text of this game: its room is kept, so that the knob stays under the finger. @param {Speaker} words @param {Model} model */
const widestText = (words, { facts: { lineLength } }) =>
  words.plain("roundOf", { round: lineLength, last: lineLength });

/** @param {Speaker} words @param {Actions} actions @param {number} speed at first */
function speedMenu(words, actions, speed) {
  const choose = (/** @type {Event} */ { target }) =>
    actions.setSpeed(Number(/** @type {HTMLSelectElement} */ (target).value));
  const option = (/** @type {number} */ value) => {
    const name = value === 0 ? words.plain("speedFastest") : words.plain("speedRounds", { count: value });
    return html`<option value=${value} ?selected=${value === speed}>${name}</option>`;
  };
  return html`<select aria-label=${words.plain("speed")} @change=${choose}>${SPEEDS.map(option)}</select>`;
}

/**
 * @param {string} classes @param {string} name @param {string} title @param {string} picture
 * @param {() => void} act
 */
function roundButton(classes, name, title, picture, act, isDisabled = false, isHidden = false) {
  return html`
    <button
      type="button"
      class=${classes}
      aria-label=${name}
      title=${title}
      ?disabled=${isDisabled}
      ?hidden=${isHidden}
      @click=${() => act()}
    >${icon(picture)}</button>`;
}
