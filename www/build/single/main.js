// @ts-check
/** The packed script of the single file, which runs in the page and, as the same text, in its workers. */

import { provideWorkers } from "../../kit/start-worker.js";
import { provideTrusted } from "../../kit/trusted.js";
import { provideWasm } from "../../kit/wasm.js";
import { tellPlaces } from "./places.js";

/** @import { Parts } from "./boot.js" */

/** The workers, by name. */
const WORKERS = {
  tournament: () => import("../../pages/lab/worker.js"),
  exact: () => import("../../pages/lab/exact/worker.js"),
  solver: () => import("../../table/core/solver-worker.js"),
  lostRounds: () => import("../../table/core/lost-rounds-worker.js"),
  announced: () => import("../../pages/announced/worker.js"),
  practice: () => import("../../pages/practice/worker.js"),
  carpet: () => import("../../pages/carpet/worker.js"),
};

if (globalThis.document) {
  startPage(/** @type {any} */ (globalThis).magnusDerekParts);
} else {
  WORKERS[/** @type {keyof typeof WORKERS} */ (self.name)]();
}

/** @param {Parts} parts */
function startPage({ cores: { study, companions }, script, trusted }) {
  provideTrusted(trusted);
  // Here a table that only plays uses the whole core too: a second one would be a second copy in the file.
  const cores = { magnus_derek: study, study, companions };
  for (const [name, core] of Object.entries(cores)) provideWasm(name, core);
  const address = trusted.createScriptURL(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  provideWorkers((name) => {
    // Chromium silently refuses module workers to a page from file://.
    const worker = new Worker(address, { name });
    worker.postMessage({ cores });
    return worker;
  });
  tellPlaces();
  import("./shell.js");
}
