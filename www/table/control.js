// @ts-check
/** The acts at a table: they change the game, have it shown, and have the element fire its events. */

import { onCoreLost } from "./core.js";
import { ExactValues } from "./exact-values.js";
import { LastKnown } from "./last-known.js";
import { Looks } from "./looks.js";
import { PageOverlay } from "./page-overlay.js";
import { Person } from "./person.js";
import { Playback } from "./playback.js";
import { Refusals } from "./refusals.js";
import { saveAs } from "./save-as.js";
import { Showing } from "./showing.js";

/**
 * @import { Change, ExportOptions, Speaker, NewGame, Opening, OverlaySource, Player, Refusal, Settings } from "./types"
 */
/** @import { Match } from "./match.js" */
/** @import { Refused } from "../text/refusals" */
/**
 * Fires an event; returns whether the page leaves the default action to the table.
 * @typedef {(name: string, userInitiated: boolean, more?: Partial<Told>) => boolean} Emit
 */
/**
 * The detail of an event beside the state.
 * @typedef {object} Told
 * @property {string} message
 * @property {Refused} refusal
 * @property {Change} change
 * @property {string} lesson
 * @property {string} step
 * @property {boolean} done
 * @property {boolean} failed
 * @property {string | null} why
 */

/** The fastest autoplay, in rounds per second, that is announced round by round. */
const SLOW_ENOUGH_TO_HEAR = 1;
/** The longest time for showing a move, in milliseconds, and its share of the time between two moves of autoplay. */
const MOVE_MS = 900;
const SHARE_OF_PACE = 0.9;

export class Control {
  match;
  /** The core of its games. */
  core;
  /** The element around the table. */
  host;
  #emit;
  /** The settings from the attributes, or from the step of a lesson. @type {() => Settings} */
  settings;
  #lost;
  playback;
  /** The refusals since the last act that are not dismissed. */
  refusals = new Refusals(
    () => this.match.words,
    (told, userInitiated) => {
      this.#showing.schedule();
      this.content.showRefusals(userInitiated);
      this.#emit("md-error", userInitiated, told);
    },
  );
  #lastKnown;
  #overlay;
  #person;
  #showing;
  #forgetCore = () => {};
  /** Everything the person looks at. */
  looks;
  values;
  /** The step of a lesson on this table, if there is one. @type {import("./lesson/lesson.js").Lesson | null} */
  lesson = null;
  /** Whether the game was over when it was last shown. */
  #wasOver = false;

