// @ts-check
/** Actions of a reader in a step: answer, ask for help, look at a line, begin again, go on. */

import { solutionText } from "../../text/say/table/lesson.js";
import { move, openLink, travel } from "../acts/acts.js";
import * as look from "../shown/look.js";
import { emitHelp, forget, isLost, isOwn, judge, submit } from "./attempt.js";
import { noteHelp } from "./progress.js";
import { saveResumePoint } from "./resume-point.js";
import { readStepName } from "./step.js";
import { NONE } from "./trial.js";

/** @import { LessonOnTable } from "./on-table" */
/** @import { TaskActions } from "./task-panel.js" */
/** @import { Entries } from "./entry.js" */

/** @param {LessonOnTable} lesson @returns {TaskActions & Entries} */
export function actsAt(lesson) {
  const { trial, controller } = lesson;
  return {
    submit: (text) => submit(lesson, text),
    submitNone: () => {
      trial.answered = NONE;
      trial.option = null;
      judge(lesson, { none: true }, true);
    },
    toggle: (position) => {
      trial.toggle(position);
      const chosen = trial.positions.has(position);
      lesson.say(lesson.words.plain(chosen ? "taskChosen" : "taskNotChosen", { position }));
      lesson.refresh(true);
    },
    typed: (text) => {
      // Typing is part of the progress and removes the comment on an earlier answer.
      trial.typed = text;
      saveResumePoint(lesson);
      if (trial.by === "magnitude") controller.updateLook(look.considerMagnitude(text.trim() || null));
      forget(lesson);
      lesson.kept.tell(true);
      lesson.picture?.draw(lesson.words, text);
    },
    hint: () => giveHint(lesson),
    takeBack: () => (lesson.played ? lesson.played.takeBack() : attempt(lesson, () => goBack(lesson), "travel")),
    showLine: () => replayLine(lesson, "line", trial.facts.line),
    leave: () => {
      const { own } = trial.watched ?? {};
      trial.watched = null;
      if (own !== undefined) openGame(lesson, own);
    },
    go: (by) => {
      const { handle } = controller.game;
      if (by > 0) attempt(lesson, () => handle.redo(), "move");
      else attempt(lesson, () => handle.undo(), "travel");
    },
    again: () => {
      if (lesson.played) return lesson.played.again();
      trial.again();
      controller.updateLook(look.considerMagnitude(null));
      openGame(lesson, lesson.found.step.figure.game);
    },
    another: () => lesson.showAnother(),
    own: () => lesson.showOwn(),
    next: () => {
      const { next, puzzle } = lesson.found;
      if (next === null) return;
      const wanted = puzzle ? { lesson: "", step: "", puzzle: next } : { ...partsOf(next), puzzle: "" };
      // A page that shows the next step elsewhere goes there itself.
      if (controller.emit("md-next", true, wanted)) controller.host.setAttribute(puzzle ? "puzzle" : "lesson", next);
    },
  };
}

/** Gives one more hint; after the last one shows the solution, or hides it again, or the next move of another game. @param {LessonOnTable} lesson */
function giveHint(lesson) {
  const { trial, found, controller } = lesson;
  const { solution, aha = "" } = found.step;
  if (trial.hintsLeft > 0) {
    lesson.say(trial.hint());
    keepHelp(lesson);
    lesson.refresh(true);
    return;
  }
  if (lesson.played) return lesson.played.hint();
  if (!solution) return;
  trial.sawSolution = true;
  keepHelp(lesson);
  if (solution.game && trial.by === "game") {
    replayLine(lesson, "solution", solution.game);
    lesson.say(aha);
    return;
  }
  trial.solved = !trial.solved;
  if (trial.solved) lesson.say([solutionText(lesson.words, found.step), aha || lesson.reason()].join(" "));
  if (trial.by === "magnitude")
    controller.updateLook(
      look.considerMagnitude(trial.solved && solution.magnitude ? String(solution.magnitude) : null),
    );
  lesson.refresh();
}

/** Help counts also if no attempt follows on this visit. @param {LessonOnTable} lesson */
function keepHelp(lesson) {
  const { hints, sawSolution, done } = lesson.trial;
  if (done) return;
  if (isOwn(lesson)) noteHelp(lesson.found.name, { hints, sawSolution });
  emitHelp(lesson);
}

/**
 * Puts a line on the table, at the round where it leaves the reader's game or the figure.
 * @param {LessonOnTable} lesson @param {"solution" | "line"} what @param {string | undefined} link
 */
function replayLine(lesson, what, link) {
  if (link === undefined) return;
  const { controller, trial } = lesson;
  const from = what === "line" ? controller.game.now.state.round : lesson.figureRound;
  trial.watched = { what, from, own: controller.link() };
  openGame(lesson, link);
  attempt(lesson, () => controller.game.handle.goTo(from), "travel");
}

/** Goes back to the last position from which the goal can be reached; the figure itself is always one. @param {LessonOnTable} lesson */
function goBack(lesson) {
  const { game } = lesson.controller;
  do game.handle.undo();
  while (game.handle.state().round > lesson.figureRound && isLost(lesson));
  game.changed();
}

/** @param {LessonOnTable} lesson @param {string} link */
function openGame(lesson, link) {
  openLink(lesson.controller, link);
  lesson.refresh();
}

/** @param {LessonOnTable} lesson @param {() => void} act @param {"move" | "travel"} how */
function attempt({ controller }, act, how) {
  const change = how === "move" ? move : travel;
  controller.attempt(() => change(controller, act, true), true);
}

/** The lesson and the step in a name. @param {string} name */
function partsOf(name) {
  const [lesson, step] = readStepName(name).step.split("/");
  return { lesson, step };
}
