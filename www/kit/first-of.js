// @ts-check

/**
 * The first of these texts that can be had; "" if none can. For a link, which a long game does not have: see `getState`.
 * @param {...() => string} texts the best one first; each may throw
 */
export function firstOf(...texts) {
  for (const text of texts) {
    try {
      return text();
    } catch {
      // The next one.
    }
  }
  return "";
}
