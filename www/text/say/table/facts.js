// @ts-check
/** Facts about the game that choose between sentences, in every language. */

/** @import { GameFacts, Loss, Plan, Player, TableFacts, Verdict } from "../../../core/types" */

/** True if no move was better. @param {Loss} loss */
export function isBest({ positions, rounds }) {
  return positions === 0 && rounds === 0;
}

/** The innermost level that plays on an imaginary table. @param {Plan | null} plan */
export function phaseLevel(plan) {
  for (const level of plan?.levels.toReversed() ?? []) {
    if (level.procedure.kind === "phase") return { ...level, procedure: level.procedure };
  }
  return null;
}

/** True if this player is a person and the other one a computer. @param {Player} player @param {GameFacts} facts */
export function isYou(player, facts) {
  return facts[player].human && !facts[player === "magnus" ? "derek" : "magnus"].human;
}

/** The facts for somebody who has not played, so that nobody is "you". @param {GameFacts} facts @returns {GameFacts} */
export const factsForOthers = (facts) => ({
  ...facts,
  magnus: { ...facts.magnus, human: false },
  derek: { ...facts.derek, human: false },
});

/** The facts for the person who looks at the table. @param {GameFacts} facts @param {{byOthers?: boolean} | null | undefined} overlay */
export const factsForReader = (facts, overlay) => (overlay?.byOthers ? factsForOthers(facts) : facts);

/**
 * True if the rounds that a game is measured by are those of perfect play; false if they are only proved to be enough.
 * @param {TableFacts} table
 */
export const knowsPerfect = ({ optimum, par }) => optimum === par.rounds;

/**
 * The gain of a person over perfect play, in positions, or in rounds where the positions are equal. NaN without a person,
 * or where perfect play is not known.
 * @param {number} fStar @param {GameFacts} facts @param {number} visited
 */
export function gainOf(fStar, facts, visited) {
  const gain = visited - fStar || (knowsPerfect(facts.table) ? facts.table.par.rounds - facts.lastVisit : Number.NaN);
  return isYou("magnus", facts) ? gain : isYou("derek", facts) ? -gain : Number.NaN;
}

/**
 * The order of players in the verdict on an ended game: the person first, else Derek, about whom there is most to
 * learn.
 * @param {GameFacts} facts
 * @returns {[Player, Player]}
 */
export const orderOfVerdict = (facts) => (isYou("magnus", facts) ? ["magnus", "derek"] : ["derek", "magnus"]);

/**
 * The rounds worth trying again in an ended game: where the person lost something, or without a person the first
 * player who did.
 * @param {GameFacts} facts
 * @param {Verdict | null} verdict null without exact values
 */
export function roundsToTry(facts, verdict) {
  const order = orderOfVerdict(facts);
  const [first] = order;
  const guilty = isYou(first, facts) ? first : (order.find((player) => verdict?.[player].where.length) ?? first);
  return verdict?.[guilty].where ?? [];
}
