// @ts-check
/**
 * The most rounds that Derek can make of a game of the ladder. Its Magnus draws his calls by a seed, so whoever tries all
 * answers knows it exactly. It is small enough for that only where the rounds before the first choice have been played.
 */

/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */

/** The two answers, as the core names them. */
const WAYS = /** @type {const} */ (["+", "-"]);

/**
 * The rounds of the longest game from here on, up to its last new position. Where nothing can be kept, Magnus gets as many
 * positions in each.
 * @param {Handle} begun a game in which a person answers, and Magnus has a promise: without one it need not end
 */
export function mostRounds(begun) {
  /** What comes of each position that has been met, as many ways lead to the same. @type {Map<string, number>} */
  const known = new Map();

  /** @param {Handle} game @returns {number} */
  function most(game) {
    const { round, token, turn } = game.state();
    if (turn === "over") return game.facts().lastVisit;
    const key = [round, token, ...game.visited().toSorted()].join();
    const rounds = known.get(key) ?? Math.max(...WAYS.map((way) => mostAfter(game, way)));
    known.set(key, rounds);
    return rounds;
  }

  /** @param {Handle} game @param {"+" | "-"} way */
  function mostAfter(game, way) {
    const after = game.copy();
    try {
      after.answer(way);
      return most(after);
    } finally {
      after.free();
    }
  }

  return most(begun);
}
