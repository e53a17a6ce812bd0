// @ts-check
/** Plays on by itself: so many rounds a second, or as many as fit into the frames. */

/** How much of a frame the fastest speed may use, so that the page stays responsive. */
const FRAME_BUDGET_MS = 8;
/** After a pause of the page (a hidden tab), do not make up for more than this. */
const LONGEST_GAP_MS = 250;

export class Autoplay {
  /** Rounds per second; 0 means as many as the machine can do. */
  speed = 2;
  #step;
  #shown;
  /** @type {number | undefined} */
  #frame;
  #last = 0;
  #due = 0;
  /** Rounds still to be played as fast as possible, to reach one that was asked for; null plays on for ever. @type {number | null} */
  #left = null;

  /**
   * @param {() => boolean} step plays one round; false when there is no more to play
   * @param {(rounds: number) => void} shown called after each frame that played something, and with what is left when it stops
   */
  constructor(step, shown) {
    this.#step = step;
    this.#shown = shown;
  }

  get playing() {
    return this.#frame !== undefined;
  }

  /** How many of the rounds that were asked for are still to be played; 0 if none were asked for. */
  get left() {
    return this.#left ?? 0;
  }

  /** Whether a number of rounds was asked for. */
  get racing() {
    return this.#left !== null;
  }

  /** Plays so many rounds as fast as the machine can, then stops. @param {number} rounds */
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
