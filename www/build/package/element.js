// @ts-check
/** The element as a module. */

import "./inline.js";
import { provideWasm } from "../../kit/wasm.js";
import { tellPlaces } from "./places.js";

/** Put in by the build. A bundler gives this module another name, and then nobody knows what else the file does. @type {string} */
// @ts-expect-error No file of the page declares it.
const ADDRESS = OWN_ADDRESS;

provideWasm("study", async () => (await import("./packed-study.js")).core());
tellPlaces(ADDRESS.endsWith("/dist/element.js") ? { src: ADDRESS, module: true } : null);

export * from "../../table/element.js";
