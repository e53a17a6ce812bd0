// @ts-check
/** The worker that solves a table, so that the page stays free for Cancel; the page ends it. */

import { answerPage } from "../../kit/worker-side.js";
import { loadCore } from "./core.js";

/**
 * @typedef {{kind: "progress", share: number} | {kind: "solved", bytes: Uint8Array} | {kind: "failed", message: string,
 *   refusal?: import("../../text/refusals").Refused}} SolverReport
 */

answerPage(solve);

/** @param {{n: number}} task */
async function solve({ n }) {
  const core = await loadCore();
  const bytes = core.solveTable(n, (/** @type {number} */ share) => postReport({ kind: "progress", share }));
  postReport({ kind: "solved", bytes }, [bytes.buffer]);
}

/** @param {SolverReport} message @param {Transferable[]} [transfer] */
function postReport(message, transfer = []) {
  postMessage(message, { transfer });
}
