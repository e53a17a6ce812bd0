// @ts-check
/**
 * The numbers that formats take as options: for each its range and the value where none is given. A person is offered
 * other first values in the dialog than a script has without the option: a picture saved by hand is for print.
 */

import { wholeNumberIn } from "../../kit/sentences.js";

/**
 * @typedef {object} NumberOption
 * @property {string} what English name
 * @property {"pngSize" | "gifSize" | "gifPace"} code of its refusal
 * @property {number} least
 * @property {number} most
 * @property {number} initial the value where a script gives none
 */

/** The pixels of a PNG from side to side, and what the dialog offers. */
export const PNG_SIZE = {
  what: "The size of a PNG in pixels",
  code: /** @type {const} */ ("pngSize"),
  least: 100,
  most: 4320,
  initial: 1080,
  choices: [1080, 2160, 4320],
  offered: 2160,
};

/** The pixels of a GIF. */
export const GIF_SIZE = {
  what: "The size of a GIF in pixels",
  code: /** @type {const} */ ("gifSize"),
  least: 100,
  most: 1080,
  initial: 480,
};

/** The time for a round of a GIF, and what the dialog offers, in milliseconds. */
export const GIF_PACE = {
  what: "The pace of a GIF in milliseconds for each round",
  code: /** @type {const} */ ("gifPace"),
  least: 20,
  most: 60_000,
  initial: 900,
  offered: 1000,
};

/** The value of an option; throws a sentence if it is out of range. @param {NumberOption} option @param {number} [given] */
export function optionValue({ what, code, least, most, initial }, given = initial) {
  return wholeNumberIn(what, given, least, most, code);
}
