// @ts-check
/** How a number with decimals is written. */

export default /** @type {const} */ ({
  decimal: "{whole}.{decimals}",
});
