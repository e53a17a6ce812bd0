// @ts-check
/** Was ein Tisch von Anfang an sagt. */

/** Die Sprache, wie `lang` sie nennt. */
export const language = String("de");
/** In welche Richtung sie gelesen wird; jeder Kasten für Worte bekommt sie als sein `dir`. @type {"ltr" | "rtl"} */
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
