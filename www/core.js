// @ts-check
/** Loads the Rust core once, however many tables are on the page. */

import { loadWasm } from "./load-error.js";
import init, * as core from "./pkg/magnus_derek.js";

/** @import { Source } from "./load-error.js" */

/** Apart from the name of the wasm: a host with a bundler has told where that is, and its bundler must not look for it here. */
const HERE = import.meta.url;

/** @type {Source | (() => globalThis.Promise<Source>) | undefined} */
let provided;
/** @type {globalThis.Promise<typeof core> | undefined} */
let loading;
/** Where the core has come from. @type {Source | undefined} */
let used;

/**
 * For a host that has the wasm already or knows where it lies: what is used unless a table names a place itself. To be called
 * before the first table is on the page; afterwards it changes nothing.
 * @param {Source | (() => globalThis.Promise<Source>)} source a function is called at the first use
 */
export function provideCore(source) {
  provided = source;
}

/**
 * The core, compiled and ready. The first call decides where it comes from, and later ones get the same core whatever they
 * name: there is one core on a page. After a failure the next call tries again.
 * @param {string} [wasmUrl] where the wasm lies, relative to the page; by default where the host says, else beside the module
 * @returns {globalThis.Promise<typeof core>}
 */
export function loadCore(wasmUrl) {
  loading ??= load(wasmUrl).catch((reason) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** What a worker is handed for its `provideCore`, so that it has the same core; undefined if that lies beside the glue. */
export function coreForWorkers() {
  if (typeof used !== "string" && !(used instanceof URL)) return used;
  // A worker may have another address than the page, or none.
  return new URL(used, globalThis.document?.baseURI).href;
}

/** @param {string} [wasmUrl] */
async function load(wasmUrl) {
  await loadWasm(init, async () => {
    used = wasmUrl ?? (typeof provided === "function" ? await provided() : provided);
    return used ?? new URL("pkg/magnus_derek_bg.wasm", HERE);
  });
  return core;
}
