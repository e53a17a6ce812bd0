// @ts-check
/** Loads what else there is on the round table: announced moves, random play and the carpet, in a wasm that the Play page does not need. */

import { loadOnce } from "../kit/wasm.js";
import init, * as core from "../pkg/more.js";

export const loadMore = loadOnce("more", new URL("../pkg/more_bg.wasm", import.meta.url), init, core);
