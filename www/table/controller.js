// @ts-check
/**
 * The acts at a table. Each changes the game or what is looked at, asks once for showing,
 * says what has happened and fires its events; what is shown follows from the state alone.
 */

import { describeErrorIn } from "../kit/sentences.js";
import { onCoreLost } from "./core/core.js";
import { LastKnown } from "./game/last-known.js";
import { Playback } from "./game/playback.js";
import { progressShown, tableToSolve, Wait } from "./game/wait.js";
import { overlayOf } from "./page/checked-overlay.js";
import * as look from "./shown/look.js";
import { announcementText, modelOf, pictureOf } from "./shown/model.js";
import { factsOf, stateOf } from "./shown/state.js";
import { View } from "./view.js";

/** @import { Actions, Change, Emit, Overlay, OverlaySource, Refusal, Settings, Speaker, TaughtStep } from "./types" */
/** @import { Game } from "./game/game.js" */
/** @import { Want } from "./game/wait.js" */
/** @import { PointerActions } from "./picture/round-table.js" */
/** @import { TableState } from "./shown/model.js" */
/**
 * The acts of a person, and those that follow from the time that passes.
 * @typedef {object} Acts
 * @property {(controller: Controller) => Actions} actionsAt
 * @property {(controller: Controller, actions: Actions) => PointerActions} pointerAt
 * @property {(controller: Controller, rounds: number, pace: number) => void} advanced
 * @property {(controller: Controller, reason: unknown) => void} refuseRound
 * @property {(controller: Controller, want: Want) => void} resume
 * @property {(controller: Controller, told: ReturnType<typeof describeErrorIn>) => void} reportUnsolved
 */
/**
 * The place of a table: the element around it, and what that has for it.
 * @typedef {object} Surroundings
 * @property {import("./core/core.js").Core} core the core of its games
 * @property {ShadowRoot} root
 * @property {Speaker} words
 * @property {() => Settings} settings from the attributes
 * @property {Emit} emit
 * @property {(core: import("./core/study.js").Study, link: string) => Controller} carryOver puts the game of a link on the table, with another core
 * @property {(known: {link: string, round: number}, reason: unknown) => void} lost called when the core has trapped;
 *   nothing here works any more
 */

/** The fastest autoplay, in rounds per second, that is announced round by round. */
const SLOW_ENOUGH_TO_HEAR = 1;

export class Controller {
  game;
  look = look.FIRST_LOOK;
  words;
  /** The core of its games. */
  core;
  /** The choices that the page offers, and the depth that stands for "in no layer". */
  catalogue;
  /** The element around the table. */
  host;
  /** The refusals since the last act that are not dismissed. @type {Refusal[]} */
  refusals = [];
  /** The step of a lesson on this table, if there is one. @type {TaughtStep | null} */
  lesson = null;
  wait;
  playback;
  actions;
  view;
  place;
  #newView;
  #lastKnown;
  /**
   * The page's overlay for a position, or the reason why it is refused.
   * @type {{at: Game["now"], overlay: Overlay | null, refused?: {reason: unknown} | null} | null}
   */
  #overlay = null;
  /** True if the game was over at its last rendering. */
  #wasOver = false;
  /** True while the table is on the page. */
  #here = false;
  #drawing = 0;
  #forgetCore = () => {};

