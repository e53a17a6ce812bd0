// @ts-check
/** The worker that finds the next puzzle while one is being solved. */

import { answerPage } from "../../kit/worker-side.js";
import { loadStudy } from "../../table/core/study.js";

/** @import { Puzzle } from "../../core/lesson/core-types" */
/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */
/** @typedef {{kind: "found", puzzle: Puzzle} | {kind: "failed", message: string}} FoundReport */

answerPage(async (/** @type {ChosenPuzzle} */ { kind, level, seed }) => {
  const core = await loadStudy();
  postMessage({ kind: "found", puzzle: core.findPuzzle(kind, level, seed) });
});
