// @ts-check
/** The way from one table of the ladder to the next, which is needed at the end of a game only. */

import { bestOn } from "./best.js";
import { RUNGS } from "./rungs.js";

/** @import { Rung } from "../../text/say/ladder.js" */

/** Whether the ladder has this table. @param {number} n @returns {n is Rung} */
export const isRung = (n) => RUNGS.some((rung) => rung === n);

/** The table after this one on the ladder; null after the last. @param {number} n */
export const rungAfter = (n) => RUNGS.find((rung) => rung > n) ?? null;

/** The rounds that earn Derek a mark where perfect play has no use for him: on a power of two no round need be wasted. */
const ROUNDS_WANTED = new Map([[16, 20]]);

/** The rounds that Derek has to hold out for a mark. @param {number} n @param {number} perfect */
export const roundsWanted = (n, perfect) => ROUNDS_WANTED.get(n) ?? perfect;

/** Whether a game of Derek's has earned its star. @param {number} n @param {import("./best.js").Ended} best */
export const hasStar = (n, { visited, rounds, few = 0, par = Number.POSITIVE_INFINITY }) =>
  visited <= few && rounds >= roundsWanted(n, par);

/** Whether every table of the ladder has its star. */
export const hasAllStars = () =>
  RUNGS.every((rung) => {
    const best = bestOn(rung, "derek");
    return best !== null && hasStar(rung, best);
  });
