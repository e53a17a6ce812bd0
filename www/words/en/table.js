// @ts-check
/** What a table says from the beginning. */

/** The language, as `lang` has it. */
export const language = String("en");
/** In which direction it is read; every box for words gets it as its `dir`. @type {"ltr" | "rtl"} */
export const direction = "ltr";

export * from "./evaluation.js";
export * from "./goal.js";
export { notLoaded as reasons } from "./kit.js";
export * from "./lost.js";
export * from "./names.js";
export { formatNumber } from "./numbers.js";
export * from "./panels.js";
export * from "./picture.js";
export * from "./score.js";
export * from "./turn.js";
export * from "./verdict.js";
export * from "./why.js";
