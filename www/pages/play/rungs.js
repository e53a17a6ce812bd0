// @ts-check
/** The ladder of the first games: tables each of which shows one more idea. Data, and the games on them. */

import { loadCore } from "../../table/core/core.js";

/** @import { Rung } from "../../text/say/ladder.js" */

/** The tables, in their order. @type {readonly Rung[]} */
export const RUNGS = [9, 13, 15, 16, 21];

/** The Magnus of the ladder, whose pairs are drawn by the seed; and the Derek for people who are Magnus. */
const MAGNUS = "any-pair";
const DEREK = "protector";

/** The rounds that earn Derek a mark where perfect play has no use for him: on a power of two no round need be wasted. */
const ROUNDS_WANTED = new Map([[16, 20]]);

/** The rounds that Derek has to hold out for a mark. @param {number} n @param {number} perfect */
export const roundsWanted = (n, perfect) => ROUNDS_WANTED.get(n) ?? perfect;

/** Whether the ladder has this table. @param {number} n @returns {n is Rung} */
export const isRung = (n) => RUNGS.some((rung) => rung === n);

/** The table after this one on the ladder; null after the last. @param {number} n */
export const rungAfter = (n) => RUNGS.find((rung) => rung > n) ?? null;

/** A game on a table that nobody has played yet. @param {number} n @param {"magnus" | "derek"} person */
export async function freshGame(n, person) {
  const { freshSeed } = await loadCore();
  const [magnus, derek] = person === "derek" ? [MAGNUS, "human"] : ["human", DEREK];
  return `n=${n}&magnus=${magnus}&derek=${derek}&seed=${freshSeed()}`;
}
