// @ts-check
/** The element as a module. */

import "./inline.js";
import { tellPlaces } from "./places.js";

/** Put in by the build. A bundler gives this module another name, and then nobody knows what else the file does. @type {string} */
// @ts-expect-error No file of the page declares it.
const ADDRESS = OWN_ADDRESS;

tellPlaces(ADDRESS.endsWith("/dist/element.js") ? { src: ADDRESS, module: true } : null);

export * from "../../table/element.js";
