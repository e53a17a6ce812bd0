// @ts-check
/**
 * The cores for lessons lie beside the classic script in a second script: including them would more than double the
 * file for tables without lessons. A script loads wherever the first one did, even from a disk.
 */

import { trusted } from "../../kit/trusted.js";
import { provideWasm } from "../../kit/wasm.js";
import { unpack } from "../unpack.js";

/** The file, under the name that it registers. */
export const FILE = "lessons.js";
/** The names of the cores in it. */
export const NAMES = { study: "magnusDerekLessons", companions: "magnusDerekCompanions" };

/** @param {string} address of the script with the table; "" if unknown */
export function provideLessonsBeside(address) {
  for (const [core, name] of Object.entries(NAMES)) {
    provideWasm(core, async () => {
      if (!Reflect.has(globalThis, name)) await loaded(new URL(FILE, address || document.baseURI).href);
      return unpack(Reflect.get(globalThis, name));
    });
  }
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
