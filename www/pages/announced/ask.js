// @ts-check
/** Questions to the worker, of which only the last one counts. */

import { messageOf } from "../../kit/checks.js";
import { startWorker, whyWorkerFailed } from "../../kit/worker.js";

/** @import { Report, Request } from "./types" */

export class Asker {
  /** @type {Worker | null} */
  #worker = null;
  /** Who listens to the question that is being answered. @type {((report: Report) => void) | null} */
  #hear = null;

  /** Whether a question is being answered. */
  get busy() {
    return this.#hear !== null;
  }

  /**
   * Asks; what was asked before is dropped. The listener hears all reports to the last one.
   * @param {Request} request @param {(report: Report) => void} hear
   */
  ask(request, hear) {
    this.cancel();
    try {
      this.#worker ??= this.#start();
    } catch (reason) {
      hear({ kind: "failed", message: messageOf(reason) });
      return;
    }
    this.#hear = hear;
    this.#worker.postMessage(request);
  }

  /** Drops what is being answered. Ending the worker is the only way to stop it at once. */
  cancel() {
    if (this.busy) this.#end();
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#hear = null;
  }

  #start() {
    const worker = startWorker("announced");
    worker.addEventListener("message", (/** @type {MessageEvent<Report>} */ { data }) => {
      // A message may be on its way already when the worker ends.
      if (worker !== this.#worker) return;
      const hear = this.#hear;
      if (data.kind === "last" || data.kind === "failed") this.#hear = null;
      hear?.(data);
    });
    const fail = (/** @type {string} */ message) => {
      if (worker !== this.#worker) return;
      const hear = this.#hear;
      this.#end();
      hear?.({ kind: "failed", message });
    };
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      fail(whyWorkerFailed(event));
    });
    worker.addEventListener("messageerror", () => fail("a result could not be read"));
    return worker;
  }
}
