// @ts-check
/** Schreibweise der Zahlen mit Nachkommastellen. */

/** @type {import("../types").Translated<typeof import("../en/decimals.js").default>} */
export default {
  decimal: "{whole},{decimals}",
};
