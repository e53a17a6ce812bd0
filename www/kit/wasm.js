// @ts-check
/** The wasms of the pages: where each comes from, and loading it once. */

import { loadWasm } from "./load-error.js";
import { giveWords } from "./sentences.js";

/** @import { Init, Source } from "./load-error.js" */
/** @import { Worded, Wording } from "./sentences.js" */

/** What hosts have said. @type {Map<string, Source | (() => Source | globalThis.Promise<Source>)>} */
const provided = new Map();
/** Where a page has said that a wasm lies. @type {Map<string, string>} */
const named = new Map();
/** What is ready or on its way, by what makes it so: a bundle may have one wasm in the place of another. @type {Map<Init, globalThis.Promise<void>>} */
const loading = new Map();

/**
 * For a host that has a wasm already, or knows where it lies. To be called before it is loaded.
 * @param {string} name of its file, without _bg.wasm @param {Source | (() => Source | globalThis.Promise<Source>)} source a function is called at each use
 */
export function provideWasm(name, source) {
  provided.set(name, source);
}

/** What a page or a host has said. @param {string} name @returns {globalThis.Promise<Source | undefined>} */
async function saidOf(name) {
  const source = named.get(name) ?? provided.get(name);
  return typeof source === "function" ? source() : source;
}

/**
 * Where a wasm comes from: what a page or a host says, or else its address beside the modules, which a bundle has not.
 * @param {string} name of its file, without _bg.wasm @param {URL | undefined} address
 */
async function sourceOf(name, address) {
  const source = (await saidOf(name)) ?? address;
  if (source === undefined) throw new Error(`nobody has told this bundle where ${name}_bg.wasm lies.`);
  return source;
}

/** What a worker is told of it, so that it has the same: nothing where the wasm lies beside the modules. @param {string} name @returns {globalThis.Promise<Record<string, Source>>} */
export async function sourceForWorkers(name) {
  const source = await saidOf(name);
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
      ready = loadWasm(init, () => sourceOf(name, address)).then(() => giveWords(core, text));
      loading.set(init, ready);
      ready.catch(() => loading.delete(init));
    }
    await ready;
    return core;
  };
}
