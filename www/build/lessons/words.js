// @ts-check
/** What the pages of the lessons say in each language. A language that lacks anything is refused by TypeScript. */

import * as de from "./words/de.js";
import * as en from "./words/en.js";

/** @typedef {typeof import("./words/en.js")} Glue */

/** By what `lang` calls the language. @type {Record<string, Glue>} */
export const GLUE = { en, de };
