// @ts-check
/** Loading a wasm once, however often it is asked for. */

import { loadWasm } from "./load-error.js";

/**
 * A function that gives the core, ready; it rejects with a sentence. After a failure its next call tries again.
 * @template Core
 * @param {import("./load-error.js").Init} init
 * @param {Core} core
 * @param {URL} address of the wasm
 * @returns {() => globalThis.Promise<Core>}
 */
export function loadOnce(init, core, address) {
  /** @type {globalThis.Promise<Core> | undefined} */
  let loading;
  return () => {
    loading ??= loadWasm(init, () => address).then(
      () => core,
      (reason) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
}
