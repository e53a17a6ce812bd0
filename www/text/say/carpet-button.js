// @ts-check
/** What the Play page says about the carpet before it is opened. */

import button from "../en/carpet-button.js";
import { english } from "../english.js";

/** @import { Speaker } from "../types" */

english.learn(button);

/** What the button does. @param {Speaker} words @param {boolean} isShown */
export const carpetButton = (words, isShown) => words.plain(isShown ? "closeCarpet" : "showCarpet");
