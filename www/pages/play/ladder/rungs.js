// @ts-check
/** The ladder of the first games: tables each of which shows one more idea. Data, and the games on them. */

/** @import { Rung } from "../../../text/say/site/ladder.js" */

/** The tables, in their order. @type {readonly Rung[]} */
export const RUNGS = [9, 13, 15, 16, 21];

/** The Magnus of the ladder, whose pairs are drawn by the seed; and the Derek for people who are Magnus. */
const MAGNUS = "any-pair";
const DEREK = "protector";

/**
 * A game on a table that nobody has played yet. The page needs it before the core is there.
 * @param {number} n @param {"magnus" | "derek"} person
 */
export function freshGame(n, person) {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const [magnus, derek] = person === "derek" ? [MAGNUS, "human"] : ["human", DEREK];
  return `n=${n}&magnus=${magnus}&derek=${derek}&seed=${seed}`;
}
