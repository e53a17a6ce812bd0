// @ts-check
/** What is called the same in every language, for sentences that are functions of their own in each. */

import { plainText, written } from "../text/names.js";

/** @import { Coset } from "../table/types" */

export { layerName, plainText, shortened, tableName, withoutMarks as withoutLinks } from "../text/names.js";

/**
 * What has a number of the language in its name.
 * @param {(value: number) => string} formatNumber
 */
export function namesWith(formatNumber) {
  return {
    /** [2]₃. @param {Coset} coset */
    className: (coset) => plainText(written({ class: coset }, formatNumber)),
    /** A position in a sentence that points at the table; see `setRichText`. @param {number} position */
    place: (position) => written({ position }, formatNumber),
  };
}
