// @ts-check
/** Sentences of the panels, in which terms explain themselves once these are loaded. */

import { setRichText } from "../../kit/dom.js";

/** Until they are there a sentence has none. @type {(text: string, seen: Set<string>) => string} */
let withTerms = (text) => text;

/** @param {typeof withTerms} mark marks the terms of a text */
export function provideTerms(mark) {
  withTerms = mark;
}

/** Sets a sentence. A panel hands the same set to all its sentences, so that a term is explained where it comes first. @param {HTMLElement} node @param {string} text @param {Set<string>} seen */
export function say(node, text, seen) {
  setRichText(node, withTerms(text, seen));
}
