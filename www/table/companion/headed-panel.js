// @ts-check
/** A part of the side column, under a heading that names it. */

import { html } from "../../kit/lit.js";

/** @import { LitContent } from "../../kit/lit.js" */

/**
 * @param {string} id of the heading
 * @param {string} heading
 * @param {LitContent} content
 * @param {{classes?: string, hidden?: boolean}} [look]
 */
export const panel = (id, heading, content, { classes = "panel", hidden = false } = {}) => html`
  <div class=${classes} role="group" aria-labelledby=${id} ?hidden=${hidden}>
    <h2 id=${id}>${heading}</h2>
    ${content}
  </div>`;
