// @ts-check
/** The entry for an answer that is not played on the table: a number, magnitudes, an option, or a set of positions. */

import { listOf } from "../../drawing/list-of.js";
import { html, live, nothing } from "../../kit/lit.js";
import { indexAfterKey } from "../../kit/one-stop.js";
import { chosenText } from "../../text/say/table/lesson.js";
import { classLabel, wayLabel } from "../../text/say/table/puzzle.js";
import { NONE } from "./trial.js";

/** @import { Model, Speaker } from "../types" */
/** @import { LessonTask } from "./types" */
/** @import { Trial } from "./trial.js" */

/**
 * @typedef {object} Entries the acts that an answer leads to
 * @property {(text: string) => void} submit
 * @property {() => void} submitNone answers that there is none
 * @property {(position: number) => void} toggle
 * @property {(text: string) => void} typed called when the field has changed
 */

/**
 * @typedef {object} EntryContext
 * @property {Speaker} words
 * @property {Trial} trial
 * @property {Entries} entries
 * @property {string} id of the field
 * @property {number} stop the position whose button is the Tab stop
 * @property {(position: number) => void} stand moves that
 * @property {boolean} locked whether the reader may only look on
 * @property {(key: string) => string | typeof nothing} lang of a text of the step
 * @property {unknown} hint the button for a hint, where the entry has a row for it
 * @property {Model | null} model null before the table is shown
 */

/** The keys of the fields' labels. */
const FIELDS = /** @type {const} */ ({
  magnitude: "taskMagnitude",
  magnitudes: "taskMagnitudes",
  number: "taskNumber",
});

/** Says whether the entry has a row of buttons, which has room for the hint too. @param {Trial["by"]} by */
export const hasRow = (by) => by === "positions" || (by !== null && by in FIELDS);

/** The entry for a task; nothing if it is played. @param {EntryContext} asked */
export function entry(asked) {
  switch (asked.trial.by) {
    case "positions":
      return positionsEntry(asked);
    case "option":
      return optionsEntry(asked);
    case "direction":
      return directionEntry(asked);
    case "magnitude":
    case "magnitudes":
    case "number":
      return fieldEntry(asked, asked.trial.by);
    default:
      return nothing;
  }
}

/**
 * Takes over another magnitude that is considered on the table, where the answer may be chosen too. What is typed and not yet
 * shown there stays.
 * @param {Trial} trial @param {Model} model
 */
export function followTable(trial, { look }) {
  const considered = look.considered ?? "";
  if (trial.by !== "magnitude" || considered === trial.followed) return;
  trial.followed = considered;
  if (trial.typed.trim() !== considered) trial.typed = considered;
}

/** @param {EntryContext} asked */
const noneButton = ({ words, trial, entries, locked }) =>
  trial.mayBeNone
    ? html`<button type="button" class="none" aria-pressed=${trial.answered === NONE && trial.verdict !== null} ?disabled=${locked} @click=${entries.submitNone}>${words.plain("taskNone")}</button>`
    : nothing;

/**
 * A field with its button.
 * @param {EntryContext} asked @param {"magnitude" | "magnitudes" | "number"} by
 */
function fieldEntry(asked, by) {
  const { words, trial, entries, id, locked } = asked;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    entries.submit(trial.typed);
  };
  const typed = (/** @type {Event} */ { target }) => entries.typed(/** @type {HTMLInputElement} */ (target).value);
  return html`
    <form class="entry" novalidate @submit=${submit}>
      <div class="row">
        <label for=${id}>${words.plain(FIELDS[by])}</label>
        <input
          id=${id}
          class="${by} answer"
          autocomplete="off"
          inputmode=${by === "magnitudes" ? "text" : "numeric"}
          .value=${live(trial.typed)}
          ?disabled=${locked}
          @input=${typed}
        >
        <button class="primary" ?disabled=${locked}>${by === "magnitude" ? callText(asked) : words.plain("taskCheck")}</button>
        ${noneButton(asked)}
        ${asked.hint}
      </div>
      ${by === "magnitudes" ? html`<p class="note">${words.plain("taskHowToList")}</p>` : nothing}
    </form>
  `;
}

