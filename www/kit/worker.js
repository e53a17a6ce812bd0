// @ts-check
/** Starts the workers of the page: each from its file, unless a host without files knows another way. */

import { messageOf, withStop } from "./checks.js";

/** @typedef {"tournament" | "exact" | "solver" | "announced"} WorkerName */

/** @type {(name: WorkerName) => Worker} */
let start = fromFile;

/** What cannot be done without them. */
const TASKS = {
  tournament: "No tournament can be played",
  exact: "Nothing can be computed",
  solver: "No game can be solved",
  announced: "Nothing can be computed",
};

/**
 * For a host without files of its own: how workers are started from now on.
 * @param {(name: WorkerName) => Worker} another
 */
export function provideWorkers(another) {
  start = another;
}

/**
 * A worker of that name; throws a sentence where the page may have none.
 * @param {WorkerName} name
 * @returns {Worker}
 */
export function startWorker(name) {
  try {
    return start(name);
  } catch (reason) {
    const why = withStop(messageOf(reason));
    throw new Error(`${TASKS[name]} here, because the browser grants this page no worker: ${why}`);
  }
}

/** Why a worker has ended, with a full stop, to be read after a colon. @param {ErrorEvent} event */
export function whyWorkerFailed({ message }) {
  // A script that cannot be loaded gives an error without a message.
  return withStop(
    message ||
      "the part of the page that computes could not be loaded. Either there is no network, or the server does not have it",
  );
}

/** @param {WorkerName} name */
function fromFile(name) {
  const files = {
    tournament: new URL("../pages/lab/worker.js", import.meta.url),
    exact: new URL("../pages/lab/exact/worker.js", import.meta.url),
    solver: new URL("../table/solver-worker.js", import.meta.url),
    announced: new URL("../pages/announced/worker.js", import.meta.url),
  };
  const file = files[name];
  try {
    return new Worker(file, { type: "module" });
  } catch {
    // A page of another origin, or of none as in a sandboxed frame, may not start the file, but may import it. Not a module:
    // Chromium refuses these to a page without an origin.
    const script = new Blob([`(${importing})(${JSON.stringify(file.href)})`], { type: "text/javascript" });
    return new Worker(URL.createObjectURL(script));
  }
}

/** In a worker: becomes the worker of a file, and keeps the messages that come before that is there. @param {string} file */
function importing(file) {
  /** @type {MessageEvent[]} */
  const early = [];
  const keep = (/** @type {MessageEvent} */ event) => early.push(event);
  addEventListener("message", keep);
  import(file).then(
    () => {
      removeEventListener("message", keep);
      for (const { data } of early) dispatchEvent(new MessageEvent("message", { data }));
    },
    // Thrown outside of the promise, so that the page hears it.
    (reason) => setTimeout(() => reportError(reason)),
  );
}
