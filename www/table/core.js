// @ts-check
/** Loads the Rust core once, however many tables are on the page. */

import { loadWasm } from "../kit/load-error.js";
import { provideWasm, sourceOf } from "../kit/wasm.js";
import init, * as core from "../pkg/magnus_derek.js";

/** @typedef {typeof core} Core */
/** @import { Source } from "../kit/load-error.js" */

const NAME = "magnus_derek";
const ADDRESS = new URL("../pkg/magnus_derek_bg.wasm", import.meta.url);

/** @type {globalThis.Promise<typeof core> | undefined} */
let loading;
/** Where the core has come from. @type {Source | undefined} */
let used;

/** Who wants to know that the core has trapped. @type {Set<(reason: unknown) => void>} */
const listeners = new Set();

/**
 * Calls the listener when the core has trapped, for example because there was no more memory. Then all games are gone and refuse
 * every call; the core itself has begun anew.
 * @param {(reason: unknown) => void} listener
 * @returns {() => void} stops listening
 */
export function onCoreLost(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Does something with the core and notices if it traps. What it throws is thrown again.
 * @template Result
 * @param {() => Result} act
 * @returns {Result}
 */
export function watched(act) {
  try {
    return act();
  } catch (reason) {
    if (isTrap(reason)) {
      core.__wbg_reset_state();
      // Whoever has called comes to its own end first.
      queueMicrotask(() => {
        for (const hear of [...listeners]) hear(reason);
      });
    }
    throw reason;
  }
}

/** Whether it is no refusal, which is a plain Error, but the end of the core: a trap, or no more room on the stack. @param {unknown} reason */
function isTrap(reason) {
  return reason instanceof Error && ["RuntimeError", "RangeError", "InternalError"].includes(reason.name);
}

/** From now on every call of a game is watched, from wherever it comes. */
function watchGames() {
  for (const [name, { value, writable }] of Object.entries(Object.getOwnPropertyDescriptors(core.Handle.prototype))) {
    if (name === "constructor" || typeof value !== "function" || !writable) continue;
    Reflect.set(core.Handle.prototype, name, function (/** @type {unknown[]} */ ...values) {
      // @ts-expect-error: the game itself
      return watched(() => value.apply(this, values));
    });
  }
}

/**
 * For a host that has the wasm already or knows where it lies: what is used unless a table names a place itself. To be called
 * before the first table is on the page; afterwards it changes nothing.
 * @param {Source | (() => globalThis.Promise<Source>)} source a function is called at the first use
 */
export function provideCore(source) {
  provideWasm(NAME, source);
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
    const source = wasmUrl ?? (await sourceOf(NAME, ADDRESS));
    used = source === ADDRESS ? undefined : source;
    return source;
  });
  watchGames();
  return core;
}
