// @ts-check
/** Whether a move is shown as it is made, and what shows it: loaded when the page has nothing else to do. */

/** Whether the reader asked for less motion. */
export function motionIsReduced() {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** What can wait for an idle moment waits at most so long. */
const PATIENCE_MS = 1000;
/** @type {typeof import("./film.js").showMove | undefined} */
let loaded;

/**
 * Begins to load what shows moves.
 * @returns {() => typeof import("./film.js").showMove | null} null as long as it is not there, and where nobody sees it or wants to
 */
export function loadMotion() {
  const load = () => {
    // Where it cannot be loaded, moves are seen by what they lead to.
    import("./film.js").then(
      ({ showMove }) => {
        loaded = showMove;
      },
      () => {},
    );
  };
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: PATIENCE_MS });
  else setTimeout(load, PATIENCE_MS);
  return () => (loaded && !motionIsReduced() && !document.hidden ? loaded : null);
}