/** @param {EntryContext} asked */
function callText({ words, model }) {
  const magnitude = model?.look.considered ? model.look.preview?.[0].magnitude : undefined;
  return magnitude === undefined ? words.plain("taskCall") : words.plain("callMagnitude", { magnitude });
}

/**
 * The options of a task: its own texts, or classes, which are named alike everywhere.
 * @param {LessonTask | undefined} task @param {number} n @param {Speaker} words
 */
function optionLabels(task, n, words) {
  if (task?.classes) return task.classes.map((coset) => ({ label: classLabel(words, coset, n) }));
  return task?.options ?? [];
}

/** The two ways of Derek, always in this order, since their names are directions and no sides. @param {EntryContext} asked */
function directionEntry({ words, trial, entries, locked, model }) {
  if (!model) return nothing;
  const { state, facts } = model;
  const way = (/** @type {"+" | "-"} */ direction) => {
    const landing = facts.landings?.find((one) => one.direction === direction);
    return html`
      <button
        type="button"
        class="option"
        aria-pressed=${trial.answered === direction && trial.verdict !== null}
        ?disabled=${locked}
        @click=${() => entries.submit(direction)}
      >${wayLabel(words, direction, landing?.position ?? state.token)}</button>
    `;
  };
  return html`
    <div class="entry options ways" role="group" aria-label=${words.plain("taskNumber")}>${way("-")}${way("+")}</div>
  `;
}

/** A button for each option; the one pressed last is marked. @param {EntryContext} asked */
function optionsEntry(asked) {
  const { words, trial, entries, locked, lang, model } = asked;
  const option = (/** @type {{label: string}} */ { label }, /** @type {number} */ index) => html`
    <button
      type="button"
      class="option"
      lang=${lang(`options/${index}`)}
      aria-pressed=${trial.option === index}
      ?disabled=${locked}
      @click=${() => entries.submit(String(index))}
    >${label}</button>
  `;
  return html`
    <div class="entry options" role="group" aria-label=${words.plain("taskNumber")}>
      ${optionLabels(trial.step.task, model?.state.n ?? 0, words).map(option)}
      ${noneButton(asked)}
    </div>
  `;
}

/**
 * A button for each position, with a single tab stop for all of them, and the number of chosen ones.
 * @param {EntryContext} asked
 */
function positionsEntry(asked) {
  const { words, trial, entries, locked, model, stop, stand } = asked;
  const n = model?.state.n ?? 0;
  const step = (/** @type {KeyboardEvent} */ event) => {
    const to = indexAfterKey(event, stop, n);
    if (to === null) return;
    event.preventDefault();
    // The table would take an arrow key for a direction.
    event.stopPropagation();
    stand(to);
    const group = /** @type {HTMLElement} */ (event.currentTarget);
    /** @type {HTMLElement} */ (group.children[to]).focus();
  };
  const seat = (/** @type {number} */ position) => html`
    <button
      type="button"
      class="seat-button"
      tabindex=${position === stop ? 0 : -1}
      aria-pressed=${trial.positions.has(position)}
      ?disabled=${locked}
      @click=${() => [stand(position), entries.toggle(position)]}
    >${words.number(position)}</button>
  `;
  return html`
    <div class="entry">
      <p class="note chosen">${chosenText(words, trial.chosen)}</p>
      <div class="chooser" role="toolbar" aria-label=${words.plain("taskPositions")} @keydown=${step}>
        ${listOf(n, (position) => seat(position))}
      </div>
      <div class="row">
        <button type="button" class="primary" ?disabled=${locked} @click=${() => entries.submit("")}>
          ${words.plain("taskCheck")}
        </button>
        ${noneButton(asked)}
        ${asked.hint}
      </div>
    </div>
  `;
}
