// @ts-check
/** Loads the core of announced moves, which is a wasm of its own. */

import init, * as core from "../pkg/announced.js";

/** @type {globalThis.Promise<typeof core> | undefined} */
let loading;

/** The core, ready. After a failure the next call tries again. @returns {globalThis.Promise<typeof core>} */
export function loadAnnounced() {
  loading ??= init().then(
    () => core,
    (reason) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
