// @ts-check
/** A part of the side column with a heading, which names it. */

import { freshId } from "../../kit/fresh-id.js";
import { html } from "../../kit/lit.js";

/** @param {string} classes */
export function section(classes) {
  const id = freshId("heading");
  return (/** @type {string} */ heading, /** @type {unknown} */ content) => html`
    <div class=${classes} role="group" aria-labelledby=${id}>
      <h2 id=${id}>${heading}</h2>
      ${content}
    </div>`;
}
