// @ts-check
/** Folds on paper: browsers print nothing of a closed part. */

/**
 * Opens folds for printing, and closes them after it.
 * @param {HTMLElement} main @param {string} selector of the folds
 */
export const unfoldOnPaper = (main, selector) =>
  addEventListener("beforeprint", () => {
    const folds = /** @type {NodeListOf<HTMLDetailsElement>} */ (main.querySelectorAll(`${selector}:not([open])`));
    for (const fold of folds) {
      fold.open = true;
      addEventListener("afterprint", () => (fold.open = false), { once: true });
    }
  });
