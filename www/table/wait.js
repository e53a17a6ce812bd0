// @ts-check
/** A table's part in the solving: what it waits for, how far that is, and what became of it. */

import { whyNotLoaded } from "../kit/load-error.js";
import { toldOf } from "./refusals.js";

/** @import { Speaker, SolvingProgress } from "./types" */
/** @import { Core } from "./solving.js" */
/** A failure in words, and as data if it has any. @typedef {ReturnType<typeof toldOf>} Told */

/**
 * What a table wants solved: `forPlayer` says whether a computer cannot move before.
 * @typedef {{n: number, forPlayer: boolean}} Want
 */

/**
 * @typedef {object} Listeners
 * @property {() => void} changed there is something else to show
 * @property {(n: number) => void} began
 * @property {(want: Want) => void} solved
 * @property {(told: Told) => void} failed
 */

export class Wait {
  #core;
  #words;
  #listeners;
  /** @type {Want | null} */
  #want = null;
  /** @type {(() => void) | null} */
  #leave = null;
  #share = 0;
  /** Why it has stopped, if it has. */
  #stopped = "";

  /** @param {Core} core @param {() => Speaker} words @param {Listeners} listeners */
  constructor(core, words, listeners) {
    this.#words = words;
    this.#core = core;
    this.#listeners = listeners;
  }

  /** For the panels; null if nothing is waited for. @returns {SolvingProgress | null} */
  get view() {
    return this.#want && { ...this.#want, share: this.#share, stopped: this.#stopped };
  }

  /** What is wanted now; null if nothing is. What was stopped stays so until something else is wanted. @param {Want | null} want */
  follow(want) {
    const before = this.#want;
    if (before?.n === want?.n && before?.forPlayer === want?.forPlayer) return;
    this.#want = want;
    // The work goes on if only its purpose has changed.
    if (before?.n === want?.n && this.#leave) return;
    this.drop(want);
    if (want) this.#begin(want);
  }

  /** Begins again after it was stopped. */
  retry() {
    if (this.#want && !this.#leave) this.#begin(this.#want);
  }

  /** Stops for good, with a sentence. */
  cancel() {
    if (!this.#leave) return;
    this.#stop(this.#words().plain("solvingCancelled"));
    this.#listeners.changed();
  }

  /** Forgets what was waited for, and waits for something else. @param {Want | null} [want] */
  drop(want = null) {
    this.#stop("");
    this.#want = want;
  }

  /** @param {string} why */
  #stop(why) {
    this.#leave?.();
    this.#leave = null;
    this.#stopped = why;
  }

  /** @param {Want} want */
  #begin({ n }) {
    this.#share = 0;
    this.#stopped = "";
    this.#leave = soonSolved(n, this.#core, this.#words(), {
      progress: (share) => {
        this.#share = share;
        this.#listeners.changed();
      },
      solved: () => {
        const want = this.#want;
        this.#leave = null;
        this.#want = null;
        if (want) this.#listeners.solved(want);
      },
      failed: (reason) => {
        const told = toldOf(this.#words(), reason);
        this.#stop(told.message);
        this.#listeners.failed(told);
      },
    });
    this.#listeners.began(n);
  }
}

/** As solve does, which is loaded when somebody waits for the first time. @param {number} n @param {Core} core @param {Speaker} words @param {import("./solving.js").Waiting} waiting */
function soonSolved(n, core, words, waiting) {
  let waits = true;
  let leave = () => {};
  import("./solving.js").then(
    ({ solve }) => {
      if (waits) leave = solve(n, core, waiting);
    },
    (reason) => waits && waiting.failed(words.plain("notSolved", { why: whyNotLoaded(reason, words) })),
  );
  return () => {
    waits = false;
    leave();
  };
}
