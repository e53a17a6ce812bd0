// @ts-check
/** The Number Game in words. Numbers may have 18 digits, so they are BigInts. */

import { big } from "../../../table/companion/numbers.js";

/** @import { Hint, NumberReason, PairPosition, ShownGame } from "../types" */

/** @param {string} text a legal move */
export function parsed(text) {
  return { fromA: /^\s*a/i.test(text), times: BigInt(text.trim().slice(1).trim()) };
}

/** "A − 3B = 100 − 3 · 15 = 55". @param {string} text @param {[string, string]} before @param {[string, string]} after */
function equation(text, before, after) {
  const { fromA, times } = parsed(text);
  const from = fromA ? 0 : 1;
  const [name, other] = fromA ? ["A", "B"] : ["B", "A"];
  const [whole = "", part = "", left = ""] = [before[from], before[1 - from], after[from]];
  const count = times === 1n ? "" : big(times);
  return `**${name} − ${count}${other}** = ${big(whole)} − ${times === 1n ? "" : `${big(times)} · `}${big(part)} = **${big(left)}**`;
}

/** @param {{text: string}} made @param {string} who @param {ShownGame} view @param {number} index */
export function told({ text }, who, { pairs }, index) {
  const [before, after] = pairs.slice(index, index + 2);
  return before && after ? `${who} took ${equation(text, before, after)}.` : "";
}

/** @param {Hint} hint @param {ShownGame} view */
export function advice({ text, after }, { position: before }) {
  const [now, then] = [before, after].map((pair) => /** @type {PairPosition} */ (pair));
  return now && then ? `${equation(text, [now.a, now.b], [then.a, then.b])}.` : "";
}

/** @param {ShownGame} view */
export function position(view) {
  const { a, b, thin } = /** @type {PairPosition} */ (view.position);
  if (view.over) {
    const name = BigInt(a) <= 0n ? "A" : "B";
    const value = name === "A" ? a : b;
    return `${name} is ${big(value)}: who made it so has lost.`;
  }
  const pair = `A = **${big(a)}** and B = **${big(b)}**`;
  if (a === b) return `${pair}: equal numbers. Every move makes one of them zero or negative.`;
  return `${pair}: a ${thin ? "thin" : "fat"} rectangle.`;
}

/** @param {NumberReason} reason @param {{text: string}} made */
export function why(reason, { text }) {
  const { times } = parsed(text);
  const all = times === 2n ? "Both squares" : `All ${big(times)} squares`;
  const squares = times === 1n ? "The one square that fits comes off" : `${all} that fit come off`;
  switch (reason.kind) {
    case "allSquares":
      return `${squares}, and what is left is fat: it can only be cut to a thin rectangle, or the game be lost at once.`;
    case "allButOne":
      return `All squares that fit come off but one. Cutting that one too would leave a thin rectangle; so what is left is fat, and the other player has to cut it.`;
    case "forced":
      return "The rectangle is fat: only this cut leaves something, and what it leaves is thin.";
    case "lost":
      return "Both numbers are equal, so every move loses.";
    default:
      return `Drawn at random from ${reason.of === "1" ? "the one cut" : `the ${big(reason.of)} cuts`} that leave something.`;
  }
}
