// @ts-check
/** Solves a table away from the page, which stays free for Cancel: the page ends this worker. */

import { loadCore, provideCore } from "./core.js";

/** @typedef {{n: number, core?: import("../kit/load-error.js").Source}} Task the core is that of the page, where it is not beside the modules */
/** @typedef {{kind: "progress", share: number} | {kind: "solved", bytes: Uint8Array} | {kind: "failed", message: string}} Report */

addEventListener("message", async (/** @type {MessageEvent<Task | WebAssembly.Module>} */ { data }) => {
  if (data instanceof WebAssembly.Module) return provideCore(data);
  if (data.core) provideCore(data.core);
  try {
    const core = await loadCore();
    const bytes = core.solveTable(data.n, (/** @type {number} */ share) => report({ kind: "progress", share }));
    report({ kind: "solved", bytes }, [bytes.buffer]);
  } catch (reason) {
    report({ kind: "failed", message: reason instanceof Error ? reason.message : String(reason) });
  }
});

/** @param {Report} message @param {Transferable[]} [transfer] */
function report(message, transfer = []) {
  postMessage(message, { transfer });
}
