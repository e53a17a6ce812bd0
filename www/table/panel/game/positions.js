// @ts-check
/** Fold with all positions, their first visits and layers, for screen readers and for looking things up. */

import { html, nothing } from "../../../kit/lit.js";
import { lazyPart } from "../parts/lazy-part.js";

/** @import { Part, Speaker } from "../../types" */

/** @param {Speaker} words @param {() => void} again has everything shown once more @returns {Part} */
export function positionsPanel(words, again) {
  let open = false;
  const load = async () => (await import("./position-rows.js")).positionRows(words, again);
  const rows = lazyPart(words, () => true, load, again);
  const toggle = (/** @type {Event} */ { target }) => {
    open = /** @type {HTMLDetailsElement} */ (target).open;
    again();
  };
  return (model) => html`
    <details class="positions" @toggle=${toggle}>
      <summary>${words.plain("headingPositions")}</summary>
      ${open ? rows(model) : nothing}
    </details>`;
}
