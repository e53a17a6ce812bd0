// @ts-check
/** Sentences of the panels, in which terms explain themselves once these are loaded. */

import { setRichText } from "../../kit/dom.js";

/** @import { Speaker } from "../../text/types" */
/** @typedef {Pick<typeof import("../../text/say/terms.js"), "meaningOf" | "termOf">} Terms */

/** Until they are there no sentence has any. @type {Terms | null} */
let terms = null;

/** @param {Terms} loaded */
export function provideTerms(loaded) {
  terms = loaded;
}

/**
 * Sets a sentence: positions point at the table, and terms explain themselves. A panel hands the same set to all its sentences, so that a
 * term is explained where it comes first.
 * @param {Speaker} words @param {HTMLElement} node @param {string} text @param {Set<string>} [seen]
 */
export function say(words, node, text, seen = new Set()) {
  const explained = text.replaceAll(/⟦([^|]*)\|([^⟧]*)⟧/g, (_, shown, target) => {
    if (target.startsWith("position:")) return `⟦${shown}|${target}|⟧`;
    const term = terms?.termOf(target);
    if (!terms || !term || seen.has(term)) return shown;
    seen.add(term);
    return `⟦${shown}|${target}|${terms.meaningOf(words, target)}⟧`;
  });
  setRichText(node, explained);
}
