// @ts-check
/** The sentence for a number that is not a whole number in its range, which many tests look for. */

/**
 * The sentence in English; its beginning alone where no value is given.
 * @param {string} what @param {number | string} least @param {number | string} most as a page writes them
 * @param {number | string} [value]
 */
export const outOfRange = (what, least, most, value) =>
  `${what} must be a whole number from ${least} to ${most}${value === undefined ? "" : `, but it is ${value}.`}`;

/**
 * The same in German.
 * @param {string} what @param {number | string} least @param {number | string} most @param {number | string} [value]
 */
export const outOfRangeInGerman = (what, least, most, value) =>
  `${what} muss eine ganze Zahl von ${least} bis ${most} sein${value === undefined ? "" : `, angegeben ist ${value}.`}`;
