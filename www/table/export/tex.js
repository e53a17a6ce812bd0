// @ts-check
/** Helpers that both exports for TeX share. */

import "../../text/say/export/export.js";

/** @import { Speaker } from "../types" */

const WIDTH = 110;

/** Comment lines; none for an empty text. Long words, such as links, are not broken. @param {string} text */
export function comment(text) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= WIDTH) lines.push(`% ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** A number with at most two decimals, without leading or trailing zeros. @param {number} value */
export function short(value) {
  const text = value.toFixed(2).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text.replace(/^(-?)0\./, "$1.");
}

/**
 * The comment that names the game. Blanks are encoded as in an address, so that the link stays one word.
 * @param {Speaker} words @param {string} link
 */
export function linkComment(words, link) {
  const whole = link.replace(/\s/g, (blank) => encodeURIComponent(blank));
  return link ? comment(words.plain("texGame", { link: whole })) : [];
}
