// @ts-check
/** Games that are drawn by chance until one is good enough. */

import { loadCore } from "../../table/core/core.js";

/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */

/** Games that are drawn at most: everywhere about every second one or more of them are good enough. */
const MOST_DRAWN = 40;

/**
 * The link of a good game; after many of the last one.
 * @param {string} first the link of the first one to be considered
 * @param {() => string} next the link of another one
 * @param {(game: Handle) => boolean} isGood may play the game to where it is to begin
 */
export async function drawnGame(first, next, isGood) {
  const { Handle } = await loadCore();
  let link = first;
  for (let drawn = 1; ; drawn++) {
    const game = Handle.open(link);
    try {
      if (isGood(game) || drawn === MOST_DRAWN) return game.state().round > 0 ? game.link() : link;
    } finally {
      game.free();
    }
    link = next();
  }
}
