// @ts-check
/** The element as a module. */

import "./inline.js";
import { provideWasm } from "../../kit/wasm.js";
import { tellPlaces } from "./places.js";

/** Replaced by the build. A bundler may rename this module; then its address is unknown. @type {string} */
// @ts-expect-error No file of the page declares it.
const ADDRESS = OWN_ADDRESS;

provideWasm("companions", async () => (await import("./packed-companions.js")).core());
provideWasm("study", async () => (await import("./packed-study.js")).core());
tellPlaces(ADDRESS.endsWith("/dist/element.js") ? { src: ADDRESS, module: true } : null);

export * from "../../table/element.js";
