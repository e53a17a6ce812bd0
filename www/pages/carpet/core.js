// @ts-check
/** Loads the core of the carpet, which is a wasm of its own. */

import { loadOnce } from "../../kit/wasm.js";
import init, * as core from "../../pkg/more.js";

export const loadCarpet = loadOnce("more", init, core, () => new URL("../../pkg/more_bg.wasm", import.meta.url));
