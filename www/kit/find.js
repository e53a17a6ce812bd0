// @ts-check

/**
 * Looks up what the page has. To be asked for while the page is shown: where several pages share a document, each finds its own.
 */
export function finder() {
  const main = document.querySelector("main");
  /**
   * @template {Element} [Found=HTMLElement]
   * @param {string} selector
   * @returns {Found} throws if there is none
   */
  return (selector) => {
    const found = main?.querySelector(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return /** @type {Found} */ (/** @type {unknown} */ (found));
  };
}
