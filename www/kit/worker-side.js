// @ts-check
/** The worker's side of start-worker.js. */

import { describeError } from "./sentences.js";
import { provideWasm } from "./wasm.js";

/**
 * Answers messages of the page. An error in an answer is sent as `{kind: "failed", message, refusal}`. A host
 * without files first sends `{cores}`, the wasms by name.
 * @template Said
 * @param {(said: Said) => void | globalThis.Promise<void>} answer
 */
export function answerPage(answer) {
  addEventListener("message", async ({ data }) => {
    if (data.cores) {
      for (const [name, source] of Object.entries(data.cores)) provideWasm(name, source);
      return;
    }
    try {
      await answer(data);
    } catch (reason) {
      postMessage({ kind: "failed", ...describeError(reason) });
    }
  });
}
