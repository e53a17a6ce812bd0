// @ts-check
/**
 * A step of a lesson on a table. Its figure is the game; the core
 * checks its task after each move, or when an answer is given.
 */

import { isDone, noteDone } from "../../kit/progress.js";
import { inWords } from "../../kit/sentences.js";
import { plainText } from "../../text/names.js";
import { notKeptText, progressText, solutionText, verdictText } from "../../text/say/lesson.js";
import { watched } from "../core.js";
import { lessonAddress } from "../game-address.js";
import { adoptStyle } from "../sheets.js";
import { COMPANION_TABLE_STYLE, companionPicture } from "./companion.js";
import { leftOffAt, noteLeftOff } from "./left-off.js";
import { taskPanel } from "./panel.js";
import { isBare, isKeptBack, overlayOf, standingLayers } from "./shown.js";
import { findStep } from "./step.js";
import { LESSON_STYLE } from "./style.js";
import { supposing } from "./supposed.js";
import { Trial } from "./trial.js";

/** @import { Control } from "../control.js" */
/** @import { Study } from "../core.js" */
/** @import { Settings } from "../types" */
/** @import { Task as CoreTask } from "./core-types" */
/** @import { Attempt, Found, Verdict } from "./types" */

export { findStep };

export class Lesson {
  found;
  #control;
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
   * @param {Control} control @param {Found} found @param {Study} core
   */
  constructor(control, found, core) {
    this.found = found;
    this.#control = control;
    this.#core = core;
    const { task, figure } = found.step;
    this.#exercise = task ? watched(core, () => new core.Exercise(/** @type {CoreTask} */ (task), figure)) : null;
    this.#trial = new Trial(found.step, this.#exercise?.form() ?? null);
    this.#before = isDone(found.name);
    this.#panel = this.#newPanel();
  }

  #newPanel() {
    const { match, host } = this.#control;
    const about = {
      address: lessonAddress(this.found.lesson.id, this.found.step.id),
      before: this.#before,
      told: this.#isTold,
      locked: () => host.hasAttribute("readonly"),
    };
    return taskPanel(match.words, this.found, this.#trial, this.#actions, about);
  }

