// @ts-check
/** Sentences of the panels, whose terms explain themselves once the explanations are loaded. */

import { setRichText } from "../../kit/dom.js";
import { rich } from "../../kit/lit.js";

/** @import { Speaker } from "../../text/types" */
/** @typedef {Pick<typeof import("../../text/say/terms.js"), "meaningOf" | "termOf">} Terms */

/** The explanations; null until they are loaded, and until then no term explains itself. @type {Terms | null} */
let terms = null;

/** @param {Terms} loaded */
export function provideTerms(loaded) {
  terms = loaded;
}

/**
 * A sentence in which positions point at the table and terms explain themselves, as a text with marks.
 * @param {Speaker} words @param {string} text @param {Set<string>} seen
 */
function explained(words, text, seen) {
  return text.replaceAll(/⟦([^|]*)\|([^⟧]*)⟧/g, (_, shown, target) => {
    if (target.startsWith("position:")) return `⟦${shown}|${target}|⟧`;
    const term = terms?.termOf(target);
    if (!terms || !term || seen.has(term)) return shown;
    seen.add(term);
    return `⟦${shown}|${target}|${terms.meaningOf(words, target)}⟧`;
  });
}

/**
 * Such a sentence in a template. A panel passes the same set `seen` with all its sentences, so that a term is explained
 * where it first occurs.
 * @param {Speaker} words @param {string} text @param {Set<string>} [seen]
 */
export const said = (words, text, seen = new Set()) => rich(explained(words, text, seen));

/**
 * Sets such a sentence in an element.
 * @param {Speaker} words @param {HTMLElement} node @param {string} text @param {Set<string>} [seen]
 */
export function say(words, node, text, seen = new Set()) {
  setRichText(node, explained(words, text, seen));
}
