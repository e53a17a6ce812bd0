// @ts-check
/** Solves a table away from the page, which stays free for Cancel: the page ends this worker. */

import { answerPage } from "../kit/worker-side.js";
import { loadCore, provideCore } from "./core.js";

/** @typedef {{n: number, core?: import("../kit/load-error.js").Source}} Task the core is that of the page, where it is not beside the modules */
/** @typedef {{kind: "progress", share: number} | {kind: "solved", bytes: Uint8Array} | {kind: "failed", message: string, refusal?: import("../text/refusals").Refused}} Report */

answerPage(solve);

/** @param {Task} task */
async function solve(task) {
  if (task.core) provideCore(task.core);
  const core = await loadCore();
  const bytes = core.solveTable(task.n, (/** @type {number} */ share) => report({ kind: "progress", share }));
  report({ kind: "solved", bytes }, [bytes.buffer]);
}

/** @param {Report} message @param {Transferable[]} [transfer] */
function report(message, transfer = []) {
  postMessage(message, { transfer });
}
