// @ts-check
/** A step on a table with prices: its picture, and the game in which the reader calls and Derek has Magnus pay. */

import { freshId } from "../../kit/fresh-id.js";
import { html, live, nothing } from "../../kit/lit.js";
import { typedNumber } from "../../kit/sentences.js";
import {
  paidRoundText,
  paidText,
  pricedOfferText,
  pricedTableText,
  pricedTurnText,
} from "../../text/say/table/prices.js";
import { pricePicture } from "../prices/price-picture.js";
import { tableOfTask } from "../prices/price-shapes.js";
import { PRICES_PLAY_STYLE, PRICES_STYLE } from "../prices/price-style.js";
import { adoptStyle } from "../style/sheets.js";
import { judge } from "./attempt.js";

/** @import { PricedTable } from "../../core/lesson/core-types" */
/** @import { Figure, Task } from "../../core/lesson/core-types" */
/** @import { Exercise, Handle } from "../../pkg/study.js" */
/** @import { LessonOnTable } from "./on-table" */
/** @import { Judged } from "./types" */

/** A call, and who made it. @typedef {{magnitude: number, by: "you" | "greedy" | "lists"}} Call */

/** The letter after a magnitude that is kept, for who called it. */
const LETTERS = /** @type {const} */ ({ you: "", greedy: "g", lists: "l" });
/** @type {Record<string, Call["by"] | undefined>} */
const CALLERS = { "": "you", g: "greedy", l: "lists" };

/** @param {Call[]} calls */
const magnitudesOf = (calls) => calls.map(({ magnitude }) => magnitude);

/** The calls as they are kept, such as "10,1g,1g". @param {Call[]} calls */
const keptCalls = (calls) => calls.map(({ magnitude, by }) => `${magnitude}${LETTERS[by]}`).join(",");

/** @param {string} kept @returns {Call[]} */
const readCalls = (kept) =>
  kept
    .split(",")
    .filter(Boolean)
    .map((text) => ({
      magnitude: Number(text.replace(/[gl]$/, "")),
      by: CALLERS[/[gl]$/.exec(text)?.[0] ?? ""] ?? "you",
    }));

/** The number of rounds with a sentence, the last ones. */
const LAST = 3;

/** The number of positions of a figure's table. @param {Figure} figure */
const sizeOf = ({ prices = [] }) => prices.length;

/** @param {LessonOnTable} lesson @param {Exercise} exercise */
function tableOf(lesson, exercise, calls = /** @type {number[]} */ ([])) {
  adoptStyle(/** @type {ShadowRoot} */ (lesson.controller.host.shadowRoot), PRICES_STYLE + PRICES_PLAY_STYLE);
  const table = /** @type {PricedTable} */ (exercise.priced(Uint32Array.from(calls)));
  return tableOfTask(/** @type {{players?: boolean} | undefined} */ (lesson.found.step.task), table);
}

/**
 * The picture of a step that asks about prices; positions are chosen on it.
 * @param {LessonOnTable & {choose: (position: number) => boolean}} lesson @param {Exercise} exercise
 */
export function pricedPicture(lesson, exercise) {
  const table = tableOf(lesson, exercise);
  const picture = pricePicture((position) => lesson.choose(position));
  return {
    node: picture.node,
    legend: picture.legend,
    draw() {
      const { trial, words } = lesson;
      const chosen = trial.solved ? (trial.step.solution?.positions ?? []) : trial.chosen;
      picture.node.classList.toggle("choosing", trial.takesPositions);
      picture.draw(words, table, { chosen });
    },
  };
}

/** The game of a task `pay`, a `PlayedGame`. */
export class PriceGame {
  #lesson;
  /** The task's own, or the same on another table of the step. */
  #exercise;
  #own;
  #picture;
  /** @type {Call[]} */
  #calls = [];
  /** Those on the task's own table, while another one is looked at. @type {Call[]} */
  #ownCalls = [];
  /** @type {PricedTable} */
  #table;
  /** The magnitude in the field, as it is typed. */
  #typed = "";
  /** True once a call was shown, which happens once. */
  #hasShownCall = false;
  #id = freshId("prices");

  /** @param {LessonOnTable} lesson @param {Exercise} exercise */
  constructor(lesson, exercise) {
    this.#lesson = lesson;
    this.#own = exercise;
    this.#exercise = exercise;
    this.#picture = pricePicture((position) => this.#press(position));
    this.node.classList.add("played");
    this.node.tabIndex = -1;
    this.#table = this.#tableAfter([]);
    this.#resume();
  }

  get node() {
    return this.#picture.node;
  }

  get legend() {
    return this.#picture.legend;
  }

  get hasMoved() {
    return this.#calls.length > 0;
  }

  /** Goes on where the reader left off. */
  #resume() {
    const calls = readCalls(this.#lesson.trial.typed);
    try {
      this.#table = this.#tableAfter(calls);
      this.#calls = calls;
    } catch {
      // What was kept does not suit this table: the game begins afresh.
    }
  }

