// @ts-check

/**
 * Lookups of elements on a page. Create the finder while its page is shown: where several pages share a document,
 * each has its own.
 */
export function finder() {
  const main = document.querySelector("main");
  /** @template {Element} [Found=HTMLElement] @param {string} selector @returns {Found} throws if nothing matches */
  return (selector) => {
    const found = main?.querySelector(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return /** @type {Found} */ (/** @type {unknown} */ (found));
  };
}
