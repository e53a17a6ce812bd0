// @ts-check
/** What a reader has tried at a task so far: the state behind the panel. It knows neither the table nor the page. */

import { typedNumber } from "../../kit/sentences.js";
import { notMagnitudes, notWhole } from "../../text/say/lesson.js";

/** @import { Speaker } from "../../text/types" */
/** @import { AnswerForm } from "./core-types" */
/** @import { Attempt, Step, Verdict, Watched } from "./types" */

export class Trial {
  step;
  /** What the core says of the last attempt. @type {Verdict | null} */
  verdict = null;
  /** Why it is not kept that the task is done. @type {import("../../kit/progress.js").NotKept | null} */
  notKept = null;
  /** Why the last attempt is none, as a sentence; "" if it is one. */
  refusal = "";
  /** How many hints were given. */
  hints = 0;
  /** Whether the solution of a task that is not played is shown. */
  solved = false;
  /** A line that is on the table in place of the reader's own game. @type {Watched} */
  watched = null;
  /** The chosen positions. @type {Set<number>} */
  positions = new Set();
  /** The option that was chosen last. @type {number | null} */
  option = null;

  #form;

  /** @param {Step} step @param {AnswerForm | null} form how its task is answered; null if it has none */
  constructor(step, form) {
    this.step = step;
    this.#form = form;
  }

  /** How the task is answered; null if there is none. */
  get by() {
    return this.#form?.by ?? null;
  }

  get mayBeNone() {
    return this.#form?.mayBeNone === true;
  }

  /** Whether the reader plays, in order to answer or to find the answer, or because nothing is asked. */
  get isPlayed() {
    return this.#form?.isPlayed !== false;
  }

  /** Whether the answer is counted in the game that the reader plays. */
  get isCounted() {
    return this.isPlayed && this.by === "number";
  }

  /** The layer that the task is about, if it is about one. */
  get layer() {
    return this.#form?.layer ?? null;
  }

  /** Whether an answer is looked for by choosing positions on the table. */
  get takesPositions() {
    return this.by === "positions" && !this.watched;
  }

  /** Whether positions are placed on a table of their own. */
  get isPlaced() {
    return this.#form?.isPlaced === true;
  }

  /** What is placed: what was chosen, or the solution. */
  get placed() {
    return this.solved ? (this.step.solution?.positions ?? []) : this.chosen;
  }

  get done() {
    return this.verdict?.done === true;
  }

  get failed() {
    return this.verdict?.failed === true;
  }

  /** Whether what was hidden in order to ask for it may be seen now. */
  get isRevealed() {
    return this.done || this.solved;
  }

  get hintsLeft() {
    return (this.step.hints?.length ?? 0) - this.hints;
  }

  /** Whether the solution may be asked for: after the last hint. */
  get offersSolution() {
    return this.step.solution !== undefined && this.hintsLeft <= 0;
  }

  /** Gives one more hint, and says it. */
  hint() {
    const hint = this.step.hints?.[this.hints] ?? "";
    if (hint) this.hints += 1;
    return hint;
  }

  /** Chooses a position, or takes the choice back. What was said of the answer before no longer holds. @param {number} position */
  toggle(position) {
    if (!this.positions.delete(position)) this.positions.add(position);
    this.forget();
  }

  /** What was said of an answer no longer holds. */
  forget() {
    this.verdict = null;
    this.notKept = null;
    this.refusal = "";
    this.option = null;
  }

  /** Begins again. The hints stay, as they are known now. */
  again() {
    this.forget();
    this.positions.clear();
    this.solved = false;
    this.watched = null;
  }

  /** @param {Verdict} verdict */
  hear(verdict) {
    this.verdict = verdict;
    this.refusal = "";
  }

  /** The chosen positions in order. */
  get chosen() {
    return [...this.positions].sort((one, other) => one - other);
  }

  /**
   * The attempt that was entered as text, for a task that is not played on the table. Throws a sentence if it is none.
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
