// @ts-check
/** What pages say whose examples can be copied. */

export default /** @type {const} */ ({
  copyExample: "Copy",
  // The name of the field from which it is copied.
  theExample: "The example",
});