  /** Whether the page around tells the step; it says so by naming the lesson. */
  get #isTold() {
    return this.#control.host.closest(`[data-lesson="${this.found.lesson.id}"]`) !== null;
  }

  /** Builds its parts again in the new language of the table. */
  speak() {
    this.#showAnew();
    this.#translate();
  }

  #showAnew() {
    this.#panel = this.#newPanel();
    this.#control.content.addTask(this.#panel);
    this.#prepare();
    this.#refresh();
  }

  /** Fetches the lesson's texts in the language of the table. */
  async #translate() {
    const { language } = this.#control.match.words;
    if (this.found.language === language) return;
    const found = await findStep(this.found.name, language).catch(() => null);
    // The table may have gone on meanwhile. Without a translation the texts stay as they were.
    if (
      found?.language !== language ||
      this.#control.lesson !== this ||
      this.#control.match.words.language !== language
    )
      return;
    this.found = found;
    this.#trial.step = found.step;
    this.#control.content.removeTask(this.#panel);
    this.#showAnew();
  }

  /** The speaker of the table. */
  get #words() {
    return this.#control.match.words;
  }

  /** Puts the step on the table. */
  begin() {
    const { content, host, match } = this.#control;
    const { state, facts } = match.now;
    this.#figureRound = state.round;
    this.#isRecord = facts.lineLength > state.round;
    this.#goOn();
    adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), LESSON_STYLE);
    content.addTask(this.#panel);
    this.#picture = companionPicture(this.found.step.task);
    if (this.#picture) {
      adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), COMPANION_TABLE_STYLE);
      this.#panel.node.closest(".frame")?.prepend(this.#picture.node);
    }
    content.toggleClasses({ companion: this.#picture !== null });
    this.#control.looks.standing = standingLayers(this.found, this.#trial);
    this.#control.looks.begin(false);
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
    if (left.game !== this.#control.link()) this.#control.open(left.game);
  }

  #noteLeftOff() {
    if (!this.#isTold) return;
    const { watched, typed: text, chosen: positions, hints } = this.#trial;
    try {
      const game = watched ? this.#own : this.#control.link();
      noteLeftOff(this.found.name, { figure: this.found.step.figure.game, game, text, positions, hints });
    } catch {
      // Too long for a link.
    }
  }

  /** Takes the step off the table; the game goes on. */
  end() {
    const { content, host, looks } = this.#control;
    host.removeEventListener("md-change", this.#hear);
    this.#exercise?.free();
    content.removeTask(this.#panel);
    this.#picture?.node.remove();
    content.toggleClasses({
      asked: false,
      hiding: false,
      unplayed: false,
      bounded: false,
      bare: false,
      placing: false,
      companion: false,
    });
    looks.standing = null;
    looks.suppose(null);
    looks.begin(false);
    this.#control.overlayChanged();
  }

  /** The settings of the table as the step changes them. @param {Settings} settings @returns {Settings} */
  settings(settings) {
    const trial = this.#trial;
    // The reader may try out a call as usual, but it is not played.
    const isStill = trial.watched !== null || this.#isRecord || !(trial.isPlayed || trial.by === "magnitude");
    const overlay = overlayOf(this.found, trial, this.#control.match.now.state.n) ?? settings.overlay;
    return { ...settings, readonly: settings.readonly || isStill, overlay };
  }

  /** Takes a click on a position as an answer; returns whether it was one. @param {number} position */
  choose(position) {
    if (!this.#trial.takesPositions || this.#control.host.hasAttribute("readonly")) return false;
    if (position < this.#control.match.now.state.n) this.#actions.toggle(position);
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

  /** @type {import("./panel.js").TaskActions & import("./entry.js").Entries} */
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
        () => (by > 0 ? this.#control.match.game.redo() : this.#control.match.game.undo()),
        by > 0 ? "move" : "travel",
      ),
    again: () => {
      this.#trial.again();
      this.#control.looks.consider(null);
      this.#open(this.found.step.figure.game);
    },
    next: () => {
      const { next } = this.found;
      if (next === null) return;
      const [lesson, step] = next.split("/");
      // A page that shows the next step elsewhere goes there itself.
      if (this.#control.tell("md-next", true, { lesson, step })) this.#control.host.setAttribute("lesson", next);
    },
  };

  /** Takes what is typed, which is part of the progress, and takes back the comment on an earlier answer. @param {string} text */
  #typed(text) {
    this.#trial.typed = text;
    this.#noteLeftOff();
    if (this.#trial.by === "magnitude") this.#control.looks.consider(text.trim() || null);
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
      this.#panel.showBricks(this.#core.bricks(this.#control.match.now.state.n));
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
    const { match } = this.#control;
    do match.game.undo();
    while (match.game.state().round > this.#figureRound && this.#isLost());
    match.changed();
  }

  #isLost() {
    try {
      return this.#exercise?.check(this.#control.match.game, {}).failed === true;
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
      this.#refuse(inWords(this.#control.match.words, reason));
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
      trial.hear(this.#exercise.check(this.#control.match.game, attempt));
      if (trial.by === "magnitude" && attempt.magnitude !== undefined)
        this.#control.looks.consider(String(attempt.magnitude));
    } catch (reason) {
      this.#refuse(inWords(this.#control.match.words, reason));
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
    this.#control.tell("md-lesson", userInitiated, { lesson: lesson.id, step: step.id, done, failed, why });
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
      this.#control.looks.consider(trial.solved && solution.magnitude ? String(solution.magnitude) : null);
    this.#refresh();
  }

  /**
   * Puts a line on the table, at the round where it leaves the reader's game or the figure.
   * @param {"solution" | "line"} what @param {string | undefined} link
   */
  #watch(what, link) {
    if (link === undefined) return;
    const { state } = this.#control.match.now;
    this.#own = this.#control.link();
    const from = what === "line" ? state.round : this.#figureRound;
    this.#trial.watched = { what, from };
    this.#open(link);
    this.#attempt(() => this.#control.match.game.goTo(from), "travel");
  }

  /** @param {string} link */
  #open(link) {
    this.#control.open(link);
    this.#refresh();
  }

  /** @param {() => void} act @param {"move" | "travel"} how */
  #attempt(act, how) {
    this.#control.attempt(() => this.#control[how](act, true), true);
  }

  /**
   * @param {string} sentence
   * @param {boolean} [first] whether to say it before the current message, which follows from it
   */
  #say(sentence, first = false) {
    const text = plainText(sentence).trim();
    const { content } = this.#control;
    if (text && first) content.announceFirst(text);
    else if (text) content.announce(text);
  }

  /** The table of placed positions in place of the game's: their layers are drawn together with the verdict on them. */
  #supposing() {
    const trial = this.#trial;
    if (!trial.isPlaced) return null;
    const { solution } = trial.step;
    const verdict =
      trial.solved && solution ? this.#exercise?.check(this.#control.match.game, solution) : trial.verdict;
    return supposing(trial.placed, verdict?.layers ?? null);
  }

  #refresh() {
    const [trial, found, { looks }] = [this.#trial, this.found, this.#control];
    looks.suppose(this.#supposing());
    const standing = standingLayers(found, trial);
    if (looks.standing !== standing) {
      const { considered } = looks.now;
      looks.standing = standing;
      looks.begin(false);
      looks.consider(considered);
    }
    const { mayCall, mayAnswer } = this.#control.match.now.facts;
    const asked = !trial.isPlayed && !trial.watched;
    const hiding = asked && isKeptBack(trial);
    // Where computers play, the timeline stays: the moves that the task asks about may be looked at.
    const unplayed = hiding || (asked && (mayCall || mayAnswer));
    this.#control.content.toggleClasses({
      asked,
      hiding,
      unplayed,
      bounded: standing !== null,
      bare: isBare(found, trial),
      placing: trial.isPlaced,
    });
    this.#picture?.draw(this.#words, trial.typed);
    this.#control.overlayChanged();
    this.#noteLeftOff();
  }
}
