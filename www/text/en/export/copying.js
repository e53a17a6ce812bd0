// @ts-check
/** Messages of pages with examples to copy. */

export default /** @type {const} */ ({
  copyExample: "Copy",
  // The name of the field from which it is copied.
  theExample: "The example",
});
