// @ts-check
/**
 * A step of a lesson on a table. Its figure is the game; the core
 * checks its task after each move, or when an answer is given.
 */

import { unescapeAmpersands } from "../../kit/address.js";
import { loadFailureReason } from "../../kit/load-error.js";
import { plainText } from "../../text/names.js";
import { reasonText } from "../../text/say/table/puzzle.js";
import { openLink } from "../acts/acts.js";
import { guardCall } from "../core/core.js";
import { lessonAddress } from "../page/game-address.js";
import * as look from "../shown/look.js";
import { adoptStyle } from "../style/sheets.js";
import { actsAt } from "./acts.js";
import { anotherStep, findAnother, hasOthers, stepWithSeed, variantStep } from "./another.js";
import { AnswerState } from "./answer-state.js";
import { emitAttempt, followGame, forget, judge, submit } from "./attempt.js";
import { COMPANION_STYLE, COMPANION_TABLE_STYLE, companionPicture } from "./companion.js";
import {
  deepestShown,
  isBare,
  isKeptBack,
  overlayOf,
  showsRanks,
  standingLayers,
  supposingOf,
} from "./lesson-overlay.js";
import { findMistake, mistakeStep } from "./mistake.js";
import { nextNames } from "./next-name.js";
import { PriceGame, pricedPicture } from "./prices.js";
import { isDone } from "./progress.js";
import { findPuzzle, puzzleAddress, puzzleStep, readPuzzleName } from "./puzzle.js";
import { readMistakeName } from "./puzzle-name.js";
import { progressOf, resumeLesson, saveResumePoint } from "./resume-point.js";
import { findStep, readStepName } from "./step.js";
import { stepName } from "./step-name.js";
import { taskPanel } from "./task-panel.js";
import { LESSON_STYLE } from "./task-style.js";
import { Trial } from "./trial.js";

/** @import { Controller } from "../controller.js" */
/** @import { Study } from "../core/core.js" */
/** @import { Settings, Speaker } from "../types" */
/** @import { RatedMove, Task as CoreTask } from "../../core/lesson/core-types" */
/** @import { Attempt, FoundStep, LeftOff } from "./types" */

/**
 * Finds the task that an attribute of a table names, and the core for it; throws a sentence if there is none. The name of none
 * loads no core.
 * @param {string} about the attribute @param {string} name @param {Speaker} words
 * @param {() => globalThis.Promise<Study>} load the core
 */
export async function findTask(about, name, words, load) {
  if (about !== "puzzle") {
    const { step, seed } = readStepName(name);
    const found = await findStep(step, words.language);
    const core = await load();
    return { found: stepWithSeed(found, seed, core, words), core };
  }
  const mistake = readMistakeName(unescapeAmpersands(name.trim()));
  if (mistake) {
    const core = await load();
    return { found: mistakeStep(findMistake(mistake, core), words), core };
  }
  readPuzzleName(name);
  const core = await load();
  return { found: puzzleStep(findPuzzle(name, core), words), core };
}

export class Lesson {
  found;
  controller;
  /** The task as the core checks it, bound to the figure; null if there is no task. */
  exercise;
  trial;
  /** The picture drawn in place of the table; null where the table is shown. @type {ReturnType<typeof companionPicture>} */
  picture = null;
  /** The other game, once it can be played. @type {import("./on-table").PlayedGame | null} */
  played = null;
  /** The round of the figure. */
  figureRound = 0;
  /** The last told result, to tell only news. */
  told = "";
  /** The progress with which it begins; null to begin afresh. */
  leftOff;
  /** What a form may keep of it. */
  kept;
  /** True if the task was done before the step began. */
  #before;
  /** True while the table shows ranks because of the step. */
  #isRanked = false;
  #acts;
  #panel;
  #core;
  /** The values of all moves of a puzzle, once they were asked for. @type {RatedMove[] | undefined} */
  #rated;
  /** Number of rounds of the figure, played or recorded. */
  #figureRounds = 0;
  #hear = (/** @type {Event} */ event) => followGame(this, /** @type {CustomEvent} */ (event).detail);

  /**
   * Expects the game of the figure on the table already, in the same core.
   * @param {Controller} controller @param {FoundStep} found @param {Study} core @param {LeftOff | null} [leftOff]
   */
  constructor(controller, found, core, leftOff = null) {
    this.found = found;
    this.leftOff = leftOff;
    this.controller = controller;
    this.#core = core;
    const { task, figure } = found.step;
    this.exercise = task ? guardCall(core, () => new core.Exercise(/** @type {CoreTask} */ (task), figure)) : null;
    this.trial = new Trial(found.step, this.exercise?.form() ?? null);
    this.#before = !found.another && isDone(found.name);
    this.#acts = actsAt(this);
    this.#panel = this.#newPanel();
    this.kept = new AnswerState(this, (left) => new Lesson(controller, this.found, core, left));
  }

