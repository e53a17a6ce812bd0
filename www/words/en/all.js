// @ts-check
/** Everything that is said in English: what another language has to have. */

export * as figure from "./figure.js";
export * from "./table.js";
