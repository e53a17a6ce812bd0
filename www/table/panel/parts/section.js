// @ts-check
/** Parts of the side column: those that are always there, with a heading that names them, and those that are folded. */

import { freshId } from "../../../kit/fresh-id.js";
import { html } from "../../../kit/lit.js";

/** @param {string} classes */
export function section(classes) {
  const id = freshId("heading");
  return (/** @type {string} */ heading, /** @type {unknown} */ content) => html`
    <div class=${classes} role="group" aria-labelledby=${id}>
      <h2 id=${id}>${heading}</h2>
      ${content}
    </div>`;
}

/**
 * A part of the side column that is folded until a person opens it. Where what it is about is shown on the table, it
 * opens by itself once.
 * @param {string} classes
 */
export function fold(classes) {
  let open = false;
  let wasCalled = false;
  const toggle = (/** @type {Event} */ { target }) => {
    open = /** @type {HTMLDetailsElement} */ (target).open;
  };
  return (/** @type {unknown} */ heading, /** @type {unknown} */ content, isCalled = false) => {
    if (isCalled && !wasCalled) open = true;
    wasCalled = isCalled;
    return html`
      <details class=${`${classes} fold`} ?open=${open} @toggle=${toggle}>
        <summary>${heading}</summary>
        ${content}
      </details>`;
  };
}
