// @ts-check
/** What is written into the pictures of the companion games. */

import { formatNumber } from "./numbers.js";

export { formatNumber };

/** Of a number that is too long to be written. @param {number} count */
export const digits = (count) => `${formatNumber(count)} digits`;

/** How many squares can be cut off, where not all are drawn. @param {string} count */
export const squaresFit = (count) => `${formatNumber(count)} squares fit`;
