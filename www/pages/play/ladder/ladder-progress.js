// @ts-check
/** Progress on the ladder: the next table, and whether all stars are earned. Loaded at the end of a game. */

import { bestOn } from "./best.js";
import { RUNGS } from "./rungs.js";

/** @import { Core } from "../../../table/core/core.js" */
/** @import { Rung } from "../../../text/say/site/ladder.js" */

/** Says whether the ladder has this table. @param {number} n @returns {n is Rung} */
export const isRung = (n) => RUNGS.some((rung) => rung === n);

/** The table after this one on the ladder; null after the last. @param {number} n */
export const rungAfter = (n) => RUNGS.find((rung) => rung > n) ?? null;

/** Says whether every table of the ladder has its star. @param {Core} core */
export const hasAllStars = (core) =>
  RUNGS.every((rung) => {
    const best = bestOn(rung, "derek");
    return best !== null && core.hasStar(rung, best.visited, best.rounds);
  });
