// @ts-check
/** The wasms of the pages: where each comes from, and loading it once. */

import { loadWasm } from "./load-error.js";

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
async function providedWasm(name) {
  const source = provided.get(name);
  return typeof source === "function" ? source() : source;
}

/**
 * Where a wasm comes from: a host, or else its address beside the modules, which a bundle has not.
 * @param {string} name of its file, without _bg.wasm @param {URL | undefined} address
 */
export async function sourceOf(name, address) {
  const source = (await providedWasm(name)) ?? address;
  if (source === undefined) throw new Error(`nobody has told this bundle where ${name}_bg.wasm lies.`);
  return source;
}

/**
 * A function that gives the core, ready; it rejects with a sentence. After a failure its next call tries again.
 * @template Core
 * @param {string} name of its file, without _bg.wasm @param {URL | undefined} address @param {Init} init @param {Core} core
 * @returns {() => globalThis.Promise<Core>}
 */
export function loadOnce(name, address, init, core) {
  /** @type {globalThis.Promise<Core> | undefined} */
  let loading;
  return () => {
    loading ??= loadWasm(init, () => sourceOf(name, address)).then(
      () => core,
      (reason) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
}
