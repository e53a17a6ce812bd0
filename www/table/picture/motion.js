// @ts-check
/**
 * The loader of the film that shows moves: it waits until the page
 * is idle, and shows nothing where the reader wants no motion.
 */

import { whenIdle } from "../../kit/idle.js";

/** Says whether the reader asked for less motion. */
export function motionIsReduced() {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** @type {typeof import("./film.js").showMove | undefined} */
let loaded;

/**
 * Starts to load the film.
 * @returns {() => typeof import("./film.js").showMove | null} null until it is loaded, and while the page is hidden or
 *   motion is unwanted
 */
export function loadMotion() {
  whenIdle(async () => {
    // If it cannot be loaded, moves are shown by their results only.
    loaded = (await import("./film.js").catch(() => null))?.showMove;
  });
  return () => (loaded && !motionIsReduced() && !document.hidden ? loaded : null);
}
