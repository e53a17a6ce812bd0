// @ts-check
/** Automatic play: a number of rounds a second, or as many as fit into a frame. */

/** In milliseconds: the fastest speed uses no more of a frame, so that the page stays responsive. */
const FRAME_BUDGET_MS = 8;
/** In milliseconds: after a longer pause of the page (a hidden tab) the rest is not made up for. */
const LONGEST_GAP_MS = 250;

export class Autoplay {
  /** Rounds per second; 0 is as many as possible. */
  speed = 2;
  #step;
  #shown;
  /** @type {number | undefined} */
  #frame;
  #last = 0;
  #due = 0;
  /** Rounds left of a race to a chosen round; null plays on without end. @type {number | null} */
  #left = null;

  /**
   * @param {() => boolean} step plays one round; false at the end of the game
   * @param {(rounds: number) => void} shown called with the number of rounds after each frame that played some,
   *   and at the end
   */
  constructor(step, shown) {
    this.#step = step;
    this.#shown = shown;
  }

  get playing() {
    return this.#frame !== undefined;
  }

  /** Rounds left of the current race; 0 without one. */
  get left() {
    return this.#left ?? 0;
  }

  /** True while a race is running. */
  get racing() {
    return this.#left !== null;
  }

  /** Plays a number of rounds as fast as possible, then stops. @param {number} rounds */
  race(rounds) {
    this.start();
    this.#left = rounds;
  }

  start() {
    if (this.playing) return;
    this.#left = null;
    this.#last = performance.now();
    // The first round comes at once: somebody has just asked for it.
    this.#due = 1;
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  stop() {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  /** @param {number} now */
  #tick(now) {
    const rounds = this.#playDue(now);
    if (this.#frame === undefined) return;
    this.#frame = requestAnimationFrame((next) => this.#tick(next));
    if (rounds) this.#shown(rounds);
  }

  /** @param {number} now @returns {number} the rounds played */
  #playDue(now) {
    const gap = Math.min(LONGEST_GAP_MS, Math.max(0, now - this.#last));
    this.#last = now;
    const fastest = this.speed === 0 || this.#left !== null;
    this.#due = fastest ? Number.POSITIVE_INFINITY : Math.min(this.#due, 1) + (gap * this.speed) / 1000;
    const started = performance.now();
    let rounds = 0;
    while (this.#due >= 1 && performance.now() - started < FRAME_BUDGET_MS) {
      if (this.#left === 0 || !this.#step()) {
        this.stop();
        this.#shown(rounds);
        return 0;
      }
      rounds += 1;
      this.#due -= 1;
      if (this.#left !== null) this.#left -= 1;
    }
    if (fastest) this.#due = 0;
    return rounds;
  }
}
