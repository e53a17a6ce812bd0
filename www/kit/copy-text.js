// @ts-check
/** A text on a page that can be copied as a whole. */

import { pageSpeaker } from "../text/page-speaker.js";
import { copyFrom } from "./copy.js";
import { html, render } from "./lit.js";

/**
 * Puts a button below a text that copies it. If the browser refuses, the text is there in a field, selected.
 * @param {Element} text
 * @param {{action: string, label: string, rows: number}} names of the button and the field, and the lines that it shows
 */
export function copyText(text, { action, label, rows }) {
  const words = pageSpeaker();
  const place = document.createElement("div");
  place.className = "copy";
  let said = "";
  const copy = async () => {
    said = "";
    show();
    const copied = await copyFrom(/** @type {HTMLTextAreaElement} */ (place.querySelector("textarea")));
    said = words.plain(copied ? "copied" : "copyRefused");
    show();
  };
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
  @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLTextAreaElement} */ (event.currentTarget).select()}
></textarea>`,
      place,
    );
  show();
  text.after(place);
}
