// @ts-check
/**
 * A step of a lesson on a table. Its figure is the game; the core
 * checks its task after each move, or when an answer is given.
 */

import { isDone, noteDone } from "../../kit/progress.js";
import { inWords } from "../../kit/sentences.js";
import { plainText } from "../../text/names.js";
import { notKeptText, progressText, solutionText, verdictText } from "../../text/say/lesson.js";
import { move, open, travel } from "../acts/acts.js";
import { watched } from "../core/core.js";
import { lessonAddress } from "../page/game-address.js";
import * as look from "../shown/look.js";
import { adoptStyle } from "../style/sheets.js";
import { COMPANION_TABLE_STYLE, companionPicture } from "./companion.js";
import { leftOffAt, noteLeftOff } from "./left-off.js";
import { isBare, isKeptBack, overlayOf, standingLayers } from "./shown.js";
import { findStep } from "./step.js";
import { supposing } from "./supposed.js";
import { taskPanel } from "./task-panel.js";
import { LESSON_STYLE } from "./task-style.js";
import { Trial } from "./trial.js";

/** @import { Controller } from "../controller.js" */
/** @import { Study } from "../core/core.js" */
/** @import { Settings } from "../types" */
/** @import { Task } from "./core-types" */
/** @import { Attempt, FoundStep, Verdict } from "./types" */

export { findStep };

export class Lesson {
  found;
  #controller;
  #trial;
  /** Whether the task had been done before the step began. */
  #before;
  #panel;
  /** The reader's own game as a link, while a line is on the table in its place. */
  #own = "";
  #core;
  /** The task as the core checks it, bound to the figure; null if there is no task. */
  #exercise;
  /** The picture drawn in place of the table; null where the table is shown. @type {ReturnType<typeof companionPicture>} */
  #picture = null;
  /** The round of the figure. */
  #figureRound = 0;
  /** Whether the figure is a recorded game, which the reader only goes through. */
  #isRecord = false;
  /** The last answer as it was typed. */
  #answered = "";
  /** The last told result, to tell only news. */
  #told = "";
  #hear = (/** @type {Event} */ event) => this.#changed(/** @type {CustomEvent} */ (event).detail);

  /**
   * Expects the game of the figure on the table already, in the same core.
   * @param {Controller} controller @param {FoundStep} found @param {Study} core
   */
  constructor(controller, found, core) {
    this.found = found;
    this.#controller = controller;
    this.#core = core;
    const { task, figure } = found.step;
    this.#exercise = task ? watched(core, () => new core.Exercise(/** @type {Task} */ (task), figure)) : null;
    this.#trial = new Trial(found.step, this.#exercise?.form() ?? null);
    this.#before = isDone(found.name);
    this.#panel = this.#newPanel();
  }

  #newPanel() {
    const { words, host } = this.#controller;
    const about = {
      address: lessonAddress(this.found.lesson.id, this.found.step.id),
      before: this.#before,
      told: this.#isTold,
      locked: () => host.hasAttribute("readonly"),
    };
    return taskPanel(words, this.found, this.#trial, this.#actions, about);
  }

