// @ts-check
/** Starts the workers of the page: each from its file, unless a host without files knows another way. */

/** @typedef {"tournament" | "exact"} WorkerName */

const IMPOSSIBLE = { tournament: "No tournament can be played here", exact: "Nothing can be computed here" };

/** @type {(name: WorkerName) => Worker} */
let start = fromFile;

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
    const why = reason instanceof Error ? reason.message : reason;
    throw new Error(`${IMPOSSIBLE[name]}, because the browser grants this page no worker: ${why}`);
  }
}

/** @param {WorkerName} name */
function fromFile(name) {
  const files = {
    tournament: new URL("./lab/worker.js", import.meta.url),
    exact: new URL("./lab/exact/worker.js", import.meta.url),
  };
  return new Worker(files[name], { type: "module" });
}
