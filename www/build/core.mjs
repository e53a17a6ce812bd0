/** A core under Node, which has no address to fetch it from. */

import { readFileSync } from "node:fs";
import { setErrorWords } from "../kit/sentences.js";

/** @import { Worded, Wording } from "../kit/sentences.js" */

/**
 * Makes a core ready.
 * @template Exports
 * @param {Worded & {initSync: (from: {module: any}) => Exports}} core @param {string} name of its file, without _bg.wasm
 * @param {Wording} [text] what it refuses
 * @returns {Exports} the wasm itself
 */
export function begin(core, name, text) {
  const exports = core.initSync({ module: readFileSync(new URL(`../pkg/${name}_bg.wasm`, import.meta.url)) });
  setErrorWords(core, text);
  return exports;
}
