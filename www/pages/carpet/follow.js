// @ts-check
/** The path of the token along the line of play, and its changes since the last look. */

/**
 * The part of a table that a follower uses.
 * @typedef {{state: {n: number, round: number} | null, route: (from?: number) => Uint32Array}} FollowedTable
 */

/**
 * A change of the path: the first `kept` rounds are the same, then these positions follow.
 * @typedef {{kept: number, positions: Uint32Array<ArrayBuffer>}} PathChange
 */

export class Follower {
  #table;
  /** The positions after each round, in a buffer with spare room. */
  #known = new Uint32Array(1024);
  #rounds = 0;
  #round = 0;

  /** @param {FollowedTable} table */
  constructor(table) {
    this.#table = table;
  }

  /** The number of rounds in the line. */
  get rounds() {
    return this.#rounds;
  }

  /** The current round. */
  get round() {
    return this.#round;
  }

  /**
   * Compares the line with the last look.
   * @param {boolean} moved whether there were only moves since then
   * @returns {PathChange}
   */
  look(moved) {
    // From the end of the line moves can only make it longer.
    const grown = moved && this.#round === this.#rounds;
    const from = grown ? this.#rounds : 0;
    const route = this.#table.route(from);
    let same = 0;
    while (same < route.length && from + same < this.#rounds && route[same] === this.#known[from + same]) same++;
    const kept = from + same;
    const positions = new Uint32Array(route.subarray(same));
    this.#keep(kept, positions);
    this.#round = this.#table.state?.round ?? 0;
    return { kept, positions };
  }

  /** @param {number} kept @param {Uint32Array} positions */
  #keep(kept, positions) {
    this.#rounds = kept + positions.length;
    if (this.#rounds > this.#known.length) {
      const larger = new Uint32Array(2 * this.#rounds);
      larger.set(this.#known.subarray(0, kept));
      this.#known = larger;
    }
    this.#known.set(positions, kept);
  }
}
