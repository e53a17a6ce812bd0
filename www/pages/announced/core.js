// @ts-check
/** Loads the core of announced moves, which is a wasm of its own. */

import { loadOnce } from "../../kit/wasm.js";
import init, * as core from "../../pkg/more.js";

export const loadAnnounced = loadOnce("more", init, core, () => new URL("../../pkg/more_bg.wasm", import.meta.url));
