// @ts-check
/** Idle work: tasks that can wait until the page has nothing else to do. */

/** The longest wait for an idle moment, in milliseconds. */
const PATIENCE_MS = 2000;

/** @param {() => void} act */
export function whenIdle(act) {
  // Safari has no such moments.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act, PATIENCE_MS);
}
