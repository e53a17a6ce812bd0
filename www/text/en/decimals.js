// @ts-check
/** Notation of numbers with decimals. */

export default /** @type {const} */ ({
  decimal: "{whole}.{decimals}",
});
