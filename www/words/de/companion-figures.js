// @ts-check
/** Was in den Bildern der Begleitspiele steht. */

import { formatNumber } from "./numbers.js";

export { formatNumber };

/** @param {number} count */
export const digits = (count) => `${formatNumber(count)} Ziffern`;

/** @param {string} count */
export const squaresFit = (count) => `${formatNumber(count)} Quadrate passen`;
