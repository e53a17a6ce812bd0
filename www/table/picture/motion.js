// @ts-check
/** Whether a move is shown as it is made, and what shows it: loaded when the page has nothing else to do. */

import { whenIdle } from "../../kit/idle.js";

/** Whether the reader asked for less motion. */
export function motionIsReduced() {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** @type {typeof import("./film.js").showMove | undefined} */
let loaded;

/**
 * Begins to load what shows moves.
 * @returns {() => typeof import("./film.js").showMove | null} null as long as it is not there, and where nobody sees it or wants to
 */
export function loadMotion() {
  whenIdle(async () => {
    // Where it cannot be loaded, moves are seen by what they lead to.
    loaded = (await import("./film.js").catch(() => null))?.showMove;
  });
  return () => (loaded && !motionIsReduced() && !document.hidden ? loaded : null);
}
