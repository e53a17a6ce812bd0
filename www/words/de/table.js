// @ts-check
/** Was ein Tisch von Anfang an sagt. */

import { speaker } from "../../text/de/all.js";

export const { language, dir, say, plain, number, list, knows, learn } = speaker;

export * from "./lost.js";
export * from "./names.js";
export { formatNumber } from "./numbers.js";
export * from "./picture.js";
export * from "./score.js";
export * from "./turn.js";
export * from "./verdict.js";
export * from "./why.js";
