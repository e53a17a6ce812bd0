// @ts-check
/** Alles, was auf Deutsch gesagt wird. */

export * as figure from "./figure.js";
export { REFUSALS as refusals } from "./refusals.js";
export * from "./table.js";
