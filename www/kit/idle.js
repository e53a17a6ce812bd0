// @ts-check
/** What can wait until the page has nothing else to do. */

/** What can wait for an idle moment waits at most so long. */
const PATIENCE_MS = 2000;

/** @param {() => void} act */
export function whenIdle(act) {
  // Safari has no such moments.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act, PATIENCE_MS);
}
