// @ts-check
/** The room that rows of words keep during a game, so that nothing below moves when a sentence is a line shorter. */

/** @import { Model } from "../types" */

/** What is pressed, and the rows below it. */
const BELOW = ".directions, .steps, .why";
/** The rows whose words have another length in each round. */
const ROWS = `.turn > .goal, .turn > .sentence, ${BELOW}`;

export class Room {
  #host;
  #frame;
  /** The game whose rows are watched, with what else they show; "" if none are. */
  #game = "";
  #round = 0;
  /** True while the analysis is on, which makes the rows below the question longer. */
  #isRated = false;
  /** The most that each row has needed, and the width at which it did. @type {Map<HTMLElement, DOMRectReadOnly>} */
  #kept = new Map();
  // It is told of sizes instead of asking for them, which would cost a layout in each round.
  #rows = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const [size] = borderBoxSize;
      if (size) this.#note(/** @type {HTMLElement} */ (target), size);
    }
  });

  /** @param {Element} host @param {HTMLElement} frame */
  constructor(host, frame) {
    this.#host = host;
    this.#frame = frame;
  }

  /** Keeps what the rows have needed in this game. @param {Model} model */
  keep(model) {
    const { round } = model.state;
    // On a slide the reasons are given the size that fits.
    const game = this.#host.hasAttribute("present") ? "" : playedGame(model);
    if (game !== this.#game || (round === 0 && this.#round > 0)) {
      this.#game = game;
      this.#begin();
    } else if (this.#isRated !== model.evaluation.on) this.#begin(BELOW);
    this.#round = round;
    this.#isRated = model.evaluation.on;
  }

  /** Gives rows the height of their words, and watches all if a game is played. @param {string} [which] */
  #begin(which = ROWS) {
    this.#rows.disconnect();
    for (const row of this.#kept.keys()) {
      if (!row.matches(which)) continue;
      row.style.minBlockSize = "";
      this.#kept.delete(row);
    }
    if (!this.#game) return;
    for (const row of this.#frame.querySelectorAll(ROWS)) this.#rows.observe(row, { box: "border-box" });
  }

  /** @param {HTMLElement} row @param {ResizeObserverSize} size */
  #note(row, { inlineSize: width, blockSize: height }) {
    // It is not shown now.
    if (width === 0) return;
    const kept = this.#kept.get(row);
    if (kept && kept.width !== width) {
      // At another width the words have other lines. Not at once: a row may not change while it is looked at.
      requestAnimationFrame(() => this.#begin());
      return;
    }
    if (kept && kept.height >= height) return;
    this.#kept.set(row, new DOMRectReadOnly(0, 0, width, height));
    row.style.minBlockSize = `${height}px`;
  }
}

/**
 * The game that is played, with what else gives the rows their length; "" if none is. The rules before the first move
 * and the reasons after the last one are longer than what is said between, and so is what a page says in its own words.
 * @param {Model} model
 */
function playedGame({ state, settings, overlay, facts }) {
  const { n, turn, round, magnitude } = state;
  const isBegun = round > 0 || magnitude !== null;
  if (!isBegun || turn === "over" || settings.readonly || overlay?.sentence !== undefined) return "";
  return [n, facts.magnus.human, facts.derek.human].join();
}
