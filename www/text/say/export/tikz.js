// @ts-check
/** Comments in a TikZ picture. */

import messages from "../../en/export/tikz.js";
import { english } from "../../english.js";

/** @import { Speaker } from "../../types" */

english.learn(messages);

/**
 * The number of positions in a ring.
 * @param {Speaker} words @param {number} ring @param {number} count of its new members
 * @param {number} pale the number of those that it has from the ring outside it
 */
export const ringNote = (words, ring, count, pale) =>
  ring === 0
    ? words.plain("tikzUnvisited", { count })
    : words.plain("tikzRing", { layer: { layer: ring }, count, pale });
