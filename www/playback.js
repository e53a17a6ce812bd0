// @ts-check
/**
 * Going on without a person: autoplay, and playing to a round that was asked for; where a table has to be solved first, later.
 * Between two moves of a person, what the next one needs.
 */

import { Autoplay } from "./autoplay.js";

/** @import { Match } from "./match.js" */

/**
 * @typedef {object} Listeners
 * @property {(rounds: number, pace: number) => void} advanced so many rounds were played, at milliseconds for each
 * @property {() => void} travel the game stands in another round
 * @property {(sentence: string) => void} refuse
 */

/** Playing to a round that was asked for takes at most this long at once; the rest follows frame by frame. */
const AT_ONCE_MS = 40;

/** How long the page may be busy at a time with what nobody has asked for yet. */
const PREPARING_MS = 8;

export class Playback {
  #match;
  #listeners;
  #autoplay = new Autoplay(
    () => this.#step(),
    (rounds) => this.#afterFrame(rounds),
  );
  /** What goes on once the table is solved. @type {(() => void) | null} */
  #next = null;
  /** The timer of the next part of what is prepared. */
  #preparing = 0;

  /** @param {Match} match @param {Listeners} listeners */
  constructor(match, listeners) {
    this.#match = match;
    this.#listeners = listeners;
  }

  /** Rounds per second; 0 means as many as the machine can do. */
  get speed() {
    return this.#autoplay.speed;
  }

  set speed(speed) {
    this.#autoplay.speed = speed;
  }

  get playing() {
    return this.#autoplay.playing;
  }

  /** Whether something goes on once the table is solved. */
  get waits() {
    return this.#next !== null;
  }

  /** Whether two computers could play on if the table were solved. */
  get canWait() {
    const { awaitsSolution, magnus, derek } = this.#match.now.table;
    return awaitsSolution && !magnus.human && !derek.human;
  }

  /** Plays on; throws a sentence if nobody can. */
  play() {
    if (this.#match.now.table.canStep) this.#autoplay.start();
    else if (this.canWait) this.#next = () => this.#autoplay.start();
    else this.#match.game.step();
  }

  stop() {
    this.#next = null;
    this.#autoplay.stop();
  }

  /** Computes what the next move would wait for, a little at a time. */
  prepare() {
    // Autoplay needs the time for its frames.
    if (this.playing) return;
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

  /** Lets the computers play on to a round beyond the line: some of it at once, the rest in the coming frames. @param {number} round */
  playTo(round) {
    const { game } = this.#match;
    const length = this.#match.now.table.lineLength;
    game.goTo(length);
    const started = performance.now();
    let rounds = round - length;
    while (rounds > 0 && game.canStep() && performance.now() - started < AT_ONCE_MS) {
      game.step();
      rounds -= 1;
    }
    this.#listeners.travel();
    if (rounds === 0) return;
    if (this.canWait) this.#next = () => this.#autoplay.race(rounds);
    else if (game.canStep()) this.#autoplay.race(rounds);
    else throw new Error(this.#unreached(round));
  }

  /** @param {number} round */
  #unreached(round) {
    const { state } = this.#match.now;
    const why = state.turn === "over" ? "the game is over there" : "there it is a person's move";
    return `Round ${round} cannot be reached: after round ${state.round} ${why}, so the computers cannot play on.`;
  }

  /** One round of autoplay. @returns {boolean} whether there was one */
  #step() {
    if (!this.#match.game.canStep()) return false;
    this.#match.game.step();
    return true;
  }

  /** @param {number} rounds */
  #afterFrame(rounds) {
    const { playing, left, racing, speed } = this.#autoplay;
    this.#listeners.advanced(rounds, speed === 0 || left > 0 ? 0 : 1000 / speed);
    if (playing || (racing && left === 0)) return;
    // It has not stopped by itself, but because nobody can move.
    if (this.canWait) this.#next = () => (racing ? this.#autoplay.race(left) : this.#autoplay.start());
    else if (left > 0) this.#listeners.refuse(this.#unreached(this.#match.now.state.round + left));
  }
}
