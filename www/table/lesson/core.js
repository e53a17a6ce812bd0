// @ts-check
/** Loads what checks the tasks of lessons, in a wasm of its own that nobody else needs. */

import { loadOnce } from "../../kit/wasm.js";
import init, * as core from "../../pkg/lessons.js";

export const loadLessonCore = loadOnce("lessons", new URL("../../pkg/lessons_bg.wasm", import.meta.url), init, core);
