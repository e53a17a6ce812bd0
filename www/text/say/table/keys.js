// @ts-check
/** The signs of the picture, and keyboard shortcuts, as lists. */

import keys from "../../en/table/keys.js";
import { english } from "../../english.js";

/** @import { Speaker } from "../../types" */

english.learn(keys);

/** The signs, in the order in which they are met. */
const SIGNS = /** @type {const} */ ({
  unvisited: "signUnvisited",
  visited: "signVisited",
  token: "signToken",
  call: "signCall",
  set: "signUnvisitedSet",
  midpoints: "signMidpoints",
  deeper: "signDeeper",
});
/** @typedef {keyof typeof SIGNS} Sign */

/** The signs, and what each means. @param {Speaker} words @returns {[Sign, string][]} */
export const signs = (words) =>
  /** @type {[Sign, string][]} */ (Object.entries(SIGNS).map(([sign, key]) => [sign, words.plain(key)]));

/**
 * The keys, and the effect of each.
 * @param {Speaker} words
 * @param {boolean} hasCarpet whether the page has the carpet, and so its key
 * @returns {[string, string][]}
 */
export function shortcuts(words, hasCarpet) {
  const carpet = /** @type {[string, string][]} */ (hasCarpet ? [["c", words.plain("keyCDoes")]] : []);
  return [
    [words.plain("keySigns"), words.plain("keySignsDoes")],
    [words.plain("keyArrows"), words.plain("keyArrowsDoes")],
    [words.plain("keyDigits"), words.plain("keyDigitsDoes")],
    [words.plain("keyEnter"), words.plain("keyEnterDoes")],
    [words.plain("keySpace"), words.plain("keySpaceDoes")],
    ["s", words.plain("keySDoes")],
    ["u", words.plain("keyUDoes")],
    ["r", words.plain("keyRDoes")],
    [words.plain("keyRecord"), words.plain("keyRecordDoes")],
    ["b", words.plain("keyBDoes")],
    ["l", words.plain("keyLDoes")],
    [words.plain("keyBackL"), words.plain("keyBackLDoes")],
    ["a", words.plain("keyADoes")],
    ["k", words.plain("keyKDoes")],
    ["z", words.plain("keyZDoes")],
    ["e", words.plain("keyEDoes")],
    ["n", words.plain("keyNDoes")],
    ["m", words.plain("keyMDoes")],
    ["f", words.plain("keyFDoes")],
    [words.plain("keyPages"), words.plain("keyPagesDoes")],
    [words.plain("keyBlank"), words.plain("keyBlankDoes")],
    ["?", words.plain("keyListDoes")],
    ...carpet,
    [words.plain("keySentence"), words.plain("keySentenceDoes")],
    ["Esc", words.plain("keyEscDoes")],
  ];
}
