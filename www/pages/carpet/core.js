// @ts-check
/** Loads the core of the carpet, which is a wasm of its own. */

import { loadOnce } from "../../kit/wasm.js";
import init, * as core from "../../pkg/carpet.js";

export const loadCarpet = loadOnce("carpet", init, core, () => new URL("../../pkg/carpet_bg.wasm", import.meta.url));
