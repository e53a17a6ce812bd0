// @ts-check
/** The carpet's button on the Play page, before the carpet is opened. */

import button from "../../en/site/carpet-button.js";
import { english } from "../../english.js";

/** @import { Speaker } from "../../types" */

english.learn(button);

/** The button's label: its effect. @param {Speaker} words @param {boolean} isShown */
export const carpetButton = (words, isShown) => words.plain(isShown ? "closeCarpet" : "showCarpet");
