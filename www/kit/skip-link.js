// @ts-check
/** The first stop of Tab: past the header to the table. A page of many tables has one for the place that is read. */

/** What this has to know of a table. @typedef {HTMLElement & {ready: globalThis.Promise<unknown>}} Table */

/** Not by the address, which names a game or a step. */
export function skipLink() {
  const link = /** @type {HTMLElement | null} */ (document.querySelector("header .skip"));
  if (!link) return;
  // In the single file pages share the link.
  link.onclick = (event) => {
    event.preventDefault();
    const tables = /** @type {Table[]} */ ([...document.querySelectorAll("main magnus-derek")]);
    const table = tables.find((one) => one.getBoundingClientRect().bottom > 0) ?? tables[0];
    customElements
      .whenDefined("magnus-derek")
      .then(() => table?.ready)
      .then(() => table && drawn(table))
      .then(() => table?.focus())
      // It says in its place why it is not there.
      .catch(() => table?.scrollIntoView());
  };
}

/** Waits until the table has its place: one that shows what is computed first is hidden until then. @param {Table} table */
function drawn(table) {
  return new Promise((resolve) => {
    new ResizeObserver((_, observer) => {
      if (table.clientHeight === 0) return;
      observer.disconnect();
      resolve(undefined);
    }).observe(table);
  });
}
