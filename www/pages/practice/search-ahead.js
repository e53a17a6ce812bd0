// @ts-check
/** The search for the next puzzle in a worker. Where there is none, the table searches when the puzzle is opened. */

import { startWorker } from "../../kit/start-worker.js";
import { isPuzzleKept, keepPuzzle, puzzleName } from "../../table/lesson/puzzle.js";

/** @import { FoundReport } from "./worker.js" */
/** @import { Chosen } from "../../table/lesson/puzzle.js" */

/** @type {import("../../kit/start-worker.js").WorkerKind} */
const PRACTICE = {
  name: "practice",
  without: "No puzzle is searched ahead",
  start: (Worker) => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
};

/** @type {ReturnType<typeof startWorker> | null | undefined} null where there can be none */
let worker;

/** @param {Chosen} chosen */
export function searchAhead(chosen) {
  if (isPuzzleKept(puzzleName(chosen))) return;
  worker ??= worker === null ? null : started();
  worker?.send(chosen);
}

function started() {
  try {
    return startWorker(
      PRACTICE,
      (/** @type {FoundReport} */ report) => report.kind === "found" && keepPuzzle(report.puzzle),
      () => {
        worker = null;
      },
    );
  } catch {
    return null;
  }
}
