// @ts-check
/** An attempt at the task of a step: the core's verdict on it, and what is said about that. */

import { errorText } from "../../kit/sentences.js";
import { plainText } from "../../text/names.js";
import { notKeptText, progressText, verdictText } from "../../text/say/table/lesson.js";
import * as look from "../shown/look.js";
import { noteAttempt, noteDone } from "./progress.js";
import { shortAnswer } from "./score.js";

/** @import { LessonOnTable } from "./on-table" */
/** @import { Attempt, Judged } from "./types" */

/** Judges a typed answer. @param {LessonOnTable} lesson @param {string} text */
export function submit(lesson, text) {
  const { trial, words } = lesson;
  if (trial.by === "option") trial.option = Number(text);
  trial.answered = text;
  try {
    judge(lesson, trial.attemptFrom(text, words), true);
  } catch (reason) {
    showRefusal(lesson, errorText(words, reason));
  }
}

/**
 * Judges an answer, or the game as it is now.
 * @param {LessonOnTable} lesson @param {Attempt} attempt @param {boolean} userInitiated
 * @param {boolean} [isMove] whether the attempt is a move that was just announced
 */
export function judge(lesson, attempt, userInitiated, isMove = false) {
  const { trial, controller, words } = lesson;
  try {
    const verdict = lesson.check(attempt);
    if (!verdict) return;
    trial.hear(verdict);
    if (trial.by === "magnitude" && attempt.magnitude !== undefined)
      controller.updateLook(look.considerMagnitude(String(attempt.magnitude)));
  } catch (reason) {
    showRefusal(lesson, errorText(words, reason));
    return;
  }
  // Only a lesson's own task counts there; the page of puzzles keeps an account of its own.
  trial.notKept = isOwn(lesson) ? noteProgress(lesson, attempt, userInitiated) : null;
  if (trial.failed) offerSolution(lesson);
  emitAttempt(lesson, userInitiated, isMove);
  lesson.refresh(userInitiated);
  if (trial.failed) lesson.refute();
  // Of a game that simply goes on nothing is said.
  const isTold = trial.done || trial.failed || (trial.by !== "game" && !isMove);
  if (userInitiated && isTold) lesson.showVerdict();
}

/**
 * Keeps what the verdict says about the task. The same wrong answer again is no attempt.
 * @param {LessonOnTable} lesson @param {Attempt} attempt @param {boolean} userInitiated
 */
function noteProgress(lesson, attempt, userInitiated) {
  const { done, failed, hints, sawSolution } = lesson.trial;
  const { name } = lesson.found;
  const isAttempt = userInitiated && (done || failed) && toldAbout(lesson).about !== lesson.told;
  if (isAttempt) return noteAttempt(name, { done, hints, sawSolution, wrong: failed ? shortAnswer(attempt) : "" });
  return done ? noteDone(name) : null;
}

/**
 * Follows a change of the game, which may be an attempt itself.
 * @param {LessonOnTable} lesson @param {import("../element-types").ChangeDetail} detail
 */
export function followGame(lesson, { change, userInitiated }) {
  if (change === "layers" || change === "solved") return;
  const { trial, words } = lesson;
  if (trial.by === "magnitude" && !trial.watched) trial.forget();
  // A goal that was reached stays reached while the reader plays on.
  const goesOn = !trial.watched && !(trial.done && change === "move");
  if (goesOn && trial.by === "game") judge(lesson, {}, userInitiated, true);
  // An answer counted in the game is judged by the game as it is now.
  if (goesOn && trial.isCounted && trial.verdict) {
    judge(lesson, trial.attemptFrom(trial.answered, words), userInitiated, true);
  }
  lesson.refresh(userInitiated);
}

/**
 * Announces the verdict on the attempt, and tells the page, if it has changed.
 * @param {LessonOnTable} lesson @param {boolean} userInitiated @param {boolean} [isMove]
 */
export function emitAttempt(lesson, userInitiated, isMove = false) {
  const { trial, words } = lesson;
  const { step } = lesson.found;
  const { done, failed } = trial;
  const { said, about } = toldAbout(lesson);
  if (about === lesson.told) return;
  lesson.told = about;
  const notKept = trial.notKept ? notKeptText(words, trial.notKept) : "";
  lesson.say([said, notKept, done ? (step.aha ?? lesson.reason()) : ""].join(" "), isMove);
  emitLesson(lesson, userInitiated, { done, failed, why: trial.facts.why ?? null });
}

/** Tells the page about a hint or the solution, which is no attempt: help counts also if none follows. @param {LessonOnTable} lesson */
export const emitHelp = (lesson) => emitLesson(lesson, true, { done: false, failed: false, why: null });

/** @param {LessonOnTable} lesson @param {boolean} userInitiated @param {object} result of the attempt */
function emitLesson({ found, trial, controller }, userInitiated, result) {
  // Another task of this kind is none of the lesson's.
  if (found.another) return;
  const asked = found.puzzle
    ? { lesson: "", step: "", puzzle: found.name }
    : { lesson: found.lesson.id, step: found.step.id, puzzle: "" };
  const { hints, sawSolution } = trial;
  const seed = found.variant?.seed ?? null;
  controller.emit("md-lesson", userInitiated, { ...asked, seed, ...result, hints, sawSolution });
}

/** The comment on the attempt, and all that makes it another one than the last. @param {LessonOnTable} lesson */
function toldAbout(lesson) {
  const { trial, words, found } = lesson;
  const { verdict, done, failed } = trial;
  const text = verdict ? verdictText(words, found.step, verdict) || tooEarlyComment(lesson, verdict) : "";
  const said = plainText(text);
  return { said, about: JSON.stringify([done, failed, trial.answered, trial.chosen, trial.facts.why ?? null, said]) };
}

/** Has the core find the solution of a task that was made by it and answered wrong: none is stored. @param {LessonOnTable} lesson */
function offerSolution(lesson) {
  const { step } = lesson.found;
  if (!isOwn(lesson) || lesson.found.variant) step.solution ??= lesson.solution() ?? undefined;
}

/** Says whether the task is one of a lesson as it is written. @param {Pick<LessonOnTable, "found">} lesson */
export const isOwn = ({ found }) => !found.puzzle && !found.another;

/** The comment on an answer that came too early; "" for a game that simply goes on. @param {LessonOnTable} lesson @param {Judged} verdict */
function tooEarlyComment({ trial, words, found }, verdict) {
  return trial.by === "game" ? "" : progressText(words, found.step.task, verdict);
}

/** @param {LessonOnTable} lesson @param {string} sentence */
function showRefusal(lesson, sentence) {
  lesson.trial.forget();
  lesson.trial.refusal = sentence;
  lesson.say(sentence);
  lesson.refresh();
}

/** Drops the comment on an earlier answer. @param {LessonOnTable} lesson */
export function forget(lesson) {
  const { trial } = lesson;
  if (!trial.verdict && !trial.refusal) return;
  trial.forget();
  lesson.refresh(true);
}

/** Says whether the goal is out of reach from the position on the table. @param {LessonOnTable} lesson */
export function isLost(lesson) {
  try {
    return lesson.check({})?.is === "failed";
  } catch {
    // The core does not judge this position, so it counts as not lost.
    return false;
  }
}
