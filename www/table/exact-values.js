// @ts-check
/** The exact values of the table: who wants them, how they come, and what is shown while they do. */

import { Wait } from "./wait.js";

/** @import { Overlay, Settings } from "./types" */
/** @import { Match } from "./match.js" */
/** @import { Core } from "./solving.js" */
/** @import { Want } from "./wait.js" */
/**
 * @typedef {object} ValueListeners
 * @property {() => void} changed there is something else to show
 * @property {(sentence: string, more?: boolean) => void} say to a screen reader, `more` after what is being said
 * @property {(want: Want) => void} solved
 * @property {(told: import("./wait.js").Told) => void} failed to somebody who has asked for them
 */

export class ExactValues {
  #match;
  #settings;
  #overlay;
  #listeners;
  #wait;

  /** @param {Match} match @param {Core} core @param {() => Settings} settings @param {() => Overlay | null} overlay @param {ValueListeners} listeners */
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

  /** Whether somebody has asked for them: the person, or a player who cannot move without. A verdict without them is no error. @param {boolean} forPlayer */
  #isAsked(forPlayer) {
    return forPlayer || this.#settings().evaluate;
  }

  /** What has to be solved before the table is as it should be. @returns {Want | null} */
  #wanted() {
    const { state, facts } = this.#match.now;
    if (facts.awaitsSolution) return { n: state.n, forPlayer: true };
    // At the end it is told what was given away.
    const isTold = state.turn === "over" && this.#overlay()?.layers !== false;
    const lacks = (isTold || this.#settings().evaluate) && facts.solvable && !this.#match.game.isSolved();
    return lacks ? { n: state.n, forPlayer: false } : null;
  }

  /** The game or what is wanted of it may have changed. */
  follow() {
    this.#wait.follow(this.#wanted());
  }

  /** What is waited for, for the panels. What nobody has asked for stops without complaint. */
  get view() {
    const { view } = this.#wait;
    return view?.stopped && !this.#isAsked(view.forPlayer) ? null : view;
  }

  /** Solves again what was cancelled or has failed. */
  retry() {
    this.#wait.retry();
  }

  cancel() {
    this.#wait.cancel();
    const { view } = this.#wait;
    if (view?.stopped) this.#listeners.say(view.stopped);
    this.#listeners.changed();
  }

  /** The table has left the page. */
  drop() {
    this.#wait.drop();
  }

  /** Tells what is shown once the values are wanted, or are wanted no longer. @param {boolean} on */
  announce(on) {
    // What is being solved has been said by itself.
    if (!this.#wait.view)
      this.#listeners.say(on ? this.#match.evaluationInWords(true) : this.#match.words.plain("evaluationOff"));
  }
}
