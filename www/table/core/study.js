// @ts-check
/**
 * The loading of `study`, the core with everything about the round
 * table, for workers and pages that need it whatever tables there are.
 */

import { loadOnce } from "../../kit/wasm.js";
import init, * as study from "../../pkg/study.js";
import "../../text/say/study-refusals.js";

/** @typedef {typeof study} Study */

export const loadStudy = loadOnce("study", new URL("../../pkg/study_bg.wasm", import.meta.url), init, study);
