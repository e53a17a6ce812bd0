// @ts-check
/**
 * Loading a core, and what to say when that fails: one sentence for each thing that can be the matter, the same everywhere. It is said in the
 * language of the page, or in that of a table, for which others can say it anew.
 */

import * as english from "../words/en/kit.js";
import { said } from "../words/spoken.js";
import { messageOf, withStop } from "./sentences.js";

/** @typedef {BufferSource | WebAssembly.Module | URL | string} Source the wasm itself, or where it lies */
/** @typedef {(from: {module_or_path: any}) => globalThis.Promise<unknown>} Init of the glue */

/** @typedef {typeof english.notLoaded} Reasons in one language */

const { notLoaded } = said("kit", english);

/** What another language can say as well. */
class NotLoaded extends Error {
  /** @param {(reasons: Reasons) => string} why @param {unknown} [cause] */
  constructor(why, cause) {
    super(why(notLoaded), { cause });
    this.why = why;
  }
}

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
    throw new NotLoaded((reasons) => whyNotLoaded(reason, reasons), reason);
  }
}

/** Throws a sentence where no core can run. */
function checkBrowser() {
  if (typeof WebAssembly === "undefined") throw new NotLoaded(({ noWasm }) => noWasm);
  if (!WebAssembly.validate(new Uint8Array(SIMD))) throw new NotLoaded(({ noSimd }) => noSimd);
}

/** @param {URL | string} address */
async function fetched(address) {
  const name = nameOf(String(address));
  const response = await fetch(address).catch((reason) => {
    throw new NotLoaded(({ notFetched }) => notFetched(name), reason);
  });
  if (!response.ok) throw new NotLoaded(({ answered }) => answered(name, response.status));
  if (/^text\/html\b/i.test(response.headers.get("content-type") ?? "")) {
    throw new NotLoaded(({ webPage }) => webPage(name));
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

/** Why something could not be loaded, with a full stop, to be read after a colon. @param {unknown} reason @param {Reasons} [reasons] of a table */
export function whyNotLoaded(reason, reasons = notLoaded) {
  if (reason instanceof NotLoaded) return reason.why(reasons);
  const message = messageOf(reason);
  if (/Content Security Policy|CSP/i.test(message)) return reasons.noPolicy;
  if (globalThis.WebAssembly && reason instanceof WebAssembly.CompileError) {
    return reasons.damaged(withStop(message));
  }
  if (isMissing(reason)) {
    const file = /https?:\S+/.exec(message)?.[0];
    return reasons.missing(file ? nameOf(file) : "");
  }
  return withStop(message);
}
