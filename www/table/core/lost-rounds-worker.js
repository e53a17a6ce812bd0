// @ts-check
/** The worker that plays the strategies' tournaments on a table and counts what each loses in them; the page ends it. */

import { answerPage } from "../../kit/worker-side.js";
import { loadStudy } from "./study.js";

/** @import { LostRounds } from "../../core/core-types" */
/** @typedef {{kind: "counted", id: string, lost: LostRounds[]} | {kind: "failed", message: string}} LostReport */

answerPage(async (/** @type {{n: number, ids: string[]}} */ { n, ids }) => {
  const core = await loadStudy();
  for (const id of ids) postMessage({ kind: "counted", id, lost: core.lostRounds(n, id) });
});
