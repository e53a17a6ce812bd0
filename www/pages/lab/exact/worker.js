// @ts-check
/** Worker of the section: computes R(n) and the worst cases of strategies, table by table. */

import { answerPage } from "../../../kit/worker-side.js";
import { loadStudy } from "../../../table/core/study.js";

/** @import { ExactResult } from "./data.js" */

/**
 * The last n; and for each strategy, by id, the last n for its worst case.
 * @typedef {{upTo: number, worst: Record<string, number>}} Order
 */
/**
 * @typedef {{kind: "found", found: ExactResult} | {kind: "progress", n: number, done: number} | {kind: "failed",
 *   message: string}} ExactReport
 */

answerPage(compute);

/** @param {Order} order */
async function compute({ upTo, worst }) {
  const core = await loadStudy();
  for (let n = 2; n <= upTo; n += 1) {
    const rounds = core.roundsOf(n, (/** @type {number} */ done) => postReport({ kind: "progress", n, done }));
    const ids = Object.keys(worst).filter((id) => n <= Number(worst[id]));
    const found = Object.fromEntries(ids.map((id) => [id, core.roundsAtWorst(n, id)]));
    postReport({ kind: "found", found: { n, rounds, worst: found } });
  }
}

/** @param {ExactReport} message */
function postReport(message) {
  postMessage(message);
}
