// @ts-check
/** The row below a field: a button that copies its text, and what has come of it. */

import { copyAndSay } from "../../kit/copy.js";
import { html, nothing } from "../../kit/lit.js";

/** @import { Speaker } from "../types" */

/** @param {Speaker} words @param {() => void} changed shows the row again */
export function copyRow(words, changed) {
  let said = "";
  /** @param {string} text */
  const say = (text) => {
    said = text;
    changed();
  };
  /** @param {Event} event */
  const copy = ({ currentTarget }) => {
    const row = /** @type {Element} */ (currentTarget).closest(".row");
    copyAndSay(/** @type {HTMLInputElement} */ (row?.previousElementSibling), words, say);
  };
  return {
    /** Says nothing any more, because there is another text. */
    forget() {
      said = "";
    },
    /** @param {string} name @param {{kind?: string, more?: unknown}} [about] the class of the button, and what follows it */
    shown: (name, { kind, more = nothing } = {}) => html`
      <div class="row">
        <button type="button" class=${kind ?? nothing} @click=${copy}>${name}</button>
        ${more}
        <span class="note" role="status">${said}</span>
      </div>
    `,
  };
}
