// @ts-check
/** Sentences of the panels, in which terms explain themselves once these are loaded. */

import { setRichText } from "../../kit/dom.js";

/** @import { Language } from "../types" */
/** @typedef {Pick<typeof import("../../words/en/terms.js"), "withTerms">} Terms */

/** The English terms; until they are there a sentence has none, in no language. @type {Terms | null} */
let english = null;

/** @param {Terms} terms */
export function provideTerms(terms) {
  english = terms;
}

/** Sets a sentence. A panel hands the same set to all its sentences, so that a term is explained where it comes first. @param {Language} words @param {HTMLElement} node @param {string} text @param {Set<string>} seen */
export function say(words, node, text, seen) {
  setRichText(node, english ? (words.terms ?? english).withTerms(text, seen) : text);
}
