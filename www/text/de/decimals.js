// @ts-check
/** Wie eine Zahl mit Nachkommastellen geschrieben wird. */

/** @type {import("../types").Translated<typeof import("../en/decimals.js").default>} */
export default {
  decimal: "{whole},{decimals}",
};
