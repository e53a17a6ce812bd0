// @ts-check
/** The other side of worker.js: in the worker itself. */

import { messageOf } from "./checks.js";

/**
 * Answers what the page says. What an answer throws the page hears as `{kind: "failed", message}`.
 * @template Said
 * @param {(said: Said) => void | globalThis.Promise<void>} answer
 * @param {(core: WebAssembly.Module) => void} [takeCore] a host without files hands over the core before it says anything
 */
export function answerPage(answer, takeCore) {
  addEventListener("message", async ({ data }) => {
    if (data instanceof WebAssembly.Module) return takeCore?.(data);
    try {
      await answer(data);
    } catch (reason) {
      postMessage({ kind: "failed", message: messageOf(reason) });
    }
  });
}
