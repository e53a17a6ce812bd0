// @ts-check
/** A visitor's own game: the one in progress, kept on the device, or else the next one of the ladder. */

import { bestOn } from "./best.js";
import { freshGame, RUNGS } from "./rungs.js";

/** The name under which the link of the game in progress is kept; known.js also looks for it. */
export const KEY = "magnus-derek-game";
/** A frame of another page has a game of its own, which is nobody's. */
export const isFramed = globalThis.window !== globalThis.top;

/** @returns {string | null} the link of the game in progress, if there is one */
function keptGame() {
  try {
    return isFramed ? null : localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The first table of the ladder above all that the visitor has played as Derek; after the last one that one again. */
export function nextRung() {
  const played = RUNGS.findLastIndex((rung) => bestOn(rung, "derek") !== null);
  return RUNGS[Math.min(played + 1, RUNGS.length - 1)] ?? 9;
}

/** The link of the visitor's own game, and whether the strip shows the idea of its table. */
export function ownGame() {
  const kept = keptGame();
  return { link: kept ?? freshGame(nextRung(), "derek"), onLadder: kept === null && !isFramed };
}
