// @ts-check
/** Controls that a new state takes away: focus on one would be lost, and a press on one must not count. */

/** @import { Model } from "../../types" */

/** What decides which rules of style hide controls. @param {Element} host @param {Model} model */
export function lookOf(host, { state, overlay, facts }) {
  const attributes = ["controls", "present", "readonly"].map((name) => host.getAttribute(name));
  return [...attributes, state.turn === "over", overlay?.layers, facts.mayCall].join();
}

/**
 * Says whether what had the focus has vanished or is disabled now.
 * @param {HTMLElement} focused @param {HTMLElement} table
 * @param {boolean} restyled whether rules of style may hide it now
 */
export function losesFocus(focused, table, restyled) {
  // Asking for the focus of the table costs a layout in each frame.
  if (focused === table) return false;
  const isThere = focused.isConnected && !focused.matches(":disabled") && !focused.closest("[hidden]");
  // So does asking for the geometry of a control.
  return !isThere || (restyled && focused.getClientRects().length === 0);
}

/** Says whether a press still means what is there to be pressed. @param {EventTarget | null} target */
export function isPressable(target) {
  const control = /** @type {Element | null} */ (target)?.closest("button, input, select, summary");
  return !control || (!control.matches(":disabled") && control.getClientRects().length > 0);
}
