// @ts-check
/** How numbers are written in sentences and labels. */

/**
 * A whole number ≥ 0 with its thousands set apart. Not `Intl.NumberFormat`: making one takes 25 to 35 ms, a tenth of the
 * time that the first drawing may take.
 * @param {number} value
 */
export function formatNumber(value) {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 round", "2 rounds". @param {number} count @param {string} noun */
export function counted(count, noun) {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
