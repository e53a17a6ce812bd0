// @ts-check
/**
 * The table on the whole screen, for a room: as the attribute `present` has it, with the question and the row of layers.
 * Loaded when it is first asked for.
 */

import { adoptStyle } from "../style/sheets.js";

/** @import { Controller } from "../controller.js" */

/** Where a browser gives an element no full screen, as on small phones, it fills the window all the same. */
const WHOLE_SCREEN = `
:host([data-presenting]) { position: fixed; inset: 0; z-index: 2147483647; aspect-ratio: auto; max-width: none; margin: 0 !important; padding: 16px !important; --md-table-size: 9999px; }
:host([data-presenting]) :is(.info, .made .note, .begun-position, .comment:not(:has(> p)), .turn .note) { display: none !important; }
:host([data-presenting][present]) .frame .layers:not([hidden]) { display: block !important; overflow: hidden auto; }
:host([data-presenting][present]) .frame { grid-template: "picture turn" auto "picture layers" minmax(0, 1fr) "picture transport" auto / auto minmax(0, 1fr); }
@container magnus-derek (aspect-ratio < 6 / 5) {
  :host([data-presenting][present]) .frame { grid-template: "picture" auto "turn" auto "layers" minmax(0, 1fr) "transport" auto / minmax(0, 1fr); }
}
`;

/** The tables that have `present` from here and not from their page. @type {WeakSet<Element>} */
const presented = new WeakSet();

/** Begins to present the table, or ends it. @param {Controller} controller */
export function togglePresenting(controller) {
  const host = /** @type {HTMLElement} */ (/** @type {unknown} */ (controller.host));
  if (host.hasAttribute("data-presenting")) return stop(host);
  adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), WHOLE_SCREEN);
  if (!host.hasAttribute("present")) presented.add(host);
  host.setAttribute("data-presenting", "");
  host.setAttribute("present", "");
  host.addEventListener("fullscreenchange", endWithFullScreen);
  // A frame that is allowed none, or a browser that has none: the window is filled.
  host.requestFullscreen?.().catch(() => {});
  controller.schedule();
  controller.view.focusTable();
}

/** @param {Event} event */
function endWithFullScreen({ currentTarget }) {
  if (document.fullscreenElement !== currentTarget) stop(/** @type {HTMLElement} */ (currentTarget));
}

/** @param {HTMLElement} host */
function stop(host) {
  if (!host.hasAttribute("data-presenting")) return;
  host.removeAttribute("data-presenting");
  if (presented.delete(host)) host.removeAttribute("present");
  host.removeEventListener("fullscreenchange", endWithFullScreen);
  if (document.fullscreenElement === host) document.exitFullscreen().catch(() => {});
}
