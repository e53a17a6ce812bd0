// @ts-check
/** The number of winning pairs in two ranges, in words. */

import { count as sentence } from "../../../text/say/companions/number-game.js";
import { words } from "../speaker.js";

/** @param {(name: string) => string} field @param {(a1: string, a2: string, b1: string, b2: string) => number} count */
export function countSentence(field, count) {
  const [a1, a2, b1, b2] = /** @type {const} */ (["a1", "a2", "b1", "b2"]);
  const winning = count(field(a1), field(a2), field(b1), field(b2));
  const length = (/** @type {string} */ first, /** @type {string} */ last) =>
    Number(field(last)) - Number(field(first)) + 1;
  const all = length(a1, a2) * length(b1, b2);
  return sentence(words, winning, all);
}