  /**
   * @param {Game} game @param {Surroundings} place @param {Acts} acts
   * @param {typeof View} [ViewHere] another view, for tests without a page
   */
  constructor(game, place, acts, ViewHere = View) {
    this.game = game;
    this.place = place;
    this.words = place.words;
    this.core = place.core;
    this.catalogue = place.core.catalogue();
    this.host = /** @type {Element & {overlay: OverlaySource}} */ (place.root.host);
    this.#lastKnown = new LastKnown(game);
    this.wait = new Wait(place.core, () => this.words, {
      changed: () => this.schedule(),
      began: (n) => this.view.announceMore(this.words.plain("heardSolving", { n })),
      solved: (want) => acts.resume(this, want),
      failed: (told) => acts.reportUnsolved(this, told),
    });
    this.playback = new Playback(game, this.wait, {
      advanced: (rounds, pace) => acts.advanced(this, rounds, pace),
      paused: () => {
        this.view.announce(announcementText(this.table()));
        this.schedule();
      },
      refuse: (reason) => this.refuse(reason, false),
      unreached: (reason) => acts.refuseRound(this, reason),
    });
    this.actions = acts.actionsAt(this);
    const pointer = acts.pointerAt(this, this.actions);
    const offered = { catalogue: this.catalogue, freshSeed: () => this.core.freshSeed() };
    this.#newView = () => new ViewHere(place.root, this.words, this.actions, pointer, offered, this.playback.speed);
    this.view = this.#newView();
  }

  // ---- the state, and what is shown of it ----

  /** The settings from the attributes, or from the step of a lesson. @returns {Settings} */
  settings() {
    const settings = this.place.settings();
    return this.lesson?.settings(settings) ?? settings;
  }

  /** The state of the table, from which all that is shown follows. @returns {TableState} */
  table() {
    const { game, words, refusals } = this;
    const { playing } = this.playback;
    const { never } = this.catalogue;
    const [settings, overlay] = [this.settings(), this.overlay()];
    const solving = progressShown(this.wait.progress, settings);
    return { game, look: this.look, words, settings, overlay, refusals, solving, playing, never };
  }

  /** The model that the panels show. */
  model() {
    return modelOf(this.table());
  }

  /** The state and the facts for scripts: the same objects until the position or the language changes. */
  read() {
    const { game, words } = this;
    const { now } = game;
    if (now.read?.words !== words) now.read = { words, state: stateOf(game, words), facts: factsOf(now.facts) };
    return now.read;
  }

  /** The game as a link, with the layers or the ranks that are shown. */
  link() {
    return this.game.link(look.layersShown(this.look), this.look.ranks && this.game.now.facts.table.rankable);
  }

  /**
   * The page's overlay for the present position, asked for once for each; null if there is none or it is not valid on
   * the table.
   */
  overlay() {
    return this.#overlayNow().overlay;
  }

  #overlayNow() {
    const at = this.game.now;
    if (this.#overlay?.at === at) return this.#overlay;
    try {
      this.#overlay = { at, overlay: overlayOf(this.settings().overlay, at.state.n, () => this.read().state) };
    } catch (reason) {
      this.#overlay = { at, overlay: null, refused: { reason } };
    }
    return this.#overlay;
  }

