// @ts-check
/**
 * What the strategies lose in tournaments on a table, by the number of positions left: counted once for all tables on a page, in a worker, one
 * strategy after another. Without a worker the page counts, and breathes after each strategy.
 */

import { startWorker } from "../../kit/start-worker.js";
import { sourceForWorkers } from "../../kit/wasm.js";
import { loadStudy } from "./study.js";

/** @import { LostRounds } from "../../core/core-types" */
/** @import { LostReport } from "./lost-rounds-worker.js" */

/** @type {import("../../kit/start-worker.js").WorkerKind} */
const COUNTER = {
  name: "lostRounds",
  without: "Nothing is counted",
  start: (Worker) => new Worker(new URL("./lost-rounds-worker.js", import.meta.url), { type: "module" }),
};

/** The losses by n, then by the id of the strategy. @type {Map<number, Map<string, LostRounds[]>>} */
const known = new Map();

/** What is known of a table. @param {number} n @returns {ReadonlyMap<string, LostRounds[]>} */
export const lostRoundsOn = (n) => known.get(n) ?? new Map();

/**
 * Counts what these strategies lose on a table.
 * @param {number} n @param {string[]} ids those that are not known yet
 * @param {(failure: unknown) => void} hear called after each strategy, without a failure unless it has come to a halt
 * @returns {() => void} stops it; then nothing is heard any more
 */
export function countLostRounds(n, ids, hear) {
  const counted = known.get(n) ?? new Map();
  known.set(n, counted);
  let isStopped = false;
  /** @param {string} id @param {LostRounds[]} lost */
  const keep = (id, lost) => {
    counted.set(id, lost);
    hear(null);
  };
  async function countHere() {
    const core = await loadStudy();
    for (const id of ids) {
      if (isStopped) return;
      keep(id, core.lostRounds(n, id));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const here = () => void countHere().catch((reason) => isStopped || hear(reason));
  const receive = (/** @type {LostReport} */ report) =>
    report.kind === "failed" ? hear(new Error(report.message)) : keep(report.id, report.lost);
  /** @type {ReturnType<typeof startWorker> | undefined} */
  let worker;
  try {
    worker = startWorker(COUNTER, receive, here);
    sourceForWorkers("study").then((cores) => {
      worker?.send({ cores });
      worker?.send({ n, ids });
    }, hear);
  } catch {
    here();
  }
  return () => {
    isStopped = true;
    worker?.end();
  };
}
