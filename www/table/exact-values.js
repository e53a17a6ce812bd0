// @ts-check
/** The exact values of the table: whether they are wanted, the wait for them, and what is announced of them. */

import { Wait } from "./wait.js";

/** @import { Overlay, Settings } from "./types" */
/** @import { Match } from "./match.js" */
/** @import { Core } from "./solving.js" */
/** @import { Want } from "./wait.js" */
/**
 * @typedef {object} ValueListeners
 * @property {() => void} changed the view has changed
 * @property {(sentence: string, more?: boolean) => void} say tells a screen reader; `more` waits for the current
 *   message
 * @property {(want: Want) => void} solved
 * @property {(told: import("./wait.js").Told) => void} failed only where the values were asked for
 */

export class ExactValues {
  #match;
  #settings;
  #overlay;
  #listeners;
  #wait;

  /**
   * @param {Match} match @param {Core} core @param {() => Settings} settings @param {() => Overlay | null} overlay
   * @param {ValueListeners} listeners
   */
  constructor(match, core, settings, overlay, listeners) {
    this.#match = match;
    this.#settings = settings;
    this.#overlay = overlay;
    this.#listeners = listeners;
    this.#wait = new Wait(core, () => match.words, {
      changed: listeners.changed,
      began: (n) => listeners.say(match.words.plain("heardSolving", { n }), true),
      solved: listeners.solved,
      failed: (told) => {
        listeners.changed();
        if (this.#isAsked(match.now.facts.awaitsSolution)) listeners.failed(told);
      },
    });
  }

  /**
   * Says whether the values were asked for, by the person or by a player
   * who cannot move without them. Only then is a failure an error.
   * @param {boolean} forPlayer
   */
  #isAsked(forPlayer) {
    return forPlayer || this.#settings().evaluate;
  }

  /** The table to be solved; null if none is needed. @returns {Want | null} */
  #wanted() {
    const { state, facts } = this.#match.now;
    if (facts.awaitsSolution) return { n: state.n, forPlayer: true };
    // The verdict at the end needs the values.
    const isTold = state.turn === "over" && this.#overlay()?.layers !== false;
    const lacks = (isTold || this.#settings().evaluate) && facts.solvable && !this.#match.game.isSolved();
    return lacks ? { n: state.n, forPlayer: false } : null;
  }

  /** Follows a change of the game or of the settings. */
  follow() {
    this.#wait.follow(this.#wanted());
  }

  /** The progress of solving, for the panels. A wait that nobody asked for ends silently. */
  get view() {
    const { view } = this.#wait;
    return view?.stopped && !this.#isAsked(view.forPlayer) ? null : view;
  }

  /** Solves again after Cancel or a failure. */
  retry() {
    this.#wait.retry();
  }

  cancel() {
    this.#wait.cancel();
    const { view } = this.#wait;
    if (view?.stopped) this.#listeners.say(view.stopped);
    this.#listeners.changed();
  }

  /** Ends the wait when the table leaves the page. */
  drop() {
    this.#wait.drop();
  }

  /** Announces that the values are shown or hidden. @param {boolean} on */
  announce(on) {
    // While the table is being solved, that has its own announcement.
    if (!this.#wait.view)
      this.#listeners.say(on ? this.#match.evaluationInWords(true) : this.#match.words.plain("evaluationOff"));
  }
}
