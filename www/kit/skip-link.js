// @ts-check
/**
 * The skip link: the first Tab stop leads past the header to the table. On a page of many tables it leads to the
 * one being read.
 */

/**
 * The part of a table that the skip link uses.
 * @typedef {HTMLElement & {ready: globalThis.Promise<unknown>}} SkippedToTable
 */

/** By script, because the hash names a game or a step. */
export function skipLink() {
  const link = /** @type {HTMLElement | null} */ (document.querySelector("header .skip"));
  if (!link) return;
  // In the single file pages share the link.
  link.onclick = (event) => {
    event.preventDefault();
    const tables = /** @type {SkippedToTable[]} */ ([...document.querySelectorAll("main magnus-derek")]);
    const table = tables.find((one) => one.getBoundingClientRect().bottom > 0) ?? tables[0];
    customElements
      .whenDefined("magnus-derek")
      .then(() => table?.ready)
      .then(() => table && tableIsPlaced(table))
      .then(() => table?.focus())
      // It says in its place why it is not there.
      .catch(() => table?.scrollIntoView());
  };
}

/**
 * Waits until the table has its place: a table that shows a computed result is hidden until then.
 * @param {SkippedToTable} table
 */
function tableIsPlaced(table) {
  return new Promise((resolve) => {
    new ResizeObserver((_, observer) => {
      if (table.clientHeight === 0) return;
      observer.disconnect();
      resolve(undefined);
    }).observe(table);
  });
}
