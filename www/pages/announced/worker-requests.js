// @ts-check
/** Questions to the worker; only the last one counts. */

import { messageOf } from "../../kit/sentences.js";
import { startWorker } from "../../kit/start-worker.js";

/** @import { AnnouncedReport, AnnouncedRequest } from "./types" */

/** @type {import("../../kit/start-worker.js").WorkerKind} */
const ANNOUNCED = {
  name: "announced",
  without: "Nothing can be computed",
  start: (Worker) => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
};

export class Asker {
  /** @type {ReturnType<typeof startWorker> | null} */
  #worker = null;
  /** The listener of the current question. @type {((report: AnnouncedReport) => void) | null} */
  #receive = null;

  /** True while a request has no answer. */
  get busy() {
    return this.#receive !== null;
  }

  /**
   * Asks, and drops the previous question. The listener receives every report up to the last.
   * @param {AnnouncedRequest} request
   * @param {(report: AnnouncedReport) => void} receive
   */
  ask(request, receive) {
    this.cancel();
    this.#receive = receive;
    try {
      this.#worker ??= startWorker(
        ANNOUNCED,
        (/** @type {AnnouncedReport} */ report) => this.#report(report),
        (why) => this.#fail(why),
      );
      this.#worker.send(request);
    } catch (reason) {
      this.#fail(messageOf(reason));
    }
  }

  /** Drops the current question. Only ending the worker stops it at once. */
  cancel() {
    if (this.busy) this.#end();
  }

  #end() {
    this.#worker?.end();
    this.#worker = null;
    this.#receive = null;
  }

  /** @param {AnnouncedReport} report */
  #report(report) {
    const receive = this.#receive;
    if (report.kind === "last" || report.kind === "failed") this.#receive = null;
    receive?.(report);
  }

  /** @param {string} message */
  #fail(message) {
    const receive = this.#receive;
    this.#end();
    receive?.({ kind: "failed", message });
  }
}
