// @ts-check
/** Progress on the ladder: the next table, and whether all stars are earned. Loaded at the end of a game. */

import { RUNGS } from "../../../core/rungs.js";
import { bestOn } from "./best.js";
import { judge } from "./keep-best.js";

/** @import { Core } from "../../../table/core/core.js" */
/** @import { RungSize } from "../../../text/say/site/ladder.js" */

/** Says whether the ladder has this table. @param {number} n @returns {n is RungSize} */
export const isRung = (n) => RUNGS.some((rung) => rung === n);

/** The table after this one on the ladder; null after the last. @param {number} n */
export const rungAfter = (n) => RUNGS.find((rung) => rung > n) ?? null;

/** Says whether every table of the ladder has its star. @param {Pick<Core, "judge">} core */
export const hasAllStars = (core) =>
  RUNGS.every((rung) => {
    const best = bestOn(rung, "derek");
    return best !== null && judge(core, rung, "derek", best).hasStar;
  });
