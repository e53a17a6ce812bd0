// @ts-check
/** A tournament in a worker of its own. Ending the worker is the only way to stop a long game at once. */

import { startWorker, whyWorkerFailed } from "../../kit/worker.js";

/** @import { Outcome, Pairing } from "../../table/types" */
/** @import { Choice, Report } from "./worker.js" */

/**
 * @typedef {object} Listeners
 * @property {(games: Pairing[]) => void} began the choice is good; these games follow
 * @property {(outcomes: Outcome[]) => void} played some more of them, in order
 * @property {() => void} finished all of them
 * @property {(message: string) => void} refused the choice is bad, and why
 * @property {(message: string) => void} failed it broke off, and why
 */

/**
 * Starts a tournament; throws a sentence if no worker can be started.
 * @param {Choice} choice
 * @param {Listeners} listeners
 * @returns {() => void} stops it at once; no listener is called any more
 */
export function startTournament(choice, listeners) {
  const worker = startWorker("tournament");
  let left = 0;
  let stopped = false;
  const stop = () => {
    stopped = true;
    worker.terminate();
  };
  const fail = (/** @type {string} */ message) => {
    if (stopped) return;
    stop();
    listeners.failed(message);
  };
  worker.addEventListener("message", (/** @type {MessageEvent<Report>} */ { data }) => {
    // A message may be on its way already when the worker ends.
    if (stopped) return;
    if (data.kind === "failed") return fail(data.message);
    if (data.kind === "refused") {
      stop();
      return listeners.refused(data.message);
    }
    if (data.kind === "games") {
      left = data.games.length;
      return listeners.began(data.games);
    }
    left -= data.outcomes.length;
    if (left === 0) stop();
    listeners.played(data.outcomes);
    if (left === 0) listeners.finished();
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    fail(whyWorkerFailed(event));
  });
  worker.addEventListener("messageerror", () => fail("a result could not be read"));
  worker.postMessage(choice);
  return stop;
}
