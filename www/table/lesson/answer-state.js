// @ts-check
/**
 * The state of a task as an answer: a text that a form keeps in a hidden input, and that brings the state back. While
 * the table has a task it is the property `answerState` of the element; md-answer says that the reader has changed it.
 *
 * The text is JSON: `v` is 1, `task` the name of the step or the puzzle, `game` the link of the game on the table. What
 * is there besides: `text` typed, `positions` marked, `judged` the answer that was judged last, `hints` given,
 * `saw` if the solution was shown, `done` if the task is. A form reads `done`; the table judges the answer again.
 */

import { refusalError, textOf } from "../../kit/sentences.js";
import { shortened } from "../../text/names.js";
import { openLink } from "../acts/acts.js";
import { emitAttempt } from "./attempt.js";
import { progressOf } from "./resume-point.js";
import { NONE } from "./trial.js";

/** @import { LessonOnTable } from "./on-table" */
/** @import { TaughtStep } from "../types" */
/** @import { LeftOff } from "./types" */

/** The name of the property, and of the attribute that stands for it when the task begins. */
const PROPERTY = "answerState";
const ATTRIBUTE = "answer-state";
const VERSION = 1;
/** @typedef {{leftOff: LeftOff, judged: string | undefined, saw: boolean}} Kept */

/** The state as a text; null for another task in place of the step's own, and where the game is too long for a link. @param {LessonOnTable} lesson */
function answerOf(lesson) {
  const { found, trial } = lesson;
  if (found.another) return null;
  try {
    const { game, text, positions, hints } = progressOf(lesson);
    const judgedByGame = ["game", "companion", "prices"].includes(trial.by ?? "");
    return JSON.stringify({
      v: VERSION,
      task: lesson.name,
      game,
      ...(text && { text }),
      ...(positions.length > 0 && { positions }),
      ...(trial.verdict && !judgedByGame && { judged: trial.answered }),
      ...(hints > 0 && { hints }),
      ...(trial.sawSolution && { saw: true }),
      ...(trial.done && { done: true }),
    });
  } catch {
    return null;
  }
}

/**
 * Reads such a text; throws a sentence unless it is of this task.
 * @param {LessonOnTable} lesson @param {unknown} value
 * @returns {Kept}
 */
function readAnswer(lesson, value) {
  const { found, controller } = lesson;
  const { v, task, game, text = "", positions = [], judged, hints = 0, saw } = parsed(value) ?? {};
  const isPosition = (/** @type {unknown} */ one) =>
    Number.isInteger(one) && Number(one) >= 0 && Number(one) < controller.game.now.state.n;
  const isWhole =
    v === VERSION &&
    task === lesson.name &&
    [game, text, judged ?? ""].every((one) => typeof one === "string") &&
    Array.isArray(positions) &&
    positions.every(isPosition) &&
    Number.isInteger(hints);
  if (!isWhole) throw refusalError({ code: "answerState", value: shortened(textOf(value)), task: lesson.name });
  const leftOff = { figure: found.step.figure.game, game, text, positions, hints };
  return { leftOff, judged, saw: saw === true };
}

/** @param {unknown} value @returns {Record<string, any> | null} */
function parsed(value) {
  try {
    return JSON.parse(String(value));
  } catch {
    return null;
  }
}

/**
 * Gives the element its property while the task is on the table. What was set before the task came, as a property or as
 * the attribute, is taken up.
 */
export class AnswerState {
  #lesson;
  #makeAnew;
  /** The text that was told last. @type {string | null} */
  #told = null;
  #isRestoring = false;

  /** @param {LessonOnTable} lesson @param {(leftOff: LeftOff) => LessonOnTable & TaughtStep} makeAnew makes the task anew, to begin with this progress */
  constructor(lesson, makeAnew) {
    this.#lesson = lesson;
    this.#makeAnew = makeAnew;
  }

  /** Adds the property. @param {boolean} isNew false where the task begins with progress of its own */
  begin(isNew) {
    const { host } = this.#lesson.controller;
    const early = Object.getOwnPropertyDescriptor(host, PROPERTY)?.value ?? host.getAttribute(ATTRIBUTE);
    Object.defineProperty(host, PROPERTY, {
      configurable: true,
      enumerable: true,
      get: () => answerOf(this.#lesson),
      set: (value) => {
        const refusal = this.#restore(value);
        if (refusal) throw refusal;
      },
    });
    this.#told = answerOf(this.#lesson);
    if (isNew && early) this.#restore(early);
  }

  /** Takes the property off. */
  end() {
    Reflect.deleteProperty(this.#lesson.controller.host, PROPERTY);
  }

  /** Tells the page a new state. @param {boolean} userInitiated */
  tell(userInitiated) {
    const answer = answerOf(this.#lesson);
    if (this.#isRestoring || answer === null || answer === this.#told) return;
    this.#told = answer;
    this.#lesson.controller.emit("md-answer", userInitiated, { answer });
  }

  /** Brings a state back; a refusal is shown and returned, and nothing is changed. @param {unknown} value @returns {Error | null} */
  #restore(value) {
    const { controller } = this.#lesson;
    if (value === null || value === undefined || value === "") return null;
    /** @type {Kept | undefined} */
    let kept;
    const refusal = controller.attempt(
      () => {
        kept = readAnswer(this.#lesson, value);
      },
      false,
      { about: PROPERTY },
    );
    if (refusal || !kept) return refusal;
    this.#isRestoring = true;
    const before = openLink(controller, kept.leftOff.game, PROPERTY);
    this.#isRestoring = false;
    return before ?? this.#goOn(kept);
  }

  /** @param {Kept} kept */
  #goOn({ leftOff, judged, saw }) {
    const { controller } = this.#lesson;
    controller.teach(null);
    openLink(controller, leftOff.figure);
    const lesson = this.#makeAnew(leftOff);
    controller.teach(lesson);
    const { trial, words } = lesson;
    trial.sawSolution = saw;
    if (judged === undefined) return null;
    trial.answered = judged;
    if (trial.by === "option" && judged !== NONE) trial.option = Number(judged);
    try {
      const verdict = lesson.check(trial.lastAttempt(words));
      if (verdict) trial.hear(verdict);
    } catch {
      // An answer that is none stands in the field as it was typed.
    }
    emitAttempt(lesson, false);
    lesson.refresh();
    return null;
  }
}
