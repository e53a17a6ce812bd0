// @ts-check
/** Loads the core of the carpet, which is a wasm of its own. */

import { loadOnce } from "../../kit/load-once.js";
import init, * as core from "../../pkg/carpet.js";

export const loadCarpet = loadOnce(init, core, new URL("../../pkg/carpet_bg.wasm", import.meta.url));
