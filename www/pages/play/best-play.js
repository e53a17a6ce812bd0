// @ts-check
/** The end of a game with best play from now on, by the core's exact values. It comes late: only one game asks for it. */

import { loadCore } from "../../table/core/core.js";

/** @typedef {{visited: number, end: number}} BestEnd positions visited in the end, and the round of the last of them */

/** @returns {Promise<(link: string) => BestEnd>} for links of games on small tables */
export async function bestPlay() {
  const { Handle } = await loadCore();
  return (link) => {
    const game = Handle.open(link);
    try {
      game.solve(() => {});
      const { visited, rounds } = game.evaluation().value;
      return { visited, end: game.state().round + rounds };
    } finally {
      game.free();
    }
  };
}
