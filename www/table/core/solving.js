// @ts-check
/**
 * The solving of tables, once on a page however many elements wait for one. A worker does it, and is ended when nobody
 * waits any more. The core, which all elements share, keeps the result.
 */

import { messageOf, refusalError } from "../../kit/sentences.js";
import { startWorker } from "../../kit/start-worker.js";
import { sourceForWorkers } from "../../kit/wasm.js";

/** @import { SolverReport } from "./solver-worker.js" */
/** @typedef {Pick<typeof import("../../pkg/magnus_derek.js"), "solveTable" | "keepTable">} Solver */

/**
 * A party that waits.
 * @typedef {object} Waiting
 * @property {(share: number) => void} progress the part that is done, from 0 to 1
 * @property {() => void} solved the core has the result
 * @property {(reason: unknown) => void} failed
 */

/** @type {import("../../kit/start-worker.js").WorkerKind} */
const SOLVER = {
  name: "solver",
  without: "No game can be solved",
  start: (Worker) => new Worker(new URL("./solver-worker.js", import.meta.url), { type: "module" }),
};
/** The largest n that a page without workers solves by itself, in a few tenths of a second at most. */
const ON_THE_SPOT = 24;

/** @type {Map<number, Solving>} */
const running = new Map();

/**
 * Waits for a table to be solved, and starts solving unless that
 * has begun. Listeners are never called before this returns.
 * @param {number} n @param {Solver} core @param {Waiting} waiting
 * @returns {() => void} stops waiting; no listener is called any more
 */
export function solve(n, core, waiting) {
  let solving = running.get(n);
  if (!solving) {
    solving = new Solving(n, core);
    running.set(n, solving);
  }
  return solving.join(waiting);
}

class Solving {
  #n;
  #core;
  /** @type {Set<Waiting>} */
  #all = new Set();
  /** @type {ReturnType<typeof startWorker> | undefined} */
  #worker;
  #share = 0;
  /** True once the worker has sent anything. A worker that cannot load sends nothing. */
  #heard = false;

  /** @param {number} n @param {Solver} core */
  constructor(n, core) {
    this.#n = n;
    this.#core = core;
    try {
      this.#worker = this.#start();
    } catch (reason) {
      // The caller must first get the function that stops the waiting.
      const why = reason instanceof Error && reason.cause ? messageOf(reason.cause) : "";
      setTimeout(() => this.#withoutWorker(refusalError({ code: "noWorker", why })));
    }
  }

  /** @param {Waiting} waiting */
  join(waiting) {
    this.#all.add(waiting);
    const share = this.#share;
    if (share > 0) queueMicrotask(() => this.#all.has(waiting) && waiting.progress(share));
    return () => {
      this.#all.delete(waiting);
      if (this.#all.size === 0) this.#end();
    };
  }

  #start() {
    const worker = startWorker(
      SOLVER,
      (/** @type {SolverReport} */ report) => this.#hear(report),
      (why, told, needs) => {
        if (this.#heard) this.#fail(refusalError({ code: "brokenDown", why: told || why }));
        else this.#withoutWorker(refusalError({ code: "noWorker", why: told, ...(needs && { needs }) }));
      },
    );
    // Solving needs only the core that plays, whatever core the table has.
    sourceForWorkers("magnus_derek").then(
      (cores) => {
        worker.send({ cores });
        worker.send({ n: this.#n });
      },
      (reason) => this.#fail(reason),
    );
    return worker;
  }

  /** @param {SolverReport} report */
  #hear(report) {
    this.#heard = true;
    if (report.kind === "failed")
      return this.#fail(Object.assign(new Error(report.message), { refusal: report.refusal }));
    if (report.kind === "solved") return this.#keep(report.bytes);
    this.#share = report.share;
    for (const { progress } of [...this.#all]) progress(report.share);
  }

  /** @param {Error} reason the reason why there is no worker */
  #withoutWorker(reason) {
    if (this.#all.size === 0) return;
    if (this.#n > ON_THE_SPOT) return this.#fail(reason);
    try {
      this.#keep(this.#core.solveTable(this.#n, () => {}));
    } catch (reason) {
      this.#fail(reason);
    }
  }

  /** @param {Uint8Array} bytes */
  #keep(bytes) {
    try {
      this.#core.keepTable(this.#n, bytes);
    } catch (reason) {
      return this.#fail(reason);
    }
    const all = this.#end();
    for (const { solved } of all) solved();
  }

  /** @param {unknown} reason */
  #fail(reason) {
    const all = this.#end();
    for (const { failed } of all) failed(reason);
  }

  /** @returns {Waiting[]} all who have waited */
  #end() {
    this.#worker?.end();
    this.#worker = undefined;
    if (running.get(this.#n) === this) running.delete(this.#n);
    const all = [...this.#all];
    this.#all.clear();
    return all;
  }
}
