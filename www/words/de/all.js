// @ts-check
/** Alles, was auf Deutsch gesagt wird. */

export * as embed from "./embed.js";
export * as figure from "./figure.js";
export * as lesson from "./lesson.js";
export { REFUSALS as refusals } from "./refusals.js";
export * from "./table.js";
