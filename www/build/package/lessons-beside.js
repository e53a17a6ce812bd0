// @ts-check
/**
 * The core of tables with a lesson lies beside the classic script, as a script of its own: for those that only play that would be more than
 * twice as large with it. And a script can be loaded wherever the other one was, also from a disk.
 */

import { trusted } from "../../kit/trusted.js";
import { provideWasm } from "../../kit/wasm.js";
import { unpack } from "../unpack.js";

/** The file, which gives itself this name. */
export const FILE = "lessons.js";
export const NAME = "magnusDerekLessons";

/** @param {string} address of the script with the table; "" if it is not known */
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