  get #isLocked() {
    return this.#lesson.controller.host.hasAttribute("readonly");
  }

  get #isOver() {
    return this.#table.path.length >= this.#table.rounds;
  }

  /** The magnitude that is typed, if it is one. */
  get #considered() {
    const number = this.#isOver ? null : typedNumber(this.#typed);
    return number !== null && number >= 1 && number <= this.#table.offers.length ? number : null;
  }

  /** Says whether the table is the task's own; another one is there to be looked at, and has no goal. */
  get #isTask() {
    return this.#exercise === this.#own;
  }

  /** The tables of the step by their size. */
  get #figures() {
    const { figure, tables = [] } = this.#lesson.found.step;
    return [figure, ...tables].sort((a, b) => sizeOf(a) - sizeOf(b));
  }

  /** @param {Call[]} calls @returns {PricedTable} */
  #tableAfter(calls) {
    const table = tableOf(this.#lesson, this.#exercise, magnitudesOf(calls));
    return this.#isTask ? table : { ...table, most: null };
  }

  /** Begins on another table of the step, or on its own. @param {Figure} figure */
  #changeTable(figure) {
    const lesson = this.#lesson;
    const { step } = lesson.found;
    const Exercise = /** @type {typeof import("../../pkg/study.js").Exercise} */ (this.#own.constructor);
    if (this.#isTask) this.#ownCalls = this.#calls;
    else this.#exercise.free();
    this.#exercise = figure === step.figure ? this.#own : new Exercise(/** @type {Task} */ (step.task), figure);
    this.#show(this.#isTask ? this.#ownCalls : []);
    lesson.refresh(true);
    lesson.say(pricedTableText(lesson.words, this.#table));
  }

  /**
   * The verdict of the core, with the round of the first dear call if the lesson's own words, which are about the last one, would not suit. What the
   * greedy Magnus pays is no mistake of the reader.
   * @returns {Judged}
   */
  verdict() {
    /** @type {Judged} */
    const open = { is: "open", progress: null, layers: null };
    if (!this.#isTask) return open;
    const judged = this.#judge(this.#calls);
    if (judged.is !== "failed") return judged;
    if (this.#calls.some(({ by }) => by === "greedy")) return open;
    const round = this.#firstDear;
    const isOver = this.#isOver && this.#table.rounds > 1;
    if (round === this.#calls.length && !isOver) return judged;
    const verdict = { ...judged, dearRound: round, isOver };
    return verdict;
  }

  /** @param {Call[]} calls @returns {Judged} */
  #judge(calls) {
    const { handle } = this.#lesson.controller.game;
    return this.#own.check(/** @type {Handle} */ (handle), { magnitudes: magnitudesOf(calls) });
  }

  /** The first round after which the goal cannot be reached, counted from 1. */
  get #firstDear() {
    const at = this.#calls.findIndex((_, index) => this.#judge(this.#calls.slice(0, index + 1)).is === "failed");
    return at + 1;
  }

  again() {
    this.#play([]);
    this.#focusField();
  }

  get takeBackName() {
    return this.#lesson.words.plain("pricedBackTo", { round: this.#firstDear });
  }

  /** Goes back to the last round from which the goal can be reached. */
  takeBack() {
    this.#play(this.#calls.slice(0, this.#firstDear - 1));
    this.#focusField();
  }

  get hintName() {
    const mayShow = !this.#hasShownCall && this.#table.bestCall !== null;
    return mayShow ? this.#lesson.words.plain("pricedShowCall") : null;
  }

  /** Puts a call of the lists into the field. */
  hint() {
    const { bestCall: magnitude } = this.#table;
    if (magnitude === null) return;
    this.#hasShownCall = true;
    this.#consider(String(magnitude));
    this.#lesson.say(this.#lesson.words.plain("pricedHinted", { magnitude }));
  }

  update() {
    this.#picture.draw(this.#lesson.words, this.#table, { considered: this.#considered });
  }

  /** @param {string} typed */
  #consider(typed) {
    this.#typed = typed;
    this.update();
    this.#lesson.refresh();
  }

  /** Considers the magnitude of a seat, and calls it when it is pressed again. @param {number} position */
  #press(position) {
    if (this.#isLocked || this.#isOver) return;
    const magnitude = this.#table.offers.findIndex((pair) => pair.includes(position)) + 1;
    if (magnitude === 0) return;
    if (magnitude === this.#considered) this.#call(magnitude);
    else this.#consider(String(magnitude));
  }

  /** @param {number} magnitude */
  #call(magnitude) {
    this.#play([...this.#calls, { magnitude, by: "you" }]);
  }

  /** Has a strategy call in all rounds that are left. @param {"greedyCall" | "bestCall"} strategy @param {Call["by"]} by */
  #playOn(strategy, by) {
    const calls = [...this.#calls];
    let table = this.#table;
    for (let magnitude = table[strategy]; magnitude !== null; magnitude = table[strategy]) {
      calls.push({ magnitude, by });
      table = this.#tableAfter(calls);
    }
    this.#play(calls);
  }

  /** @param {Call[]} calls */
  #show(calls) {
    this.#calls = calls;
    this.#table = this.#tableAfter(calls);
    this.#typed = "";
    this.update();
  }

  /** Shows the game with these calls, and has it judged on the task's own table. @param {Call[]} calls */
  #play(calls) {
    const lesson = this.#lesson;
    const isMove = calls.length > this.#calls.length;
    this.#show(calls);
    if (this.#isTask) {
      lesson.trial.typed = keptCalls(calls);
      lesson.trial.forget();
    }
    const last = this.#table.path.at(-1);
    if (isMove && last) lesson.say(paidRoundText(lesson.words, last, calls.length, this.#callerOf(calls.length - 1)));
    if (this.#isTask) judge(lesson, {}, true, true);
    else lesson.refresh(true);
  }

  /** Gives the field the focus, once it is there again. */
  #focusField() {
    const focus = () => this.#field()?.focus({ preventScroll: true });
    this.#lesson.controller.view.afterLanding(() => requestAnimationFrame(focus));
  }

  /** @param {number} index of a round, from 0 */
  #callerOf(index) {
    return this.#calls[index]?.by ?? "you";
  }

  #field() {
    const root = this.#lesson.controller.host.shadowRoot;
    return /** @type {HTMLInputElement | null} */ (root?.getElementById(this.#id) ?? null);
  }

  /** @param {unknown} hint the button for one */
  panel(hint) {
    const { words, found, trial } = this.#lesson;
    const table = this.#table;
    const { path: rounds } = table;
    const first = Math.max(0, rounds.length - LAST);
    const locked = this.#isLocked;
    const considered = this.#considered;
    // As it is now: a quick hand presses Enter before the panel is drawn with what was typed.
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      const magnitude = this.#considered;
      if (magnitude !== null) return this.#call(magnitude);
      this.#field()?.focus();
      this.#lesson.say(pricedOfferText(words, this.#table, null));
    };
    const typed = (/** @type {Event} */ { target }) => this.#consider(/** @type {HTMLInputElement} */ (target).value);
    const button = (/** @type {string} */ name, /** @type {() => void} */ act) =>
      html`<button type="button" ?disabled=${locked} @click=${act}>${name}</button>`;
    const isStrategic = found.step.task?.players === true && !this.#isOver;
    return html`
      <div class="price-turn" @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}>
        ${this.#tables()}
        <p class="whose">${pricedTurnText(words, table)}</p>
        ${this.#isOver ? hint : this.#form(submit, typed, considered, hint)}
        ${rounds.slice(first).map((paid, index) => html`<p class="paid-round">${paidRoundText(words, paid, first + index + 1, this.#callerOf(first + index))}</p>`)}
        <p class="paid">${paidText(words, table)}</p>
        <div class="row">
          ${isStrategic ? button(words.plain("pricedGreedy"), () => this.#playOn("greedyCall", "greedy")) : nothing}
          ${isStrategic ? button(words.plain("pricedLists"), () => this.#playOn("bestCall", "lists")) : nothing}
          ${rounds.length > 0 && !trial.failed ? button(words.plain("pricedUndo"), () => this.#play(this.#calls.slice(0, -1))) : nothing}
        </div>
      </div>`;
  }

  /** The tables of a step with several. */
  #tables() {
    const figures = this.#figures;
    if (figures.length === 1) return nothing;
    const { words } = this.#lesson;
    const now = this.#table.prices.length;
    return html`<div class="row sizes" role="group" aria-label=${words.plain("pricedTablesOf")}><span>n =</span>${figures.map(
      (figure) =>
        html`<button type="button" aria-pressed=${sizeOf(figure) === now} ?disabled=${this.#isLocked} @click=${() => this.#changeTable(figure)}>${words.number(sizeOf(figure))}</button>`,
    )}</div>
    ${this.#isTask ? nothing : html`<p class="note">${words.plain("pricedNoGoal", { n: sizeOf(this.#lesson.found.step.figure) })}</p>`}`;
  }

  /** @param {(event: Event) => void} submit @param {(event: Event) => void} typed @param {number | null} considered @param {unknown} hint */
  #form(submit, typed, considered, hint) {
    const { words } = this.#lesson;
    const locked = this.#isLocked;
    const name =
      considered === null ? words.plain("taskCall") : words.plain("callMagnitude", { magnitude: considered });
    return html`
      <form class="entry" novalidate @submit=${submit}>
        <div class="row">
          <label for=${this.#id}>${words.plain("taskMagnitude")}</label>
          <input id=${this.#id} class="short answer" autocomplete="off" inputmode="numeric" .value=${live(this.#typed)} ?disabled=${locked} @input=${typed}>
          <button class="primary" ?disabled=${locked}>${name}</button>
          ${hint}
        </div>
        <p class="note" aria-live="polite">${pricedOfferText(words, this.#table, considered)}</p>
      </form>`;
  }

  free() {
    if (!this.#isTask) this.#exercise.free();
  }
}
