// @ts-check
/** What sentences have to know of the game before they say it. */

/** @import { GameFacts, Loss, Plan, Player, Verdict } from "../../table/types" */

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
    if (level.procedure.kind === "phase") return { ...level, procedure: level.procedure };
  }
  return null;
}

/** Whether a person plays this one, and a computer the other. @param {Player} player @param {GameFacts} facts */
export function isYou(player, facts) {
  return facts[player].human && !facts[player === "magnus" ? "derek" : "magnus"].human;
}

/** Of whom an ended game is told first: of the person, else of Derek, of whom there is most to learn. @param {GameFacts} facts @returns {[Player, Player]} */
export const toldFirst = (facts) => (isYou("magnus", facts) ? ["magnus", "derek"] : ["derek", "magnus"]);

/**
 * The rounds from which an ended game is worth trying again: where the person gave something away; where none plays, the first of the two
 * who did. @param {GameFacts} facts @param {Verdict | null} verdict null where no exact values are known
 */
export function roundsToTry(facts, verdict) {
  const order = toldFirst(facts);
  const [first] = order;
  const guilty = isYou(first, facts) ? first : (order.find((player) => verdict?.[player].where.length) ?? first);
  return verdict?.[guilty].where ?? [];
}
