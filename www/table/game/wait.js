// @ts-check
/** A table's wait for exact values: the table wanted, the progress, and the result. */

import { loadFailureReason } from "../../kit/load-error.js";
import { describeErrorIn } from "../../kit/sentences.js";

/** @import { Overlay, Settings, Speaker, SolvingProgress } from "../types" */
/** @import { Game } from "./game.js" */
/** @import { Solver } from "../core/solving.js" */

/**
 * A table to be solved; `forPlayer` says whether a computer waits for it before moving.
 * @typedef {{n: number, forPlayer: boolean}} Want
 */

/**
 * @typedef {object} WaitListeners
 * @property {() => void} changed the view has changed
 * @property {(n: number) => void} began
 * @property {(want: Want) => void} solved
 * @property {(told: ReturnType<typeof describeErrorIn>) => void} failed
 */

/**
 * The table to be solved; null if none is needed.
 * @param {Game} game @param {Settings} settings @param {Overlay | null} overlay @returns {Want | null}
 */
export function tableToSolve(game, { evaluate }, overlay) {
  const { state, facts } = game.now;
  if (facts.awaitsSolution) return { n: state.n, forPlayer: true };
  // The verdict at the end needs the values.
  const isTold = state.turn === "over" && overlay?.layers !== false;
  const lacks = (isTold || evaluate) && facts.table.solvable && !game.handle.isSolved();
  return lacks ? { n: state.n, forPlayer: false } : null;
}

/**
 * The progress as it is shown: a wait that nobody asked for, neither
 * the person nor a player who cannot move without the values, ends silently.
 * @param {SolvingProgress | null} progress @param {Settings} settings
 */
export function progressShown(progress, { evaluate }) {
  return progress?.stopped && !progress.forPlayer && !evaluate ? null : progress;
}

export class Wait {
  #core;
  #words;
  #listeners;
  /** @type {Want | null} */
  #want = null;
  /** @type {(() => void) | null} */
  #leave = null;
  #share = 0;
  /** The reason why solving has stopped; "" if it has not. */
  #stopped = "";

  /** @param {Solver} core @param {() => Speaker} words @param {WaitListeners} listeners */
  constructor(core, words, listeners) {
    this.#words = words;
    this.#core = core;
    this.#listeners = listeners;
  }

  /** The progress for the panels; null if the table waits for nothing. @returns {SolvingProgress | null} */
  get progress() {
    return this.#want && { ...this.#want, share: this.#share, stopped: this.#stopped };
  }

  /**
   * Waits for the given table; null for none. A wait that was stopped stays so until something else is wanted.
   * @param {Want | null} want
   */
  follow(want) {
    const before = this.#want;
    if (before?.n === want?.n && before?.forPlayer === want?.forPlayer) return;
    this.#want = want;
    // The work goes on if only its purpose has changed.
    if (before?.n === want?.n && this.#leave) return;
    this.drop(want);
    if (want) this.#begin(want);
  }

  /** Begins again after a stop. */
  retry() {
    if (this.#want && !this.#leave) this.#begin(this.#want);
  }

  /** Stops at the person's wish, with a sentence. */
  cancel() {
    if (!this.#leave) return;
    this.#stop(this.#words().plain("solvingCancelled"));
    this.#listeners.changed();
  }

  /** Ends the wait, or replaces it by another. @param {Want | null} [want] */
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
    this.#leave = solveLazily(n, this.#core, this.#words(), {
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
        const told = describeErrorIn(this.#words(), reason);
        this.#stop(told.message);
        this.#listeners.failed(told);
      },
    });
    this.#listeners.began(n);
  }
}

/**
 * Does the same as `solve`, which is loaded the first time somebody waits.
 * @param {number} n @param {Solver} core @param {Speaker} words @param {import("../core/solving.js").Waiting} waiting
 */
function solveLazily(n, core, words, waiting) {
  let waits = true;
  let leave = () => {};
  import("../core/solving.js").then(
    ({ solve }) => {
      if (waits) leave = solve(n, core, waiting);
    },
    (reason) => waits && waiting.failed(words.plain("notSolved", { why: loadFailureReason(reason, words) })),
  );
  return () => {
    waits = false;
    leave();
  };
}
