// @ts-check
/** Elements that the page has. */

/**
 * @template {Element} [Found=HTMLElement]
 * @param {string} selector
 * @returns {Found}
 */
export function find(selector) {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return /** @type {Found} */ (/** @type {unknown} */ (found));
}
