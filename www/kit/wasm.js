// @ts-check
/** The wasms of the pages: where each comes from, and loading it once. */

import { loadWasm } from "./load-error.js";
import { inSite } from "./site.js";

/** @import { Init, Source } from "./load-error.js" */

/** @type {Map<string, Source | (() => Source | globalThis.Promise<Source>)>} */
const provided = new Map();

/**
 * For a host that has a wasm already, or knows where it lies. To be called before it is loaded.
 * @param {string} name of its file, without _bg.wasm @param {Source | (() => Source | globalThis.Promise<Source>)} source a function is called at the first use
 */
export function provideWasm(name, source) {
  provided.set(name, source);
}

/** What a host has provided. @param {string} name @returns {globalThis.Promise<Source | undefined>} */
export async function providedWasm(name) {
  const source = provided.get(name);
  return typeof source === "function" ? source() : source;
}

/**
 * A function that gives the core, ready; it rejects with a sentence. After a failure its next call tries again.
 * @template Core
 * @param {string} name of its file, without _bg.wasm @param {Init} init @param {Core} core
 * @returns {() => globalThis.Promise<Core>}
 */
export function loadOnce(name, init, core) {
  /** @type {globalThis.Promise<Core> | undefined} */
  let loading;
  return () => {
    loading ??= loadWasm(init, async () => (await providedWasm(name)) ?? inSite(`pkg/${name}_bg.wasm`)).then(
      () => core,
      (reason) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
}
