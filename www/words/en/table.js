// @ts-check
/** What a table says from the beginning. */

import { english } from "../../text/english.js";

export const { language, dir, say, plain, number, list, learn } = english;

export * from "./evaluation.js";
export { notLoaded as reasons } from "./kit.js";
export * from "./names.js";
export { formatNumber } from "./numbers.js";
export * from "./panels.js";
