// @ts-check
/** The element as a classic script, for pages without modules. The core lies beside the script, unless `wasm-url` says otherwise. */

import { provideCore } from "../../core.js";
import "./inline-workers.js";

// Only while the script runs for the first time does the browser tell which one it is.
const script = globalThis.document?.currentScript;
if (script instanceof HTMLScriptElement && script.src) provideCore(new URL("magnus_derek_bg.wasm", script.src));
import("../../element.js");
