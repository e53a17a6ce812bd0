// @ts-check
/** A step of a lesson on a table: its figure is the game, its task is checked by the core after each move or when it is answered. */

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
  /** Whether the task was done before it came to the table. */
  #before;
  #panel;
  /** The game of the reader while another line is on the table, as a link. */
  #own = "";
  #core;
  /** The task on the table of the figure; null if there is no task. */
  #exercise;
  /** What is drawn in the place of the table; null where the table is. @type {HTMLElement | null} */
  #picture = null;
  /** The round at which the figure stands. */
  #figureRound = 0;
  /** Whether the figure is a game of others, which is only gone through. */
  #isRecord = false;
  /** What was answered last, as it was typed. */
  #answered = "";
  /** What was told last. */
  #told = "";
  #hear = (/** @type {Event} */ event) => this.#changed(/** @type {CustomEvent} */ (event).detail);

  /** The game of the figure is on the table already, and one of this core. @param {Control} control @param {Found} found @param {Study} core */
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

  /** Whether a page tells the step around the table: it says so by naming the lesson there. */
  get #isTold() {
    return this.#control.host.closest(`[data-lesson="${this.found.lesson.id}"]`) !== null;
  }

  /** The table speaks another language, and everything that it said has been built anew. */
  speak() {
    this.#showAnew();
    this.#translate();
  }

  #showAnew() {
    const text = this.#panel.field?.value ?? "";
    this.#panel = this.#newPanel();
    if (this.#panel.field) this.#panel.field.value = text;
    this.#control.content.addTask(this.#panel);
    this.#prepare();
    this.#refresh();
  }

  /** The texts of the lesson in the language of the table, for which they may have to be fetched. */
  async #translate() {
    const { language } = this.#control.match.words;
    if (this.found.language === language) return;
    const found = await findStep(this.found.name, language).catch(() => null);
    // The table may have gone on meanwhile. Without a translation the texts are there as they were.
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

  /** Who speaks at the table. */
  get #words() {
    return this.#control.match.words;
  }

  /** Comes to the table. */
  begin() {
    const { content, host, match } = this.#control;
    const { state, facts } = match.now;
    this.#figureRound = state.round;
    this.#isRecord = facts.lineLength > state.round;
    this.#goOn();
    adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), LESSON_STYLE);
    content.addTask(this.#panel);
    this.#picture = companionPicture(this.#words, this.found.step.task, this.#panel.field);
    if (this.#picture) {
      adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), COMPANION_TABLE_STYLE);
      this.#panel.node.closest(".frame")?.prepend(this.#picture);
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

  /** Goes on where the reader left off, on the page of the lesson: other pages begin as they are written. */
  #goOn() {
    const { figure, hints = [] } = this.found.step;
    const left = this.#isTold ? leftOffAt(this.found.name, figure.game) : null;
    if (!left) return;
    const trial = this.#trial;
    trial.hints = Math.min(Math.max(0, left.hints), hints.length);
    trial.positions = new Set(left.positions);
    if (this.#panel.field) this.#panel.field.value = left.text;
    if (left.game !== this.#control.link()) this.#control.open(left.game);
  }

  #noteLeftOff() {
    if (!this.#isTold) return;
    const { watched, chosen: positions, hints } = this.#trial;
    try {
      const game = watched ? this.#own : this.#control.link();
      const text = this.#panel.field?.value ?? "";
      noteLeftOff(this.found.name, { figure: this.found.step.figure.game, game, text, positions, hints });
    } catch {
      // Too long for a link.
    }
  }

  /** Leaves the table, on which the game goes on. */
  end() {
    const { content, host, looks } = this.#control;
    host.removeEventListener("md-change", this.#hear);
    this.#exercise?.free();
    content.removeTask(this.#panel);
    this.#picture?.remove();
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

  /** What the step changes of how the table is used. @param {Settings} settings @returns {Settings} */
  settings(settings) {
    const trial = this.#trial;
    // A call is tried out as one is made, but not made.
    const isStill = trial.watched !== null || this.#isRecord || !(trial.isPlayed || trial.by === "magnitude");
    const overlay = overlayOf(this.found, trial, this.#control.match.now.state.n) ?? settings.overlay;
    return { ...settings, readonly: settings.readonly || isStill, overlay };
  }

  /** A position was clicked; says whether that was an answer. @param {number} position */
  choose(position) {
    if (!this.#trial.takesPositions || this.#control.host.hasAttribute("readonly")) return false;
    if (position < this.#control.match.now.state.n) this.#actions.toggle(position);
    return true;
  }

  /** A magnitude is pointed out on the table: what was said of another one no longer holds. */
  consider() {
    if (this.#trial.by === "magnitude") this.#actions.forget();
  }

  /** A magnitude was called on the table; says whether that was an answer, which is not played. @param {string} magnitude */
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
    // What stands in the field is part of where the reader is.
    typed: () => this.#noteLeftOff(),
    consider: (text) => this.#control.looks.consider(text || null),
    forget: () => {
      if (!this.#trial.verdict && !this.#trial.refusal) return;
      this.#trial.forget();
      this.#refresh();
    },
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
      if (this.#panel.field) this.#panel.field.value = "";
      this.#open(this.found.step.figure.game);
    },
    next: () => {
      const { next } = this.found;
      if (next === null) return;
      const [lesson, step] = next.split("/");
      // A page that has the next step elsewhere goes there itself.
      if (this.#control.tell("md-next", true, { lesson, step })) this.#control.host.setAttribute("lesson", next);
    },
  };

  /** What is known before anything is tried. */
  #prepare() {
    if (!this.#exercise) return;
    if (this.found.step.figure.bricks) {
      this.#panel.showBricks(this.#core.bricks(this.#control.match.now.state.n));
      this.#refresh();
    }
    if (this.#trial.by === "game") this.#judge({}, false, true);
  }

  /** The game has changed. @param {import("../element-types").ChangeDetail} detail */
  #changed({ change, userInitiated }) {
    if (change === "layers" || change === "solved") return;
    const trial = this.#trial;
    if (this.#panel.field && trial.by === "magnitude") trial.forget();
    // What has been reached stays reached while one plays on.
    const goesOn = !trial.watched && !(trial.done && change === "move");
    if (goesOn && trial.by === "game") this.#judge({}, userInitiated, true);
    // An answer that is counted in the game is judged by the game as it is now.
    if (goesOn && trial.isCounted && trial.verdict) this.#judge(this.#attemptOf(this.#answered), userInitiated, true);
    this.#refresh();
  }

  /** Back to the last position that was still good; the figure always was. */
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
      // Nothing is said of it, so it is none that is known to be lost.
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

  /** Judges what was answered, or the game as it is now. @param {Attempt} attempt @param {boolean} userInitiated @param {boolean} [isMove] whether the move that it is has just been told */
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

  /** Says and tells the page what is thought of the attempt, if that has changed. @param {boolean} userInitiated @param {boolean} [isMove] */
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

  /** What is said of an answer that came too early; of a game that goes on nothing is. @param {Verdict} verdict */
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

  /** Puts a line on the table, from where it leaves the reader's game or the figure. @param {"solution" | "line"} what @param {string | undefined} link */
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

  /** @param {string} sentence @param {boolean} [first] whether something else is being told, which follows from it */
  #say(sentence, first = false) {
    const text = plainText(sentence).trim();
    const { content } = this.#control;
    if (text && first) content.announceFirst(text);
    else if (text) content.announce(text);
  }

  /** Where positions are placed, the table is theirs and not that of the game: their layers are drawn with what is said of them. */
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
    // What has been asked can be looked at then, where computers play it.
    const unplayed = hiding || (asked && (mayCall || mayAnswer));
    this.#control.content.toggleClasses({
      asked,
      hiding,
      unplayed,
      bounded: standing !== null,
      bare: isBare(found, trial),
      placing: trial.isPlaced,
    });
    this.#control.overlayChanged();
    this.#noteLeftOff();
  }
}
