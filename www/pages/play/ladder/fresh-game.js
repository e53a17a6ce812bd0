// @ts-check
/** New games on the tables of the ladder, also before the core is there. */

/** The Magnus of the ladder, whose pairs are drawn by the seed; and the Derek for people who are Magnus. */
const MAGNUS = "any-pair";
const DEREK = "protector";

/**
 * A game on a table that nobody has played yet.
 * @param {number} n @param {"magnus" | "derek"} person
 */
export function freshGame(n, person) {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const [magnus, derek] = person === "derek" ? [MAGNUS, "human"] : ["human", DEREK];
  return `n=${n}&magnus=${magnus}&derek=${derek}&seed=${seed}`;
}
