// @ts-check
/** Messages of pages with examples to copy. */

export default /** @type {const} */ ({
  copyExample: "Copy",
  // The name of the field from which it is copied.
  theExample: "The example",
  // Unfolds the tests of a criterion on a phone.
  theTests: "Tests",
});
