// @ts-check
/**
 * Going on without a person: autoplay, and playing to a round that was asked for; where a table has to be solved first, later.
 * Between two moves of a person, what the next one needs.
 */

import { Autoplay } from "../kit/autoplay.js";

/** @import { ExactValues } from "./exact-values.js" */
/** @import { Match } from "./match.js" */

/**
 * @typedef {object} Listeners
 * @property {(rounds: number, pace: number) => void} advanced so many rounds were played, at milliseconds for each
 * @property {() => void} paused a person or a script has stopped it
 * @property {() => void} ended it is to go on where nobody can move any more
 * @property {(reason: unknown) => void} refuse
 * @property {(reason: unknown) => void} unreached a round that was asked for cannot be reached after all
 */

/** How long the page may be busy at a time with what nobody has asked for yet. */
const PREPARING_MS = 8;

export class Playback {
  #match;
  #values;
  #listeners;
  #autoplay = new Autoplay(
    () => this.#step(),
    (rounds) => this.#afterFrame(rounds),
  );
  /** What goes on once the table is solved. @type {(() => void) | null} */
  #next = null;
  /** The round that is played to, as long as nobody wants anything else. @type {number | null} */
  #goal = null;
  /** Why autoplay has stopped by itself, if anything went wrong. @type {unknown} */
  #trouble = null;
  /** The timer of the next part of what is prepared. */
  #preparing = /** @type {ReturnType<typeof setTimeout> | 0} */ (0);

  /** @param {Match} match @param {ExactValues} values @param {Listeners} listeners */
  constructor(match, values, listeners) {
    this.#match = match;
    this.#values = values;
    this.#listeners = listeners;
  }

  /** Rounds per second; 0 means as many as the machine can do. */
  get speed() {
    return this.#autoplay.speed;
  }

  set speed(speed) {
    this.#autoplay.speed = speed;
  }

  /** Whether it plays right now. */
  get isRunning() {
    return this.#autoplay.playing;
  }

  /** Whether it plays by itself, or will as soon as the table is solved. */
  get playing() {
    return this.isRunning || (this.#next !== null && this.#values.view?.stopped === "");
  }

  /** Whether it is on its way to a round that was asked for, and until what it leads to has been told. */
  get isOnItsWay() {
    return this.#goal !== null;
  }

  /** Whether two computers could play on if the table were solved. */
  get #canWait() {
    return this.#match.now.facts.wouldPlayOn;
  }

  /** Plays on by itself; throws a sentence if nobody can. */
  play() {
    this.#goal = null;
    if (this.#match.now.facts.canStep) this.#autoplay.start();
    else if (this.#canWait) this.#next = () => this.#autoplay.start();
    else this.#match.game.step();
    // Somebody who wants to go on wants the table solved, also after Cancel.
    this.#values.retry();
  }

  /** Plays by itself if it does not, and the other way round. */
  toggle() {
    if (this.playing) this.pause();
    else if (this.#match.now.facts.canStep || this.#canWait) this.play();
    else this.#listeners.ended();
  }

  pause() {
    if (!this.playing) return;
    this.stop();
    this.#listeners.paused();
  }

  /** Stops without a word. */
  stop() {
    this.#next = null;
    this.#goal = null;
    this.#autoplay.stop();
  }

  /** Computes what the next move would wait for, a little at a time. */
  prepare() {
    // Autoplay needs the time for its frames.
    if (this.isRunning) return;
    this.#preparing ||= setTimeout(() => {
      const begin = performance.now();
      let more = true;
      while (more && performance.now() - begin < PREPARING_MS) more = this.#match.game.prepare();
      this.#preparing = 0;
      if (more) this.prepare();
    });
  }

  /** The table has left the page. */
  leave() {
    this.stop();
    clearTimeout(this.#preparing);
    this.#preparing = 0;
  }

  /** The table is solved. */
  goOn() {
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /** Lets the computers play on to a later round, frame by frame. @param {number} round */
  race(round) {
    this.#goal = round;
    const race = () => this.#autoplay.race(this.#match.game.roundsTo(round));
    if (this.#canWait) this.#next = race;
    else race();
  }

  /** One round of autoplay. @returns {boolean} whether there was one */
  #step() {
    const { game } = this.#match;
    try {
      if (!this.#autoplay.racing) return game.playOn();
      const on = game.canStep();
      if (on) game.step();
      return on;
    } catch (error) {
      this.#trouble = error;
      return false;
    }
  }

  /** @param {number} rounds */
  #afterFrame(rounds) {
    const { playing, left, racing, speed } = this.#autoplay;
    if (racing && left === 0) this.#match.arrived();
    this.#listeners.advanced(rounds, speed === 0 || left > 0 ? 0 : 1000 / speed);
    if (playing) return;
    const goal = this.#goal ?? 0;
    this.#goal = null;
    if (racing && left === 0) return;
    // It has not stopped by itself, but because nobody can move.
    if (this.#trouble) this.#refuse();
    else if (this.#canWait) this.#next = () => (racing ? this.race(goal) : this.#autoplay.start());
    else if (left > 0) this.#unreached(goal);
  }

  #refuse() {
    const trouble = this.#trouble;
    this.#trouble = null;
    this.#listeners.refuse(trouble);
  }

  /** Says why a round is not reached. @param {number} round */
  #unreached(round) {
    try {
      this.#match.game.roundsTo(round);
    } catch (error) {
      this.#listeners.unreached(error);
    }
  }
}
