// @ts-check
/** Loading of the companions' core, which is a wasm of its own. */

import { loadOnce } from "../../kit/wasm.js";
import init, * as core from "../../pkg/companions.js";
import { companionRefusalText } from "../../text/say/companion-refusals.js";

export const loadCore = loadOnce(
  "companions",
  new URL("../../pkg/companions_bg.wasm", import.meta.url),
  init,
  core,
  companionRefusalText,
);
