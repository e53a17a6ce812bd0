// @ts-check
/** Terms that explain themselves, whatever the language. */

/**
 * A term: how it is written in sentences, and what it means. Both are told in whole sentences, for a reader who meets it first.
 * @typedef {{id: string, pattern: RegExp, meaning: (...parts: string[]) => string}} Term
 */

/**
 * The text with every term marked that has not been seen yet, for `setRichText`. A panel hands the same set to all its texts, so
 * that each term is marked once in it.
 * @param {Term[]} terms the longer ones first: M(A) is no A @param {string} text @param {Set<string>} seen
 */
export function markTerms(terms, text, seen) {
  /** @type {string[]} */
  const marked = [];
  let rest = text;
  for (const { id, pattern, meaning } of terms) {
    if (seen.has(id)) continue;
    rest = rest.replace(pattern, (...found) => {
      seen.add(id);
      const parts = found
        .slice(
          0,
          found.findIndex((part) => typeof part === "number"),
        )
        .map((part) => String(part ?? ""));
      // A place that no other term can be found in.
      return `⟦${marked.push(`${parts[0]}|${meaning(...parts)}`) - 1}⟧`;
    });
  }
  return rest.replaceAll(/⟦(\d+)⟧/g, (_, index) => `⟦${marked[Number(index)]}⟧`);
}

/** What a term means that stands in a page, by its id and how it is written there. @param {Term[]} terms @param {string} id @param {string} name */
export function meaningAmong(terms, id, name) {
  const term = terms.find((one) => one.id === id);
  const parts = term?.pattern.exec(name) ?? [name];
  return term?.meaning(...parts) ?? "";
}
