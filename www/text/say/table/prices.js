// @ts-check
/** Sentences of a table with prices. */

import prices from "../../en/table/prices.js";
import { english } from "../../english.js";
import { decimal } from "../decimals.js";

/** @import { PaidRound, PricedTable } from "../../../core/lesson/core-types" */
/** @import { Speaker } from "../../types" */

english.learn(prices);

/** A price with its sign. @param {Speaker} words @param {number} price */
export const priceLabel = (words, price) => `${price > 0 ? "+" : ""}${words.number(price)}`;

/** The picture for a screen reader. @param {Speaker} words @param {PricedTable} table */
export function pricedTableText(words, { prices: all, token }) {
  const seats = all.map((price, position) => words.plain("pricedSeat", { position, price }));
  return words.plain("pricedTable", { count: all.length, prices: words.list(seats), token });
}

/** The meaning of the picture. @param {Speaker} words @param {PricedTable} table */
export function legendText(words, { rounds, bound }) {
  const legend = [words.plain("pricedLegend")];
  if (rounds > 1) legend.push(words.plain("pricedChart"));
  if (rounds > 1 && bound !== null) legend.push(words.plain("pricedBound", { bound: short(words, bound) }));
  return legend.join(" ");
}

/** A number with at most two decimals. @param {Speaker} words @param {number} value */
export const short = (words, value) => decimal(words, Math.round(100 * value) / 100);

/** Whose turn it is. @param {Speaker} words @param {PricedTable} table */
export function pricedTurnText(words, { path, rounds }) {
  if (path.length >= rounds) return words.plain("pricedOver", { count: rounds });
  return words.plain("pricedTurn", { round: path.length + 1, rounds });
}

/** On larger tables a position is too narrow for a finger. */
const MOST_TO_PRESS = 21;

/** The two landings of a call. @param {Speaker} words @param {PricedTable} table @param {number | null} magnitude */
export function pricedOfferText(words, { offers, prices: all }, magnitude) {
  const pair = magnitude === null ? undefined : offers[magnitude - 1];
  if (magnitude === null || !pair) {
    const isNarrow = all.length > MOST_TO_PRESS;
    return words.plain(isNarrow ? "pricedNotTyped" : "pricedNotCalled", { most: offers.length });
  }
  const [one, other] = pair;
  return words.plain("pricedOffer", { magnitude, one, oneCost: all[one] ?? 0, other, otherCost: all[other] ?? 0 });
}

/** The sentence about a round, by who called in it. */
const ROUND = /** @type {const} */ ({ you: "pricedRound", greedy: "pricedRoundGreedy", lists: "pricedRoundLists" });

/** @param {Speaker} words @param {PaidRound} paid @param {number} round from 1 @param {keyof typeof ROUND} by who called */
export const paidRoundText = (words, { magnitude, position, price }, round, by) =>
  words.plain(ROUND[by], { round, magnitude, position, price });

/** What has been paid so far. @param {Speaker} words @param {PricedTable} table */
export function paidText(words, { path, paid, most, rounds: count }) {
  if (most === null)
    return words.plain("pricedPaidAlone", { paid, average: short(words, paid / Math.max(1, path.length)) });
  if (path.length < 2) return words.plain("pricedPaid", { paid, most, count });
  return words.plain("pricedPaidAverage", { paid, average: short(words, paid / path.length), most, count });
}
