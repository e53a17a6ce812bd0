// @ts-check
/** Loading a core, and what to say when that fails: one sentence for each thing that can be the matter, the same everywhere. */

import * as english from "../words/en/kit.js";
import { said } from "../words/spoken.js";
import { messageOf, withStop } from "./sentences.js";

/** @typedef {BufferSource | WebAssembly.Module | URL | string} Source the wasm itself, or where it lies */
/** @typedef {(from: {module_or_path: any}) => globalThis.Promise<unknown>} Init of the glue */

const { notLoaded } = said("kit", english);

/** A module with one function that makes a vector: valid where there is SIMD, which the cores are built with. */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

/**
 * Makes a core ready; rejects with a sentence.
 * @param {Init} init @param {() => Source | globalThis.Promise<Source>} source
 */
export async function loadWasm(init, source) {
  checkBrowser();
  try {
    const from = await source();
    const wasm = typeof from === "string" || from instanceof URL ? await fetched(from) : from;
    await init({ module_or_path: wasm });
  } catch (reason) {
    throw new Error(whyNotLoaded(reason), { cause: reason });
  }
}

/** Throws a sentence where no core can run. */
function checkBrowser() {
  if (typeof WebAssembly === "undefined") throw new Error(notLoaded.noWasm);
  if (!WebAssembly.validate(new Uint8Array(SIMD))) throw new Error(notLoaded.noSimd);
}

/** @param {URL | string} address */
async function fetched(address) {
  const name = nameOf(String(address));
  const response = await fetch(address).catch((reason) => {
    throw new Error(notLoaded.notFetched(name), { cause: reason });
  });
  if (!response.ok) throw new Error(notLoaded.answered(name, response.status));
  if (/^text\/html\b/i.test(response.headers.get("content-type") ?? "")) {
    throw new Error(notLoaded.webPage(name));
  }
  return response;
}

/** Such as magnus_derek_bg.wasm. @param {string} address */
function nameOf(address) {
  return (
    address
      .replace(/[?#].*$/s, "")
      .split("/")
      .at(-1) || address
  );
}

/** Whether it is an import that failed: each browser has words of its own for that, and most of them name the file. @param {unknown} reason */
export function isMissing(reason) {
  return /dynamically imported module|importing a module script/i.test(messageOf(reason));
}

/** Why something could not be loaded, with a full stop, to be read after a colon. @param {unknown} reason */
export function whyNotLoaded(reason) {
  const message = messageOf(reason);
  if (/Content Security Policy|CSP/i.test(message)) return notLoaded.noPolicy;
  if (globalThis.WebAssembly && reason instanceof WebAssembly.CompileError) {
    return notLoaded.damaged(withStop(message));
  }
  if (isMissing(reason)) {
    const file = /https?:\S+/.exec(message)?.[0];
    return notLoaded.missing(file ? nameOf(file) : "");
  }
  return withStop(message);
}
