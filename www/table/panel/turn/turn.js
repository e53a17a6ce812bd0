// @ts-check
/** The turn as a sentence, with the two directions for a human Derek and the magnitude for a human Magnus. */

import { freshId } from "../../../kit/fresh-id.js";
import { html, nothing, renderMarks } from "../../../kit/lit.js";
import { countersText } from "../../../text/say/table/bounds.js";
import { valueText } from "../../../text/say/table/evaluation.js";
import { goal } from "../../../text/say/table/goal.js";
import { yourTurn } from "../../../text/say/table/turn.js";
import { headlineRow, isJudged, isWhole } from "../end/verdict.js";
import { lazyPart } from "../parts/lazy-part.js";
import { renderSentence } from "../parts/sentence.js";
import { directionButtons } from "./directions.js";
import { magnitudeForm } from "./magnitude.js";
import { refusalsRow } from "./refusal-list.js";

/** @import { Actions, Model, Speaker } from "../../types" */

/** @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more */
export function turnPanel(words, actions, again) {
  const id = freshId("heading");
  const refused = refusalsRow(words, actions);
  const rows = turnRows(words, actions, again);

  /** @param {Model} model */
  function content(model) {
    const { state, facts, settings, overlay } = model;
    const isSpokenFor = overlay?.sentence !== undefined;
    const turn = yourTurn(words, state, facts, settings.readonly, settings.setUp);
    const ended = isEnded(model);
    // Where nobody moves, a page's own sentence needs no heading, and the timeline shows the round.
    return html`
      ${refused(model)}
      ${fromStart(words, actions, model)}
      <h2 id=${id} class=${isJudged(model) ? "over" : ""} ?hidden=${isSpokenFor && settings.readonly}>${ended ? words.plain("endedHere") : turn.heading}</h2>
      ${sentences(words, model, turn.sentence, ended)}
      ${rows(model, ended)}`;
  }

  /**
   * Until there is a model it is the place for a task.
   * @param {Model | undefined} model
   * @param {{node: HTMLElement, answer: HTMLElement} | undefined} task of a lesson: the question above the turn, the answer below
   */
  return (model, task) => html`
    <div class=${model ? classesOf(model) : "panel turn"} role="group" aria-labelledby=${id}>
      ${task?.node}
      ${model ? content(model) : nothing}
      ${task?.answer}
    </div>`;
}

/** Says whether a person has ended a game that goes round in circles. @param {Model} model */
const isEnded = (model) => model.look.ended === true && model.goesRound;

/** @param {Model} model */
function classesOf(model) {
  const { facts, settings } = model;
  // The verdict says more than the sentence and replaces it, except where a person may go on. A slide keeps the
  // sentence, as it has no room for the verdict.
  const judged = isJudged(model) && !facts.mayCall;
  const yours = !settings.readonly && !isEnded(model) && (facts.mayAnswer || mayGoOn(model));
  return `panel turn${judged ? " judged" : ""}${yours ? " yours" : ""}`;
}

/** Says whether a person has the call, in a game that is not over. @param {Pick<Model, "state" | "facts">} model */
const mayGoOn = ({ state, facts }) => facts.mayCall && state.turn !== "over";

/**
 * The button for a reader who came in after some rounds, and can have the game from the start.
 * @param {Speaker} words @param {Actions} actions @param {Model} model
 */
function fromStart(words, actions, { state, look, settings, overlay }) {
  const isLater = look.opened === true && state.round > 0 && state.turn !== "over";
  return html`
    <button
      type="button"
      class="plain from-start"
      ?hidden=${!isLater || settings.readonly || overlay?.sentence !== undefined}
      @click=${() => actions.newGame({})}
    >${words.plain("fromStart")}</button>`;
}

/**
 * The goal, once a round is played how near it is, in the analysis what the position is worth in as few words, and the turn or the page's own sentence.
 * @param {Speaker} words @param {Model} model @param {string} sentence @param {boolean} ended
 */
function sentences(words, { state, facts, visited, settings, overlay, solving, evaluation }, sentence, ended) {
  const own = overlay?.sentence;
  const hidesGoal = own !== undefined || settings.readonly || ended || state.turn === "over";
  const seen = new Set();
  const { on, now, refusal } = evaluation;
  const near =
    on && now
      ? words.say("heardWorth", { worth: valueText(words, now.value) })
      : on && refusal
        ? words.say("evaluationNone")
        : state.round > 0
          ? countersText(words, state, facts, visited)
          : goal(words, state, facts);
  // While a computer waits for the table to be solved, the wait is the only message.
  return html`
    <p class="goal" ?hidden=${hidesGoal}>${renderSentence(words, near, seen)}</p>
    <p class="sentence" ?hidden=${ended || solving?.forPlayer === true}>${own === undefined ? renderSentence(words, sentence, seen) : renderMarks(own)}</p>`;
}

/**
 * Builds the rows of the turn: the controls and their explanations.
 * @param {Speaker} words @param {Actions} actions @param {() => void} again
 */
function turnRows(words, actions, again) {
  const directions = directionButtons(words, actions);
  const magnitude = magnitudeForm(words, actions);
  const loadHelp = async () => (await import("./magnus-hint.js")).hintRow(words, actions);
  const help = lazyPart(null, () => true, loadHelp, again);
  const loadWait = async () => (await import("./wait-panel.js")).waitRow(words, actions);
  const wait = lazyPart(words, ({ solving }) => solving !== null, loadWait, again);
  const headline = headlineRow(words);
  const loadFold = async () => (await import("../end/verdict-fold.js")).verdictFold(words, actions);
  const fold = lazyPart(null, isWhole, loadFold, again);
  const load = async () => (await import("./repetition-row.js")).repetitionRow(words, actions);
  const repeated = lazyPart(null, ({ goesRound }) => goesRound, load, again);
  const loadKeep = async () => (await import("../end/save-and-share.js")).saveAndShare(words, actions, again);
  const keep = lazyPart(null, isJudged, loadKeep, again);
  return (/** @type {Model} */ model, /** @type {boolean} */ ended) => {
    // Once a person has ended the game, a move by key or on the table still goes on with it.
    const isOffered = !model.settings.readonly && !ended;
    const isOver = model.state.turn === "over" && !model.settings.readonly;
    return html`
      ${headline(model)}
      ${wait(model)}
      ${directions(model, isOffered)}
      ${magnitude(model, isOffered)}
      ${isOffered && mayGoOn(model) ? help(model) : nothing}
      ${repeated(model)}
      <div class="ways">
        <slot name="next" ?hidden=${!isOver}></slot>
        <button
          type="button"
          class="primary ending"
          ?hidden=${!isOver}
          @click=${() => actions.playAgain()}
        >${words.plain(model.overlay?.byOthers ? "playAnother" : "playAgain")}</button>
        <slot name="ending" ?hidden=${!isOver}></slot>
        ${keep(model)}
      </div>
      ${fold(model)}`;
  };
}