  #newPanel() {
    const { words, host } = this.controller;
    const about = {
      address: this.found.puzzle
        ? puzzleAddress(this.found.name)
        : lessonAddress(this.found.lesson.id, this.found.step.id),
      before: this.#before,
      told: this.isTold,
      locked: () => host.hasAttribute("readonly"),
      played: () => this.played,
      legend: () => (this.played ?? this.picture)?.legend,
      hasAnother: this.found.another !== undefined || hasOthers(this.found, this.#core, words),
      nextName: () => nextNames.get(host)?.() ?? "",
      reason: () => this.reason(),
      others: () => (this.found.puzzle && this.trial.isRevealed ? this.ratedMoves() : []),
    };
    return taskPanel(words, this.found, this.trial, this.#acts, about);
  }

  /** True if the page around names the lesson and so tells the step itself. */
  get isTold() {
    return this.controller.host.closest(`[data-lesson="${this.found.lesson.id}"]`) !== null;
  }

  /** Builds its parts again in the new language of the table. */
  speak() {
    this.#showAnew();
    this.#translate();
  }

  #showAnew() {
    this.#panel = this.#newPanel();
    this.controller.view.addTask(this.#panel);
    this.#prepare();
    this.refresh();
  }

  /** Fetches the lesson's texts in the language of the table. */
  async #translate() {
    const { language } = this.controller.words;
    if (this.found.language === language) return;
    const found = await this.#foundIn(language);
    // The table may have gone on meanwhile. Without a translation the texts stay as they were.
    if (found?.language !== language || this.controller.lesson !== this || this.controller.words.language !== language)
      return;
    this.found = found;
    this.trial.step = found.step;
    this.controller.view.removeTask(this.#panel);
    this.#showAnew();
  }

  /** The step or the puzzle in another language; null if that cannot be fetched. @param {string} language @returns {globalThis.Promise<FoundStep | null>} */
  async #foundIn(language) {
    const { puzzle, another, variant, name } = this.found;
    if (puzzle) return "kind" in puzzle ? puzzleStep(puzzle, this.words) : mistakeStep(puzzle, this.words);
    const found = await findStep(name, language).catch(() => null);
    if (another) return anotherStep({ ...another, own: found ?? another.own }, this.words);
    // The step that comes next has the same seed.
    const { next } = this.found;
    if (variant) return { ...variantStep({ ...variant, own: found ?? variant.own }, this.words), next };
    return found && { ...found, next };
  }

  /** Its name as the attribute takes it. */
  get name() {
    const { name, variant } = this.found;
    return stepName(name, variant?.seed);
  }

  /** The speaker of the table. */
  get words() {
    return this.controller.words;
  }

  /** Gives one more hint. */
  hint() {
    this.#acts.hint();
  }

