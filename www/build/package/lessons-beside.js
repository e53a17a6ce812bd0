// @ts-check
/**
 * The core for lessons lies beside the classic script as a second script: including it would more than double the
 * file for tables without lessons. A script loads wherever the first one did, even from a disk.
 */

import { trusted } from "../../kit/trusted.js";
import { provideWasm } from "../../kit/wasm.js";
import { unpack } from "../unpack.js";

/** The file, under the name that it registers. */
export const FILE = "lessons.js";
export const NAME = "magnusDerekLessons";

/** @param {string} address of the script with the table; "" if unknown */
export function provideLessonsBeside(address) {
  provideWasm("study", async () => {
    await loaded(new URL(FILE, address || document.baseURI).href);
    return unpack(Reflect.get(globalThis, NAME));
  });
}

/** @param {string} src */
function loaded(src) {
  return new globalThis.Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = trusted().createScriptURL(src);
    script.onload = resolve;
    script.onerror = () =>
      reject(new Error(`${FILE} could not be loaded. It has to lie beside the script with the table.`));
    document.head.append(script);
  });
}
