// @ts-check
/** Loads the core of announced moves, which is a wasm of its own. */

import { loadOnce } from "../../kit/wasm.js";
import init, * as core from "../../pkg/announced.js";

export const loadAnnounced = loadOnce(
  "announced",
  init,
  core,
  () => new URL("../../pkg/announced_bg.wasm", import.meta.url),
);
