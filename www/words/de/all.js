// @ts-check
/** Alles, was auf Deutsch gesagt wird. */

export * as embed from "./embed.js";
export * as exported from "./export.js";
export * as keys from "./keys.js";
export * as late from "./late.js";
export * as lesson from "./lesson.js";
export { REFUSALS as refusals } from "./refusals.js";
export * as share from "./share.js";
export * from "./table.js";
