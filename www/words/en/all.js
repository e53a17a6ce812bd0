// @ts-check
/** Everything that is said in English: what another language has to have. */

export * as embed from "./embed.js";
export * as figure from "./figure.js";
export * as lesson from "./lesson.js";
export * from "./table.js";
