// @ts-check
/** The element as a classic script, for pages without modules: one file. */

import "./inline.js";
import "../../table/element.js";
import { tellPlaces } from "./places.js";

// Only while the script runs for the first time does the browser tell which one it is.
const script = globalThis.document?.currentScript;
if (script instanceof HTMLScriptElement) tellPlaces({ src: script.src, integrity: script.integrity });
else tellPlaces();
