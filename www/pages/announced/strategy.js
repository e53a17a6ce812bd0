// @ts-check
/** Magnitudes of a strategy, for people who want to announce them. */

/** Numbers for each round in the transcript; the first is the magnitude. */
const ROUND = 5;

/**
 * The first magnitudes against a random Derek, fewer than wanted if the game ends earlier. A table that has to be
 * solved first takes some seconds near n = 29; meanwhile `progress` hears the share done. Throws the core's
 * refusals.
 * @param {import("../../table/core/core.js").Core} core
 * @param {{n: string, magnus: string, seed: string}} game
 * @param {number} wanted
 * @param {(share: number) => void} progress
 * @returns {Uint32Array}
 */
export function firstMagnitudes(core, { n, magnus, seed }, wanted, progress) {
  const game = core.Handle.open(`n=${n}&magnus=${magnus}&derek=random&seed=${seed}`);
  try {
    game.solve(progress);
    for (let round = 0; round < wanted && game.canStep(); round += 1) game.step();
    return game.transcript().filter((_, place) => place % ROUND === 0);
  } finally {
    game.free();
  }
}
