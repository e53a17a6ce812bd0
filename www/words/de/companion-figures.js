// @ts-check
/** Was in den Bildern der Begleitspiele steht. */

import { big, formatNumber } from "./numbers.js";

export { big, formatNumber };

/** @param {number} count */
export const digits = (count) => `${formatNumber(count)} Ziffern`;

/** @param {string} count */
export const squaresFit = (count) => `${big(count)} Quadrate passen`;
