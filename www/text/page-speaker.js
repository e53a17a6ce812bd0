// @ts-check
/**
 * The language of a page. A page in another language has a script of its own, which comes before all others and
 * sets the speaker here, so readers of English fetch nothing else. A table has a speaker of its own instead,
 * because two tables on one page may have two languages.
 */

import { english } from "./english.js";

/** @import { Speaker } from "./types" */

let speaker = english;

/** Sets the language of the page. @param {Speaker} other */
export function speakOnPage(other) {
  speaker = other;
}

/** The speaker of this page. */
export const pageSpeaker = () => speaker;
