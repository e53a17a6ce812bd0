/** A core under Node, which has no address to fetch it from. */

import { readFileSync } from "node:fs";
import { giveWords } from "../kit/sentences.js";

/** @import { Worded, Wording } from "../kit/sentences.js" */

/**
 * Makes a core ready.
 * @param {Worded & {initSync: (from: {module: any}) => unknown}} core @param {string} name of its file, without _bg.wasm @param {Wording} [text]
 */
export function begin(core, name, text) {
  core.initSync({ module: readFileSync(new URL(`../pkg/${name}_bg.wasm`, import.meta.url)) });
  giveWords(core, text);
}
