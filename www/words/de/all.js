// @ts-check
/** Alles, was auf Deutsch gesagt wird. */

export * as exported from "./export.js";
export * as figure from "./figure.js";
export * as keys from "./keys.js";
export * as late from "./late.js";
export { REFUSALS as refusals } from "./refusals.js";
export * as share from "./share.js";
export * from "./table.js";
