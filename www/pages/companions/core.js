// @ts-check
/** Loads the core of the companion games, which is a wasm of its own. */

import { loadOnce } from "../../kit/load-once.js";
import init, * as core from "../../pkg/companions.js";

export const loadCore = loadOnce(init, core, new URL("../../pkg/companions_bg.wasm", import.meta.url));
