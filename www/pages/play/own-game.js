// @ts-check
/** A visitor's own game: the one in progress, kept on the device, or else the next one of the ladder. */

import { bestOn } from "./best.js";
import { freshGame, RUNGS } from "./rungs.js";

/** The name under which the link of the game in progress is kept; known.js also looks for it. */
export const KEY = "magnus-derek-game";
/** The name under which it is kept that this game was begun here, and whether on the ladder; known.js knows it, too. */
export const BEGUN = "magnus-derek-begun";
/** The name under which the first minute is kept that has not been finished: its chapter and its game; known.js knows it, too. */
export const MINUTE = "magnus-derek-first-minute";
/** A frame of another page has a game of its own, which is nobody's. */
export const isFramed = globalThis.window !== globalThis.top;

/** @param {string} key @returns {string | null} what is kept */
function kept(key) {
  try {
    return isFramed ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The game in progress that was begun on this device. */
export function begun() {
  const [strip, link] = (kept(BEGUN) ?? "").split(" ");
  return { link, onLadder: strip === "ladder" };
}

/** The chapter and the game of the first minute that has not been finished. */
export const minuteBegun = () => (kept(MINUTE) ?? "").split(" ");

/** Whether the visitor has been through the first minute, or has said that he knows the game: see known.js. */
export const knowsTheGame = () => kept("magnus-derek-knows-the-game") !== null;

/** The first table of the ladder above all that the visitor has played as Derek; after the last one that one again. */
function nextRung() {
  const played = RUNGS.findLastIndex((rung) => bestOn(rung, "derek") !== null);
  return RUNGS[Math.min(played + 1, RUNGS.length - 1)] ?? 9;
}

/**
 * The link of the game that is asked for, or else of the visitor's own; and whether the strip shows the idea of its table.
 * @param {string} asked
 */
export function ownGame(asked) {
  const link = asked || kept(KEY);
  const { link: own, onLadder } = begun();
  return {
    link: link ?? freshGame(nextRung(), "derek"),
    onLadder: !isFramed && (link === null || (onLadder && link === own)),
  };
}