  /** Refuses an overlay that is not valid on the table, and takes it off. */
  #refuseOverlay() {
    const known = this.#overlayNow();
    const { refused } = known;
    if (!refused) return;
    known.refused = null;
    this.host.overlay = null;
    this.refuse(refused.reason, false, { about: "overlay", advice: this.words.plain("adviceSameGame") });
  }

  /** Draws again after the page has changed its overlay. */
  overlayChanged() {
    this.#overlay = null;
    this.schedule();
  }

  /** Shows the state in the next frame, unless it is shown before. */
  schedule() {
    if (this.#drawing || !this.#here) return;
    this.#drawing = requestAnimationFrame(() => this.show());
  }

  #forgetDrawing() {
    if (this.#drawing) cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
  }

  /** Shows the state now. @param {number} [milliseconds] the longest time for showing the move that led here */
  show(milliseconds) {
    this.#forgetDrawing();
    if (!this.#here || this.view.isHeld) return;
    this.#refuseOverlay();
    this.wait.follow(tableToSolve(this.game, this.settings(), this.overlay()));
    const table = this.table();
    this.view.draw(pictureOf(table), milliseconds);
    this.view.update(modelOf(table));
    this.playback.prepare();
  }

  /** Starts work when the table is put on the page, for the first time or again. */
  enter() {
    if (this.refusals.length > 0) this.view.showRefusals(false);
    this.#here = true;
    this.#forgetCore = onCoreLost(this.core, (reason) => {
      this.leave();
      this.place.lost(this.#lastKnown.noted, reason);
    });
    this.show();
  }

  /** Stops all work when the table is taken off the page, and lets go of everything that would keep it in memory. */
  leave() {
    this.#here = false;
    this.#forgetDrawing();
    this.view.dialogs.close();
    this.#forgetCore();
    this.playback.leave();
    this.wait.drop();
  }

  /** Switches to another language; the game and the look stay. @param {Speaker} words */
  speak(words) {
    this.words = words;
    this.view.dialogs.close();
    this.view = this.#newView();
    this.lesson?.speak();
    this.schedule();
  }

  // ---- acts, and what follows from them ----

  /** Moves on from one look to the next. @param {look.LookChange} step */
  updateLook(step) {
    const before = this.look;
    this.look = step(before);
    if (this.look !== before) this.schedule();
  }

  /**
   * Acts, after dropping earlier refusals; for an attribute, only those about the same attribute. A refusal is shown on
   * the page and fired as md-error, and the game stays as it is.
   * @param {() => void} act @param {boolean} userInitiated @param {Partial<Refusal>} [refusal]
   * @returns {Error | null} the error that was thrown
   */
  attempt(act, userInitiated, { about = "", advice = "" } = {}) {
    // An act that draws at once cancels this, so that a large table is not drawn twice.
    this.schedule();
    try {
      this.refusals = about ? this.refusals.filter((one) => one.about !== about) : [];
      act();
      return null;
    } catch (error) {
      const told = describeErrorIn(this.words, error);
      this.refusals = [...this.refusals, { ...told, about, advice }];
      this.schedule();
      this.view.showRefusals(userInitiated);
      this.emit("md-error", userInitiated, told);
      return error instanceof Error ? error : new Error(told.message);
    }
  }

  /**
   * Shows and fires a refusal that no method call can throw.
   * @param {unknown} reason an error, or a sentence in the language of the table @param {boolean} userInitiated
   * @param {Partial<Refusal>} [refusal]
   */
  refuse(reason, userInitiated, refusal) {
    const refuse = () => {
      throw reason;
    };
    this.attempt(refuse, userInitiated, refusal);
  }

  /**
   * Shows a change of the game and fires its events.
   * @param {boolean} userInitiated @param {Change} change
   * @param {{before?: string, milliseconds?: number}} [how] the words said first, and the longest time for showing a
   *   move
   */
  changed(userInitiated, change, { before = "", milliseconds = 0 } = {}) {
    const { game, playback } = this;
    game.changed();
    this.#lastKnown.note();
    // A game on its way to a round that a link asked for is still being opened.
    this.look = look.startLook(
      game,
      change === "game" || (playback.isOnItsWay && this.look.opened === true),
    )(this.look);
    this.#refuseOverlay();
    // Announced before it is shown, so that announcements made while showing come later.
    if (!playback.isRunning || playback.speed === SLOW_ENOUGH_TO_HEAR)
      this.view.announce(announcementText(this.table(), before));
    this.show(milliseconds);
    if (change === "move") this.emit("md-move", userInitiated, { change });
    this.emit("md-change", userInitiated, { change });
    const over = game.now.facts.end !== null;
    if (over && !this.#wasOver) this.emit("md-end", userInitiated, { change });
    this.#wasOver = over;
    this.view.afterLanding(() => this.emit("md-landed", userInitiated, { change }));
  }

  /**
   * Puts the step of a lesson on this table, which has its figure as game already; null takes the step away.
   * @param {TaughtStep | null} lesson
   */
  teach(lesson) {
    this.lesson?.end();
    this.lesson = lesson;
    lesson?.begin();
    this.schedule();
  }

  /** Fires an event; returns whether the page leaves the default action to the table. @type {Emit} */
  emit(name, userInitiated, more) {
    return this.place.emit(name, userInitiated, more);
  }
}