  /** Puts the step on the table. */
  begin() {
    const { view, host, game } = this.controller;
    const { state, facts } = game.now;
    this.figureRound = state.round;
    this.#figureRounds = facts.lineLength;
    resumeLesson(this);
    adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), LESSON_STYLE);
    view.addTask(this.#panel);
    this.picture = this.#standIn();
    if (this.picture) {
      const root = /** @type {ShadowRoot} */ (host.shadowRoot);
      for (const style of [COMPANION_STYLE, COMPANION_TABLE_STYLE]) adoptStyle(root, style);
      view.standIn(this.picture.node);
    }
    view.toggleClasses({ companion: this.picture !== null });
    this.#stand(standingLayers(this.found, this.trial));
    host.addEventListener("md-change", this.#hear);
    this.refresh();
    emitAttempt(this, false);
    this.#prepare();
    this.#translate();
    this.kept.begin(this.leftOff === null);
  }

  /** The picture in place of the table; null where the table is shown. */
  #standIn() {
    const { task, figure } = this.found.step;
    return this.exercise && figure.prices ? pricedPicture(this, this.exercise) : companionPicture(task);
  }

  /** Takes the step off the table; the game goes on. */
  end() {
    const { view, host } = this.controller;
    host.removeEventListener("md-change", this.#hear);
    this.kept.end();
    this.exercise?.free();
    view.removeTask(this.#panel);
    this.played?.free();
    view.standIn(null);
    view.toggleClasses({
      asked: false,
      hiding: false,
      unplayed: false,
      bounded: false,
      bare: false,
      placing: false,
      companion: false,
    });
    this.controller.updateLook(look.showSupposition(null));
    if (this.#isRanked) this.controller.updateLook(look.showRanks(false));
    this.#stand(null);
    this.controller.overlayChanged();
  }

  /** The settings of the table as the step changes them. @param {Settings} settings @returns {Settings} */
  settings(settings) {
    const trial = this.trial;
    // A recorded game is only gone through.
    const isRecord = this.#figureRounds > this.figureRound;
    // The reader may try out a call as usual, but it is not played.
    const isStill =
      trial.watched !== null || isRecord || !(trial.isPlayed || trial.by === "magnitude" || trial.by === "direction");
    const overlay = overlayOf(this.found, trial, this.controller.game.now.state.n) ?? settings.overlay;
    const setUp = trial.watched ? Number.POSITIVE_INFINITY : this.#figureRounds;
    const evaluate = settings.evaluate && !this.isOpen;
    // The depth after a move would answer a question for a magnitude, and show layers that are still to be found.
    const tells = this.isOpen && (trial.by === "magnitude" || this.hides());
    const previews = settings.previews && !tells;
    const hidesClass = this.isOpen && this.found.step.task?.kind === "safe";
    return { ...settings, readonly: settings.readonly || isStill, evaluate, previews, overlay, setUp, hidesClass };
  }

  /** True while the task waits for an answer. */
  get isOpen() {
    return this.exercise !== null && !this.trial.isRevealed && !this.trial.watched;
  }

  /**
   * Says whether a layer would reveal the answer; by default, all layers and the ranks.
   * @param {number | null} [layer] null for all layers
   */
  hides(layer = null) {
    const deepest = deepestShown(this.found, this.trial);
    return deepest !== null && (layer ?? Number.POSITIVE_INFINITY) > deepest;
  }

  /** @param {number | null} standing the deepest layer shown while nobody asks for another; null for all */
  #stand(standing) {
    this.controller.updateLook(look.showStandingLayer(standing, this.controller.game));
  }

  /** Takes a click on a position as an answer; returns whether it was one. @param {number} position */
  choose(position) {
    if (!this.trial.takesPositions || this.controller.host.hasAttribute("readonly")) return false;
    if (position < this.controller.game.now.state.n) this.#acts.toggle(position);
    return true;
  }

  /** Takes back the comment on an earlier magnitude when another one is chosen on the table. */
  consider() {
    if (this.trial.by === "magnitude") forget(this);
  }

  /**
   * Takes a call on the table as an answer, which is not played; returns whether it was one.
   * @param {string} magnitude
   */
  call(magnitude) {
    if (this.trial.by !== "magnitude") return false;
    submit(this, magnitude);
    return true;
  }

  /** Takes an answer of Derek on the table as one, which is not played; returns whether it was one. @param {"+" | "-"} direction */
  answer(direction) {
    if (this.trial.by !== "direction") return false;
    submit(this, direction);
    return true;
  }

  /** All moves of a puzzle with their values; none where no move is asked for. */
  ratedMoves() {
    this.#rated ??= this.exercise?.ratedMoves() ?? [];
    return this.#rated;
  }

  /** Why the right answer to a puzzle is right, once it is known; "" without a puzzle. */
  reason() {
    const { found, trial, words, controller } = this;
    const { task, solution } = found.step;
    if (!(found.puzzle && task && trial.isRevealed)) return "";
    const attempt = trial.done ? trial.lastAttempt(words) : solution;
    if (!attempt) return "";
    const { handle, now } = controller.game;
    const { token, round } = now.state;
    const { magnitude } = attempt;
    const landings = magnitude === undefined ? (now.facts.landings ?? []) : handle.landings(magnitude);
    const have = trial.by === "game" ? trial.verdict?.progress?.have : undefined;
    const reached = have === undefined ? null : { visited: have, rounds: round - this.figureRound };
    return reasonText(words, { task, attempt, moves: this.ratedMoves(), landings, token, reached });
  }

  /** A right answer; null where the core finds none. */
  solution() {
    return this.exercise?.solution() ?? null;
  }

  /** Sets another task of this kind in its place, which counts for nothing in the lesson. */
  showAnother() {
    const { own, leftOff } = this.found.another ?? {
      own: this.found,
      leftOff: { ...progressOf(this), verdict: this.trial.verdict },
    };
    const other = findAnother(own, this.#core);
    if (!other) return this.say(this.words.plain("anotherNone"));
    this.#replace(other.figure.game, () => {
      const { n } = this.controller.game.now.state;
      return new Lesson(this.controller, anotherStep({ ...other, own, leftOff, n }, this.words), this.#core);
    });
  }

  /** Goes back to the step's own task, as it was left. */
  showOwn() {
    const { another } = this.found;
    if (!another) return;
    const { own, leftOff } = another;
    this.#replace(own.step.figure.game, () => new Lesson(this.controller, own, this.#core, leftOff));
  }

  /** Puts a task in the place of this one, and has it read. @param {string} game of its figure, as a link @param {() => Lesson} make on that game */
  #replace(game, make) {
    const { controller } = this;
    controller.teach(null);
    openLink(controller, game);
    const lesson = make();
    controller.teach(lesson);
    lesson.#read();
  }

  /** Gives the heading the focus, and has a screen reader say the question. */
  #read() {
    const heading = this.#panel.node.querySelector("h2");
    if (heading) heading.tabIndex = -1;
    heading?.focus();
    this.say(this.found.step.ask ?? "");
  }

  /** Plays the refutation of a wrong answer to a puzzle: its first round, the reader goes on. */
  refute() {
    if (!this.found.puzzle || this.trial.facts.why !== "costs") return;
    this.#acts.showLine();
    this.#acts.go(1);
  }

  /** Scrolls to the verdict, once the token has landed and the page around says what it says; the table stays in sight. */
  showVerdict() {
    this.controller.view.afterLanding(() => requestAnimationFrame(() => this.#panel.showVerdict()));
  }

  /** Shows everything that does not depend on an attempt. */
  #prepare() {
    if (!this.exercise) return;
    if (this.found.step.figure.bricks) {
      this.#panel.showBricks(this.#core.bricks(this.controller.game.now.state.n));
      this.refresh();
    }
    if (this.trial.by === "game") judge(this, {}, false, true);
    if (this.trial.by === "companion") this.#play();
    if (this.trial.by === "prices") this.#replacePlayed(new PriceGame(this, this.exercise));
  }

  /** Loads the other game, in the language of the table. If that fails, its beginning is seen, and the words lead to its page. */
  async #play() {
    const { words, controller } = this;
    try {
      const { play } = await import("./played.js");
      const played = await play(this, this.found.step.task?.game ?? "");
      if (controller.lesson !== this || words !== this.words) return played.free();
      this.#replacePlayed(played);
    } catch (reason) {
      if (controller.lesson !== this) return;
      this.trial.refusal = words.plain("companionMissing", { why: loadFailureReason(reason, words) });
      this.refresh();
    }
  }

  /** Puts another game in place of the table. @param {import("./on-table").PlayedGame} played */
  #replacePlayed(played) {
    this.played?.free();
    this.played = played;
    this.controller.view.standIn(played.node);
    played.update();
    judge(this, {}, false);
  }

  /** The verdict of the core on an attempt, or on the game as it is now. @param {Attempt} attempt */
  check(attempt) {
    // A table with a lesson has the core of lessons.
    const handle = /** @type {import("../../pkg/study.js").Handle} */ (this.controller.game.handle);
    return this.played?.verdict() ?? this.exercise?.check(handle, attempt) ?? null;
  }

  /**
   * Tells a screen reader.
   * @param {string} sentence
   * @param {boolean} [first] whether to say it before the current message, which follows from it
   */
  say(sentence, first = false) {
    const text = plainText(sentence).trim();
    const { view } = this.controller;
    if (text && first) view.announceFirst(text);
    else if (text) view.announce(text);
  }

  /** Shows what follows from the trial, and keeps it. @param {boolean} [userInitiated] whether a person has changed it */
  refresh(userInitiated = false) {
    const [trial, found] = [this.trial, this.found];
    this.controller.updateLook(look.showSupposition(supposingOf(found, trial, (attempt) => this.check(attempt))));
    const standing = standingLayers(found, trial);
    const { considered, standing: before } = this.controller.look;
    if (before !== standing) {
      this.#stand(standing);
      this.controller.updateLook(look.considerMagnitude(considered));
    }
    const isRanked = showsRanks(found, trial);
    if (isRanked !== this.#isRanked) this.controller.updateLook(look.showRanks(isRanked));
    this.#isRanked = isRanked;
    const { mayCall, mayAnswer } = this.controller.game.now.facts;
    const asked = !trial.isPlayed && !trial.watched;
    const hiding = asked && isKeptBack(trial);
    // Where computers play, the timeline stays: the moves that the task asks about may be looked at.
    const unplayed = hiding || (asked && (mayCall || mayAnswer));
    this.controller.view.toggleClasses({
      asked,
      hiding,
      unplayed,
      bounded: standing !== null,
      bare: isBare(found, trial),
      placing: trial.isPlaced,
    });
    if (!this.played) this.picture?.draw(this.words, trial.typed);
    this.controller.overlayChanged();
    saveResumePoint(this);
    this.kept.tell(userInitiated);
  }
}
