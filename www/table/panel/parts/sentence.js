// @ts-check
/** Sentences of the panels, whose terms explain themselves once the explanations are loaded. */

import { renderMarks } from "../../../kit/lit.js";

/** @import { Speaker } from "../../../text/types" */
/** @typedef {Pick<typeof import("../../../text/say/table/terms.js"), "meaningOf" | "termOf">} Terms */

/** The explanations; null until they are loaded, and until then no term explains itself. @type {Terms | null} */
let terms = null;

/** @param {Terms} loaded */
export function provideTerms(loaded) {
  terms = loaded;
}

/**
 * A sentence in which positions point at the table and terms explain themselves. A panel passes the same set
 * `seen` with all its sentences, so that a term is explained where it first occurs.
 * @param {Speaker} words @param {string} text @param {Set<string>} [seen]
 */
export function renderSentence(words, text, seen = new Set()) {
  const explained = text.replaceAll(/⟦([^|]*)\|([^⟧]*)⟧/g, (mark, shown, target) => {
    if (target.startsWith("position:")) return `⟦${shown}|${target}|⟧`;
    const term = terms?.termOf(target);
    if (!terms || !term || seen.has(term)) return mark;
    seen.add(term);
    return `⟦${shown}|${target}|${terms.meaningOf(words, target)}⟧`;
  });
  return renderMarks(explained);
}
