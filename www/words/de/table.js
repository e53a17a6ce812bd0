// @ts-check
/** Was ein Tisch von Anfang an sagt. */

import { speaker } from "../../text/de/all.js";

export const { language, dir, say, plain, number, list, learn } = speaker;

export * from "./evaluation.js";
export { notLoaded as reasons } from "./kit.js";
export * from "./names.js";
export { formatNumber } from "./numbers.js";
export * from "./panels.js";
