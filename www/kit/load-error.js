// @ts-check
/**
 * Loading of a core, and the sentences for its failures: one for each cause, the same everywhere. They are in the
 * language of the page or table; a table in another language can say them again.
 */

import { pageSpeaker } from "../text/page-speaker.js";
import { endWithStop, messageOf } from "./sentences.js";

/** @import { Speaker } from "../text/types" */
/** @typedef {BufferSource | WebAssembly.Module | URL | string} Source the wasm itself, or where it lies */
/** @typedef {(from: {module_or_path: any}) => globalThis.Promise<unknown>} Init of the glue */

/** An error whose sentence other languages can say too. */
class NotLoaded extends Error {
  /** @param {(words: Speaker) => string} why @param {unknown} [cause] */
  constructor(why, cause) {
    super(why(pageSpeaker()), { cause });
    this.why = why;
  }
}

/** A module with one function that makes a vector: valid only with SIMD, which the cores need. */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

/**
 * Makes a core ready; rejects with a sentence.
 * @param {Init} init
 * @param {() => Source | globalThis.Promise<Source>} source
 */
export async function loadWasm(init, source) {
  checkBrowser();
  try {
    const from = await source();
    const wasm = typeof from === "string" || from instanceof URL ? await fetched(from) : from;
    await init({ module_or_path: wasm });
  } catch (reason) {
    throw new NotLoaded((words) => loadFailureReason(reason, words), reason);
  }
}

/** Throws a sentence where no core can run. */
function checkBrowser() {
  if (typeof WebAssembly === "undefined") throw new NotLoaded((words) => words.plain("noWasm"));
  if (!WebAssembly.validate(new Uint8Array(SIMD))) throw new NotLoaded((words) => words.plain("noSimd"));
}

/** @param {URL | string} address */
async function fetched(address) {
  const name = nameOf(String(address));
  const response = await fetch(address).catch((reason) => {
    throw new NotLoaded((words) => words.plain("notFetched", { name }), reason);
  });
  if (!response.ok) {
    const { status } = response;
    throw new NotLoaded((words) =>
      status === 404 ? words.plain("answeredNotFound", { name }) : words.plain("answered", { name, status }),
    );
  }
  if (/^text\/html\b/i.test(response.headers.get("content-type") ?? "")) {
    throw new NotLoaded((words) => words.plain("webPage", { name }));
  }
  return response;
}

/** The file name in an address, such as magnus_derek_bg.wasm. @param {string} address */
function nameOf(address) {
  return (
    address
      .replace(/[?#].*$/s, "")
      .split("/")
      .at(-1) || address
  );
}

/**
 * Says whether an import failed: browsers word this differently, and most messages name the file.
 * @param {unknown} reason
 */
export function isMissing(reason) {
  return /dynamically imported module|importing a module script/i.test(messageOf(reason));
}

/**
 * The reason for a failed load, with a full stop, to follow a colon.
 * @param {unknown} reason
 * @param {Speaker} [words] of a table; by default the page's
 */
export function loadFailureReason(reason, words = pageSpeaker()) {
  if (reason instanceof NotLoaded) return reason.why(words);
  const message = messageOf(reason);
  if (/Content Security Policy|CSP/i.test(message)) return words.plain("noPolicy");
  if (/Trusted(HTML|Script)/.test(message)) return words.plain("noTrusted");
  if (globalThis.WebAssembly && reason instanceof WebAssembly.CompileError) {
    return words.plain("damaged", { told: endWithStop(message) });
  }
  if (isMissing(reason)) {
    const file = /https?:\S+/.exec(message)?.[0];
    return file ? words.plain("missing", { name: nameOf(file) }) : words.plain("missingPart");
  }
  return endWithStop(message);
}
