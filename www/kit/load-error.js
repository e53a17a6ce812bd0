// @ts-check
/** Loading a core, and what to say when that fails: one sentence for each thing that can be the matter, the same everywhere. */

import { messageOf, NEW_VERSION, NOT_THERE, withStop } from "./sentences.js";

/** @typedef {BufferSource | WebAssembly.Module | URL | string} Source the wasm itself, or where it lies */
/** @typedef {(from: {module_or_path: any}) => globalThis.Promise<unknown>} Init of the glue */

/** A module with one function that makes a vector: valid where there is SIMD, which the cores are built with. */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

const NO_WASM =
  "this browser does not run WebAssembly. It is too old, or WebAssembly is switched off in it, as the Lockdown Mode of Apple and the strict security modes of other browsers do.";
const NO_SIMD =
  "the WebAssembly of this browser has no SIMD. The table needs a browser from 2023 or later: Chrome or Edge 110, Firefox 115, Safari 16.4.";
const NO_POLICY =
  "the Content-Security-Policy of the page does not allow WebAssembly. Its script-src needs 'wasm-unsafe-eval'.";

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
  if (typeof WebAssembly === "undefined") throw new Error(NO_WASM);
  if (!WebAssembly.validate(new Uint8Array(SIMD))) throw new Error(NO_SIMD);
}

/** @param {URL | string} address */
async function fetched(address) {
  const name = nameOf(String(address));
  const response = await fetch(address).catch((reason) => {
    throw new Error(
      `${name} could not be fetched. Either there is no network, or the server does not allow this page to fetch it.`,
      { cause: reason },
    );
  });
  if (!response.ok) {
    const more = response.status === 404 ? ` ${NEW_VERSION}` : "";
    throw new Error(`the server answered ${response.status} when it was asked for ${name}.${more}`);
  }
  if (/^text\/html\b/i.test(response.headers.get("content-type") ?? "")) {
    throw new Error(
      `instead of ${name} the server sent a web page, perhaps one to log in. Log in, and reload this page.`,
    );
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
  if (/Content Security Policy|CSP/i.test(message)) return NO_POLICY;
  if (globalThis.WebAssembly && reason instanceof WebAssembly.CompileError) {
    return `the WebAssembly did not come as it was made, perhaps only half of it. Reload the page; if that does not help, the file on the server is damaged. The browser says: ${withStop(message)}`;
  }
  if (isMissing(reason)) {
    const file = /https?:\S+/.exec(message)?.[0];
    return `${file ? nameOf(file) : "a part of the page"} could not be fetched. ${NOT_THERE}`;
  }
  return withStop(message);
}
