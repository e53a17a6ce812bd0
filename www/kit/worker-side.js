// @ts-check
/** The other side of worker.js: in the worker itself. */

import { told } from "./sentences.js";
import { provideWasm } from "./wasm.js";

/**
 * Answers what the page says. What an answer throws the page hears as `{kind: "failed", message, refusal}`. A host without files hands over
 * `{cores}`, the wasms by name, before the page says anything.
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
      postMessage({ kind: "failed", ...told(reason) });
    }
  });
}
