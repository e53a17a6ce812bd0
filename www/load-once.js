// @ts-check
/** Loading a wasm once, however often it is asked for. */

/**
 * A function that gives the core, ready. After a failure its next call tries again.
 * @template Core
 * @param {() => globalThis.Promise<unknown>} init
 * @param {Core} core
 * @returns {() => globalThis.Promise<Core>}
 */
export function loadOnce(init, core) {
  /** @type {globalThis.Promise<Core> | undefined} */
  let loading;
  return () => {
    loading ??= init().then(
      () => core,
      (reason) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
}
