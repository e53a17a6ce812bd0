// @ts-check
/** What a table says from the beginning. */

import { english } from "../../text/english.js";

export const { language, dir, say, plain, number, list, knows, learn } = english;

export * from "./lost.js";
export * from "./names.js";
export { formatNumber } from "./numbers.js";
export * from "./picture.js";
export * from "./score.js";
export * from "./turn.js";
export * from "./verdict.js";
export * from "./why.js";
