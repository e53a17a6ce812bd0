// @ts-check
/**
 * The language of a page. A page in another language than English has a script of its own, which comes before all others and says here who
 * speaks; so who reads English fetches nothing else. A table is no part of this: it has a speaker of its own, because two tables on one page
 * may speak two languages.
 */

import { english } from "./english.js";

/** @import { Speaker } from "./types" */

let speaker = english;

/** The page speaks a language from now on. @param {Speaker} other */
export function speakOnPage(other) {
  speaker = other;
}

/** Who speaks on this page. */
export const pageSpeaker = () => speaker;
