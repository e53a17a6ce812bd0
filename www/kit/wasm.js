// @ts-check
/** Wasms of the pages: their addresses, and loading each once. */

import { loadWasm } from "./load-error.js";
import { setErrorWords } from "./sentences.js";

/** @import { Init, Source } from "./load-error.js" */
/** @import { Worded, Wording } from "./sentences.js" */

/** Wasms provided by hosts. @type {Map<string, Source | (() => Source | globalThis.Promise<Source>)>} */
const provided = new Map();
/** Addresses given by pages. @type {Map<string, string>} */
const named = new Map();
/**
 * Wasms loaded or loading, by their init function: a bundle may use one wasm in place of another.
 * @type {Map<Init, globalThis.Promise<void>>}
 */
const loading = new Map();

/**
 * Provides a wasm, or its address, for a host. Call this before the wasm is loaded.
 * @param {string} name of its file, without _bg.wasm
 * @param {Source | (() => Source | globalThis.Promise<Source>)} source a function is called on each use
 */
export function provideWasm(name, source) {
  provided.set(name, source);
}

/** A page's or a host's source. @param {string} name @returns {globalThis.Promise<Source | undefined>} */
async function providedSource(name) {
  const source = named.get(name) ?? provided.get(name);
  return typeof source === "function" ? source() : source;
}

/**
 * The source of a wasm: a page's or a host's, else the address beside the modules, which a bundle does not have.
 * @param {string} name of its file, without _bg.wasm
 * @param {URL | undefined} address
 */
async function sourceOf(name, address) {
  const source = (await providedSource(name)) ?? address;
  if (source === undefined) throw new Error(`nobody has told this bundle where ${name}_bg.wasm lies.`);
  return source;
}

/**
 * The source that a worker is sent, so that it uses the same; undefined if the wasm lies beside the modules.
 * @param {string} name
 * @returns {globalThis.Promise<Record<string, Source>>}
 */
export async function sourceForWorkers(name) {
  const source = await providedSource(name);
  if (source === undefined) return {};
  // A worker may have another address than the page, or none.
  const isAddress = typeof source === "string" || source instanceof URL;
  return { [name]: isAddress ? new URL(source, globalThis.document?.baseURI).href : source };
}

/**
 * A function that gives the core, ready; it rejects with a sentence. Where the wasm lies can be said by the first call, relative to the
 * page; later ones get the same core whatever they say. After a failure the next call tries again.
 * @template {Worded} Core
 * @param {string} name of its file, without _bg.wasm @param {URL | undefined} address @param {Init} init @param {Core} core
 * @param {Wording} [text] what it refuses
 * @returns {(place?: string) => globalThis.Promise<Core>}
 */
export function loadOnce(name, address, init, core, text) {
  return async (place) => {
    let ready = loading.get(init);
    if (!ready) {
      if (place === undefined) named.delete(name);
      else named.set(name, place);
      ready = loadWasm(init, () => sourceOf(name, address)).then(() => setErrorWords(core, text));
      loading.set(init, ready);
      ready.catch(() => loading.delete(init));
    }
    await ready;
    return core;
  };
}