  /**
   * @param {Match} match @param {ShadowRoot} root @param {import("./core.js").Core} core
   * @param {() => Settings} settings @param {Emit} emit
   * @param {(known: {link: string, round: number}, reason: unknown) => void} lost called when the core has trapped;
   *   nothing here works any more
   */
  constructor(match, root, core, settings, emit, lost) {
    this.match = match;
    this.core = core;
    this.host = /** @type {Element & {overlay: OverlaySource}} */ (root.host);
    this.#emit = emit;
    this.settings = () => this.lesson?.settings(settings()) ?? settings();
    this.#lost = lost;
    this.#lastKnown = new LastKnown(match);
    this.looks = new Looks(match, {
      changed: () => this.#showing.schedule(),
      say: (sentence) => this.content.announce(sentence),
      layers: (userInitiated) => this.#emit("md-change", userInitiated, { change: "layers" }),
    });
    const source = () => this.settings().overlay;
    this.#overlay = new PageOverlay(match, source, (reason) => {
      this.host.overlay = null;
      this.refuse(reason, false, { about: "overlay", advice: match.words.plain("adviceWithoutOverlay") });
    });
    this.values = new ExactValues(match, core, settings, () => this.#overlay.now, {
      changed: () => this.#showing.schedule(),
      say: (sentence, more) => (more ? this.content.announceMore(sentence) : this.content.announce(sentence)),
      solved: (want) => this.#solved(want),
      failed: (told) => {
        this.content.announce(told.message);
        this.#emit("md-error", false, told);
      },
    });
    this.playback = new Playback(match, this.values, {
      advanced: (rounds, pace) => this.#advanced(rounds, pace),
      paused: () => {
        this.#showing.announce();
        this.#showing.schedule();
      },
      ended: () => this.#replay(),
      refuse: (reason) => this.refuse(reason, false),
      unreached: (reason) => this.#unreached(reason),
    });
    this.#person = new Person(this);
    const { looks, values, playback, refusals } = this;
    const parts = { match, looks, values, overlay: this.#overlay, playback, refusals, person: this.#person };
    this.#showing = new Showing(root, core, { ...parts, settings: this.settings });
  }

  /** The content of the element. */
  get content() {
    return this.#showing.content;
  }

  /** Switches to another language; the game and the view stay. @param {Speaker} words */
  speak(words) {
    this.match.words = words;
    this.#showing.speak();
    this.lesson?.speak();
    this.#showing.schedule();
  }

  /**
   * Acts. A refusal is shown on the page and fired as md-error, and the game stays as it is; see `Refusals.attempt`.
   * @param {() => void} act @param {boolean} userInitiated @param {Partial<Refusal>} [refusal] @returns {Error | null}
   */
  attempt(act, userInitiated, refusal) {
    // An act that draws at once cancels this, so that a large table is not drawn twice.
    this.#showing.schedule();
    return this.refusals.attempt(act, userInitiated, refusal);
  }

  dismissRefusals() {
    this.refusals.list = [];
    this.show();
  }

  /** Makes one move, which is shown as it is made. @param {() => void} act @param {boolean} [userInitiated] */
  move(act, userInitiated = false) {
    act();
    this.#changed(userInitiated, "move", { milliseconds: MOVE_MS });
  }

  /** Goes to another round or line without adding a move. @param {() => void} act @param {boolean} [userInitiated] */
  travel(act, userInitiated = false) {
    this.playback.stop();
    act();
    this.match.arrived();
    this.#changed(userInitiated, "travel");
  }

  /** @param {NewGame} choice @param {boolean} [userInitiated] */
  newGame(choice, userInitiated = false) {
    this.match.newGame(choice);
    this.playback.stop();
    this.#changed(userInitiated, "game");
  }

  /**
   * Opens the game of a link. A link that cannot be opened as a whole is refused, and nothing changes.
   * @param {string} link @param {string} [about] the attribute that holds it, if one does @returns {Error | null}
   */
  open(link, about = "") {
    return this.attempt(
      () => {
        const wanted = this.match.open(link);
        this.playback.stop();
        this.#changed(false, "game");
        this.fulfil(wanted);
      },
      false,
      { about, advice: this.match.words.plain("adviceSameGame") },
    );
  }

  /**
   * Goes on to the round, and shows the layers, that a link asks for; all layers if there are fewer.
   * @param {Opening} wanted
   */
  fulfil({ round, layers }) {
    if (round !== null) this.playback.race(round);
    const { length } = this.match.now.state.layerSizes;
    if (layers !== null && layers <= length) this.looks.showLayers(layers);
  }

  /**
   * Refuses a round beyond the end that a link or an attribute asked for. The link is not opened then.
   * @param {unknown} reason
   */
  #unreached(reason) {
    const advice = this.match.back() ? this.match.words.plain("adviceSameGame") : "";
    this.#changed(false, advice ? "game" : "travel");
    this.refuse(reason, false, { advice });
  }

  /** Goes to a round of the line, or lets the computers play on to it. @param {number} round */
  playTo(round) {
    if (!(Number.isInteger(round) && round > this.match.now.facts.lineLength)) {
      this.travel(() => this.match.game.goTo(round));
      return;
    }
    const rest = this.match.playTo(round);
    this.travel(() => {});
    if (rest !== null) this.playback.race(rest);
  }

  /** @param {Player} player @param {string} id @param {boolean} [userInitiated] */
  setPlayer(player, id, userInitiated = false) {
    this.match.setPlayer(player, id);
    this.#changed(userInitiated, "players");
  }

  /** Starts work when the table is put on the page, for the first time or again. */
  enter() {
    if (this.refusals.list.length > 0) this.content.showRefusals(false);
    this.#showing.enter();
    this.#forgetCore = onCoreLost(this.core, (reason) => {
      this.leave();
      this.#lost(this.#lastKnown.game, reason);
    });
    this.show();
  }

  /** Stops all work when the table is taken off the page, and lets go of everything that would keep it in memory. */
  leave() {
    this.#showing.leave();
    this.#forgetCore();
    this.playback.leave();
    this.values.drop();
  }

  /** Shows a record again from its beginning. */
  #replay() {
    const { isRecord, facts } = this.model();
    if (!isRecord || facts.lineLength === 0) return;
    this.travel(() => this.match.game.goTo(0), true);
    this.playback.play();
  }

  /**
   * Follows a frame of autoplay with one event and one drawing, whatever its number of rounds.
   * @param {number} rounds @param {number} pace in milliseconds
   */
  #advanced(rounds, pace) {
    if (rounds > 0) this.#changed(false, "move", { milliseconds: pace * SHARE_OF_PACE });
    else {
      if (!this.playback.playing) this.#showing.announce();
      this.show();
    }
  }

  // ---- exact values ----

  /** Takes up what waited for exact values: moves of a player, and autoplay. @param {import("./wait.js").Want} want */
  #solved({ n, forPlayer }) {
    this.attempt(() => {
      const before = this.match.now.state.round;
      if (forPlayer) this.match.game.resume();
      this.match.changed();
      const change = this.match.now.state.round > before ? "move" : "solved";
      this.#changed(false, change, { before: this.match.words.plain("heardSolved", { n }), milliseconds: MOVE_MS });
      this.playback.goOn();
    }, false);
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

  /** The game as a file. @param {string} id of the format @param {ExportOptions} options */
  exportAs(id, options) {
    const { never } = this.content;
    const look = { layer: this.looks.now.layer, theme: this.content.theme(), address: this.settings().address };
    return saveAs({ match: this.match, never, ...look }, id, options);
  }

  // ---- showing ----

  /**
   * Shows a change of the game and fires its events.
   * @param {boolean} userInitiated @param {Change} change
   * @param {{before?: string, milliseconds?: number}} [how] the words said first, and the longest time for showing a
   *   move
   */
  #changed(userInitiated, change, { before = "", milliseconds = 0 } = {}) {
    this.match.changed();
    this.#lastKnown.note();
    // A game on its way to a round that a link asked for is still being opened.
    this.looks.begin(change === "game" || (this.playback.isOnItsWay && this.looks.now.opened === true));
    // Announced before it is shown, so that announcements made while showing come later.
    if (!this.playback.isRunning || this.playback.speed === SLOW_ENOUGH_TO_HEAR) this.#showing.announce(before);
    this.show(milliseconds);
    if (change === "move") this.#emit("md-move", userInitiated, { change });
    this.#emit("md-change", userInitiated, { change });
    const over = this.match.now.facts.end !== null;
    if (over && !this.#wasOver) this.#emit("md-end", userInitiated, { change });
    this.#wasOver = over;
  }

  /** Draws again after the page has changed its overlay. */
  overlayChanged() {
    this.#overlay.forget();
    this.#showing.schedule();
  }

  /** The model that the panels show. */
  model() {
    return this.#showing.model();
  }

  /** @param {number} [milliseconds] the longest time for showing the move that led here */
  show(milliseconds) {
    this.#showing.show(milliseconds);
  }

  /**
   * Puts the step of a lesson on this table, which has its figure as game already; null takes the step away.
   * @param {import("./lesson/lesson.js").Lesson | null} lesson
   */
  teach(lesson) {
    this.lesson?.end();
    this.lesson = lesson;
    lesson?.begin();
    this.#showing.schedule();
  }

  /** Fires an event of a lesson; returns whether the page leaves the default action to the table. @type {Emit} */
  tell(name, userInitiated, more) {
    return this.#emit(name, userInitiated, more);
  }

  /** Whether a person may only look on. */
  get readonly() {
    return this.settings().readonly;
  }

  /** The game as a link, with the layers that are shown. */
  link() {
    return this.match.game.link(this.looks.layers);
  }

  /** Acts on a key; returns whether it did. @param {KeyboardEvent} event */
  key(event) {
    return this.#person.key(event);
  }
}
