// @ts-check
/** A text on a page that can be copied as a whole. */

import { pageSpeaker } from "../text/page-speaker.js";
import { copyAndSay, selectAll } from "./copy.js";
import { elementOf, html, render } from "./lit.js";

/**
 * Puts a button below a text that copies it. If the browser refuses, the text is there in a field, selected.
 * @param {Element} text
 * @param {{action: string, label: string, rows: number}} names of the button and the field, and the lines that it shows
 */
export function copyText(text, { action, label, rows }) {
  const words = pageSpeaker();
  const place = elementOf(html`<div class="copy"></div>`);
  let said = "";
  const copy = () =>
    copyAndSay(/** @type {HTMLTextAreaElement} */ (place.querySelector("textarea")), words, (what) => {
      said = what;
      show();
    });
  const show = () =>
    render(
      html`
<button type="button" @click=${copy}>${action}</button><span class="note" role="status">${said}</span><textarea
  class="source"
  aria-label=${label}
  rows=${rows}
  hidden
  readonly
  spellcheck="false"
  .value=${text.textContent ?? ""}
  @focus=${selectAll}
></textarea>`,
      place,
    );
  show();
  text.after(place);
}
