// @ts-check
/** The search for the next puzzle in a worker. Where there is none, the table searches when the puzzle is opened. */

import { startWorker } from "../../kit/start-worker.js";
import { isPuzzleKept, keepPuzzle } from "../../table/lesson/puzzle.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";

/** @import { FoundReport } from "./worker.js" */
/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */

/** @type {import("../../kit/start-worker.js").WorkerKind} */
const SEARCH = {
  name: "practice",
  without: "No puzzle is searched ahead",
  start: (Worker) => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
};

/** @type {ReturnType<typeof startWorker> | null | undefined} null where there can be none */
let worker;

/** @param {ChosenPuzzle} chosen */
export function searchAhead(chosen) {
  if (isPuzzleKept(puzzleName(chosen))) return;
  if (worker === undefined) worker = startSearch();
  worker?.send(chosen);
}

function startSearch() {
  try {
    return startWorker(
      SEARCH,
      (/** @type {FoundReport} */ report) => report.kind === "found" && keepPuzzle(report.puzzle),
      () => {
        worker = null;
      },
    );
  } catch {
    return null;
  }
}