  /** Whether the page around tells the step; it says so by naming the lesson. */
  get #isTold() {
    return this.#controller.host.closest(`[data-lesson="${this.found.lesson.id}"]`) !== null;
  }

  /** Builds its parts again in the new language of the table. */
  speak() {
    this.#showAnew();
    this.#translate();
  }

  #showAnew() {
    this.#panel = this.#newPanel();
    this.#controller.view.addTask(this.#panel);
    this.#prepare();
    this.#refresh();
  }

  /** Fetches the lesson's texts in the language of the table. */
  async #translate() {
    const { language } = this.#controller.words;
    if (this.found.language === language) return;
    const found = await findStep(this.found.name, language).catch(() => null);
    // The table may have gone on meanwhile. Without a translation the texts stay as they were.
    if (
      found?.language !== language ||
      this.#controller.lesson !== this ||
      this.#controller.words.language !== language
    )
      return;
    this.found = found;
    this.#trial.step = found.step;
    this.#controller.view.removeTask(this.#panel);
    this.#showAnew();
  }

  /** The speaker of the table. */
  get #words() {
    return this.#controller.words;
  }

  /** Puts the step on the table. */
  begin() {
    const { view, host, game } = this.#controller;
    const { state, facts } = game.now;
    this.#figureRound = state.round;
    this.#isRecord = facts.lineLength > state.round;
    this.#goOn();
    adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), LESSON_STYLE);
    view.addTask(this.#panel);
    this.#picture = companionPicture(this.found.step.task);
    if (this.#picture) {
      adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), COMPANION_TABLE_STYLE);
      this.#panel.node.closest(".frame")?.prepend(this.#picture.node);
    }
    view.toggleClasses({ companion: this.#picture !== null });
    this.#stand(standingLayers(this.found, this.#trial));
    host.addEventListener("md-change", this.#hear);
    this.#refresh();
    this.#tell(false);
    this.#prepare();
    this.#translate();
  }

  /** Goes on where the reader left off. Only on the lesson's page: other pages begin as they are written. */
  #goOn() {
    const { figure, hints = [] } = this.found.step;
    const left = this.#isTold ? leftOffAt(this.found.name, figure.game) : null;
    if (!left) return;
    const trial = this.#trial;
    trial.hints = Math.min(Math.max(0, left.hints), hints.length);
    trial.positions = new Set(left.positions);
    trial.typed = left.text;
    if (left.game !== this.#controller.link()) open(this.#controller, left.game);
  }

  #noteLeftOff() {
    if (!this.#isTold) return;
    const { watched, typed: text, chosen: positions, hints } = this.#trial;
    try {
      const game = watched ? this.#own : this.#controller.link();
      noteLeftOff(this.found.name, { figure: this.found.step.figure.game, game, text, positions, hints });
    } catch {
      // Too long for a link.
    }
  }

  /** Takes the step off the table; the game goes on. */
  end() {
    const { view, host } = this.#controller;
    host.removeEventListener("md-change", this.#hear);
    this.#exercise?.free();
    view.removeTask(this.#panel);
    this.#picture?.node.remove();
    view.toggleClasses({
      asked: false,
      hiding: false,
      unplayed: false,
      bounded: false,
      bare: false,
      placing: false,
      companion: false,
    });
    this.#controller.see(look.suppose(null));
    this.#stand(null);
    this.#controller.overlayChanged();
  }

  /** The settings of the table as the step changes them. @param {Settings} settings @returns {Settings} */
  settings(settings) {
    const trial = this.#trial;
    // The reader may try out a call as usual, but it is not played.
    const isStill = trial.watched !== null || this.#isRecord || !(trial.isPlayed || trial.by === "magnitude");
    const overlay = overlayOf(this.found, trial, this.#controller.game.now.state.n) ?? settings.overlay;
    return { ...settings, readonly: settings.readonly || isStill, overlay };
  }

  /** @param {number | null} standing the deepest layer shown while nobody asks for another; null for all */
  #stand(standing) {
    this.#controller.see(look.stand(standing, this.#controller.game));
  }

  /** @param {string | null} magnitude */
  #consider(magnitude) {
    this.#controller.see(look.consider(magnitude));
  }

  /** Takes a click on a position as an answer; returns whether it was one. @param {number} position */
  choose(position) {
    if (!this.#trial.takesPositions || this.#controller.host.hasAttribute("readonly")) return false;
    if (position < this.#controller.game.now.state.n) this.#actions.toggle(position);
    return true;
  }

  /** Takes back the comment on an earlier magnitude when another one is chosen on the table. */
  consider() {
    if (this.#trial.by === "magnitude") this.#forget();
  }

  /**
   * Takes a call on the table as an answer, which is not played; returns whether it was one.
   * @param {string} magnitude
   */
  call(magnitude) {
    if (this.#trial.by !== "magnitude") return false;
    this.#actions.submit(magnitude);
    return true;
  }

  /** @type {import("./task-panel.js").TaskActions & import("./entry.js").Entries} */
  #actions = {
    submit: (text) => this.#submit(text),
    submitNone: () => this.#judge({ none: true }, true),
    toggle: (position) => {
      this.#trial.toggle(position);
      const chosen = this.#trial.positions.has(position);
      this.#say(this.#words.plain(chosen ? "taskChosen" : "taskNotChosen", { position }));
      this.#refresh();
    },
    typed: (text) => this.#typed(text),
    hint: () => this.#hint(),
    takeBack: () => this.#attempt(() => this.#goBack(), "travel"),
    showLine: () => this.#watch("line", this.#trial.verdict?.data.line),
    leave: () => {
      this.#trial.watched = null;
      this.#open(this.#own);
    },
    go: (by) =>
      this.#attempt(
        () => (by > 0 ? this.#controller.game.handle.redo() : this.#controller.game.handle.undo()),
        by > 0 ? "move" : "travel",
      ),
    again: () => {
      this.#trial.again();
      this.#consider(null);
      this.#open(this.found.step.figure.game);
    },
    next: () => {
      const { next } = this.found;
      if (next === null) return;
      const [lesson, step] = next.split("/");
      // A page that shows the next step elsewhere goes there itself.
      if (this.#controller.tell("md-next", true, { lesson, step })) this.#controller.host.setAttribute("lesson", next);
    },
  };

  /** Takes what is typed, which is part of the progress, and takes back the comment on an earlier answer. @param {string} text */
  #typed(text) {
    this.#trial.typed = text;
    this.#noteLeftOff();
    if (this.#trial.by === "magnitude") this.#consider(text.trim() || null);
    this.#forget();
    this.#picture?.draw(this.#words, text);
  }

  #forget() {
    if (!this.#trial.verdict && !this.#trial.refusal) return;
    this.#trial.forget();
    this.#refresh();
  }

  /** Shows everything that does not depend on an attempt. */
  #prepare() {
    if (!this.#exercise) return;
    if (this.found.step.figure.bricks) {
      this.#panel.showBricks(this.#core.bricks(this.#controller.game.now.state.n));
      this.#refresh();
    }
    if (this.#trial.by === "game") this.#judge({}, false, true);
  }

  /** Follows a change of the game. @param {import("../element-types").ChangeDetail} detail */
  #changed({ change, userInitiated }) {
    if (change === "layers" || change === "solved") return;
    const trial = this.#trial;
    if (trial.by === "magnitude") trial.forget();
    // A goal that was reached stays reached while the reader plays on.
    const goesOn = !trial.watched && !(trial.done && change === "move");
    if (goesOn && trial.by === "game") this.#judge({}, userInitiated, true);
    // An answer counted in the game is judged by the game as it is now.
    if (goesOn && trial.isCounted && trial.verdict) this.#judge(this.#attemptOf(this.#answered), userInitiated, true);
    this.#refresh();
  }

  /** Goes back to the last position from which the goal can be reached; the figure itself is always one. */
  #goBack() {
    const { game } = this.#controller;
    do game.handle.undo();
    while (game.handle.state().round > this.#figureRound && this.#isLost());
    game.changed();
  }

  #isLost() {
    try {
      return this.#exercise?.check(this.#controller.game.handle, {}).failed === true;
    } catch {
      // The core does not judge this position, so it counts as not lost.
      return false;
    }
  }

  /** @param {string} text */
  #submit(text) {
    if (this.#trial.by === "option") this.#trial.option = Number(text);
    this.#answered = text;
    try {
      this.#judge(this.#attemptOf(text), true);
    } catch (reason) {
      this.#refuse(inWords(this.#controller.words, reason));
    }
  }

  /** @param {string} text */
  #attemptOf(text) {
    return this.#trial.attemptFrom(text, this.#words);
  }

  /**
   * Judges an answer, or the game as it is now.
   * @param {Attempt} attempt @param {boolean} userInitiated
   * @param {boolean} [isMove] whether the attempt is a move that was just announced
   */
  #judge(attempt, userInitiated, isMove = false) {
    if (!this.#exercise) return;
    const trial = this.#trial;
    try {
      trial.hear(this.#exercise.check(this.#controller.game.handle, attempt));
      if (trial.by === "magnitude" && attempt.magnitude !== undefined) this.#consider(String(attempt.magnitude));
    } catch (reason) {
      this.#refuse(inWords(this.#controller.words, reason));
      return;
    }
    trial.notKept = trial.done ? noteDone(this.found.name) : null;
    this.#tell(userInitiated, isMove);
    this.#refresh();
  }

  /**
   * Announces the verdict on the attempt, and tells the page, if it has changed.
   * @param {boolean} userInitiated @param {boolean} [isMove]
   */
  #tell(userInitiated, isMove = false) {
    const { step, lesson } = this.found;
    const { done = false, failed = false, why = null } = this.#trial.verdict ?? {};
    const { verdict } = this.#trial;
    const said = verdict ? verdictText(this.#words, step, verdict) || this.#notYet(verdict) : "";
    const about = JSON.stringify([done, failed, why, said]);
    if (about === this.#told) return;
    this.#told = about;
    const notKept = this.#trial.notKept ? notKeptText(this.#words, this.#trial.notKept) : "";
    this.#say([said, notKept, done ? (step.aha ?? "") : ""].join(" "), isMove);
    this.#controller.tell("md-lesson", userInitiated, { lesson: lesson.id, step: step.id, done, failed, why });
  }

  /** The comment on an answer that came too early; "" for a game that simply goes on. @param {Verdict} verdict */
  #notYet(verdict) {
    return this.#trial.by === "game" ? "" : progressText(this.#words, this.found.step.task, verdict);
  }

  /** @param {string} sentence */
  #refuse(sentence) {
    this.#trial.forget();
    this.#trial.refusal = sentence;
    this.#say(sentence);
    this.#refresh();
  }

  #hint() {
    const trial = this.#trial;
    if (trial.hintsLeft > 0) {
      this.#say(trial.hint());
      this.#refresh();
      return;
    }
    const { solution } = this.found.step;
    if (!solution) return;
    if (solution.game && trial.by === "game") {
      this.#watch("solution", solution.game);
      this.#say(this.found.step.aha ?? "");
      return;
    }
    trial.solved = !trial.solved;
    if (trial.solved) this.#say([solutionText(this.#words, this.found.step), this.found.step.aha ?? ""].join(" "));
    if (trial.by === "magnitude")
      this.#consider(trial.solved && solution.magnitude ? String(solution.magnitude) : null);
    this.#refresh();
  }

  /**
   * Puts a line on the table, at the round where it leaves the reader's game or the figure.
   * @param {"solution" | "line"} what @param {string | undefined} link
   */
  #watch(what, link) {
    if (link === undefined) return;
    const { state } = this.#controller.game.now;
    this.#own = this.#controller.link();
    const from = what === "line" ? state.round : this.#figureRound;
    this.#trial.watched = { what, from };
    this.#open(link);
    this.#attempt(() => this.#controller.game.handle.goTo(from), "travel");
  }

  /** @param {string} link */
  #open(link) {
    open(this.#controller, link);
    this.#refresh();
  }

  /** @param {() => void} act @param {"move" | "travel"} how */
  #attempt(act, how) {
    const change = how === "move" ? move : travel;
    this.#controller.attempt(() => change(this.#controller, act, true), true);
  }

  /**
   * @param {string} sentence
   * @param {boolean} [first] whether to say it before the current message, which follows from it
   */
  #say(sentence, first = false) {
    const text = plainText(sentence).trim();
    const { view } = this.#controller;
    if (text && first) view.announceFirst(text);
    else if (text) view.announce(text);
  }

  /** The table of placed positions in place of the game's: their layers are drawn together with the verdict on them. */
  #supposing() {
    const trial = this.#trial;
    if (!trial.isPlaced) return null;
    const { solution } = trial.step;
    const verdict =
      trial.solved && solution ? this.#exercise?.check(this.#controller.game.handle, solution) : trial.verdict;
    return supposing(trial.placed, verdict?.layers ?? null);
  }

  #refresh() {
    const [trial, found] = [this.#trial, this.found];
    this.#controller.see(look.suppose(this.#supposing()));
    const standing = standingLayers(found, trial);
    const { considered, standing: before } = this.#controller.look;
    if (before !== standing) {
      this.#stand(standing);
      this.#consider(considered);
    }
    const { mayCall, mayAnswer } = this.#controller.game.now.facts;
    const asked = !trial.isPlayed && !trial.watched;
    const hiding = asked && isKeptBack(trial);
    // Where computers play, the timeline stays: the moves that the task asks about may be looked at.
    const unplayed = hiding || (asked && (mayCall || mayAnswer));
    this.#controller.view.toggleClasses({
      asked,
      hiding,
      unplayed,
      bounded: standing !== null,
      bare: isBare(found, trial),
      placing: trial.isPlaced,
    });
    this.#picture?.draw(this.#words, trial.typed);
    this.#controller.overlayChanged();
    this.#noteLeftOff();
  }
}
