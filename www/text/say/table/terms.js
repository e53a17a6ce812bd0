// @ts-check
/** Meanings of terms, which explain themselves where a sentence uses them first. */

import terms from "../../en/table/terms.js";
import { english } from "../../english.js";

/** @import { Key, Speaker } from "../../types" */

english.learn(terms);

/** Meanings without values. @type {Record<string, Extract<Key, `meaningOf${string}`>>} */
const MEANINGS = {
  "layer:0": "meaningOfA",
  "layer:1": "meaningOfM",
  "layer:i": "meaningOfLayerI",
  layer: "meaningOfLayer",
  midpoint: "meaningOfMidpoint",
  magnitude: "meaningOfMagnitude",
  par: "meaningOfPar",
};

/**
 * The meaning of a target, without marks; "" for targets that need none, such as a position.
 * @param {Speaker} words
 * @param {string} target such as "layer:2" or "par"
 * @returns {string}
 */
export function meaningOf(words, target) {
  const known = MEANINGS[target];
  if (known) return words.plain(/** @type {"meaningOfA"} */ (known));
  const [kind, first = "", second = ""] = target.split(/[:/]/);
  const number = Number(first);
  switch (kind) {
    case "layer":
      return words.plain("meaningOfLayerN", { layer: { layer: number }, above: { layer: number - 1 }, times: number });
    case "star":
      return words.plain("meaningOfStar", { n: sizeIn(words, first) });
    case "R":
      return words.plain("meaningOfR", { n: sizeIn(words, first) });
    case "B":
      return words.plain("meaningOfB");
    case "table":
      return words.plain("meaningOfTable", { table: { table: number }, last: number - 1 });
    case "class":
      return words.plain("meaningOfClass", {
        class: { class: { gamma: number, q: Number(second) } },
        first: number,
        q: Number(second),
      });
    default:
      return "";
  }
}

/** A number, or n itself. @param {Speaker} words @param {string} size */
const sizeIn = (words, size) => (size === "n" ? size : words.number(size));

/** Terms that share a meaning count as one: whoever knows M²(A) knows M³(A). @param {string} target */
export function termOf(target) {
  const [kind = "", first] = target.split(":");
  return kind === "layer" && first !== undefined ? `layer:${Math.min(Number(first), 2)}` : kind;
}
