// @ts-check
/** Numbers of the companions as they are written: they may have more digits than a Number. */

import { formatNumber } from "../../words/en/numbers.js";

/** With its thousands set apart. @param {bigint | string} value @returns {string} */
export function big(value) {
  const text = String(value);
  return text.startsWith("-") ? `−${big(text.slice(1))}` : text.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** An exponent short enough for the picture. @param {string} text */
export function shortExponent(text) {
  if (/^\d+$/.test(text) && text.length > 6)
    return text.length > 15 ? `${formatNumber(text.length)} digits` : formatNumber(Number(text));
  return text.length > 12 ? `${text.slice(0, 10)}…` : text;
}
