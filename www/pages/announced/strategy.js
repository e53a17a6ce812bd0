// @ts-check
/** The magnitudes that a strategy calls, for those who want to announce them. */

/** How many numbers a round of the transcript has; the first is the magnitude. */
const ROUND = 5;

/**
 * The first magnitudes against a random Derek, fewer than wanted if the game ends before. If the table has to be solved for that,
 * which takes some seconds near n = 29, `progress` hears which part is done. Throws what the core refuses.
 * @param {import("../../table/core.js").Core} core @param {{n: string, magnus: string, seed: string}} game
 * @param {number} wanted @param {(share: number) => void} progress
 * @returns {Uint32Array}
 */
export function firstMagnitudes(core, { n, magnus, seed }, wanted, progress) {
  const game = new core.Handle(n, magnus, "random", seed);
  try {
    game.solve(progress);
    for (let round = 0; round < wanted && game.canStep(); round += 1) game.step();
    return game.transcript().filter((_, place) => place % ROUND === 0);
  } finally {
    game.free();
  }
}
