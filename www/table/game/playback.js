// @ts-check
/**
 * Play without a person: autoplay, and the way to a round that was asked for, both after the table is solved where that
 * is needed. Between a person's moves it prepares the next one.
 */

import { Autoplay } from "./autoplay.js";

/** @import { Game } from "./game.js" */
/** @import { Wait } from "./wait.js" */

/**
 * @typedef {object} PlaybackListeners
 * @property {(rounds: number, pace: number) => void} advanced rounds were played, each in `pace` milliseconds
 * @property {() => void} paused a person or a script has stopped autoplay
 * @property {(reason: unknown) => void} refuse
 * @property {(reason: unknown) => void} unreached a round that was asked for cannot be reached after all
 */

/** The longest time, in milliseconds, for which preparations may keep the page busy at once. */
const PREPARING_MS = 8;

export class Playback {
  #game;
  #wait;
  #listeners;
  #autoplay = new Autoplay(
    () => this.#step(),
    (rounds) => this.#afterFrame(rounds),
  );
  /** The act to do once the table is solved. @type {(() => void) | null} */
  #next = null;
  /** The round being played to, until something else is wanted. @type {number | null} */
  #goal = null;
  /** The error that has stopped autoplay, if any. @type {unknown} */
  #trouble = null;
  /** The timer for the next part of the preparations. */
  #preparing = /** @type {ReturnType<typeof setTimeout> | 0} */ (0);

  /** @param {Game} game @param {Wait} wait @param {PlaybackListeners} listeners */
  constructor(game, wait, listeners) {
    this.#game = game;
    this.#wait = wait;
    this.#listeners = listeners;
  }

  /** Rounds per second; 0 means as many as the machine can do. */
  get speed() {
    return this.#autoplay.speed;
  }

  set speed(speed) {
    this.#autoplay.speed = speed;
  }

  /** True while autoplay runs. */
  get isRunning() {
    return this.#autoplay.playing;
  }

  /** True if the table plays by itself, now or once it is solved. */
  get playing() {
    return this.isRunning || (this.#next !== null && this.#wait.progress?.stopped === "");
  }

  /** True while the game is on its way to a requested round, up to the end of the arrival's announcement. */
  get isOnItsWay() {
    return this.#goal !== null;
  }

  /** True if two computers could play on once the table is solved. */
  get #canWait() {
    return this.#game.now.facts.wouldPlayOn;
  }

  /** True if anybody can move, now or once the table is solved. */
  get canPlay() {
    return this.#game.now.facts.canStep || this.#canWait;
  }

  /** Starts autoplay; throws a sentence if nobody can move. */
  play() {
    this.#goal = null;
    if (this.#game.now.facts.canStep) this.#autoplay.start();
    else if (this.#canWait) this.#next = () => this.#autoplay.start();
    else this.#game.handle.step();
    // Going on needs the table solved, even after Cancel.
    this.#wait.retry();
  }

  pause() {
    if (!this.playing) return;
    this.stop();
    this.#listeners.paused();
  }

  /** Stops without telling anybody. */
  stop() {
    this.#next = null;
    this.#goal = null;
    this.#autoplay.stop();
  }

  /** Computes in small parts whatever the next move would have to wait for. */
  prepare() {
    // Autoplay needs the time for its frames.
    if (this.isRunning) return;
    this.#preparing ||= setTimeout(() => {
      const begin = performance.now();
      let more = true;
      while (more && performance.now() - begin < PREPARING_MS) more = this.#game.handle.prepare();
      this.#preparing = 0;
      if (more) this.prepare();
    });
  }

  /** Stops everything when the table leaves the page. */
  leave() {
    this.stop();
    clearTimeout(this.#preparing);
    this.#preparing = 0;
  }

  /** Takes up what waited for the table to be solved. */
  goOn() {
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /** Lets the computers play on to a later round, frame by frame. @param {number} round */
  race(round) {
    this.#goal = round;
    const race = () => this.#autoplay.race(this.#game.handle.roundsTo(round));
    if (this.#canWait) this.#next = race;
    else race();
  }

  /** Plays one round of autoplay. @returns {boolean} whether there was one */
  #step() {
    const { handle } = this.#game;
    try {
      if (!this.#autoplay.racing) return handle.playOn();
      const on = handle.canStep();
      if (on) handle.step();
      return on;
    } catch (error) {
      this.#trouble = error;
      return false;
    }
  }

  /** @param {number} rounds */
  #afterFrame(rounds) {
    const { playing, left, racing, speed } = this.#autoplay;
    if (racing && left === 0) this.#game.arrived();
    this.#listeners.advanced(rounds, speed === 0 || left > 0 ? 0 : 1000 / speed);
    if (playing) return;
    const goal = this.#goal ?? 0;
    this.#goal = null;
    if (racing && left === 0) return;
    // It has stopped because nobody can move, or because of an error.
    if (this.#trouble) this.#refuse();
    else if (this.#canWait) this.#next = () => (racing ? this.race(goal) : this.#autoplay.start());
    else if (left > 0) this.#unreached(goal);
  }

  #refuse() {
    const trouble = this.#trouble;
    this.#trouble = null;
    this.#listeners.refuse(trouble);
  }

  /** Passes on the reason why a round is not reached. @param {number} round */
  #unreached(round) {
    try {
      this.#game.handle.roundsTo(round);
    } catch (error) {
      this.#listeners.unreached(error);
    }
  }
}
