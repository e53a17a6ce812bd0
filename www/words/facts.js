// @ts-check
/** What sentences of every language have to know of the game before they say it. */

/** @import { Loss, Plan } from "../table/types" */

/** Whether nothing better could have been done. @param {Loss} loss */
export function isBest({ positions, rounds }) {
  return positions === 0 && rounds === 0;
}

/**
 * The innermost level that plays on an imaginary table.
 * @param {Plan | null} plan
 */
export function phaseLevel(plan) {
  for (const level of plan?.levels.toReversed() ?? []) {
    if (level.stage.kind === "phase") return { ...level, stage: level.stage };
  }
  return null;
}
