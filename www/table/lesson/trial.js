// @ts-check
/** A reader's attempts at a task so far: the state behind the panel. It knows neither the table nor the page. */

import { typedNumber } from "../../kit/sentences.js";
import { notMagnitudes, notWhole } from "../../text/say/table/lesson.js";

/** @import { Speaker } from "../../text/types" */
/** @import { AnswerForm } from "../../core/lesson/core-types" */
/** The answer that there is none. */
export const NONE = "none";

/** @import { Attempt, Facts, Judged, Step, Watched } from "./types" */

export class Trial {
  step;
  /** The core's verdict on the last attempt. @type {Judged | null} */
  verdict = null;
  /** The reason why the done task could not be noted. @type {import("../../text/say/table/unsaved-progress.js").NotKept | null} */
  notKept = null;
  /** The sentence that refuses the last attempt; "" if it was valid. */
  refusal = "";
  /** The number of hints given. */
  hints = 0;
  /** True while the solution is shown, for a task without a game. */
  solved = false;
  /** True once the solution has been shown, also after it is hidden again. */
  sawSolution = false;
  /** The line on the table in place of the reader's own game. @type {Watched} */
  watched = null;
  /** The answer in the field, as it is typed. */
  typed = "";
  /** The magnitude on the table that the field took over last. */
  followed = "";
  /** The answer that was judged last, as it was typed. */
  answered = "";
  /** The chosen positions. @type {Set<number>} */
  positions = new Set();
  /** The option chosen last. @type {number | null} */
  option = null;
  /** True once an attempt was wrong: then the solution is offered too. */
  hasFailed = false;

  #form;

  /** @param {Step} step @param {AnswerForm | null} form how its task is answered; null if it has none */
  constructor(step, form) {
    this.step = step;
    this.#form = form;
  }

  /** The form of the answer; null if there is no task. */
  get by() {
    return this.#form?.by ?? null;
  }

  get mayBeNone() {
    return this.#form?.mayBeNone === true;
  }

  /** True if the reader plays: to answer, to find the answer, or because there is no task. */
  get isPlayed() {
    return this.#form?.isPlayed !== false;
  }

  /** True if the answer is a number counted in the reader's game. */
  get isCounted() {
    return this.isPlayed && this.by === "number";
  }

  /** The layer of the task; null if it is about none. */
  get layer() {
    return this.#form?.layer ?? null;
  }

  /** True if clicks on the table choose positions. */
  get takesPositions() {
    return this.by === "positions" && !this.watched;
  }

  /** True if the reader places positions on a separate table. */
  get isPlaced() {
    return this.#form?.isPlaced === true;
  }

  /** The placed positions: those chosen, or the solution. */
  get placed() {
    return this.solved ? (this.step.solution?.positions ?? []) : this.chosen;
  }

  get done() {
    return this.verdict?.is === "done";
  }

  get failed() {
    return this.verdict?.is === "failed";
  }

  /** The facts of the verdict. @returns {Facts} */
  get facts() {
    return this.verdict ?? {};
  }

  /** True once the table may show everything that it hid for the task. */
  get isRevealed() {
    return this.done || this.solved;
  }

  get hintsLeft() {
    return (this.step.hints?.length ?? 0) - this.hints;
  }

  /** True once the solution is offered: after the last hint. */
  get offersSolution() {
    return this.step.solution !== undefined && this.hintsLeft <= 0;
  }

  /** Counts one more hint and returns it. */
  hint() {
    const hint = this.step.hints?.[this.hints] ?? "";
    if (hint) this.hints += 1;
    return hint;
  }

  /**
   * Chooses a position, or takes the choice back. The comment on an earlier answer is dropped.
   * @param {number} position
   */
  toggle(position) {
    if (!this.positions.delete(position)) this.positions.add(position);
    this.forget();
  }

  /** Drops the comment on an earlier answer. */
  forget() {
    this.verdict = null;
    this.notKept = null;
    this.refusal = "";
    this.option = null;
  }

  /** Begins again. Hints stay, since the reader knows them by now. */
  again() {
    this.forget();
    this.typed = "";
    this.positions.clear();
    this.solved = false;
    this.watched = null;
  }

  /** @param {Judged} verdict */
  hear(verdict) {
    this.verdict = verdict;
    this.refusal = "";
    if (this.failed) this.hasFailed = true;
  }

  /** The chosen positions in ascending order. */
  get chosen() {
    return [...this.positions].sort((one, other) => one - other);
  }

  /** The attempt that was judged last. @param {Speaker} words @returns {Attempt} */
  lastAttempt(words) {
    if (this.by === "game") return {};
    return this.answered === NONE ? { none: true } : this.attemptFrom(this.answered, words);
  }

  /**
   * The attempt in a typed answer, for a task that is not played. Throws a sentence if the text is no answer.
   * @param {string} text @param {Speaker} words
   * @returns {Attempt}
   */
  attemptFrom(text, words) {
    switch (this.by) {
      case "positions":
        return { positions: this.chosen };
      case "magnitude":
        return { magnitude: wholeNumberOf(text, words) };
      case "magnitudes":
        return { magnitudes: listOf(text, words) };
      case "direction":
        return { direction: /** @type {"+" | "-"} */ (text) };
      case "option":
        return { option: Number(text) };
      default:
        return { number: wholeNumberOf(text, words) };
    }
  }
}

/** @param {string} text @param {Speaker} words */
function wholeNumberOf(text, words) {
  const number = typedNumber(text);
  if (number === null) throw new Error(notWhole(words, text.trim()));
  return number;
}

/** @param {string} text @param {Speaker} words */
function listOf(text, words) {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (parts.length === 0) throw new Error(notMagnitudes(words));
  return parts.map((part) => {
    const number = typedNumber(part);
    if (number === null) throw new Error(notMagnitudes(words, part));
    return number;
  });
}
